import { recurring } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { notificationEvent } from '../contract.ts'
import { mailNotice, pushNotice, tellUnread, wakeBrowser } from './job-kinds.ts'
import { noticeMailer } from './mail-notice.ts'
import { browserWaker, noticePusher } from './push-notice.ts'
import { countUnread } from './queries.ts'
import { dropOldNotifications } from './store.ts'

/** Serves this feature's jobs. */
export const serveJobs = (platform: Platform): void => {
  const { db, jobs, realtime } = platform
  jobs.handle(tellUnread, async ({ memberId }) =>
    realtime.publish([memberId], notificationEvent, { unread: await countUnread(db, memberId) }),
  )
  jobs.handle(mailNotice, noticeMailer(platform))
  jobs.handle(pushNotice, noticePusher(platform))
  jobs.handle(wakeBrowser, browserWaker(platform))
}

export const purgeNotifications = recurring('notifications.sweep', 'day', (_platform, { batches, now }) =>
  dropOldNotifications(batches, now),
)
