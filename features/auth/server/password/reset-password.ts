import { readCancellableDeletion } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import type { AppError } from '#platform/shared/errors.ts'
import type { resetPassword as endpoint } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { networkOf, limitAuthCallsByAddress } from '../rate-limits.ts'
import { type Account, lockAccount } from '../queries.ts'
import { activateProvenAccount } from '../sign-up/activate-proven-account.ts'
import { rejectCommonPassword, replacePasswordAndNotify } from './replace-password-and-notify.ts'
import { endSessionsOfMember } from '../sessions/sessions.ts'
import { endSuspensionIfExpired } from '../sign-in/suspension.ts'
import { toCodeError, verifyCode } from '../codes/verify-code.ts'

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

/**
 * Sets a new password with a mailed code. Ends all sessions, and every other access that `onPasswordReset` removes. The code also proves the email.
 * @throws {AppError} auth.password_common, auth.wrong_code, auth.too_many_codes, auth.suspended, platform.too_many
 */
export const resetPassword = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  rejectCommonPassword(body.password)
  // Hash before the code is checked, so that a wrong code takes equally long.
  const hash = await auth.passwords.hash(body.password)
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const verdict = await verifyCode(
      tx,
      auth,
      { email: body.email, purpose: 'reset-password', code: body.code, from: networkOf(ctx.actor) },
      ctx.now,
    )
    if (verdict.kind !== 'right') return verdict
    const account = await lockAccount(tx, { id: verdict.memberId })
    return account === undefined
      ? { kind: 'wrong' as const }
      : resetPasswordAfterProof(tx, account, { hash, by: 'email', registration: body.registration }, ctx, auth)
  })
  if (outcome.kind === 'suspended') throw outcome.suspended
  if (outcome.kind !== 'right') throw toCodeError(outcome)
  auth.realtime.endSessions(outcome.ended)
  return { data: { message: auth.texts.translate(ctx.locale, authText, 'password.reset') } }
}
