import { inTransaction } from '#platform/server/db/database.ts'
import { addJob, type JobHandler } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { readAllowedChannels } from './preferences.ts'
import { pushNotificationJob, pushToBrowserJob } from './job-kinds.ts'
import { screenGraceMs } from './mail-notification.ts'
import { registeredNotifications, type NotificationType, publicPath, notificationText } from './notification-type.ts'
import { type OutgoingNotification, readSubscription, readSubscriptions, readUnreadNotification } from './queries.ts'
import { releaseDelivery, deleteSubscription, claimDelivery } from './store.ts'

/** Content of a push: it names nobody. A later push of the same kind replaces it. */
const payloadOf = (platform: Platform, declared: NotificationType, told: OutgoingNotification): object => {
  const locale = isLocale(told.locale) ? told.locale : 'en'
  return {
    title: notificationText(platform, declared, 'title', locale, told.said),
    body: notificationText(platform, declared, 'body', locale, told.said),
    path: publicPath(declared, told),
    tag: told.kind,
    lang: locale,
  }
}

/** Adds a push for every browser of the member while the notification is unread; a member who is online gets time to read first. */
export const createNotificationPusher =
  (platform: Platform): JobHandler<{ notificationId: string }> =>
  async ({ notificationId }) => {
    const { db, clock, realtime } = platform
    const now = clock.now()
    const told = await readUnreadNotification(db, notificationId)
    if (told === undefined) return
    const later = new Date(told.created_at.getTime() + screenGraceMs)
    const passes = registeredNotifications(platform).get(told.name)?.lasts !== undefined
    const isLooking = !passes && now < later && (await realtime.isConnected(told.member_id))
    const browsers = isLooking ? [] : await readSubscriptions(db, told.member_id, now)
    await inTransaction(db, async (tx) => {
      if (isLooking) await addJob(tx, pushNotificationJob, { notificationId }, now, { runAt: later })
      for (const { id } of browsers)
        await addJob(tx, pushToBrowserJob, { notificationId, subscriptionId: id }, now, { dedupe: `push ${notificationId} ${id}` })
    })
  }

/** Sends one push to one browser, once; deletes the subscription when the push service reports it as ended. */
export const createBrowserPusher =
  (platform: Platform): JobHandler<{ notificationId: string; subscriptionId: string }> =>
  async ({ notificationId, subscriptionId }) => {
    const { db, clock, push } = platform
    const [told, subscription] = await Promise.all([
      readUnreadNotification(db, notificationId),
      readSubscription(db, subscriptionId, clock.now()),
    ])
    const declared = registeredNotifications(platform).get(told?.name ?? '')
    if (push === undefined || told === undefined || declared === undefined || subscription === undefined) return
    if (subscription.member_id !== told.member_id || !(await readAllowedChannels(db, told.member_id, told.kind))?.push) return
    if (!(await claimDelivery(db, notificationId, subscriptionId))) return
    try {
      const { endpoint, p256dh, auth } = subscription
      const now = clock.now()
      const lasts = declared.lasts === undefined ? undefined : told.created_at.getTime() + declared.lasts * 1000 - now.getTime()
      if (lasts !== undefined && lasts <= 0) return
      const haste = lasts === undefined ? undefined : { seconds: Math.ceil(lasts / 1000) }
      const outcome = await push.send({ endpoint, p256dh, auth }, payloadOf(platform, declared, told), now, haste)
      if (outcome === 'gone') await deleteSubscription(db, { id: subscriptionId })
    } catch (error) {
      await releaseDelivery(db, notificationId, subscriptionId)
      throw error
    }
  }
