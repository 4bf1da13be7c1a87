import type { MemberContext } from '#platform/server/context.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { type AuthDependencies, keyedHash } from '../dependencies.ts'
import { type Account, readAccount } from '../queries.ts'
import { scaleLimit, wrongPasswordError } from '../sign-in/password-guesses.ts'
import { clearAttempts, giveBackAttempt, recordAttempt } from '../store.ts'
import { argon2, type PasswordHasher } from './passwords.ts'

const confirmLimit = { maxAttempts: 10, seconds: 15 * 60 }
const dailyConfirmLimit = { maxAttempts: 50, seconds: 24 * 3600 }

type GuessRules = Pick<AuthDependencies, 'secrets' | 'limitFactor'>

/**
 * Checks the password of a signed-in member. All screens that ask for the password share one count of guesses per member, in the database: nobody
 * else can use up the guesses, and another screen, network or process does not allow more.
 */
const checkOwnPassword = async (
  { db, now, actor }: MemberContext,
  password: string,
  { secrets, limitFactor }: GuessRules,
  passwords: PasswordHasher,
): Promise<{ account: Account; isCorrect: boolean }> => {
  const account = await readAccount(db, actor.id)
  if (account === undefined) throw new AppError(platformErrors.unauthenticated)
  const day = keyedHash(secrets[0], 'prove a day', account.id)
  const quarter = keyedHash(secrets[0], 'prove', account.id)
  for (const [key, limit] of [
    [quarter, confirmLimit],
    [day, dailyConfirmLimit],
  ] as const) {
    const seconds = await recordAttempt(db, key, scaleLimit(limit, limitFactor), now)
    if (seconds > 0) throw new AppError(platformErrors.too_many, { retryAfter: seconds, values: { seconds } })
  }
  if (!(await passwords.verify(account.password_hash, password))) return { account, isCorrect: false }
  await clearAttempts(db, quarter)
  await giveBackAttempt(db, day)
  return { account, isCorrect: true }
}

/**
 * Whether this is the password of the signed-in member. Slow: do not call it inside a transaction.
 * @throws {AppError} platform.too_many after ten failures in 15 minutes or 50 in 24 hours
 */
export const isOwnPasswordCorrect = async (ctx: MemberContext, password: string, rules: GuessRules): Promise<boolean> =>
  (await checkOwnPassword(ctx, password, rules, argon2)).isCorrect

/**
 * Requires the password of a signed-in member, so that an unlocked phone is not enough.
 * @returns the account
 * @throws {AppError} auth.wrong_password at `field`, and as `isOwnPasswordCorrect`
 */
export const requirePassword = async (ctx: MemberContext, password: string, field: string, auth: AuthDependencies): Promise<Account> => {
  const { account, isCorrect } = await checkOwnPassword(ctx, password, auth, auth.passwords)
  if (!isCorrect) throw wrongPasswordError(field)
  return account
}
