import type { Tx } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'

/** Lets a member write to three new people a day at most, until a moment. `send_content` reads it. */
export const limitSender = async (tx: Tx, memberId: string, until: Date): Promise<void> => {
  await tx
    .insertInto('sender_limit')
    .values({ member_id: memberId, until })
    .onConflict((row) => row.column('member_id').doUpdateSet({ until }))
    .execute()
}

/** Ends the limit of a member. */
export const endSenderLimit = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('sender_limit').where('member_id', '=', memberId).execute()
}

const deleteEndedLimits = (batches: DeletionBatches, now: Date): Promise<void> =>
  deleteInBatches(batches, 'sender_limit', { by: 'until', upTo: now })

/** Deletes limits that have ended. */
export const purgeSenderLimitsDaily = recurringJob('chat.sender_limits', 'day', (_, { batches, now }) => deleteEndedLimits(batches, now))
