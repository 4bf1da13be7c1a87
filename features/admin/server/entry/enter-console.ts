import { isOwnPasswordCorrect, readSignOnRecency, recordSecondFactorInSession } from '#features/auth/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError } from '#platform/shared/errors.ts'
import { adminErrors, type ConsoleSignInState } from '../../entry-contract.ts'
import { recordCodeGuess, clearCodeGuesses, readSecondFactorSecret, consumeSecondFactorCode, wrongCodeError } from './second-factor.ts'
import { countRecoveryCodes, readSecondFactor } from './second-factor-store.ts'
import { wrongPasswordError } from './set-up-second-factor.ts'

const readConsoleSignInState = async (
  { db, actor: { id, sessionId }, now }: MemberContext,
  state: Pick<ConsoleSignInState, 'entered' | 'fresh'>,
): Promise<ConsoleSignInState> => {
  const known = await readSecondFactor(db, id)
  const recovery_codes_left = await countRecoveryCodes(db, id)
  const sign_on = await readSignOnRecency(db, sessionId, now)
  return { second_factor: known !== undefined && known.confirmed_at !== null, recovery_codes_left, sign_on, ...state }
}

/** Returns which proofs of identity the caller has given in this session. */
export const getConsoleSignInState = (ctx: MemberContext): Promise<ConsoleSignInState> =>
  readConsoleSignInState(ctx, { entered: ctx.actor.console !== undefined, fresh: ctx.actor.console === 'fresh' })

/**
 * Checks the second factor and records it for this session. With the password, or within ten minutes after a sign-on, it also counts as a fresh login.
 * @throws {AppError} admin.wrong_code, admin.wrong_password, admin.no_second_factor, platform.too_many
 */
export const enterConsole = async (
  ctx: MemberContext,
  { config }: Pick<Platform, 'config'>,
  { code, password }: { code: string; password?: string | undefined },
): Promise<ConsoleSignInState> => {
  const { id, sessionId } = ctx.actor
  await recordCodeGuess(ctx, config.secrets)
  const { secret, confirmed } = await readSecondFactorSecret(ctx.db, id, config.secrets)
  if (!confirmed) throw new AppError(adminErrors.no_second_factor)
  // Check the password first, because a code can be used only once.
  if (password !== undefined && !(await isOwnPasswordCorrect(ctx, password, config))) throw wrongPasswordError()
  const fresh = password !== undefined || (await readSignOnRecency(ctx.db, sessionId, ctx.now)) === 'recent'
  const right = await inTransaction(ctx.db, async (tx) => {
    if (!(await consumeSecondFactorCode(tx, id, secret, code, ctx.now))) return false
    await clearCodeGuesses(tx, config.secrets, id)
    await recordSecondFactorInSession(tx, sessionId, { fresh }, ctx.now)
    return true
  })
  if (!right) throw wrongCodeError()
  return readConsoleSignInState(ctx, { entered: true, fresh: fresh || ctx.actor.console === 'fresh' })
}
