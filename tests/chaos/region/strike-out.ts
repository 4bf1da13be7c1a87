// What the home knows of a viewer, and no card server does.
import { sql } from 'kysely'
import { visibleToCondition } from '#features/members/server/index.ts'
import { likesViewerCondition, newestLikersSql } from '#features/reactions/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { KeepShown } from './read-remaining.ts'

/**
 * Returns a function that strikes out the viewer, whom the viewer may not see or has reacted to, and the members in `without`. It is asked
 * last, so that somebody who hides is hidden at once, although their card server has not heard of it.
 */
export const createKeepShown =
  (home: Database, viewerId: string, without: readonly string[] = []): KeepShown =>
  async (keys) => {
    const ids = keys.map(({ id }) => id).filter((id) => id !== viewerId && !without.includes(id))
    const rows = await home
      .selectFrom('member')
      .select('member.id')
      .where('member.id', 'in', ids.length === 0 ? [viewerId] : ids)
      .where(visibleToCondition(viewerId))
      .where(sql<boolean>`member.id <> ${viewerId} and not exists (select from reaction where from_id = ${viewerId} and to_id = member.id)`)
      .execute()
    return new Set(rows.map(({ id }) => id))
  }

/** Reads the newest members who like the viewer. */
export const readNewestLikers = async (home: Database, viewerId: string, most: number): Promise<string[]> => {
  const { rows } = await sql<{ ids: string[] }>`select ${newestLikersSql(viewerId, most)} as ids`.execute(home)
  return rows[0]?.ids ?? []
}

/** Returns those of some members who like the viewer. */
export const readLiking = async (home: Database, viewerId: string, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select listed.id from unnest(${ids}::uuid[]) listed (id) where ${likesViewerCondition(viewerId, 'listed.id')}`.execute(home)
  return new Set(rows.map(({ id }) => id))
}
