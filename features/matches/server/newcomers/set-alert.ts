import { readAllowedNotificationChannels } from '#features/notifications/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import type { getNewcomerAlert, putNewcomerAlert } from '../../contract.ts'
import { deleteAlert, isAlertOn, saveAlert } from './alert-store.ts'
import { isTimeZone, nextEvening } from './evening.ts'

type Answer = HandlerResult<typeof getNewcomerAlert>

/** Returns whether the caller's newcomer alert is on, and which channels would carry it now. */
export const showNewcomerAlert = async ({ db, actor }: MemberContext): Promise<Answer> => {
  const channels = await readAllowedNotificationChannels(db, actor.id, 'newcomers')
  return { data: { on: await isAlertOn(db, actor.id), channels: channels ?? { in_app: false, email: false, push: false } } }
}

/** Turns the caller's newcomer alert on; a repeat changes only the time zone. An unknown time zone counts as none. */
export const turnOnNewcomerAlert = async (ctx: MemberContext, { body }: HandlerInput<typeof putNewcomerAlert>): Promise<Answer> => {
  const { db, actor, now } = ctx
  const timeZone = body.time_zone !== undefined && isTimeZone(body.time_zone) ? body.time_zone : null
  await inTransaction(db, (tx) => saveAlert(tx, { memberId: actor.id, timeZone, dueAt: nextEvening(timeZone, now), now }))
  return showNewcomerAlert(ctx)
}

/** Turns the caller's newcomer alert off. Idempotent. */
export const turnOffNewcomerAlert = async (ctx: MemberContext): Promise<Answer> => {
  await inTransaction(ctx.db, (tx) => deleteAlert(tx, ctx.actor.id))
  return showNewcomerAlert(ctx)
}
