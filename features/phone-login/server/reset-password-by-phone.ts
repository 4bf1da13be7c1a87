import {
  authText,
  limitAuthCallsByAddress,
  lockAccount,
  networkOf,
  rejectCommonPassword,
  resetPasswordAfterProof,
  toCodeError,
} from '#features/auth/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import type { resetPasswordByPhone as endpoint } from '../contract.ts'
import { verifyPhoneCode } from './codes/verify-phone-code.ts'
import type { PhoneLoginDependencies } from './dependencies.ts'
import { requirePhoneLoginOn } from './require-phone-login-on.ts'
import { readTextableNumber } from './textable-number.ts'

/**
 * Sets a new password with a code sent to a proven number, and ends every other way in, as with a mailed code.
 * @throws {AppError} auth.password_common, auth.wrong_code, auth.too_many_codes, auth.suspended, and as `requestPhoneCode`
 */
export const resetPasswordByPhone = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  phoneLogin: PhoneLoginDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  requirePhoneLoginOn(phoneLogin)
  const { auth, sms } = phoneLogin
  await limitAuthCallsByAddress(auth, ctx.actor)
  rejectCommonPassword(body.password)
  const { phone } = readTextableNumber(body, sms.countries)
  // Hash before the code is checked, so that a wrong code takes as long.
  const hash = await auth.passwords.hash(body.password)
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const guess = { use: { phone, purpose: 'reset-password' as const }, code: body.code, from: networkOf(ctx.actor) }
    const verdict = await verifyPhoneCode(tx, auth.secrets, guess, ctx.now)
    if (verdict.kind !== 'right') return verdict
    const account = await lockAccount(tx, { provenPhone: phone })
    return account === undefined ? { kind: 'wrong' as const } : resetPasswordAfterProof(tx, account, { hash, by: 'phone' }, ctx, auth)
  })
  if (outcome.kind === 'suspended') throw outcome.suspended
  if (outcome.kind !== 'right') throw toCodeError(outcome)
  auth.realtime.endSessions(outcome.ended)
  return { data: { message: auth.texts.translate(ctx.locale, authText, 'password.reset') } }
}
