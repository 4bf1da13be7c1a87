import { type Cell, clearMemberPlace, type MemberPlace, setMemberPlace } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import type { CurrentPlace } from './cell-change.ts'

/** Reads the cell of a member and locks it until the transaction ends. */
export const lockPlace = async (tx: Tx, memberId: string): Promise<CurrentPlace | undefined> => {
  const row = await tx.selectFrom('place').selectAll().where('member_id', '=', memberId).forUpdate().executeTakeFirst()
  if (row === undefined) return undefined
  return { row: row.cell_row, col: row.cell_col, changedAt: row.changed_at, changesToday: row.changes_today, changesDay: row.changes_day }
}

export interface NewPlace extends MemberPlace {
  cell: Cell
  source: 'browser' | 'city'
}

const firstPlace = ({ row, col }: Cell, source: NewPlace['source'], now: Date) => ({
  cell_row: row,
  cell_col: col,
  source,
  changed_at: now,
  changes_day: utcDay(now),
  changes_today: 1,
})

/** Stores the first cells of new members. Their member rows already contain the cells. */
export const addFirstPlaces = async (tx: Tx, places: readonly { memberId: string; cell: Cell }[], now: Date): Promise<void> => {
  await tx
    .insertInto('place')
    .values(places.map(({ memberId, cell }) => ({ member_id: memberId, ...firstPlace(cell, 'city', now) })))
    .execute()
}

/** Moves a member to a cell. If two first places are saved in parallel, one of them is kept. */
export const savePlace = async (
  tx: Tx,
  memberId: string,
  current: CurrentPlace | undefined,
  { cell, source, ...place }: NewPlace,
  now: Date,
): Promise<void> => {
  const changes_day = utcDay(now)
  const values = {
    cell_row: cell.row,
    cell_col: cell.col,
    source,
    changed_at: now,
    changes_day,
    changes_today: current?.changesDay === changes_day ? current.changesToday + 1 : 1,
  }
  if (current === undefined) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('place')
      .values({ member_id: memberId, ...values })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return
  } else await tx.updateTable('place').set(values).where('member_id', '=', memberId).execute()
  await setMemberPlace(tx, memberId, place, now)
}

/** Removes the place of a member whose account stays. */
export const clearPlace = async (tx: Tx, memberId: string): Promise<void> => {
  await deletePlace(tx, memberId)
  await clearMemberPlace(tx, memberId)
}

/** Deletes the place of a member. */
export const deletePlace = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('place').where('member_id', '=', memberId).execute()
}
