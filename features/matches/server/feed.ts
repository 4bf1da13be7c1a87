import { type RawBuilder, sql } from 'kysely'
import { boostBit } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { SearchArea } from './search-areas.ts'

/** A place in the order of the feed: rank, then id, both falling. */
export interface FeedKey {
  rank: number
  id: string
}

/** Cards that pass, in order, and where to go on; no `rest` when there is nothing after them. */
export interface FeedStream {
  keys: FeedKey[]
  rest: FeedKey | undefined
}

/** Who looks, and for whom. */
export interface FeedSearch {
  viewerId: string
  /** Centre of the viewer's cell. */
  position: { lat: number; lng: number } | undefined
  /** Bit masks and days as the feed functions take them. */
  genders: number
  bornAfter: string
  bornBy: string
  viewerGender: number
  viewerAge: number
  /** Folded beginning of a name, and whether few enough have one to look them up. */
  name: string | undefined
  isRareName: boolean
  /** Cards looked at for one page of one ring: what a search nobody passes costs at most. */
  mostExamined: number
}

/** Names found in the index of names one by one; a more common beginning is quicker met along the feed. */
const maxNameMatches = 10_000

/** Above every card. */
export const topKey: FeedKey = { rank: 2 ** 31 - 1, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
/** Above every card that is not boosted. */
export const topOrdinaryKey: FeedKey = { rank: boostBit, id: '00000000-0000-0000-0000-000000000000' }

const branches = { tile: [4, 9, 25], region: [8, 20, 64], country: [1], everywhere: [1] } as const

const earthRadius = 6371
/** The haversine of a distance: comparing these spares an arcsine for every card. */
const haversine = (km: number | undefined): number | null => (km === undefined ? null : Math.sin(km / 2 / earthRadius) ** 2)

/** The function with the fewest branches that are enough. */
const functionFor = ({ layer, places }: SearchArea): string => {
  const count = branches[layer].find((number) => number >= places.length)
  if (count === undefined) throw new Error(`${places.length} places are too many for ${layer}`)
  return `feed_${layer}_${count}`
}

interface Row {
  id: string
  rank: number
  passed: boolean
  last: boolean
}

/** A beginning of a name as the search compares it, without accents and case, and whether so few have it that they are looked up. */
export const readNamePrefix = async (db: Database, name: string): Promise<{ name: string; isRareName: boolean }> => {
  const { rows } = await sql<{ name: string; count: number }>`
    select begins.name, (select count(*)::int from (
      (select from member where name_fold(firstname) collate "C" >= begins.name
        and name_fold(firstname) collate "C" < begins.name || chr(1114111) limit ${maxNameMatches + 1})
      union all
      (select from member where shows_lastname and name_fold(lastname) collate "C" >= begins.name
        and name_fold(lastname) collate "C" < begins.name || chr(1114111) limit ${maxNameMatches + 1})
    ) named) as count
    from (select name_fold(${name}) as name) begins`.execute(db)
  const [row] = rows
  return { name: row?.name ?? '', isRareName: (row?.count ?? 0) <= maxNameMatches }
}

interface FeedRead {
  below: FeedKey
  leastRank: number
  count: number
}

/** The one statement of the feed. */
export const feedQuery = (search: FeedSearch, ring: SearchArea, { below, leastRank, count }: FeedRead): RawBuilder<Row> => {
  const { position, isRareName } = search
  // The index of names knows no places, so there the country is a condition like the others.
  const inCountry = ring.layer === 'country' ? ring.places[0] : ring.inCountry
  return sql<Row>`
    select card_id as id, card_rank as rank, is_passed as passed, is_last as last
    from ${sql.raw(isRareName ? 'feed_named_1' : functionFor(ring))}(
      ${search.viewerId}::uuid, ${ring.places}::int[], ${search.genders}::int, ${below.rank}::int, ${below.id}::uuid, ${leastRank}::int,
      ${position?.lat ?? null}::float8, ${position?.lng ?? null}::float8, ${haversine(ring.near)}::float8, ${haversine(ring.far)}::float8,
      ${search.bornAfter}::date, ${search.bornBy}::date, ${search.viewerGender}::int, ${search.viewerAge}::int,
      ${inCountry ?? null}::smallint, ${ring.notCountry ?? null}::smallint, ${search.name ?? null}::text,
      ${isRareName ? 2 * maxNameMatches : search.mostExamined}::int, ${count}::int)`
}

/** Up to `count` cards of a ring below a place in the order and at `leastRank` or above. */
export const readFeed = async (db: Database, search: FeedSearch, ring: SearchArea, reading: FeedRead): Promise<FeedStream> => {
  const { rows } = await feedQuery(search, ring, reading).execute(db)
  const end = rows.at(-1)
  const keys = rows.filter((row) => row.passed).map(({ id, rank }) => ({ id, rank }))
  return { keys, rest: end !== undefined && (end.last || rows.length === reading.count) ? { id: end.id, rank: end.rank } : undefined }
}
