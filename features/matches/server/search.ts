import { sql } from 'kysely'
import { boostRankBit } from '#features/members/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { advancePriorityState, hasRemainingPriority, type PriorityState } from './priority/priority-state.ts'
import { type PriorityMembers, type PriorityCandidates, readPriorityMembersAndFeed } from './priority/read-priority-and-feed.ts'
import { mergeStreams, countBoostedPlacesOnPage, type FoundCard, noPriorityStreams } from './merge-streams.ts'
import type { SearchPosition } from './paging/cursor.ts'
import {
  type FeedSortKey,
  type FeedSliceRequest,
  readFeedSlice,
  type FeedSearchParameters,
  type FeedSlice,
  topFeedKey,
  topOrdinaryKey,
} from './feed.ts'
import type { SearchArea } from './search-areas.ts'

const pageSize = 20
/** The search continues in the next area until at least this many people were shown. */
const enoughShown = 10

/** One page of a search. */
export interface SearchPage {
  found: FoundCard[]
  /** The index in `found` of the first card outside the first area. */
  widerFrom: number | undefined
  /** How many of `found` are not priority members. */
  ordinary: number
  next: SearchPosition | undefined
}

/** Which members may come first in the feed, and at which places. */
export interface SuggestionsAndLikerPlaces {
  /** The members suggested to the viewer, for the first page of the feed. If undefined, no members are chosen to come first. */
  suggested?: readonly string[]
  /** The places that are reserved for likers, counted from the start of the feed. */
  places: readonly number[]
}

const endedStream: FeedSlice = { keys: [], rest: undefined }
/** The position at which a search starts. */
export const startPosition: SearchPosition = {
  ring: 0,
  position: 0,
  shown: 0,
  widened: false,
  boosted: topFeedKey,
  ordinary: topOrdinaryKey,
}

/** Reads cards of one area below a key. */
type Read = (slice: FeedSliceRequest) => Promise<FeedSlice>

const readOrdinary = (read: Read, below: FeedSortKey | null, count: number): Promise<FeedSlice> =>
  below === null ? Promise.resolve(endedStream) : read({ below, minRank: 0, count })

/**
 * Reads the boosted and the ordinary stream of an area for one page. Boosted cards rank above all others, so one query can return both while
 * the ordinary stream is unread. Most pages need a single query.
 */
const readStreams = async (read: Read, { boosted, ordinary, position }: SearchPosition, count: number) => {
  if (boosted === null) return { boosted: endedStream, ordinary: await readOrdinary(read, ordinary, count) }
  if (ordinary?.rank !== topOrdinaryKey.rank)
    return { boosted: await read({ below: boosted, minRank: boostRankBit, count }), ordinary: await readOrdinary(read, ordinary, count) }
  const both = await read({ below: boosted, minRank: 0, count })
  const keys = both.keys.filter(({ rank }) => rank >= boostRankBit)
  const reachedOrdinary = both.rest === undefined || both.rest.rank < boostRankBit
  const first = { keys, rest: reachedOrdinary ? undefined : both.rest }
  if (reachedOrdinary && keys.length <= countBoostedPlacesOnPage(position, count))
    return { boosted: first, ordinary: { keys: both.keys.slice(keys.length), rest: both.rest } }
  return { boosted: first, ordinary: await readOrdinary(read, ordinary, count) }
}

/** Returns the card after which a stream continues: its last used card, otherwise the last one that was read; null at the end. */
const nextPosition = (from: FeedSortKey | null, before: FeedSlice, after: FeedSlice): FeedSortKey | null => {
  if (after.keys.length === 0) return after.rest ?? null
  return before.keys[before.keys.length - after.keys.length - 1] ?? from
}

/** Returns who may come first from a position on: members of the first area only; undefined if nobody may. */
const prioritySourceOf = ({ ring, priority }: SearchPosition, { suggested }: SuggestionsAndLikerPlaces): PriorityCandidates | undefined => {
  if (ring > 0) return undefined
  if (priority !== undefined) return { kind: 'next', state: priority }
  return suggested && { kind: 'first', suggested }
}

