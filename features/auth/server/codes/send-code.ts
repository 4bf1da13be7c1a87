import type { Actor, Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { sendCode as endpoint } from '../../contract.ts'
import { type Auth, takeCall } from '../auth.ts'
import { askForCode } from '../job-kinds.ts'
import { callerPlace } from '../sessions/known-place.ts'
import { resendSeconds } from './mail-limit.ts'

const requireMember = (actor: Actor): string => {
  if (actor.kind !== 'member') throw new AppError(platformErrors.unauthenticated)
  return actor.id
}

/**
 * Has a new code mailed, if the email belongs to somebody who may have one; only the job looks that up. A code for another address is for
 * the member who has asked for that address.
 * @throws {AppError} platform.unauthenticated, platform.too_many
 */
export const sendCode = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: Auth,
): Promise<HandlerResult<typeof endpoint>> => {
  await takeCall(auth, ctx.actor)
  const memberId = body.type === 'change-email' ? requireMember(ctx.actor) : undefined
  await inTransaction(ctx.db, (tx) =>
    askForCode(tx, { email: body.email, purpose: body.type, memberId, place: callerPlace(ctx, auth) }, ctx.now),
  )
  return { data: { email: body.email, resend_after: resendSeconds } }
}
