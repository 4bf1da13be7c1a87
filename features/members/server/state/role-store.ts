import type { Tx } from '#platform/server/db/database.ts'
import type { Role } from '#platform/shared/roles.ts'
import { refreshCard } from '../card-store.ts'

/** Gives a member another role; a guest is on no list. The caller holds the member's lock. */
export const setMemberRole = async (tx: Tx, id: string, role: Role): Promise<void> => {
  await tx.updateTable('member').set({ role }).where('id', '=', id).execute()
  await refreshCard(tx, id)
}

/**
 * Whether somebody else could still open the console without this member. Locks every administrator until the transaction ends, in one order,
 * so that two of them cannot take each other out at the same moment. Before any lock of one member.
 */
export const leavesAnAdmin = async (tx: Tx, id: string): Promise<boolean> => {
  const admins = await tx.selectFrom('member').select(['id', 'status']).where('role', '=', 'admin').orderBy('id').forNoKeyUpdate().execute()
  return admins.some((admin) => admin.id !== id && ['active', 'paused'].includes(admin.status))
}
