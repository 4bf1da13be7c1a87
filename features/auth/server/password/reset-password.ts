import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import type { resetPassword as endpoint } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import type { EmailChangeDependencies } from '../email/free-email-for-member.ts'
import { undoEmailChange } from '../email/undo-email-change.ts'
import { networkOf, limitAuthCallsByAddress } from '../rate-limits.ts'
import { lockAccount } from '../queries.ts'
import { rejectCommonPassword } from './replace-password-and-notify.ts'
import { resetPasswordAfterProof } from './reset-password-after-proof.ts'
import { looksLikeLinkKey, toCodeError, verifyCode } from '../codes/verify-code.ts'

/**
 * Sets a new password with a mailed code. Ends all sessions, and every other access that `onPasswordReset` removes. The code also proves the email.
 * The link in the mail about a change of email works here too, for the earlier address: it undoes the change.
 * @throws {AppError} auth.password_common, auth.wrong_code, auth.too_many_codes, auth.suspended, platform.too_many
 */
export const resetPassword = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: EmailChangeDependencies,
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
    if (verdict.kind === 'wrong' && looksLikeLinkKey(body.code))
      return undoEmailChange(tx, { email: body.email, key: body.code }, hash, ctx, auth)
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
