import { authErrors } from '#features/auth/contract.ts'
import {
  limitAuthCallsByAddress,
  lockAccount,
  networkOf,
  readSignInOrigin,
  signInProvenMember,
  toCodeError,
} from '#features/auth/server/index.ts'
import { readModeUnlessClosed } from '#features/registration/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import type { enterByPhone as endpoint } from '../contract.ts'
import { verifyPhoneCode } from './codes/verify-phone-code.ts'
import type { PhoneLoginDependencies } from './dependencies.ts'
import { requirePhoneLoginOn } from './require-phone-login-on.ts'
import { issueTicket } from './sign-up-ticket.ts'
import { readTextableNumber } from './textable-number.ts'

/**
 * Signs in for 24 hours with a code sent to a number. Only the holder of the code learns whether a member logs in with the number: if none
 * does, the answer is a ticket to sign up.
 * @throws {AppError} auth.wrong_code, auth.too_many_codes, auth.suspended, auth.leaving, registration.closed for a new number, and as `requestPhoneCode`
 */
export const enterByPhone = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  phoneLogin: PhoneLoginDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  requirePhoneLoginOn(phoneLogin)
  const { auth, sms } = phoneLogin
  await limitAuthCallsByAddress(auth, ctx.actor)
  const number = readTextableNumber(body, sms.countries)
  const { phone } = number
  const from = await readSignInOrigin(ctx, auth)
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const guess = { use: { phone, purpose: 'enter' as const }, code: body.code, from: networkOf(ctx.actor) }
    const verdict = await verifyPhoneCode(tx, auth.secrets, guess, ctx.now)
    if (verdict.kind !== 'right') return verdict
    const account = await lockAccount(tx, { provenPhone: phone })
    if (account === undefined) return { kind: 'new' as const }
    const signedIn = await signInProvenMember(
      tx,
      account,
      { from, remember: false, cancelDeletion: body.cancel_deletion === true },
      ctx,
      auth,
    )
    // Thrown inside the transaction: the rollback keeps the code valid for the answer "keep my account".
    if (signedIn.refused?.reason === authErrors.leaving) throw signedIn.refused
    if (signedIn.refused?.reason === authErrors.wrong_credentials) return { kind: 'wrong' as const }
    return { kind: 'known' as const, signedIn, passwordNeeded: account.password_hash === null }
  })
  if (outcome.kind === 'new')
    return { data: { ticket: issueTicket(auth.secrets, { ...number, mode: await readModeUnlessClosed(ctx) }, ctx.now) } }
  if (outcome.kind !== 'known') throw toCodeError(outcome)
  if (outcome.signedIn.refused !== undefined) throw outcome.signedIn.refused
  const { user, token } = outcome.signedIn
  return { data: { session: { user, token, ...(outcome.passwordNeeded ? { password_needed: true as const } : {}) } } }
}
