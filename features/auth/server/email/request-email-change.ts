import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { authErrors, type requestEmailChange as endpoint } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { limitAuthCallsByAddress, limitEmailChanges } from '../rate-limits.ts'
import { readEmailChange, setEmailChange } from './email-change-store.ts'
import { requirePassword } from '../password/require-password.ts'
import { wrongPasswordError } from '../sign-in/password-guesses.ts'
import { queueCodeMail } from '../job-kinds.ts'
import { resendSeconds } from '../codes/mail-limit.ts'
import { lockAccount } from '../queries.ts'
import { deleteCode } from '../store.ts'

/**
 * Starts a change of email by mailing a code to the new address. The email changes only when the code is entered. That an address is taken is told
 * only to its owner.
 * @throws {AppError} auth.wrong_password, auth.same_email, platform.unauthenticated, platform.too_many, platform.unavailable
 */
export const requestEmailChange = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  await limitEmailChanges(auth, ctx.actor.id)
  const proven = await requirePassword(ctx, body.password, 'password', auth)
  if (proven.email === body.email) throw new AppError(authErrors.same_email, { fields: { email: [authErrors.same_email] } })
  await inTransaction(ctx.db, async (tx) => {
    const account = await lockAccount(tx, { id: proven.id })
    if (account?.password_hash !== proven.password_hash) throw wrongPasswordError('password')
    // Delete the code for another address, so that a member who mistyped the address gets a code for the right one without waiting.
    if ((await readEmailChange(tx, proven.id, ctx.now)) !== body.email) await deleteCode(tx, proven.id, 'change-email')
    await setEmailChange(tx, proven.id, body.email, ctx.now)
    await queueCodeMail(tx, { email: body.email, purpose: 'change-email', memberId: proven.id }, ctx.now)
  })
  const message = auth.texts.translate(ctx.locale, authText, 'email.codeSent', { email: body.email })
  return { data: { message, email: body.email, resend_after: resendSeconds } }
}
