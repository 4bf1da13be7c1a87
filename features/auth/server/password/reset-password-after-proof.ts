import { readCancellableDeletion } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { AppError } from '#platform/shared/errors.ts'
import type { AuthDependencies } from '../dependencies.ts'
import type { Account } from '../queries.ts'
import { endSessionsOfMember } from '../sessions/sessions.ts'
import { endSuspensionIfExpired } from '../sign-in/suspension.ts'
import { activateProvenAccount } from '../sign-up/activate-proven-account.ts'
import { replacePasswordAndNotify } from './replace-password-and-notify.ts'

/**
 * Sets a new password for a member who has proven the email or the phone number by a code, and ends all sessions. The caller holds the account
 * lock. After the commit, the caller throws the error or closes the sockets of the ended sessions.
 * @returns the ids of the ended sessions, or why the password was not set
 */
export const resetPasswordAfterProof = async (
  tx: Tx,
  account: Account,
  { hash, by, registration }: { hash: string; by: 'email' | 'phone'; registration?: string | undefined },
  ctx: Context,
  auth: Pick<AuthDependencies, 'secrets' | 'limitFactor' | 'texts' | 'onReinstate' | 'onPasswordReset' | 'onFirstProof'>,
): Promise<{ kind: 'right'; ended: string[] } | { kind: 'wrong' } | { kind: 'suspended'; suspended: AppError }> => {
  // A member who wants to cancel a deletion may have forgotten the password.
  if (account.status === 'deleted' && (await readCancellableDeletion(tx, account.id, ctx.now)) === undefined) return { kind: 'wrong' }
  const suspended = await endSuspensionIfExpired(tx, account.id, ctx, auth)
  if (suspended !== undefined) return { kind: 'suspended', suspended }
  if (account.status === 'unverified') await activateProvenAccount(tx, account.id, { secret: registration, orNewest: false }, ctx, auth)
  await replacePasswordAndNotify(tx, account.id, hash, ctx.now)
  await auth.onPasswordReset(tx, account.id, by, ctx.now)
  return { kind: 'right', ended: await endSessionsOfMember(tx, account.id, ctx.now) }
}
