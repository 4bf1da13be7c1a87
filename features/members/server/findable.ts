import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

/** A member whom others can find, with the data that the training of suggestions needs. */
export interface FindableMemberForTraining {
  id: string
  gender: number
  /** The stored `seek`, which `expandSeekMask` converts to genders. */
  seek: number
  birth: string
  min_age: number
  max_age: number
  cell_lat: number | null
  cell_lng: number | null
  country: string
  looking_for: string[]
  interests: string[]
  languages: string[]
  shows_sensitive: boolean
  has_photo: boolean
  suggests: boolean
  last_active: Date
}

const lastActive = sql<Date>`coalesce(presence.last_active, member.verified_at, member.created_at)`

const findable = (db: Database, activeSince: Date) =>
  db
    .selectFrom('member')
    .leftJoin('presence', 'presence.member_id', 'member.id')
    .where('member.status', '=', 'active')
    .where('member.role', '<>', 'guest')
    .where(lastActive, '>=', activeSince)

/** Counts the findable members who were active since a moment, by tile. Members without a place have the tile null. */
export const countFindableByTile = async (db: Database, activeSince: Date): Promise<{ tile: number | null; members: number }[]> => {
  const rows = await findable(db, activeSince)
    .select(({ fn }) => ['member.tile', fn.countAll<string>().as('members')])
    .groupBy('member.tile')
    .execute()
  return rows.map(({ tile, members }) => ({ tile, members: Number(members) }))
}

/** Selects the page of findable members to read. */
export interface FindablePageRequest {
  activeSince: Date
  /** Only members with a larger id. */
  after: string | undefined
  limit: number
  /** Only members in these tiles, where null is no place; undefined is everywhere. */
  tiles: readonly (number | null)[] | undefined
}

/** Reads a page of the members whom others can find, ordered by id. */
export const readFindableMembersForTraining = (
  db: Database,
  { activeSince, after, limit, tiles }: FindablePageRequest,
): Promise<FindableMemberForTraining[]> => {
  const placed = tiles?.filter((tile) => tile !== null)
  const inTiles = sql<boolean>`(member.tile = any(${placed ?? []}::int[]) or (${tiles?.includes(null) ?? true} and member.tile is null))`
  return findable(db, activeSince)
    .select([
      'member.id',
      'member.gender',
      'member.seek',
      'member.birth',
      'member.min_age',
      'member.max_age',
      'member.cell_lat',
      'member.cell_lng',
      'member.country',
      'member.looking_for',
      'member.interests',
      'member.languages',
      'member.shows_sensitive',
      'member.has_photo',
      'member.suggests',
      lastActive.as('last_active'),
    ])
    .$if(after !== undefined, (query) => query.where('member.id', '>', after ?? ''))
    .$if(placed !== undefined, (query) => query.where(inTiles))
    .orderBy('member.id')
    .limit(limit)
    .execute()
}
