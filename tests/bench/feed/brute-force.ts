import type { FeedSearchParameters } from '#features/matches/server/feed.ts'
import type { QueryClient } from '../measure/database.ts'

/** Finds all matches within `km`, best first, by examining every card without the feed's functions and indexes. */
export const findByBruteForce = async (client: QueryClient, search: FeedSearchParameters, km: number): Promise<string[]> => {
  await client.query("begin; set local enable_indexscan = off; set local enable_indexonlyscan = off; set local work_mem = '256MB'")
  const { rows } = await client.query<{ id: string }>(
    `select id from card c
     where 2 * 6371 * asin(sqrt(sin(radians(cell_lat - $2) / 2) ^ 2 + cos(radians($2)) * cos(radians(cell_lat)) * sin(radians(cell_lng - $3) / 2) ^ 2)) <= $4
       and id <> $1 and birth > $5::date and birth <= $6::date and $7::int between min_age and max_age and seek & $8::int <> 0 and (1 << gender) & $9::int <> 0
       and id not in (select to_id from reaction where from_id = $1)
       and id not in (select to_id from block where from_id = $1 union select from_id from block where to_id = $1)
     order by rank desc, id desc`,
    [
      search.viewerId,
      search.position?.lat,
      search.position?.lng,
      km,
      search.bornAfter,
      search.bornBy,
      search.viewerAge,
      search.viewerGender,
      search.genders,
    ],
  )
  await client.query('rollback')
  return rows.map(({ id }) => id)
}
