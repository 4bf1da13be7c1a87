import type { Tx } from '#platform/server/db/database.ts'
import { isBanned } from '../bans/ban-store.ts'
import type { AuthDependencies, OnUnverifiedRemoval } from '../dependencies.ts'
import { lockAccount } from '../queries.ts'
import { removeUnverifiedAccount } from '../sign-up/remove-unverified-account.ts'
import { lockContactForSignUp } from '../store.ts'

export type EmailChangeDependencies = AuthDependencies & { onRemoval: OnUnverifiedRemoval }

/**
 * Frees an email address for a member by removing an unverified account that has it.
 * @returns false if the address is banned or belongs to another verified account
 */
export const freeEmailForMember = async (
  tx: Tx,
  { memberId, email }: { memberId: string; email: string },
  { secrets, onRemoval }: EmailChangeDependencies,
  now: Date,
): Promise<boolean> => {
  await lockContactForSignUp(tx, email)
  if (await isBanned(tx, { email, phones: [] }, secrets)) return false
  const owner = await lockAccount(tx, { email })
  if (owner?.status === 'unverified') await removeUnverifiedAccount(tx, owner, onRemoval, now)
  return owner === undefined || owner.status === 'unverified' || owner.id === memberId
}
