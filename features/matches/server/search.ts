import { boostRankBit } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { mergeStreams, countBoostedSlots, type PlacedCard } from './merge-streams.ts'
import type { SearchPosition } from './paging/cursor.ts'
import { type FeedKey, readFeed, type FeedSearch, type FeedStream, topKey, topOrdinaryKey } from './feed.ts'
import type { SearchArea, SearchAreaName } from './search-areas.ts'

const pageSize = 20
/** With fewer people than this, the search continues in the next area. */
const enoughShown = 10

/** A card with the area it was found in. */
export interface FoundCard extends PlacedCard {
  ring: SearchAreaName
  /** Set when the card leads the feed, ahead of the order of all. */
  lead?: 'likes_you' | 'suggested'
}

/** One page of a search. */
export interface SearchPage {
  found: FoundCard[]
  /** The index in `found` of the first card outside the first area. */
  widerFrom: number | undefined
  next: SearchPosition | undefined
}

const endedStream: FeedStream = { keys: [], rest: undefined }
/** The start of a search. */
export const startPosition: SearchPosition = { ring: 0, position: 0, shown: 0, widened: false, boosted: topKey, ordinary: topOrdinaryKey }

/** Reads cards of one area below a key. */
type Read = (options: { below: FeedKey; leastRank: number; count: number }) => Promise<FeedStream>

const readOrdinary = (read: Read, below: FeedKey | null, count: number): Promise<FeedStream> =>
  below === null ? Promise.resolve(endedStream) : read({ below, leastRank: 0, count })

/**
 * Reads both streams of an area for one page. Boosted cards rank above all others, so while the ordinary stream is unread, one query
 * returns both. Most pages need a single query.
 */
const readStreams = async (read: Read, { boosted, ordinary, position }: SearchPosition, count: number) => {
  if (boosted === null) return { boosted: endedStream, ordinary: await readOrdinary(read, ordinary, count) }
  if (ordinary?.rank !== topOrdinaryKey.rank)
    return { boosted: await read({ below: boosted, leastRank: boostRankBit, count }), ordinary: await readOrdinary(read, ordinary, count) }
  const both = await read({ below: boosted, leastRank: 0, count })
  const keys = both.keys.filter(({ rank }) => rank >= boostRankBit)
  const reachedOrdinary = both.rest === undefined || both.rest.rank < boostRankBit
  const first = { keys, rest: reachedOrdinary ? undefined : both.rest }
  if (reachedOrdinary && keys.length <= countBoostedSlots(position, count))
    return { boosted: first, ordinary: { keys: both.keys.slice(keys.length), rest: both.rest } }
  return { boosted: first, ordinary: await readOrdinary(read, ordinary, count) }
}

/** Where a stream continues: below its last used card, otherwise where reading stopped; null at its end. */
const nextPosition = (from: FeedKey | null, before: FeedStream, after: FeedStream): FeedKey | null => {
  if (after.keys.length === 0) return after.rest ?? null
  return before.keys[before.keys.length - after.keys.length - 1] ?? from
}

/** Reads one page of a search from a position on, over as many areas as needed. */
export const readSearchPage = async (
  db: Database,
  search: FeedSearch,
  rings: readonly (() => SearchArea)[],
  from: SearchPosition,
): Promise<SearchPage> => {
  const found: FoundCard[] = []
  let widerFrom: number | undefined
  let mark = from
  for (;;) {
    const ring = rings[mark.ring]?.()
    if (ring === undefined) return { found, widerFrom, next: undefined }
    const count = pageSize - found.length
    const streams = await readStreams((options) => readFeed(db, search, ring, options), mark, count)
    const page = mergeStreams(streams.boosted, streams.ordinary, mark.position, count)
    if (mark.ring > 0 && !mark.widened && page.taken.length > 0) widerFrom = found.length
    found.push(...page.taken.map((key) => ({ ...key, ring: ring.name })))
    mark = {
      ring: mark.ring,
      position: (mark.position + page.taken.length) % 4,
      shown: Math.min(enoughShown, mark.shown + page.taken.length),
      widened: mark.widened || (mark.ring > 0 && page.taken.length > 0),
      boosted: nextPosition(mark.boosted, streams.boosted, page.boosted),
      ordinary: nextPosition(mark.ordinary, streams.ordinary, page.ordinary),
    }
    if (mark.boosted !== null || mark.ordinary !== null) return { found, widerFrom, next: mark }
    if (mark.shown >= enoughShown) return { found, widerFrom, next: undefined }
    mark = { ...startPosition, ring: mark.ring + 1, shown: mark.shown, widened: mark.widened }
  }
}
