import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

/** A standing like. */
export interface Like {
  from: string
  to: string
}

/** The newest standing likes of each of some members, `most` of each. Dislikes are never read here: suggestions learn from likes alone. */
export const readNewestLikes = async (db: Database, memberIds: readonly string[], most: number): Promise<Like[]> => {
  if (memberIds.length === 0) return []
  const { rows } = await sql<Like>`
    select giver.id as "from", given.to_id as "to"
    from unnest(${[...memberIds]}::uuid[]) as giver (id)
    cross join lateral (
      select to_id from reaction where from_id = giver.id and kind = 1 order by at desc, to_id desc limit ${most}
    ) given`.execute(db)
  return rows
}

/**
 * Whom each of some members has already answered, `most` of each, without how. For leaving these people out of that member's own lists; it must
 * never decide anything about the lists of those who were answered.
 */
export const readAnswered = async (db: Database, memberIds: readonly string[], most: number): Promise<Like[]> => {
  if (memberIds.length === 0) return []
  const { rows } = await sql<Like>`
    select giver.id as "from", given.to_id as "to"
    from unnest(${[...memberIds]}::uuid[]) as giver (id)
    cross join lateral (select to_id from reaction where from_id = giver.id limit ${most}) given`.execute(db)
  return rows
}

/** How many matches each of some members has made since a moment; members without one are missing. */
export const countMatchesSince = async (db: Database, memberIds: readonly string[], since: Date): Promise<Map<string, number>> => {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; matches: number }>`
    select own.from_id as id, count(*)::int as matches
    from reaction own join reaction theirs on theirs.from_id = own.to_id and theirs.to_id = own.from_id
    where own.from_id = any(${[...memberIds]}::uuid[]) and own.kind = 1 and own.matched and greatest(own.at, theirs.at) >= ${since}
    group by own.from_id`.execute(db)
  return new Map(rows.map(({ id, matches }) => [id, matches]))
}
