import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { blockedByMemberCondition, noBlockCondition } from '#features/blocks/server/index.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { MemberCard } from '../contract.ts'
import { ageOn } from './age.ts'
import { countryWithName } from './countries.ts'
import { distanceKm, displayedDistance } from './grid.ts'
import { isOnline, lastSeenBand } from './presence.ts'

/**
 * SQL condition: the viewer may see the member row behind `column` (`member.id` or an alias of it). All visibility checks use it. Members see
 * themselves, and active members who are not guests, without a block in either direction, and not hidden from the viewer by private mode or
 * known contacts (SQL function `is_shown_to`). The SQL functions of the feed repeat this rule.
 */
export const visibleToCondition = (viewerId: string | RawBuilder<string>, column = 'member.id'): RawBuilder<boolean> => {
  const status = sql.ref(column.replace(/[^.]+$/, 'status'))
  const role = sql.ref(column.replace(/[^.]+$/, 'role'))
  const [isPrivate, hidesFromKnown] = ['private_mode', 'hides_from_known'].map((name) => sql.ref(column.replace(/[^.]+$/, name)))
  return sql<boolean>`(${sql.ref(column)} = ${viewerId} or (${status} = 'active' and ${role} <> 'guest' and ${noBlockCondition(viewerId, column)}
    and (not (${isPrivate} or ${hidesFromKnown}) or is_shown_to(${sql.ref(column)}, ${viewerId}))))`
}

/**
 * Requires that the viewer may see a member.
 * @throws {AppError} platform.not_found, the same for a deleted, hidden, private, blocked or blocking member
 */
export const requireVisibleMember = async (db: ReadDatabase, viewerId: string, memberId: string): Promise<void> => {
  const found = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where((row) => row.and([visibleToCondition(viewerId)]))
    .executeTakeFirst()
  if (found === undefined) throw new AppError(platformErrors.not_found)
}

export interface MemberCardRequest {
  viewerId: string
  ids: readonly string[]
  now: Date
  locale: Locale
  /** True for the viewer's list of blocked members, whose cards show no activity and no place. */
  blocked?: boolean
}

/** SQL condition: the viewer blocks the member, and the member is active or paused. */
export const blockedByCondition = (viewerId: string): RawBuilder<boolean> =>
  sql<boolean>`(member.status in ('active', 'paused') and ${blockedByMemberCondition(viewerId, 'member.id')})`

const cardColumns = [
  'member.id',
  'member.firstname',
  'member.lastname',
  'member.shows_lastname',
  'member.birth',
  'member.country',
  'member.city',
  'member.cell_lat',
  'member.cell_lng',
  'member.shows_activity',
  'presence.last_active',
  'viewer.cell_lat as viewer_lat',
  'viewer.cell_lng as viewer_lng',
  'viewer.shows_activity as viewer_shows_activity',
  'viewer.sees_activity as viewer_sees_activity',
] as const

export interface MemberCardRow {
  id: string
  firstname: string
  lastname: string
  shows_lastname: boolean
  birth: string
  country: string
  city: string | null
  cell_lat: number | null
  cell_lng: number | null
  shows_activity: boolean
  last_active: Date | null
  viewer_lat: number | null
  viewer_lng: number | null
  viewer_shows_activity: boolean | null
  viewer_sees_activity: boolean | null
}
/** A query for member cards that a list can filter, join and sort. */
export type MemberCardQuery<R = MemberCardRow> = SelectQueryBuilder<DB, 'member', R>

/** Selects the members the viewer may see, with the columns `presentMemberCard` needs. */
export const selectMemberCards = (
  db: ReadDatabase,
  { viewerId, blocked = false }: Pick<MemberCardRequest, 'viewerId' | 'blocked'>,
): MemberCardQuery =>
  db
    .selectFrom('member')
    .leftJoin('presence', 'presence.member_id', 'member.id')
    .leftJoin('member as viewer', (join) => join.on('viewer.id', '=', viewerId))
    .select(cardColumns)
    .where(blocked ? blockedByCondition(viewerId) : visibleToCondition(viewerId))

const distanceOf = (row: MemberCardRow): number | null => {
  const { cell_lat, cell_lng, viewer_lat, viewer_lng } = row
  if (cell_lat === null || cell_lng === null || viewer_lat === null || viewer_lng === null) return null
  return displayedDistance(distanceKm(viewer_lat, viewer_lng, cell_lat, cell_lng))
}

// One shared segmenter, because creating one takes longer than the rest of a card.
const letterSegmenter = new Intl.Segmenter()
/** Returns the first letter of a name with a full stop, such as `K.`. A letter may be a surrogate pair or have combining marks. */
const initialOf = (name: string): string => `${letterSegmenter.segment(name).containing(0)?.segment ?? ''}.`

/** Returns the last name, or its initial if the member hides it. */
export const visibleLastName = ({ lastname, shows_lastname }: { lastname: string; shows_lastname: boolean }): string =>
  shows_lastname ? lastname : initialOf(lastname)

/** Presents a row of `selectMemberCards`, for the viewer of that query. */
export const presentMemberCard = (
  row: MemberCardRow,
  { viewerId, now, locale, blocked = false }: Omit<MemberCardRequest, 'ids'>,
): MemberCard => {
  const isSelf = row.id === viewerId
  const showsActivity =
    isSelf || (!blocked && row.shows_activity && row.viewer_shows_activity === true && row.viewer_sees_activity === true)
  return {
    id: row.id,
    firstname: row.firstname,
    lastname: isSelf ? row.lastname : visibleLastName(row),
    age: ageOn(row.birth, now),
    active: showsActivity && isOnline(row.last_active, now),
    last_seen: showsActivity ? lastSeenBand(row.last_active, now) : null,
    country: countryWithName(row.country, locale),
    location: blocked ? null : row.city,
    distance: blocked ? null : distanceOf(row),
  }
}

/** Reads member cards by id. Members whom the viewer may not see are missing. */
export const readMemberCards = async (db: ReadDatabase, view: MemberCardRequest): Promise<Map<string, MemberCard>> => {
  if (view.ids.length === 0) return new Map()
  const rows = await selectMemberCards(db, view).where('member.id', 'in', view.ids).execute()
  return new Map(rows.map((row) => [row.id, presentMemberCard(row, view)]))
}
