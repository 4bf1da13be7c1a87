import type { Tx } from '#platform/server/db/database.ts'

/**
 * Records a block; `notified` says whether the other member is informed. Repeating it changes nothing.
 * @returns whether the block is new
 */
export const block = async (tx: Tx, from: string, to: string, now: Date, { notified = false } = {}): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('block')
    .values({ from_id: from, to_id: to, at: now, told: notified })
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Removes a block; a block in the other direction stays.
 * @returns whether there was one
 */
export const unblock = async (tx: Tx, from: string, to: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('block').where('from_id', '=', from).where('to_id', '=', to).executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Deletes all blocks that a member made or received. */
export const deleteBlocksOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('block')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}
