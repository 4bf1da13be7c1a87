import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isBrowserKey } from '#platform/server/push/encrypt.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type getPushState as endpoint, notificationErrors, type putPush } from '../contract.ts'
import { isSessionSubscribedToPush } from './queries.ts'
import { savePushSubscription, deletePushSubscription } from './store.ts'

type State = HandlerResult<typeof endpoint>

/** Whether push is configured, and whether the browser of this session is subscribed. */
export const readPushState = async ({ db, actor }: MemberContext, { push }: Pick<Platform, 'push'>): Promise<State> => ({
  data: { public_key: push?.publicKey ?? null, subscribed: push !== undefined && (await isSessionSubscribedToPush(db, actor.sessionId)) },
})

/**
 * Subscribes the browser of this session and replaces an earlier subscription of the session or browser.
 * @throws {AppError} notifications.no_push, notifications.bad_endpoint, notifications.bad_key
 */
export const subscribePush = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof putPush>,
  platform: Pick<Platform, 'push'>,
): Promise<State> => {
  const { push } = platform
  if (push === undefined) throw new AppError(notificationErrors.no_push)
  if (!push.allows(body.endpoint))
    throw new AppError(notificationErrors.bad_endpoint, { fields: { endpoint: [notificationErrors.bad_endpoint] } })
  if (!isBrowserKey(body.keys.p256dh))
    throw new AppError(notificationErrors.bad_key, { fields: { 'keys.p256dh': [notificationErrors.bad_key] } })
  const { actor, now } = ctx
  await inTransaction(ctx.db, (tx) =>
    savePushSubscription(tx, { memberId: actor.id, sessionId: actor.sessionId, endpoint: body.endpoint, ...body.keys }, now),
  )
  return readPushState(ctx, platform)
}

/** Unsubscribes the browser of this session; repeating it changes nothing. */
export const unsubscribePush = async (ctx: MemberContext, platform: Pick<Platform, 'push'>): Promise<State> => {
  await deletePushSubscription(ctx.db, { sessionId: ctx.actor.sessionId })
  return readPushState(ctx, platform)
}
