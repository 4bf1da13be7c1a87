import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import type { changePassword as endpoint } from '../../contract.ts'
import { authText } from '../../locales/text.ts'
import { type Auth, takeCall } from '../auth.ts'
import { provePassword, wrongPassword } from '../sign-in/guesses.ts'
import { type Account, lockAccount, readAccount, readSessionStart } from '../queries.ts'
import { refuseCommon, replacePassword } from './replace-password.ts'
import { endSessions } from '../sessions/sessions.ts'

/** A session without a password begins with a mailed code; for so long it may set the first one. */
const firstPasswordMs = 30 * 60_000

/** The caller knows the present password, or there is none and they have proven their email just now. */
const proveOwner = async (ctx: MemberContext, given: string | undefined, auth: Auth): Promise<Account> => {
  if (given !== undefined) return provePassword(ctx, given, 'current_password', auth)
  const account = await readAccount(ctx.db, ctx.actor.id)
  const began = await readSessionStart(ctx.db, ctx.actor.sessionId)
  const isFresh = began !== undefined && began.getTime() > ctx.now.getTime() - firstPasswordMs
  if (account === undefined || account.password_hash !== null || !isFresh) throw wrongPassword('current_password')
  return account
}

/**
 * Sets another password for a member who knows the present one or has just proven their email, and ends every other session.
 * @throws {AppError} auth.wrong_password, auth.password_common, platform.too_many
 */
export const changePassword = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof endpoint>,
  auth: Auth,
): Promise<HandlerResult<typeof endpoint>> => {
  await takeCall(auth, ctx.actor)
  refuseCommon(body.password)
  const proven = await proveOwner(ctx, body.current_password, auth)
  const hash = await auth.passwords.hash(body.password)
  const ended = await inTransaction(ctx.db, async (tx) => {
    const account = await lockAccount(tx, { id: proven.id })
    // Changed by somebody else while the hash was made: what was proven is no longer true.
    if (account?.password_hash !== proven.password_hash) throw wrongPassword('current_password')
    await replacePassword(tx, proven.id, hash, ctx.now)
    return endSessions(tx, proven.id, ctx.now, ctx.actor.sessionId)
  })
  auth.realtime.endSessions(ended)
  return { data: { message: auth.texts.translate(ctx.locale, authText, 'password.changed') } }
}
