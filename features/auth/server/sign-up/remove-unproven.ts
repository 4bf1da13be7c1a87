import { removeUnverified } from '#features/members/server/index.ts'
import { deleteUnusedAccounts } from '#features/wallet/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'

/** Removes an account whose email was never proven, with its password and codes. The caller holds its lock. */
export const removeUnproven = async (tx: Tx, account: { id: string; status: string }): Promise<void> => {
  if (account.status !== 'unverified') throw new Error('a proven account is not removed like this')
  await deleteUnusedAccounts(tx, account.id)
  await removeUnverified(tx, account.id)
}
