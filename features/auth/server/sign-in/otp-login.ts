import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { authErrors, type otpLogin as endpoint } from '../../contract.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { networkOf, limitAuthCallsByAddress } from '../rate-limits.ts'
import { activateProvenAccount } from '../sign-up/activate-proven-account.ts'
import { lockAccount, toSessionUser, readAccount } from '../queries.ts'
import { readSignInOrigin, signIn } from './sign-in.ts'
import { endSuspensionIfExpired } from './suspension.ts'
import { toCodeError, verifyCode } from '../codes/verify-code.ts'
import { cancelDeletionAtSignIn } from './cancel-deletion.ts'

/**
 * Signs in for 24 hours with a mailed code. If the code is the first proof of the email, the password from the sign-up is removed unless the
 * caller has the secret of that registration: a stranger may have set the password.
 * @throws {AppError} auth.wrong_code, auth.too_many_codes, auth.suspended, auth.leaving, platform.too_many
 */
export const otpLogin = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  const from = await readSignInOrigin(ctx, auth)
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
    const leaving = await cancelDeletionAtSignIn(tx, account, body.cancel_deletion === true, ctx, auth)
    // Throw inside the transaction: the rollback keeps the code valid for the next request.
    if (leaving?.reason === authErrors.leaving) throw leaving
    if (leaving !== undefined) return { kind: 'wrong' as const }
    const suspended = await endSuspensionIfExpired(tx, account.id, ctx, auth)
    if (suspended !== undefined) return { kind: 'suspended' as const, suspended }
    const passwordNeeded =
      account.status === 'unverified'
        ? await activateProvenAccount(tx, account.id, { secret: body.registration, orNewest: false }, ctx, auth)
        : account.password_hash === null
    const token = await signIn(tx, account.id, { ...from, remember: false }, ctx.now)
    return { kind: 'right' as const, token, passwordNeeded, user: toSessionUser((await readAccount(tx, account.id)) ?? account) }
  })
  if (outcome.kind === 'suspended') throw outcome.suspended
  if (outcome.kind !== 'right') throw toCodeError(outcome)
  const { user, token, passwordNeeded } = outcome
  return { data: { user, token, ...(passwordNeeded ? { password_needed: true } : {}) } }
}