const firstState = ({ likers, suggested }: PriorityMembers): PriorityState => ({
  likers: likers.map(({ id }) => id),
  suggested: suggested.map(({ id }) => id),
  likersPassed: 0,
  suggestedPassed: 0,
  place: 0,
  alone: true,
})

const noOne: PriorityMembers = { likers: [], suggested: [] }

/** Reads the streams and the priority members of an area. They share the first query, so most pages need a single one. */
const readArea = async (
  db: ReadDatabase,
  search: FeedSearchParameters,
  area: SearchArea,
  mark: SearchPosition,
  count: number,
  options: SuggestionsAndLikerPlaces,
) => {
  const source = prioritySourceOf(mark, options)
  let state = source?.kind === 'next' ? source.state : undefined
  let priority: PriorityMembers | undefined =
    source?.kind === 'first' || (state !== undefined && hasRemainingPriority(state)) ? undefined : noOne
  const read: Read = async (slice) => {
    if (priority === undefined && source !== undefined) {
      const both = await readPriorityMembersAndFeed(db, search, area, source, slice)
      priority = both.priority
      state ??= firstState(priority)
      if (both.stream !== undefined) return both.stream
    }
    const without = state && sql`${[...state.likers, ...state.suggested]}::uuid[]`
    return readFeedSlice(db, search, area, { ...slice, ...(without && { without }) })
  }
  const streams = await readStreams(read, mark, count)
  if (priority === undefined && source !== undefined) priority = (await readPriorityMembersAndFeed(db, search, area, source)).priority
  return { ...streams, priority: priority ?? noOne, state }
}

/** Reads one page of a search from a position on, from as many areas as needed. */
export const readSearchPage = async (
  db: ReadDatabase,
  search: FeedSearchParameters,
  rings: readonly (() => SearchArea)[],
  from: SearchPosition,
  options: SuggestionsAndLikerPlaces = { places: [] },
): Promise<SearchPage> => {
  const found: FoundCard[] = []
  let widerFrom: number | undefined
  let ordinary = 0
  let mark = from
  for (;;) {
    const ring = rings[mark.ring]?.()
    if (ring === undefined) return { found, widerFrom, ordinary, next: undefined }
    const count = pageSize - found.length
    const { priority, state, ...streams } = await readArea(db, search, ring, mark, count, options)
    const priorityStreams = state === undefined ? noPriorityStreams : { ...priority, places: options.places, place: state.place }
    const page = mergeStreams(streams.boosted, streams.ordinary, mark.position, count, priorityStreams)
    if (mark.ring > 0 && !mark.widened && page.taken.length > 0) widerFrom = found.length
    found.push(...page.taken.map((key) => ({ ...key, ring: ring.name })))
    const shown = page.taken.length
    const priorityShown = priority.likers.length + priority.suggested.length - page.likers.length - page.suggested.length
    ordinary += shown - priorityShown
    const next = state && advancePriorityState(state, page, { shown, ordinary: shown - priorityShown })
    mark = {
      ring: mark.ring,
      position: (mark.position + shown) % 4,
      shown: Math.min(enoughShown, mark.shown + shown),
      widened: mark.widened || (mark.ring > 0 && shown > 0),
      boosted: nextPosition(mark.boosted, streams.boosted, page.boosted),
      ordinary: nextPosition(mark.ordinary, streams.ordinary, page.ordinary),
      ...(next && { priority: next }),
    }
    if (mark.boosted !== null || mark.ordinary !== null || (next !== undefined && hasRemainingPriority(next)))
      return { found, widerFrom, ordinary, next: mark }
    if (mark.shown >= enoughShown) return { found, widerFrom, ordinary, next: undefined }
    mark = { ...startPosition, ring: mark.ring + 1, shown: mark.shown, widened: mark.widened }
  }
}
