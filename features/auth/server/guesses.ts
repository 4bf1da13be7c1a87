import type { Context, MemberContext } from '#platform/server/context.ts'
import { type ErrorCode, platformErrors, Refusal } from '#platform/shared/errors.ts'
import { authErrors } from '../contract.ts'
import { type Auth, keyed, networkOf } from './auth.ts'
import { type Account, readAccount } from './queries.ts'
import { countAttempt, forgetAttempts } from './store.ts'

const failures = { most: 10, seconds: 15 * 60 }

/**
 * Counts a guess at the password of an email before it is judged, and answers the key under which a success forgets it.
 * @throws {Refusal} platform.too_many after ten failures in 15 minutes from one network
 */
export const countGuess = async (ctx: Context, email: string, auth: Auth): Promise<Buffer> => {
  const key = keyed(auth.secrets[0], 'login', email, networkOf(ctx.actor))
  const seconds = await countAttempt(ctx.db, key, { ...failures, most: failures.most * auth.limitFactor }, ctx.now)
  if (seconds > 0) throw new Refusal(platformErrors.too_many, { retryAfter: seconds, values: { seconds } })
  return key
}

export const wrongPassword = (field: string): Refusal => {
  const code: ErrorCode = authErrors.wrong_password
  return new Refusal(code, { fields: { [field]: [code] } })
}

/**
 * Has a signed-in member prove that they know their password, so that an unlocked phone is not enough.
 * @throws {Refusal} auth.wrong_password at `field`, platform.too_many
 */
export const provePassword = async (ctx: MemberContext, password: string, field: string, auth: Auth): Promise<Account> => {
  const account = await readAccount(ctx.db, ctx.actor.id)
  if (account === undefined) throw new Refusal(platformErrors.unauthenticated)
  const key = await countGuess(ctx, account.email, auth)
  if (!(await auth.passwords.verify(account.password_hash, password))) throw wrongPassword(field)
  await forgetAttempts(ctx.db, key)
  return account
}
