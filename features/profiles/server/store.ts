import type { Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'

/** Deletes profile views before a moment. */
export const deleteProfileViewsBefore = (batches: DeletionBudget, before: Date): Promise<void> =>
  deleteInBatches(batches, 'profile_view', { by: 'at', upTo: before })

/** Deletes the profile views by and of a member. */
export const deleteProfileViewsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('profile_view')
    .where((row) => row.or([row('viewer_id', '=', memberId), row('seen_id', '=', memberId)]))
    .execute()
}
