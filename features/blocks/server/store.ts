import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Tx } from '#platform/server/db/database.ts'

/** What a block ended between two members. Undoing the block restores it. */
export interface EndedByBlock {
  /** The kind and time of the blocker's reaction; null if there was none. */
  reaction: { kind: number; at: string } | null
  matched: boolean
  /** The state of the conversation before the block; null if there was none. */
  conversation: string | null
}

/** A stored block. */
export type BlockRow = Selectable<DB['block']>

/**
 * Stores a block. `notified` says whether the other member is told; `ended` is what undoing the block restores. Idempotent.
 * @returns whether the block is new
 */
export const addBlock = async (
  tx: Tx,
  from: string,
  to: string,
  now: Date,
  { notified = false, ended }: { notified?: boolean; ended?: EndedByBlock } = {},
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('block')
    .values({ from_id: from, to_id: to, at: now, told: notified, ended: ended === undefined ? null : JSON.stringify(ended) })
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Deletes a block. A block in the other direction stays.
 * @returns the deleted block; undefined if there was none
 */
export const removeBlock = (tx: Tx, from: string, to: string): Promise<BlockRow | undefined> =>
  tx.deleteFrom('block').where('from_id', '=', from).where('to_id', '=', to).returningAll().executeTakeFirst()

/**
 * Deletes the data that undoing a block would restore. Changes nothing if the block of the time `at` was undone or replaced by a newer one.
 * @returns whether the block of the time `at` still exists
 */
export const finalizeBlock = async (tx: Tx, from: string, to: string, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('block')
    .set({ ended: null })
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .where('at', '=', at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes all blocks that a member made or received. */
export const deleteBlocksOfMember = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('block')
    .where((row) => row.or([row('from_id', '=', memberId), row('to_id', '=', memberId)]))
    .execute()
}
