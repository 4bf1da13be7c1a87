import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { notificationEvent } from '../contract.ts'
import { mailNotificationJob, pushNotificationJob, unreadCountJob, pushToBrowserJob } from './job-kinds.ts'
import { createMailNotificationHandler } from './mail-notification.ts'
import { createPushToBrowserHandler, createPushFanOutHandler } from './push-notification.ts'
import { countUnreadNotifications } from './queries.ts'
import { deleteOldNotifications } from './store.ts'

/** Registers the jobs of this feature. */
export const registerNotificationJobs = (platform: Platform): void => {
  const { db, jobs, realtime } = platform
  jobs.handle(unreadCountJob, async ({ memberId }) =>
    realtime.publish([memberId], notificationEvent, { unread: await countUnreadNotifications(db, memberId) }),
  )
  jobs.handle(mailNotificationJob, createMailNotificationHandler(platform))
  jobs.handle(pushNotificationJob, createPushFanOutHandler(platform))
  jobs.handle(pushToBrowserJob, createPushToBrowserHandler(platform))
}

/** Deletes notifications older than 90 days once a day. */
export const purgeNotificationsDaily = recurringJob('notifications.sweep', 'day', (_platform, { batches, now }) =>
  deleteOldNotifications(batches, now),
)
