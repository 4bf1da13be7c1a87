// Who comes first in a walk, by the rules of priority/read-priority-and-feed.ts: the home knows who may, the card servers whom the search finds.
import { boostRankBit } from '#features/members/server/index.ts'
import type { FeedSearchParameters, FeedSortKey } from '#features/matches/server/feed.ts'
import { maxPriorityLikers } from '#features/matches/server/priority/choose-liker-places.ts'
import { type PriorityState, remainingPriorityIds } from '#features/matches/server/priority/priority-state.ts'
import type { PriorityCandidates, PriorityMembers } from '#features/matches/server/priority/read-priority-and-feed.ts'
import type { SearchArea } from '#features/matches/server/search-areas.ts'
import type { Database } from '#platform/server/db/database.ts'
import { type CardServer, findListedCards, partOfArea } from './card-server.ts'
import { comesBefore } from './read-remaining.ts'
import { createKeepShown, readLiking, readNewestLikers } from './strike-out.ts'

const mostLikes = 100

export interface PrioritySearch {
  home: Database
  servers: readonly CardServer[]
  search: FeedSearchParameters
  area: SearchArea
}

/** Returns the cards of those of some members whom the viewer is shown in an area, in no order. */
const findShown = async ({ home, servers, search, area }: PrioritySearch, ids: readonly string[]): Promise<FeedSortKey[]> => {
  if (ids.length === 0) return []
  const found = await Promise.all(
    servers.map((server) => {
      const part = partOfArea(area, server)
      return part === undefined ? Promise.resolve([]) : findListedCards(server, search, part, ids)
    }),
  )
  const keys = found.flat()
  const shown = await createKeepShown(home, search.viewerId)(keys)
  return keys.filter(({ id }) => shown.has(id))
}

const inOrder = (ids: readonly string[], keys: readonly FeedSortKey[]): FeedSortKey[] => {
  const byId = new Map(keys.map((key) => [key.id, key]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const chooseFirst = async (priority: PrioritySearch, suggested: readonly string[]): Promise<PriorityMembers> => {
  const { home, search } = priority
  const newest = await readNewestLikers(home, search.viewerId, mostLikes)
  const found = (await findShown(priority, [...new Set([...newest, ...suggested])])).filter(({ rank }) => rank < boostRankBit)
  const isSuggested = ({ id }: FeedSortKey) => Number(suggested.includes(id))
  const likers = found
    .filter(({ id }) => newest.includes(id))
    .toSorted((one, other) => isSuggested(other) - isSuggested(one) || (comesBefore(one, other) ? -1 : 1))
    .slice(0, maxPriorityLikers)
  const others = inOrder(suggested, found).filter(({ id }) => likers.every((liker) => liker.id !== id))
  const liking = await readLiking(
    home,
    search.viewerId,
    others.map(({ id }) => id),
  )
  return { likers, suggested: [...others.filter(({ id }) => liking.has(id)), ...others.filter(({ id }) => !liking.has(id))] }
}

const findNext = async (priority: PrioritySearch, state: PriorityState): Promise<PriorityMembers> => {
  const { likers, suggested } = remainingPriorityIds(state)
  const found = await findShown(priority, [...likers, ...suggested])
  return { likers: inOrder(likers, found), suggested: inOrder(suggested, found) }
}

/** Reads the priority members of an area who have not been shown yet. */
export const readPriorityMembers = (priority: PrioritySearch, candidates: PriorityCandidates): Promise<PriorityMembers> =>
  candidates.kind === 'first' ? chooseFirst(priority, candidates.suggested) : findNext(priority, candidates.state)
