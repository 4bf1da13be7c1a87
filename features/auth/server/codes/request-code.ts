import type { Actor, Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { requestCode as endpoint } from '../../contract.ts'
import type { AuthDependencies } from '../dependencies.ts'
import { limitAuthCallsByAddress } from '../rate-limits.ts'
import { queueCodeMail } from '../job-kinds.ts'
import { hashDeviceAndNetwork } from '../sessions/device-and-network.ts'
import { resendSeconds } from './mail-limit.ts'

const requireMember = (actor: Actor): string => {
  if (actor.kind !== 'member') throw new AppError(platformErrors.unauthenticated)
  return actor.id
}

/**
 * Requests a code by mail. A job finds out whether the email may receive one, so that the response reveals nothing. A `change-email` code
 * requires the session of the member who requested the change.
 * @throws {AppError} platform.unauthenticated, platform.too_many
 */
export const requestCode = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  auth: AuthDependencies,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitAuthCallsByAddress(auth, ctx.actor)
  const memberId = body.type === 'change-email' ? requireMember(ctx.actor) : undefined
  await inTransaction(ctx.db, (tx) =>
    queueCodeMail(tx, { email: body.email, purpose: body.type, memberId, place: hashDeviceAndNetwork(ctx, auth) }, ctx.now),
  )
  return { data: { email: body.email, resend_after: resendSeconds } }
}
