import { sql } from 'kysely'
import { boostRankBit, distanceKm } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { FeedSearch } from './feed.ts'
import type { SearchArea } from './search-areas.ts'
import type { FoundCard } from './search.ts'

interface Row {
  id: string
  rank: number
  country: number
  cell_lat: number | null
  cell_lng: number | null
}

const isInArea = (
  card: Row,
  { layer, places, near, far, inCountry, notCountry }: SearchArea,
  position: FeedSearch['position'],
): boolean => {
  const { cell_lat: lat, cell_lng: lng } = card
  const km = lat === null || lng === null || position === undefined ? null : distanceKm(position.lat, position.lng, lat, lng)
  const wanted = layer === 'country' ? places[0] : inCountry
  if (wanted !== undefined && card.country !== wanted) return false
  if (notCountry !== undefined && card.country === notCountry) return false
  return (far === undefined || (km !== null && km <= far)) && (near === undefined || km === null || km > near)
}

/** Those of `ids` whom the search would show now (filter, blocks, reactions, area), in the order of `ids`. The name is not judged. */
export const judgeListed = async (
  db: Database,
  search: Omit<FeedSearch, 'mostExamined'>,
  areas: readonly (() => SearchArea)[],
  ids: readonly string[],
): Promise<FoundCard[]> => {
  if (ids.length === 0) return []
  const { viewerId } = search
  const { rows } = await sql<Row>`
    select id, rank, country, cell_lat, cell_lng from card
    where id = any(${ids}::uuid[]) and id <> ${viewerId}
      and (1 << gender) & ${search.genders}::int <> 0 and birth > ${search.bornAfter}::date and birth <= ${search.bornBy}::date
      and seek & ${search.viewerGender}::int <> 0 and ${search.viewerAge}::int between min_age and max_age
      and not exists (select from reaction where from_id = ${viewerId} and to_id = card.id)
      and not exists (select from block where from_id = ${viewerId} and to_id = card.id)
      and not exists (select from block where from_id = card.id and to_id = ${viewerId})`.execute(db)
  const cards = new Map(rows.map((row) => [row.id, row]))
  const places = areas.map((area) => area())
  return ids.flatMap((id) => {
    const card = cards.get(id)
    const ring = card && places.find((area) => isInArea(card, area, search.position))?.name
    return card && ring ? [{ id, rank: card.rank, boosted: card.rank >= boostRankBit, ring }] : []
  })
}
