import { serveSweep } from '#platform/server/jobs/sweep.ts'
import type { Platform } from '#platform/server/platform.ts'
import { notificationEvent } from '../contract.ts'
import { mailNotice, pushNotice, sweep, tellUnread, wakeBrowser } from './job-kinds.ts'
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
  serveSweep(platform, sweep, dropOldNotifications)
}
