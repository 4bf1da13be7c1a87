import { type RawBuilder, sql } from 'kysely'
import { boostRankBit } from '#features/members/server/index.ts'
import { likesViewerCondition, newestLikersSql } from '#features/reactions/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import {
  feedQuery,
  type FeedSortKey,
  type FeedSliceRequest,
  type FeedRow,
  type FeedSearchParameters,
  type FeedSlice,
  toFeedSlice,
} from '../feed.ts'
import { membersInSearchQuery } from '../members-in-search.ts'
import type { SearchArea } from '../search-areas.ts'
import { remainingPriorityIds, type PriorityState } from './priority-state.ts'
import { maxPriorityLikers } from './choose-liker-places.ts'

/** The priority likers are chosen from this many of the newest likes. */
const mostLikes = 100

/** The priority members in their order, without those that the search would not show. Suggested members who like the viewer come first. */
export interface PriorityMembers {
  likers: FeedSortKey[]
  suggested: FeedSortKey[]
}

/** Who may come first: on the first page of a walk, all likers and the `suggested` members; on later pages, those not shown yet. */
export type PriorityCandidates = { kind: 'first'; suggested: readonly string[] } | { kind: 'next'; state: PriorityState }

interface PriorityRow extends FeedRow {
  /** The list that the card comes from; `liking` is a suggested member who likes the viewer. */
  part: 'liker' | 'liking' | 'suggested' | 'rest'
}

const uuids = (ids: readonly string[]) => sql`${ids}::uuid[]`

/**
 * Builds the queries for the priority members of an area. On the first page they take five likers: suggested ones, then those with the highest
 * ranks. So accounts that like everybody, which are not suggested, do not get the places of others. Boosted cards are never among them, because
 * they have places of their own.
 */
const priorityQueries = (
  search: FeedSearchParameters,
  area: SearchArea,
  source: PriorityCandidates,
): { likers: RawBuilder<FeedSortKey>; suggested: RawBuilder<FeedSortKey> } => {
  if (source.kind === 'next') {
    const { likers, suggested } = remainingPriorityIds(source.state)
    return { likers: membersInSearchQuery(search, area, uuids(likers)), suggested: membersInSearchQuery(search, area, uuids(suggested)) }
  }
  const ordinary = sql`rank < ${sql.lit(boostRankBit)}`
  return {
    likers: sql`select id, rank from (${membersInSearchQuery(search, area, newestLikersSql(search.viewerId, mostLikes))}) likers
      where ${ordinary} order by id = any(${uuids(source.suggested)}) desc, rank desc, id desc limit ${sql.lit(maxPriorityLikers)}`,
    suggested:
      source.suggested.length === 0
        ? sql`select null::uuid as id, null::int as rank where false`
        : sql`select id, rank from (${membersInSearchQuery(search, area, uuids(source.suggested))}) suggested where ${ordinary}`,
  }
}

const inOrder = (ids: readonly string[], keys: readonly FeedSortKey[]): FeedSortKey[] => {
  const byId = new Map(keys.map((key) => [key.id, key]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const toPriority = (rows: readonly PriorityRow[], source: PriorityCandidates): PriorityMembers => {
  const keysOf = (part: PriorityRow['part']) => rows.filter((row) => row.part === part).map(({ id, rank }) => ({ id, rank }))
  if (source.kind === 'next') {
    const ahead = remainingPriorityIds(source.state)
    return { likers: inOrder(ahead.likers, keysOf('liker')), suggested: inOrder(ahead.suggested, keysOf('suggested')) }
  }
  const isSuggested = ({ id }: FeedSortKey) => Number(source.suggested.includes(id))
  const likers = keysOf('liker').toSorted((a, b) => isSuggested(b) - isSuggested(a) || b.rank - a.rank || (a.id < b.id ? 1 : -1))
  const suggested = [...inOrder(source.suggested, keysOf('liking')), ...inOrder(source.suggested, keysOf('suggested'))]
  return { likers, suggested: suggested.filter(({ id }) => likers.every((liker) => liker.id !== id)) }
}

/** Reads, in one statement, the priority members of an area and, if `slice` is given, that slice of the rest of the feed. */
export const readPriorityMembersAndFeed = async (
  db: ReadDatabase,
  search: FeedSearchParameters,
  area: SearchArea,
  source: PriorityCandidates,
  slice?: FeedSliceRequest,
): Promise<{ priority: PriorityMembers; stream: FeedSlice | undefined }> => {
  const { likers, suggested } = priorityQueries(search, area, source)
  const without =
    source.kind === 'next'
      ? uuids([...source.state.likers, ...source.state.suggested])
      : sql`array(select id from likers union select id from suggested)`
  // A suggested member who likes the viewer comes before the other suggestions: only the like of the viewer is missing for a match. The nightly
  // training does not know most of these likes yet, and the viewer may come back only after days.
  const suggestedPart =
    source.kind === 'next'
      ? sql`'suggested'`
      : sql`case when ${likesViewerCondition(search.viewerId, 'suggested.id')} then 'liking' else 'suggested' end`
  const rest = slice && sql`union all select 'rest', id, rank, passed, last from (${feedQuery(search, area, { ...slice, without })}) rest`
  const { rows } = await sql<PriorityRow>`
    with likers as materialized (${likers}), suggested as materialized (${suggested})
    select 'liker' as part, id, rank, true as passed, false as last from likers
    union all select ${suggestedPart}, id, rank, true, false from suggested
    ${rest ?? sql``}`.execute(db)
  const restRows = rows.filter(({ part }) => part === 'rest')
  return { priority: toPriority(rows, source), stream: slice && toFeedSlice(restRows, slice.count) }
}
