import { type RawBuilder, sql } from 'kysely'
import { boostRankBit } from '#features/members/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { type FeedSortKey, type FeedSearchParameters, filterSqlArguments } from './feed.ts'
import type { SearchArea } from './search-areas.ts'
import type { FoundCard } from './merge-streams.ts'

/** Builds the query that selects, from an SQL array of ids, the members whom a search shows in an area, in no order. */
export const membersInSearchQuery = (
  search: Omit<FeedSearchParameters, 'mostExamined'>,
  area: SearchArea,
  ids: RawBuilder<unknown>,
): RawBuilder<FeedSortKey> =>
  sql<FeedSortKey>`select card_id as id, card_rank as rank
    from feed_listed_1(${search.viewerId}::uuid, ${ids}, ${search.genders}::int, ${filterSqlArguments(search, area)})`

/**
 * Finds the given members whom a search would show now, with the area of each. One statement covers all areas, which do not overlap.
 * @returns cards in the order of `ids`
 */
export const findMembersInSearch = async (
  db: ReadDatabase,
  search: Omit<FeedSearchParameters, 'mostExamined'>,
  areas: readonly (() => SearchArea)[],
  ids: readonly string[],
): Promise<FoundCard[]> => {
  if (ids.length === 0 || areas.length === 0) return []
  const parts = areas.map((areaOf) => {
    const area = areaOf()
    return sql`select id, rank, ${sql.lit(area.name)} as ring from (${membersInSearchQuery(search, area, sql`${ids}::uuid[]`)}) listed`
  })
  const { rows } = await sql<FeedSortKey & Pick<FoundCard, 'ring'>>`${sql.join(parts, sql` union all `)}`.execute(db)
  const found = new Map(rows.map(({ id, rank, ring }) => [id, { id, rank, boosted: rank >= boostRankBit, ring }]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
