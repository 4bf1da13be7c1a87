import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'

/** SQL condition: there is no block in either direction between the viewer and the member whose id is in `column`. */
export const noBlockCondition = (viewerId: string | RawBuilder<string>, column: string): RawBuilder<boolean> => {
  const other = sql.ref(column)
  // `is true` keeps the planner from reordering these joins: planning would take longer than the query.
  return sql<boolean>`(not exists (select from block where block.from_id = ${viewerId} and block.to_id = ${other})
    and not exists (select from block where block.from_id = ${other} and block.to_id = ${viewerId})) is true`
}

/** SQL condition: the member with this id blocks the member whose id is in `column`. */
export const blockedByMemberCondition = (fromId: string, column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from block where block.from_id = ${fromId} and block.to_id = ${sql.ref(column)})`

/** Whether either of two members blocks the other. */
export const isBlockedEitherWay = async (db: Database | Tx, a: string, b: string): Promise<boolean> => {
  const found = await db
    .selectFrom('block')
    .select('from_id')
    .where((row) =>
      row.or([row.and([row('from_id', '=', a), row('to_id', '=', b)]), row.and([row('from_id', '=', b), row('to_id', '=', a)])]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Whether `from` blocks `to`. */
export const hasBlocked = async (db: Database | Tx, from: string, to: string): Promise<boolean> => {
  const found = await db.selectFrom('block').select('from_id').where('from_id', '=', from).where('to_id', '=', to).executeTakeFirst()
  return found !== undefined
}

/** Reads the ids of the members whom this member blocks and who were told of the block. */
export const readNotifiedBlockedIds = async (db: Database | Tx, memberId: string): Promise<string[]> => {
  const rows = await db.selectFrom('block').select('to_id').where('from_id', '=', memberId).where('told', '=', true).execute()
  return rows.map(({ to_id }) => to_id)
}

/** Reads the blocks that these members made or received. Each row has the member and the other side of the block. */
export const readBlockPairs = async (db: Database, memberIds: readonly string[]): Promise<{ member: string; other: string }[]> => {
  if (memberIds.length === 0) return []
  const ids = [...memberIds]
  const { rows } = await sql<{ member: string; other: string }>`
    select from_id as member, to_id as other from block where from_id = any(${ids}::uuid[])
    union all select to_id, from_id from block where to_id = any(${ids}::uuid[])`.execute(db)
  return rows
}
