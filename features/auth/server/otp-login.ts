import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Answer, Input } from '#platform/shared/endpoint.ts'
import { authErrors, type otpLogin as endpoint } from '../contract.ts'
import { type Auth, networkOf, takeCall } from './auth.ts'
import { proveEmail } from './prove-email.ts'
import { lockAccount, presentUser } from './queries.ts'
import { originOf, signIn } from './sign-in.ts'
import { suspensionOf } from './suspension.ts'
import { refusalFor, verifyCode } from './verify-code.ts'
import { welcomeBack } from './welcome-back.ts'

/**
 * Signs in for 24 hours with a mailed code. As the first proof of the email it also takes away the password of whoever signed up with it:
 * that may have been a stranger.
 * @throws {Refusal} auth.wrong_code, auth.too_many_codes, auth.suspended, auth.leaving, platform.too_many
 */
export const otpLogin = async (ctx: Context, { body }: Input<typeof endpoint>, auth: Auth): Promise<Answer<typeof endpoint>> => {
  await takeCall(auth, ctx.actor)
  const from = await originOf(ctx, auth)
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const verdict = await verifyCode(
      tx,
      auth,
      { email: body.email, purpose: 'login', code: body.code, from: networkOf(ctx.actor) },
      ctx.now,
    )
    if (verdict.kind !== 'right') return verdict
    const account = await lockAccount(tx, { id: verdict.memberId })
    if (account === undefined) return { kind: 'wrong' as const }
    const leaving = await welcomeBack(tx, account, body.cancel_deletion === true, ctx)
    // Thrown here, so that the code is still good for the answer.
    if (leaving?.reason === authErrors.leaving) throw leaving
    if (leaving !== undefined) return { kind: 'wrong' as const }
    const suspended = await suspensionOf(tx, account.id, ctx, auth)
    if (suspended !== undefined) return { kind: 'suspended' as const, suspended }
    const isFirstProof = account.status === 'unverified'
    if (isFirstProof) await proveEmail(tx, account.id, ctx.now)
    const token = await signIn(tx, account.id, { ...from, remember: false }, ctx.now)
    const passwordNeeded = isFirstProof || account.password_hash === null
    return { kind: 'right' as const, token, passwordNeeded, user: presentUser(account) }
  })
  if (outcome.kind === 'suspended') throw outcome.suspended
  if (outcome.kind !== 'right') throw refusalFor(outcome)
  const { user, token, passwordNeeded } = outcome
  return { data: { user, token, ...(passwordNeeded ? { password_needed: true } : {}) } }
}
