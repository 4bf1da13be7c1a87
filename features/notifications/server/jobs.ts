import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { notificationEvent } from '../contract.ts'
import { mailNotificationJob, pushNotificationJob, publishUnreadJob, pushToBrowserJob } from './job-kinds.ts'
import { createNotificationMailer } from './mail-notification.ts'
import { createBrowserPusher, createNotificationPusher } from './push-notification.ts'
import { countUnreadNotifications } from './queries.ts'
import { deleteOldNotifications } from './store.ts'

/** Registers the jobs of this feature. */
export const registerNotificationJobs = (platform: Platform): void => {
  const { db, jobs, realtime } = platform
  jobs.handle(publishUnreadJob, async ({ memberId }) =>
    realtime.publish([memberId], notificationEvent, { unread: await countUnreadNotifications(db, memberId) }),
  )
  jobs.handle(mailNotificationJob, createNotificationMailer(platform))
  jobs.handle(pushNotificationJob, createNotificationPusher(platform))
  jobs.handle(pushToBrowserJob, createBrowserPusher(platform))
}

/** Deletes notifications older than 90 days once a day. */
export const purgeNotificationsDaily = recurringJob('notifications.sweep', 'day', (_platform, { batches, now }) =>
  deleteOldNotifications(batches, now),
)
