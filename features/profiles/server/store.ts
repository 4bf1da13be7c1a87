import type { Tx } from '#platform/server/db/database.ts'
import { type DeletionBatches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'

/** Forgets who opened whose profile before a moment. */
export const forgetViewsBefore = (batches: DeletionBatches, before: Date): Promise<void> =>
  deleteInBatches(batches, 'profile_view', { by: 'at', upTo: before })

/** Forgets which profiles a member opened, and who opened theirs. */
export const removeViewsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('profile_view')
    .where((row) => row.or([row('viewer_id', '=', memberId), row('seen_id', '=', memberId)]))
    .execute()
}
