import { boostRankBit } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { assemble, boostedPlaces, type Taken } from './assemble.ts'
import type { Bookmark } from './cursor.ts'
import { type Key, readFeed, type Search, type Stream, top, topOrdinary } from './feed.ts'
import type { Ring, RingName } from './rings.ts'

const pageSize = 20
/** A ring that leaves fewer than this shown goes on with the next. */
const enough = 10

export interface Found extends Taken {
  ring: RingName
}

export interface Page {
  found: Found[]
  /** Index in `found` where a ring wider than the first begins. */
  widerFrom: number | undefined
  next: Bookmark | undefined
}

const ended: Stream = { keys: [], rest: undefined }
export const start: Bookmark = { ring: 0, position: 0, shown: 0, widened: false, boosted: top, ordinary: topOrdinary }

/** How a search reads a ring, given the place in the order to start below. */
type Read = (options: { below: Key; leastRank: number; count: number }) => Promise<Stream>

const readOrdinary = (read: Read, below: Key | null, count: number): Promise<Stream> =>
  below === null ? Promise.resolve(ended) : read({ below, leastRank: 0, count })

/**
 * Both streams of a ring, far enough for a page. A boosted card outranks every other, so while the ordinary stream is untouched one reading
 * gives both: for most pages there is a single query.
 */
const readStreams = async (read: Read, { boosted, ordinary, position }: Bookmark, count: number) => {
  if (boosted === null) return { boosted: ended, ordinary: await readOrdinary(read, ordinary, count) }
  if (ordinary?.rank !== topOrdinary.rank)
    return { boosted: await read({ below: boosted, leastRank: boostRankBit, count }), ordinary: await readOrdinary(read, ordinary, count) }
  const both = await read({ below: boosted, leastRank: 0, count })
  const keys = both.keys.filter(({ rank }) => rank >= boostRankBit)
  const reachedOrdinary = both.rest === undefined || both.rest.rank < boostRankBit
  const first = { keys, rest: reachedOrdinary ? undefined : both.rest }
  if (reachedOrdinary && keys.length <= boostedPlaces(position, count))
    return { boosted: first, ordinary: { keys: both.keys.slice(keys.length), rest: both.rest } }
  return { boosted: first, ordinary: await readOrdinary(read, ordinary, count) }
}

/** Where a stream goes on: at its next known card, else where reading stopped, else nowhere. */
const goOn = (from: Key | null, before: Stream, after: Stream): Key | null => {
  if (after.keys.length === 0) return after.rest ?? null
  return before.keys[before.keys.length - after.keys.length - 1] ?? from
}

/** One page of a search from a bookmark on, over as many rings as it takes. */
export const searchPage = async (db: Database, search: Search, rings: readonly (() => Ring)[], from: Bookmark): Promise<Page> => {
  const found: Found[] = []
  let widerFrom: number | undefined
  let mark = from
  for (;;) {
    const ring = rings[mark.ring]?.()
    if (ring === undefined) return { found, widerFrom, next: undefined }
    const count = pageSize - found.length
    const streams = await readStreams((options) => readFeed(db, search, ring, options), mark, count)
    const page = assemble(streams.boosted, streams.ordinary, mark.position, count)
    if (mark.ring > 0 && !mark.widened && page.taken.length > 0) widerFrom = found.length
    found.push(...page.taken.map((key) => ({ ...key, ring: ring.name })))
    mark = {
      ring: mark.ring,
      position: (mark.position + page.taken.length) % 4,
      shown: Math.min(enough, mark.shown + page.taken.length),
      widened: mark.widened || (mark.ring > 0 && page.taken.length > 0),
      boosted: goOn(mark.boosted, streams.boosted, page.boosted),
      ordinary: goOn(mark.ordinary, streams.ordinary, page.ordinary),
    }
    if (mark.boosted !== null || mark.ordinary !== null) return { found, widerFrom, next: mark }
    if (mark.shown >= enough) return { found, widerFrom, next: undefined }
    mark = { ...start, ring: mark.ring + 1, shown: mark.shown, widened: mark.widened }
  }
}
