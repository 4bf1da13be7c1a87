import { type RawBuilder, sql } from 'kysely'
import { boostRankBit } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { type FeedKey, type FeedSearch, filterArguments } from './feed.ts'
import type { SearchArea } from './search-areas.ts'
import type { FoundCard } from './merge-streams.ts'

/** Builds the query for those of an SQL array of ids whom a search shows in an area, in no order. */
export const listedQuery = (search: Omit<FeedSearch, 'mostExamined'>, area: SearchArea, ids: RawBuilder<unknown>): RawBuilder<FeedKey> =>
  sql<FeedKey>`select card_id as id, card_rank as rank
    from feed_listed_1(${search.viewerId}::uuid, ${ids}, ${search.genders}::int, ${filterArguments(search, area)})`

/**
 * Those of some members whom a search shows now: by filter, wishes, blocks, the viewer's reactions and place. Each has the area it was found
 * in; one statement for all areas, which do not overlap.
 * @returns cards in the order of `ids`
 */
export const judgeListed = async (
  db: Database,
  search: Omit<FeedSearch, 'mostExamined'>,
  areas: readonly (() => SearchArea)[],
  ids: readonly string[],
): Promise<FoundCard[]> => {
  if (ids.length === 0 || areas.length === 0) return []
  const parts = areas.map((areaOf) => {
    const area = areaOf()
    return sql`select id, rank, ${sql.lit(area.name)} as ring from (${listedQuery(search, area, sql`${ids}::uuid[]`)}) listed`
  })
  const { rows } = await sql<FeedKey & Pick<FoundCard, 'ring'>>`${sql.join(parts, sql` union all `)}`.execute(db)
  const found = new Map(rows.map(({ id, rank, ring }) => [id, { id, rank, boosted: rank >= boostRankBit, ring }]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
