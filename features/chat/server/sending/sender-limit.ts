import type { Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'

/** Limits a member until a moment to three new people a day. The SQL function `send_content` applies the limit. */
export const limitSender = async (tx: Tx, memberId: string, until: Date): Promise<void> => {
  await tx
    .insertInto('sender_limit')
    .values({ member_id: memberId, until })
    .onConflict((row) => row.column('member_id').doUpdateSet({ until }))
    .execute()
}

/** Removes the limit on a member's new people. */
export const endSenderLimit = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('sender_limit').where('member_id', '=', memberId).execute()
}

const deleteEndedLimits = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'sender_limit', { by: 'until', upTo: now })

/** Deletes limits that have ended. */
export const purgeSenderLimitsDaily = recurringJob('chat.sender_limits', 'day', (_, { batches, now }) => deleteEndedLimits(batches, now))
