import { activateMember } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Answer, Input } from '#platform/shared/endpoint.ts'
import type { verifyEmail as endpoint } from '../contract.ts'
import { type Auth, takeCall } from './auth.ts'
import { presentUser, readAccount } from './queries.ts'
import { originOf, signIn } from './sign-in.ts'
import { refusalFor, verifyCode } from './verify-code.ts'

/**
 * Proves an email with its code, makes the member visible and signs them in for 24 hours.
 * @throws {Refusal} auth.wrong_code, auth.too_many_codes, platform.too_many
 */
export const verifyEmail = async (ctx: Context, { body }: Input<typeof endpoint>, auth: Auth): Promise<Answer<typeof endpoint>> => {
  await takeCall(auth, ctx.actor)
  const from = await originOf(ctx, auth)
  const outcome = await inTransaction(ctx.db, async (tx) => {
    const verdict = await verifyCode(tx, auth, { email: body.email, purpose: 'verify-email', code: body.code }, ctx.now)
    if (verdict.kind !== 'right') return verdict
    await activateMember(tx, verdict.memberId, ctx.now)
    const token = await signIn(tx, verdict.memberId, { ...from, remember: false }, ctx.now)
    return { ...verdict, token, account: await readAccount(tx, verdict.memberId) }
  })
  if (outcome.kind !== 'right') throw refusalFor(outcome)
  if (outcome.account === undefined) throw refusalFor({ kind: 'wrong' })
  return { data: { user: presentUser(outcome.account), token: outcome.token } }
}
