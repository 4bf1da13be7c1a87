import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { notificationEvent } from '../contract.ts'
import { mailNotice, pushNotice, sweep, tellUnread, wakeBrowser } from './job-kinds.ts'
import { noticeMailer } from './mail-notice.ts'
import { browserWaker, noticePusher } from './push-notice.ts'
import { countUnread } from './queries.ts'
import { dropOldNotifications } from './store.ts'

const dayMs = 86_400_000

/** One sweep for each day, whoever asks for it. */
export const addSweep = (tx: Tx, at: Date, now: Date): Promise<void> =>
  addJob(tx, sweep, {}, now, { runAt: at, dedupe: `notifications.sweep:${at.toISOString().slice(0, 10)}` })

/** Serves this feature's jobs. */
export const serveJobs = (platform: Platform): void => {
  const { db, clock, jobs, realtime } = platform
  jobs.handle(tellUnread, async ({ memberId }) =>
    realtime.publish([memberId], notificationEvent, { unread: await countUnread(db, memberId) }),
  )
  jobs.handle(mailNotice, noticeMailer(platform))
  jobs.handle(pushNotice, noticePusher(platform))
  jobs.handle(wakeBrowser, browserWaker(platform))
  jobs.handle(sweep, async () => {
    const now = clock.now()
    // First, so that a sweep that fails does not end the row of them.
    await inTransaction(db, (tx) => addSweep(tx, new Date(now.getTime() + dayMs), now))
    await dropOldNotifications(db, now)
  })
}
