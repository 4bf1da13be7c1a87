import type { Tx } from '#platform/server/db/database.ts'
import type { Role } from '#platform/shared/roles.ts'
import { syncSearchCard } from '../ranking/card-store.ts'

/** Changes a member's role and updates the search card; a guest has none. The caller holds the member's lock. */
export const setMemberRole = async (tx: Tx, id: string, role: Role): Promise<void> => {
  await tx.updateTable('member').set({ role }).where('id', '=', id).execute()
  await syncSearchCard(tx, id)
}

/**
 * Whether another administrator who can sign in remains without this member. Locks all administrators in id order until the transaction
 * ends, so that two of them cannot remove each other. Must run before any lock of a single member.
 */
export const lockAdminsAndCheckForOther = async (tx: Tx, id: string): Promise<boolean> => {
  const admins = await tx.selectFrom('member').select(['id', 'status']).where('role', '=', 'admin').orderBy('id').forNoKeyUpdate().execute()
  return admins.some((admin) => admin.id !== id && ['active', 'paused'].includes(admin.status))
}
