import { deleteUnverifiedMember } from '#features/members/server/index.ts'
import { deleteUnusedAccounts } from '#features/wallet/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { OnUnverifiedRemoval } from '../dependencies.ts'

/** Removes an unverified account with its password, codes and files. The caller holds its lock. */
export const removeUnverifiedAccount = async (
  tx: Tx,
  account: { id: string; status: string },
  onRemoval: OnUnverifiedRemoval,
  now: Date,
): Promise<void> => {
  if (account.status !== 'unverified') throw new Error('a proven account is not removed like this')
  await onRemoval(tx, account.id, now)
  await deleteUnusedAccounts(tx, account.id)
  await deleteUnverifiedMember(tx, account.id)
}
