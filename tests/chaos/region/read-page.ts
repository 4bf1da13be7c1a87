// A page of the feed, read from card servers. Areas, streams and marks are those of readSearchPage (search.ts), which reads one database.
import { boostRankBit } from '#features/members/server/index.ts'
import { type FeedSortKey, type FeedSlice, topOrdinaryKey } from '#features/matches/server/feed.ts'
import { countBoostedPlacesOnPage, type FoundCard, mergeStreams, noPriorityStreams } from '#features/matches/server/merge-streams.ts'
import type { SearchPosition } from '#features/matches/server/paging/cursor.ts'
import { advancePriorityState, hasRemainingPriority } from '#features/matches/server/priority/priority-state.ts'
import type { PriorityCandidates } from '#features/matches/server/priority/read-priority-and-feed.ts'
import type { FeedSearchParameters } from '#features/matches/server/feed.ts'
import type { SearchArea } from '#features/matches/server/search-areas.ts'
import { type SuggestionsAndLikerPlaces, startPosition } from '#features/matches/server/search.ts'
import type { Database } from '#platform/server/db/database.ts'
import { type CardServer, partOfArea, readCardsOf } from './card-server.ts'
import { readPriorityMembers } from './priority.ts'
import { type HomeFault, readRemaining } from './read-remaining.ts'
import { createKeepShown } from './strike-out.ts'

const pageSize = 20
const enoughShown = 10

/** The home of the viewers, and the servers with the cards. */
export interface DividedFeed {
  home: Database
  servers: readonly CardServer[]
  fault?: HomeFault | undefined
}

type Read = (below: FeedSortKey | null, minRank: number, count: number) => Promise<FeedSlice>

const readStreams = async (read: Read, { boosted, ordinary, position }: SearchPosition, count: number) => {
  const ofBoosted = () => read(boosted, boostRankBit, count)
  if (boosted === null || ordinary?.rank !== topOrdinaryKey.rank)
    return { boosted: await ofBoosted(), ordinary: await read(ordinary, 0, count) }
  const both = await read(boosted, 0, count)
  const keys = both.keys.filter(({ rank }) => rank >= boostRankBit)
  const reachedOrdinary = both.rest === undefined || both.rest.rank < boostRankBit
  const first = { keys, rest: reachedOrdinary ? undefined : both.rest }
  if (reachedOrdinary && keys.length <= countBoostedPlacesOnPage(position, count))
    return { boosted: first, ordinary: { keys: both.keys.slice(keys.length), rest: both.rest } }
  return { boosted: first, ordinary: await read(ordinary, 0, count) }
}

const continueAfter = (from: FeedSortKey | null, before: FeedSlice, after: FeedSlice): FeedSortKey | null =>
  after.keys.length === 0 ? (after.rest ?? null) : (before.keys[before.keys.length - after.keys.length - 1] ?? from)

const candidatesAt = ({ ring, priority }: SearchPosition, { suggested }: SuggestionsAndLikerPlaces): PriorityCandidates | undefined => {
  if (ring > 0) return undefined
  if (priority !== undefined) return { kind: 'next', state: priority }
  return suggested && { kind: 'first', suggested }
}

const readArea = async (
  { home, servers, fault }: DividedFeed,
  search: FeedSearchParameters,
  area: SearchArea,
  mark: SearchPosition,
  count: number,
  options: SuggestionsAndLikerPlaces,
) => {
  const candidates = candidatesAt(mark, options)
  const isNeeded = candidates?.kind === 'first' || (candidates !== undefined && hasRemainingPriority(candidates.state))
  const priority = isNeeded ? await readPriorityMembers({ home, servers, search, area }, candidates) : { likers: [], suggested: [] }
  const chosen = { likers: priority.likers.map(({ id }) => id), suggested: priority.suggested.map(({ id }) => id) }
  const state = candidates?.kind === 'first' ? { ...chosen, likersPassed: 0, suggestedPassed: 0, place: 0, alone: true } : candidates?.state
  const keepShown = createKeepShown(home, search.viewerId, state && [...state.likers, ...state.suggested])
  const reads = servers.flatMap((server) => {
    const part = partOfArea(area, server)
    return part === undefined ? [] : [readCardsOf(server, search, part)]
  })
  const read: Read = (below, minRank, most) =>
    below === null
      ? Promise.resolve({ keys: [], rest: undefined })
      : readRemaining(reads, keepShown, { below, minRank, count: most, fault })
  return { ...(await readStreams(read, mark, count)), priority, state }
}

/** Reads one page of a search from a position on, from as many areas as needed. */
export const readDividedPage = async (
  feed: DividedFeed,
  search: FeedSearchParameters,
  areas: readonly (() => SearchArea)[],
  from: SearchPosition,
  options: SuggestionsAndLikerPlaces,
): Promise<{ found: FoundCard[]; next: SearchPosition | undefined }> => {
  const found: FoundCard[] = []
  for (let mark = from; ;) {
    const area = areas[mark.ring]?.()
    if (area === undefined) return { found, next: undefined }
    const count = pageSize - found.length
    const { priority, state, ...streams } = await readArea(feed, search, area, mark, count, options)
    const priorityStreams = state === undefined ? noPriorityStreams : { ...priority, places: options.places, place: state.place }
    const page = mergeStreams(streams.boosted, streams.ordinary, mark.position, count, priorityStreams)
    found.push(...page.taken.map((key) => ({ ...key, ring: area.name })))
    const shown = page.taken.length
    const ordinary = shown - priority.likers.length - priority.suggested.length + page.likers.length + page.suggested.length
    const next = state && advancePriorityState(state, page, { shown, ordinary })
    mark = {
      ring: mark.ring,
      position: (mark.position + shown) % 4,
      shown: Math.min(enoughShown, mark.shown + shown),
      widened: mark.widened || (mark.ring > 0 && shown > 0),
      boosted: continueAfter(mark.boosted, streams.boosted, page.boosted),
      ordinary: continueAfter(mark.ordinary, streams.ordinary, page.ordinary),
      ...(next && { priority: next }),
    }
    if (mark.boosted !== null || mark.ordinary !== null || (next !== undefined && hasRemainingPriority(next))) return { found, next: mark }
    if (mark.shown >= enoughShown) return { found, next: undefined }
    mark = { ...startPosition, ring: mark.ring + 1, shown: mark.shown, widened: mark.widened }
  }
}
