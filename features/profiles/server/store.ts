import type { Tx } from '#platform/server/db/database.ts'

/** Forgets who opened whose profile before a moment. */
export const forgetViewsBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('profile_view').where('at', '<', before).execute()
}

/** Forgets which profiles a member opened, and who opened theirs. */
export const removeViewsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('profile_view')
    .where((row) => row.or([row('viewer_id', '=', memberId), row('seen_id', '=', memberId)]))
    .execute()
}
