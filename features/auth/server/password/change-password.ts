import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import type { changePassword as endpoint } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { limitAuthCallsByAddress } from '../rate-limits.ts'
import { requirePassword } from './require-password.ts'
import { wrongPasswordError } from '../sign-in/password-guesses.ts'
import { type Account, lockAccount, readAccount, readSessionStart } from '../queries.ts'
import { rejectCommonPassword, replacePasswordAndNotify } from './replace-password-and-notify.ts'
import { endSessionsOfMember } from '../sessions/sessions.ts'

/** How long a session that was opened with a mailed code may set a first password. */
const firstPasswordMs = 30 * 60_000

/**
 * Requires the current password. For an account without a password it requires a session opened with a mailed code within the last 30 minutes.
 * @throws {AppError} auth.wrong_password, platform.too_many
 */
const requireOwner = async (ctx: MemberContext, given: string | undefined, auth: AuthDependencies): Promise<Account> => {
  if (given !== undefined) return requirePassword(ctx, given, 'current_password', auth)
  const account = await readAccount(ctx.db, ctx.actor.id)
  const began = await readSessionStart(ctx.db, ctx.actor.sessionId)
  const isFresh = began !== undefined && began.getTime() > ctx.now.getTime() - firstPasswordMs
  if (account === undefined || account.password_hash !== null || !isFresh) throw wrongPasswordError('current_password')
  return account
}

/**
 * Sets a new password for a member who knows the current one or has just proven the email. Ends every other session.
 * @throws {AppError} auth.wrong_password, auth.password_common, platform.too_many
 */
export const changePassword = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  rejectCommonPassword(body.password)
  const proven = await requireOwner(ctx, body.current_password, auth)
  const hash = await auth.passwords.hash(body.password)
  const ended = await inTransaction(ctx.db, async (tx) => {
    const account = await lockAccount(tx, { id: proven.id })
    // The password was changed during the hashing, so the earlier check no longer holds.
    if (account?.password_hash !== proven.password_hash) throw wrongPasswordError('current_password')
    await replacePasswordAndNotify(tx, proven.id, hash, ctx.now)
    return endSessionsOfMember(tx, proven.id, ctx.now, ctx.actor.sessionId)
  })
  auth.realtime.endSessions(ended)
  return { data: { message: auth.texts.translate(ctx.locale, authText, 'password.changed') } }
}
