import { createHash, createHmac, randomBytes } from 'node:crypto'
import { recordAttempt, clearAttempts, giveBackAttempt } from '#features/auth/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { unseal } from '#platform/server/secrets/seal.ts'
import { toBase32, matchTotpStep } from '#platform/server/secrets/totp.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { adminErrors } from '../../entry-contract.ts'
import { readSecondFactor, secondFactorSealPurpose, consumeRecoveryCode, consumeTotpStep } from './second-factor-store.ts'

/** The configured SECRET, followed by SECRET_PREVIOUS if it is set. */
export type ServerSecrets = readonly [string, ...string[]]

const guessLimit = { maxAttempts: 5, seconds: 15 * 60 }
/** Three of a million codes are valid at a time, so a thief of a session guesses one with a chance of 1 in 11,000 a day. */
const dailyGuessLimit = { maxAttempts: 30, seconds: 24 * 3600 }
const recoveryCodeCount = 10

/** Hashes a recovery code. One round is enough, because a code has 80 random bits. */
export const hashRecoveryCode = (memberId: string, code: string): Buffer => createHash('sha256').update(`${memberId} ${code}`).digest()

/** Generates ten codes in the form `ABCD-EFGH-IJKL-MNOP`. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => (toBase32(randomBytes(10)).match(/.{4}/g) ?? []).join('-'))

/** Removes the dashes that make a recovery code readable. */
export const stripDashes = (code: string): string => code.replaceAll('-', '')

const attemptKey = ([secret]: ServerSecrets, memberId: string): Buffer =>
  createHmac('sha256', secret).update(`second-factor ${memberId}`).digest()
const dailyAttemptKey = (secrets: ServerSecrets, memberId: string): Buffer => attemptKey(secrets, `day ${memberId}`)

/**
 * Counts a guess of a code before the code is checked, so that parallel guesses cannot exceed the limit.
 * @throws {AppError} platform.too_many after five wrong ones in 15 minutes or thirty in 24 hours
 */
export const recordCodeGuess = async (ctx: MemberContext, secrets: ServerSecrets): Promise<void> => {
  const { db, now, actor } = ctx
  const seconds =
    (await recordAttempt(db, attemptKey(secrets, actor.id), guessLimit, now)) ||
    (await recordAttempt(db, dailyAttemptKey(secrets, actor.id), dailyGuessLimit, now))
  if (seconds > 0) throw new AppError(platformErrors.too_many, { retryAfter: seconds, values: { seconds } })
}

/** Resets the counted guesses after a correct code. */
export const clearCodeGuesses = async (tx: Tx, secrets: ServerSecrets, memberId: string): Promise<void> => {
  await clearAttempts(tx, attemptKey(secrets, memberId))
  await giveBackAttempt(tx, dailyAttemptKey(secrets, memberId))
}

/** Returns the error for a wrong code, at the field `code`. */
export const wrongCodeError = (): AppError => new AppError(adminErrors.wrong_code, { fields: { code: [adminErrors.wrong_code] } })

/** Reads and decrypts a member's secret. @throws {AppError} admin.no_second_factor when there is none, or no configured SECRET opens it */
export const readSecondFactorSecret = async (db: Database | Tx, memberId: string, secrets: ServerSecrets) => {
  const known = await readSecondFactor(db, memberId)
  const secret = known === undefined ? undefined : unseal(secrets, secondFactorSealPurpose(memberId), known.secret)
  if (known === undefined || secret === undefined) throw new AppError(adminErrors.no_second_factor)
  return { secret, confirmed: known.confirmed_at !== null }
}

/** Uses up a code of the authenticator or a recovery code. Returns whether it was correct and unused. */
export const consumeSecondFactorCode = async (tx: Tx, memberId: string, secret: Buffer, code: string, now: Date): Promise<boolean> => {
  const step = matchTotpStep(secret, code, now)
  if (step !== undefined) return consumeTotpStep(tx, memberId, step)
  return consumeRecoveryCode(tx, memberId, hashRecoveryCode(memberId, code), now)
}
