import { recordAudit } from '#features/audit/server/index.ts'
import { isOwnPasswordCorrect, readSignOnRecency, recordSecondFactorInSession } from '#features/auth/server/index.ts'
import { readMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { seal } from '#platform/server/secrets/seal.ts'
import { toBase32, newTotpSecret, totpUri } from '#platform/server/secrets/totp.ts'
import { AppError } from '#platform/shared/errors.ts'
import { adminErrors } from '../../entry-contract.ts'
import {
  recordCodeGuess,
  clearCodeGuesses,
  hashRecoveryCode,
  generateRecoveryCodes,
  readSecondFactorSecret,
  stripDashes,
  type ServerSecrets,
  consumeSecondFactorCode,
  wrongCodeError,
} from './second-factor.ts'
import {
  storeUnconfirmedSecondFactor,
  markSecondFactorConfirmed,
  readSecondFactor,
  replaceRecoveryCodes,
  secondFactorSealPurpose,
} from './second-factor-store.ts'

type SetUpDependencies = Pick<Platform, 'config' | 'brand'>

/** Returns the error for a wrong password, at the field `password`. */
export const wrongPasswordError = (): AppError =>
  new AppError(adminErrors.wrong_password, { fields: { password: [adminErrors.wrong_password] } })

/**
 * Creates a secret for an authenticator. The caller must know the password or have signed on in the last ten minutes.
 * @returns the secret in base32 and the otpauth URI for a QR code
 * @throws {AppError} admin.wrong_password, admin.second_factor_exists, platform.too_many
 */
export const beginSecondFactor = async (ctx: MemberContext, { config, brand }: SetUpDependencies, password: string | undefined) => {
  const { id, sessionId } = ctx.actor
  const isProven =
    password === undefined
      ? (await readSignOnRecency(ctx.db, sessionId, ctx.now)) === 'recent'
      : await isOwnPasswordCorrect(ctx, password, config)
  if (!isProven) throw wrongPasswordError()
  const secret = newTotpSecret()
  const sealed = seal(config.secrets, secondFactorSealPurpose(id), secret)
  const member = await readMember(ctx.db, id)
  const stored = await inTransaction(ctx.db, (tx) => storeUnconfirmedSecondFactor(tx, id, sealed, ctx.now))
  if (!stored) throw new AppError(adminErrors.second_factor_exists)
  return { secret: toBase32(secret), uri: totpUri(secret, { issuer: brand.current().name, account: member?.email ?? id }) }
}

/** Replaces the recovery codes by ten new ones and returns them. */
const createRecoveryCodes = async (tx: Tx, memberId: string): Promise<string[]> => {
  const codes = generateRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => hashRecoveryCode(memberId, stripDashes(code))),
  )
  return codes
}

/**
 * Confirms the second factor with the first code of the authenticator, and enters the console.
 * @returns the recovery codes
 * @throws {AppError} admin.wrong_code, admin.no_second_factor, admin.second_factor_exists, platform.too_many
 */
export const confirmSecondFactor = async (ctx: MemberContext, { config }: SetUpDependencies, code: string): Promise<string[]> => {
  const { id, sessionId } = ctx.actor
  await recordCodeGuess(ctx, config.secrets)
  const { secret, confirmed } = await readSecondFactorSecret(ctx.db, id, config.secrets)
  if (confirmed) throw new AppError(adminErrors.second_factor_exists)
  return inTransaction(ctx.db, async (tx) => {
    if (!(await consumeSecondFactorCode(tx, id, secret, code, ctx.now))) throw wrongCodeError()
    if (!(await markSecondFactorConfirmed(tx, id, ctx.now))) throw new AppError(adminErrors.second_factor_exists)
    await clearCodeGuesses(tx, config.secrets, id)
    await recordSecondFactorInSession(tx, sessionId, { fresh: false }, ctx.now)
    await recordAudit(tx, {
      admin: id,
      action: 'second_factor.set_up',
      subject: { kind: 'member', id },
      reason: 'needed to enter the console',
      now: ctx.now,
    })
    return createRecoveryCodes(tx, id)
  })
}

/** Replaces the caller's recovery codes and returns the new ones. @throws {AppError} admin.no_second_factor */
export const renewRecoveryCodes = async (ctx: MemberContext): Promise<string[]> => {
  const { id } = ctx.actor
  return inTransaction(ctx.db, async (tx) => {
    if ((await readSecondFactor(tx, id)) === undefined) throw new AppError(adminErrors.no_second_factor)
    await recordAudit(tx, {
      admin: id,
      action: 'second_factor.codes_renewed',
      subject: { kind: 'member', id },
      reason: 'asked for by the owner',
      now: ctx.now,
    })
    return createRecoveryCodes(tx, id)
  })
}

/** Stores a given secret as a confirmed second factor, for the administrator of the demo. */
export const addConfirmedSecondFactor = async (
  tx: Tx,
  memberId: string,
  secrets: ServerSecrets,
  secret: Buffer,
  now: Date,
): Promise<void> => {
  await storeUnconfirmedSecondFactor(tx, memberId, seal(secrets, secondFactorSealPurpose(memberId), secret), now)
  await markSecondFactorConfirmed(tx, memberId, now)
}
