import { readCancellableDeletion } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import type { resetPassword as endpoint } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { networkOf, limitAuthCallsByAddress } from '../rate-limits.ts'
import { lockAccount } from '../queries.ts'
import { activateProvenAccount } from '../sign-up/activate-proven-account.ts'
import { rejectCommonPassword, replacePasswordAndNotify } from './replace-password-and-notify.ts'
import { endSessionsOfMember } from '../sessions/sessions.ts'
import { endSuspensionIfExpired } from '../sign-in/suspension.ts'
import { toCodeError, verifyCode } from '../codes/verify-code.ts'

/**
 * Sets a new password with a mailed code and ends every other way in: sessions, and what `onPasswordReset` removes. The code also proves the email.
 * @throws {AppError} auth.password_common, auth.wrong_code, auth.too_many_codes, auth.suspended, platform.too_many
 */
export const resetPassword = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  rejectCommonPassword(body.password)
  // Hash before the code is checked, so that a wrong code takes as long.
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
    if (account === undefined) return { kind: 'wrong' as const }
    // A member who wants to cancel a deletion may have forgotten the password.
    if (account.status === 'deleted' && (await readCancellableDeletion(tx, account.id, ctx.now)) === undefined)
      return { kind: 'wrong' as const }
    const suspended = await endSuspensionIfExpired(tx, account.id, ctx, auth)
    if (suspended !== undefined) return { kind: 'suspended' as const, suspended }
    if (account.status === 'unverified')
      await activateProvenAccount(tx, account.id, { secret: body.registration, orNewest: false }, ctx.now)
    await replacePasswordAndNotify(tx, account.id, hash, ctx.now)
    await auth.onPasswordReset(tx, account.id, ctx.now)
    return { kind: 'right' as const, ended: await endSessionsOfMember(tx, account.id, ctx.now) }
  })
  if (outcome.kind === 'suspended') throw outcome.suspended
  if (outcome.kind !== 'right') throw toCodeError(outcome)
  auth.realtime.endSessions(outcome.ended)
  return { data: { message: auth.texts.translate(ctx.locale, authText, 'password.reset') } }
}
