import { type RawBuilder, sql } from 'kysely'
import { boostRankBit } from '#features/members/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { SearchArea } from './search-areas.ts'

/** The key by which the cards of the feed are sorted: rank, then id, both descending. */
export interface FeedSortKey {
  rank: number
  id: string
}

/** Cards in feed order. `rest` is the key below which to read the next ones; undefined at the end. */
export interface FeedSlice {
  keys: FeedSortKey[]
  rest: FeedSortKey | undefined
}

/** The parameters of a search. */
export interface FeedSearchParameters {
  viewerId: string
  /** The centre of the viewer's location cell. */
  position: { lat: number; lng: number } | undefined
  /** Bit masks and days, as the SQL feed functions expect them. */
  genders: number
  bornAfter: string
  bornBy: string
  viewerGender: number
  viewerAge: number
  /** The prefix that the first or last name must have, without accents and case; undefined for any name. */
  name: string | undefined
  /** Whether so few members have this prefix that the name index is faster than the feed. */
  isRareName: boolean
  /** The condition on the answers to the operator's fields, as an SQL/JSON path; undefined for none. */
  answers: string | undefined
  /** The most cards to examine for one page of one area; it bounds the cost of a search without results. */
  mostExamined: number
}

/** The name index is used if at most this many members have the prefix; more common names are found faster along the feed. */
const maxNameMatches = 10_000

/** Sorts above every card. */
export const topFeedKey: FeedSortKey = { rank: 2 ** 31 - 1, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
/** Sorts above every card that is not boosted. */
export const topOrdinaryKey: FeedSortKey = { rank: boostRankBit, id: '00000000-0000-0000-0000-000000000000' }

const branches = { tile: [4, 9, 25], region: [8, 20, 64], country: [1], everywhere: [1] } as const

const earthRadius = 6371
/**
 * Returns the haversine of a distance on the earth, sin²(km / 2r); null for undefined. The SQL functions compare haversines, because the
 * distance itself would need an arcsine for every card.
 */
const haversineOfDistance = (km: number | undefined): number | null => (km === undefined ? null : Math.sin(km / 2 / earthRadius) ** 2)

/** Returns the name of the SQL function for an area: the smallest that takes all its places. */
const functionFor = ({ layer, places }: SearchArea): string => {
  const count = branches[layer].find((number) => number >= places.length)
  if (count === undefined) throw new Error(`${places.length} places are too many for ${layer}`)
  return `feed_rest_${layer}_${count}`
}

/** A row of an SQL feed function. `passed`: the search shows the card. `last`: the card is the last that may be examined. */
export interface FeedRow {
  id: string
  rank: number
  passed: boolean
  last: boolean
}

/**
 * Normalizes a name prefix (no accents, no case) and counts the members who have it. `isRareName` is true if they are few enough for the name
 * index.
 */
export const normalizeAndCountNamePrefix = async (db: ReadDatabase, name: string): Promise<{ name: string; isRareName: boolean }> => {
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

/** Selects the cards of an area to read: up to `count` cards, in feed order, that sort after `below`. */
export interface FeedSliceRequest {
  below: FeedSortKey
  /** Only cards with at least this rank. */
  minRank: number
  count: number
  /** Members to leave out, as an SQL array of ids; none by default. */
  without?: RawBuilder<unknown>
}

/** Returns the filter of a search as the SQL arguments that the feed functions and `feed_listed_1` share. */
export const filterSqlArguments = (search: Omit<FeedSearchParameters, 'mostExamined'>, area: SearchArea): RawBuilder<unknown> => {
  const { position } = search
  // The index of names and the list of members have no places, so the country is a condition there.
  const inCountry = area.layer === 'country' ? area.places[0] : area.inCountry
  return sql`${position?.lat ?? null}::float8, ${position?.lng ?? null}::float8, ${haversineOfDistance(area.near)}::float8, ${haversineOfDistance(area.far)}::float8,
      ${search.bornAfter}::date, ${search.bornBy}::date, ${search.viewerGender}::int, ${search.viewerAge}::int,
      ${inCountry ?? null}::smallint, ${area.notCountry ?? null}::smallint, ${search.name ?? null}::text,
      ${search.answers ?? null}::jsonpath`
}

/** Builds the query that reads a slice of an area in feed order. */
export const feedQuery = (
  search: FeedSearchParameters,
  area: SearchArea,
  { below, minRank, count, without }: FeedSliceRequest,
): RawBuilder<FeedRow> => {
  const { isRareName } = search
  return sql<FeedRow>`
    select card_id as id, card_rank as rank, is_passed as passed, is_last as last
    from ${sql.raw(isRareName ? 'feed_rest_named_1' : functionFor(area))}(
      ${search.viewerId}::uuid, ${area.places}::int[], ${search.genders}::int, ${below.rank}::int, ${below.id}::uuid, ${minRank}::int,
      ${filterSqlArguments(search, area)},
      ${isRareName ? 2 * maxNameMatches : search.mostExamined}::int, ${count}::int, ${without ?? sql`'{}'::uuid[]`})`
}

/** Converts the rows of a feed query to a stream. The stream continues if the query stopped early or returned `count` rows. */
export const toFeedSlice = (rows: readonly FeedRow[], count: number): FeedSlice => {
  const end = rows.at(-1)
  const keys = rows.filter((row) => row.passed).map(({ id, rank }) => ({ id, rank }))
  return { keys, rest: end !== undefined && (end.last || rows.length === count) ? { id: end.id, rank: end.rank } : undefined }
}

/** Reads a slice of an area: the cards that the search shows there, in feed order. */
export const readFeedSlice = async (
  db: ReadDatabase,
  search: FeedSearchParameters,
  area: SearchArea,
  slice: FeedSliceRequest,
): Promise<FeedSlice> => {
  const { rows } = await feedQuery(search, area, slice).execute(db)
  return toFeedSlice(rows, slice.count)
}
