import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import type { verifyEmail as endpoint } from '../../contract.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { networkOf, limitAuthCallsByAddress } from '../rate-limits.ts'
import { activateProvenAccount } from './activate-proven-account.ts'
import { lockAccount, toSessionUser, readAccount } from '../queries.ts'
import { readSignInOrigin, signIn } from '../sign-in/sign-in.ts'
import { toCodeError, verifyCode } from '../codes/verify-code.ts'

/**
 * Proves an email with its code, activates the account and signs the member in for 24 hours. A stranger may have signed up with the same email,
 * so only the registration whose secret the caller has sets a password; without the secret the account has none.
 * @throws {AppError} auth.wrong_code, auth.too_many_codes, platform.too_many
 */
export const verifyEmail = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  const from = await readSignInOrigin(ctx, auth)
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const guess = { email: body.email, purpose: 'verify-email', code: body.code, from: networkOf(ctx.actor) } as const
    const verdict = await verifyCode(tx, auth, guess, ctx.now)
    if (verdict.kind !== 'right') return verdict
    const account = await lockAccount(tx, { id: verdict.memberId })
    if (account?.status !== 'unverified') return { kind: 'wrong' as const }
    const passwordNeeded = await activateProvenAccount(tx, verdict.memberId, { secret: body.registration, orNewest: true }, ctx, auth)
    const token = await signIn(tx, verdict.memberId, { ...from, remember: false }, ctx.now)
    return { ...verdict, token, passwordNeeded, account: await readAccount(tx, verdict.memberId) }
  })
  if (outcome.kind !== 'right') throw toCodeError(outcome)
  if (outcome.account === undefined) throw toCodeError({ kind: 'wrong' })
  const { account, token, passwordNeeded } = outcome
  return { data: { user: toSessionUser(account), token, ...(passwordNeeded ? { password_needed: true } : {}) } }
}
