import { createHash, createHmac, randomBytes } from 'node:crypto'
import { countAttempt, clearAttempts, uncountAttempt } from '#features/auth/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { unseal } from '#platform/server/secrets/seal.ts'
import { toBase32, matchTotpStep } from '#platform/server/secrets/totp.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { adminErrors } from '../../entry-contract.ts'
import { readSecondFactor, sealPurpose, consumeRecoveryCode, consumeTotpStep } from './second-factor-store.ts'

export type Secrets = readonly [string, ...string[]]

const guessLimit = { most: 5, seconds: 15 * 60 }
/** Three codes of a million are right at a time: at most one chance in 11,000 a day for a stolen session. */
const dailyGuessLimit = { most: 30, seconds: 24 * 3600 }
const recoveryCodeCount = 10

/** 80 random bits each: one round of a hash keeps them secret. */
export const hashRecoveryCode = (memberId: string, code: string): Buffer => createHash('sha256').update(`${memberId} ${code}`).digest()

/** Ten codes as they are told, `ABCD-EFGH-IJKL-MNOP`. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => (toBase32(randomBytes(10)).match(/.{4}/g) ?? []).join('-'))

/** Without what is only there for the eye. */
export const stripDashes = (code: string): string => code.replaceAll('-', '')

const attemptKey = ([secret]: Secrets, memberId: string): Buffer =>
  createHmac('sha256', secret).update(`second-factor ${memberId}`).digest()
const dailyAttemptKey = (secrets: Secrets, memberId: string): Buffer => attemptKey(secrets, `day ${memberId}`)

/**
 * Counts a guess before it is judged, so that guesses in parallel cannot slip through together.
 * @throws {AppError} platform.too_many after five wrong ones in 15 minutes or thirty in 24 hours
 */
export const countCodeGuess = async (ctx: MemberContext, secrets: Secrets): Promise<void> => {
  const { db, now, actor } = ctx
  const seconds =
    (await countAttempt(db, attemptKey(secrets, actor.id), guessLimit, now)) ||
    (await countAttempt(db, dailyAttemptKey(secrets, actor.id), dailyGuessLimit, now))
  if (seconds > 0) throw new AppError(platformErrors.too_many, { retryAfter: seconds, values: { seconds } })
}

/** The code was right. */
export const clearCodeGuesses = async (tx: Tx, secrets: Secrets, memberId: string): Promise<void> => {
  await clearAttempts(tx, attemptKey(secrets, memberId))
  await uncountAttempt(tx, dailyAttemptKey(secrets, memberId))
}

export const wrongCodeError = (): AppError => new AppError(adminErrors.wrong_code, { fields: { code: [adminErrors.wrong_code] } })

/** The secret in clear. @throws {AppError} admin.no_second_factor also when the application's secret was changed without keeping the old one */
export const unsealSecret = async (db: Database | Tx, memberId: string, secrets: Secrets) => {
  const known = await readSecondFactor(db, memberId)
  const secret = known === undefined ? undefined : unseal(secrets, sealPurpose(memberId), known.secret)
  if (known === undefined || secret === undefined) throw new AppError(adminErrors.no_second_factor)
  return { secret, confirmed: known.confirmed_at !== null }
}

/** Takes a code of the authenticator or a recovery code, each once for ever. Answers whether it was right. */
export const consumeCode = async (tx: Tx, memberId: string, secret: Buffer, code: string, now: Date): Promise<boolean> => {
  const step = matchTotpStep(secret, code, now)
  if (step !== undefined) return consumeTotpStep(tx, memberId, step)
  return consumeRecoveryCode(tx, memberId, hashRecoveryCode(memberId, code), now)
}
