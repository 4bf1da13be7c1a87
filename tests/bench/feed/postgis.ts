import { type RawBuilder, sql } from 'kysely'
import type { FeedSearchParameters } from '#features/matches/server/feed.ts'
import type { QueryClient } from '../measure/database.ts'

/** Copies the cards into a PostGIS table with a spatial index. The server needs the extension. */
export const preparePostgis = async (client: QueryClient): Promise<void> => {
  await client.query(`create extension postgis;
    create table postgis_card as select c.*, st_makepoint(cell_lng, cell_lat)::geography as place from card c;
    create index on postgis_card using gist (place);
    analyze postgis_card`)
}

/** The first page as a plain PostGIS query: filter by radius, then sort and take the best 20. */
export const radiusThenSort = (search: FeedSearchParameters, km: number): RawBuilder<unknown> => sql`
  select id, rank from postgis_card
  where st_dwithin(place, st_makepoint(${search.position?.lng ?? 0}::float8, ${search.position?.lat ?? 0}::float8)::geography, ${km * 1000}::float8)
    and id <> ${search.viewerId}::uuid and birth > ${search.bornAfter}::date and birth <= ${search.bornBy}::date
    and ${search.viewerAge}::int between min_age and max_age and seek & ${search.viewerGender}::int <> 0 and (1 << gender) & ${search.genders}::int <> 0
    and not exists (select 1 from reaction where from_id = ${search.viewerId}::uuid and to_id = id)
    and not exists (select 1 from block where (from_id = ${search.viewerId}::uuid and to_id = id) or (from_id = id and to_id = ${search.viewerId}::uuid))
  order by rank desc, id desc limit 20`
