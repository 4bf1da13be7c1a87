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
 * in; one statement for each area until all are found.
 * @returns cards in the order of `ids`
 */
export const judgeListed = async (
  db: Database,
  search: Omit<FeedSearch, 'mostExamined'>,
  areas: readonly (() => SearchArea)[],
  ids: readonly string[],
): Promise<FoundCard[]> => {
  const found = new Map<string, FoundCard>()
  for (const areaOf of areas) {
    const area = areaOf()
    const missing = ids.filter((id) => !found.has(id))
    if (missing.length === 0) break
    const { rows } = await listedQuery(search, area, sql`${missing}::uuid[]`).execute(db)
    for (const { id, rank } of rows) found.set(id, { id, rank, boosted: rank >= boostRankBit, ring: area.name })
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}
