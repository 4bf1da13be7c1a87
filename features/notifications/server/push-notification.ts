import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { JobHandler } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readAllowedNotificationChannels } from './preferences.ts'
import { pushNotificationJob, pushToBrowserJob } from './job-kinds.ts'
import { onlineGraceMs } from './mail-notification.ts'
import { getNotificationTypesByName } from './notification-type.ts'
import { presentPush } from './present-notification.ts'
import { readPushSubscription, readPushSubscriptions, readUnreadNotification } from './queries.ts'
import { releasePushClaim, deletePushSubscription, claimPush } from './store.ts'

/**
 * Creates the job handler that adds a push job for every browser of the member while the notification is unread. A member who is online
 * gets time to read first.
 */
export const createPushFanOutHandler =
  (platform: Platform): JobHandler<{ notificationId: string }> =>
  async ({ notificationId }) => {
    const { db, clock, realtime } = platform
    const now = clock.now()
    const notification = await readUnreadNotification(db, notificationId)
    if (notification === undefined) return
    const later = new Date(notification.created_at.getTime() + onlineGraceMs)
    const isTransient = getNotificationTypesByName(platform).get(notification.name)?.delivery === 'transient'
    const isOnline = !isTransient && now < later && (await realtime.isConnected(notification.member_id))
    const browsers = isOnline ? [] : await readPushSubscriptions(db, notification.member_id, now)
    await inTransaction(db, async (tx) => {
      if (isOnline) await addJob(tx, pushNotificationJob, { notificationId }, now, { runAt: later })
      for (const { id } of browsers)
        await addJob(tx, pushToBrowserJob, { notificationId, subscriptionId: id }, now, { dedupe: `push ${notificationId} ${id}` })
    })
  }

/** Creates the job handler that pushes one notification to one browser, once. It deletes a subscription that the push service reports as ended. */
export const createPushToBrowserHandler =
  (platform: Platform): JobHandler<{ notificationId: string; subscriptionId: string }> =>
  async ({ notificationId, subscriptionId }) => {
    const { db, clock, push } = platform
    const [notification, subscription] = await Promise.all([
      readUnreadNotification(db, notificationId),
      readPushSubscription(db, subscriptionId, clock.now()),
    ])
    const type = getNotificationTypesByName(platform).get(notification?.name ?? '')
    if (push === undefined || notification === undefined || type === undefined || subscription === undefined) return
    if (
      subscription.member_id !== notification.member_id ||
      !(await readAllowedNotificationChannels(db, notification.member_id, notification.kind))?.push
    )
      return
    if (!(await claimPush(db, notificationId, subscriptionId))) return
    try {
      const { endpoint, p256dh, auth } = subscription
      const now = clock.now()
      const remainingMs =
        type.delivery === 'transient' ? notification.created_at.getTime() + type.lifetimeSeconds * 1000 - now.getTime() : undefined
      if (remainingMs !== undefined && remainingMs <= 0) return
      const urgency = remainingMs === undefined ? undefined : { seconds: Math.ceil(remainingMs / 1000) }
      const outcome = await push.send({ endpoint, p256dh, auth }, presentPush(platform, type, notification), now, urgency)
      if (outcome === 'gone') await deletePushSubscription(db, { id: subscriptionId })
    } catch (error) {
      await releasePushClaim(db, notificationId, subscriptionId)
      throw error
    }
  }
