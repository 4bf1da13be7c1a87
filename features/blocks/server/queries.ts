import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'

/** SQL: no block between the viewer, by id or by a column, and the member whose id is in `column`, in either direction. */
export const noBlockBetween = (viewerId: string | RawBuilder<string>, column: string): RawBuilder<boolean> => {
  const other = sql.ref(column)
  // `is true` keeps the two out of the order of joins, whose search would take longer than the query.
  return sql<boolean>`(not exists (select from block where block.from_id = ${viewerId} and block.to_id = ${other})
    and not exists (select from block where block.from_id = ${other} and block.to_id = ${viewerId})) is true`
}

/** SQL: the member with this id blocks the one whose id is in `column`. */
export const blocks = (fromId: string, column: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from block where block.from_id = ${fromId} and block.to_id = ${sql.ref(column)})`

/** Whether one of the two blocks the other. */
export const isBlocked = async (db: Database | Tx, a: string, b: string): Promise<boolean> => {
  const found = await db
    .selectFrom('block')
    .select('from_id')
    .where((row) =>
      row.or([row.and([row('from_id', '=', a), row('to_id', '=', b)]), row.and([row('from_id', '=', b), row('to_id', '=', a)])]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the first blocks the second, whatever the second does. */
export const hasBlocked = async (db: Database | Tx, from: string, to: string): Promise<boolean> => {
  const found = await db.selectFrom('block').select('from_id').where('from_id', '=', from).where('to_id', '=', to).executeTakeFirst()
  return found !== undefined
}

/** Whom a member blocks who heard of it. */
export const readToldBlocked = async (db: Database | Tx, memberId: string): Promise<string[]> => {
  const rows = await db.selectFrom('block').select('to_id').where('from_id', '=', memberId).where('told', '=', true).execute()
  return rows.map(({ to_id }) => to_id)
}
