import { randomUUID } from 'node:crypto'
import { addressGroups } from '#platform/server/address-groups.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type ErrorCode, platformErrors, AppError } from '#platform/shared/errors.ts'
import { authErrors } from '../../contract.ts'
import { type AuthDependencies, keyedHash } from '../dependencies.ts'
import { hashDeviceAndNetwork, isKnownDeviceAndNetwork } from '../sessions/device-and-network.ts'
import { type AttemptLimit, recordAttempt, clearAttempts, giveBackAttempt } from '../store.ts'

/** Limit per network. The /48 network of an IPv6 provider has a larger limit of its own. */
const networkLimit = { maxAttempts: 10, seconds: 15 * 60 }
/** Limit per account over all networks. */
const accountLimit = { maxAttempts: 50, seconds: 24 * 3600 }

/** The keys of the counters that counted a guess before it was checked. */
export interface CountedGuess {
  networks: readonly Buffer[]
  account: Buffer
}

/** Multiplies a limit by LIMIT_FACTOR. */
export const scaleLimit = ({ maxAttempts, seconds }: AttemptLimit, factor: number): AttemptLimit => ({
  maxAttempts: maxAttempts * factor,
  seconds,
})

/**
 * Counts a password guess before it is checked. The limit over all networks does not apply where the member has signed in before, so that
 * strangers cannot lock the owner out; signing in with a mailed code is not limited by it either.
 * @throws {AppError} platform.too_many after ten failures in 15 minutes from one network, auth.too_many_guesses after 50 in 24 hours
 */
export const recordPasswordGuess = async (
  ctx: Context,
  { email, memberId = randomUUID() }: { email: string; memberId?: string | undefined },
  auth: AuthDependencies,
): Promise<CountedGuess> => {
  const { actor, db, now } = ctx
  const [secret] = auth.secrets
  const groups = actor.kind === 'system' ? [] : addressGroups(actor.address)
  const networks: Buffer[] = []
  for (const { group, factor } of groups) {
    const key = keyedHash(secret, 'login', email, group)
    const seconds = await recordAttempt(db, key, scaleLimit(networkLimit, factor * auth.limitFactor), now)
    if (seconds > 0) throw new AppError(platformErrors.too_many, { retryAfter: seconds, values: { seconds } })
    networks.push(key)
  }
  const account = keyedHash(secret, 'login', email)
  const seconds = await recordAttempt(db, account, scaleLimit(accountLimit, auth.limitFactor), now)
  if (seconds > 0 && !(await isKnownDeviceAndNetwork(db, auth.secrets, memberId, hashDeviceAndNetwork(ctx, auth))))
    throw new AppError(authErrors.too_many_guesses, { retryAfter: seconds })
  return { networks, account }
}

/** After a right guess, clears the failures of this network and takes this guess back from the count of the account. */
export const clearPasswordGuess = async (db: Database | Tx, { networks, account }: CountedGuess): Promise<void> => {
  for (const key of networks) await clearAttempts(db, key)
  await giveBackAttempt(db, account)
}

/** Returns the error for a wrong password, at `field`. */
export const wrongPasswordError = (field: string): AppError => {
  const code: ErrorCode = authErrors.wrong_password
  return new AppError(code, { fields: { [field]: [code] } })
}
