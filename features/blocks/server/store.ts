import type { Tx } from '#platform/server/db/database.ts'

/** Records that one member blocks another, and whether the other hears of it; a second time changes nothing. Answers whether it was new. */
export const block = async (tx: Tx, from: string, to: string, now: Date, { told = false } = {}): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('block')
    .values({ from_id: from, to_id: to, at: now, told })
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes a block back; the other's own block stays. Answers whether there was one. */
export const unblock = async (tx: Tx, from: string, to: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('block').where('from_id', '=', from).where('to_id', '=', to).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Removes every block a member made or received. */
export const removeBlocksOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('block')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}
