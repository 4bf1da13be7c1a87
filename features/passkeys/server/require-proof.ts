import { isOwnPasswordCorrect, readHasPassword, readSessionStart } from '#features/auth/server/index.ts'
import { authErrors } from '#features/auth/contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { AppError } from '#platform/shared/errors.ts'
import { passkeyErrors } from '../contract.ts'
import type { PasskeyDependencies } from './dependencies.ts'

/** A session younger than this (in milliseconds) needs no further proof. */
const freshMs = 10 * 60_000

/** Returns what the member must prove before a passkey is added or removed: an unlocked phone is not enough. */
export const readNeededProof = async ({ db, actor, now }: MemberContext): Promise<'none' | 'password' | 'log_in'> => {
  const began = await readSessionStart(db, actor.sessionId)
  if (began !== undefined && began.getTime() > now.getTime() - freshMs) return 'none'
  return (await readHasPassword(db, actor.id)) ? 'password' : 'log_in'
}

/**
 * Requires the password, or a log-in within the last ten minutes.
 * @throws {AppError} auth.wrong_password, passkeys.password_needed, passkeys.log_in_again for an account without a password, platform.too_many
 */
export const requirePasswordOrRecentLogIn = async (
  ctx: MemberContext,
  passkeys: Pick<PasskeyDependencies, 'secrets' | 'limitFactor'>,
  password: string | undefined,
): Promise<void> => {
  const needed = await readNeededProof(ctx)
  if (needed === 'log_in') throw new AppError(passkeyErrors.log_in_again)
  if (password === undefined) {
    if (needed === 'none') return
    throw new AppError(passkeyErrors.password_needed, { fields: { password: [passkeyErrors.password_needed] } })
  }
  if (!(await isOwnPasswordCorrect(ctx, password, passkeys)))
    throw new AppError(authErrors.wrong_password, { fields: { password: [authErrors.wrong_password] } })
}
