import { hasEmail } from '#features/members/server/index.ts'
import type { JobHandler } from '#platform/server/jobs/job-kind.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readAllowedNotificationChannels } from './preferences.ts'
import { mailNotificationJob } from './job-kinds.ts'
import { notificationKindRules } from './kind-rules.ts'
import { getNotificationTypesByName } from './notification-type.ts'
import { renderNotificationMail } from './present-notification.ts'
import { wasMailedRecently, readUnreadNotification } from './queries.ts'
import { releaseMailClaim, claimMail } from './store.ts'

/** A member who is online gets this many milliseconds to read a notification in the app before it is mailed or pushed. */
export const onlineGraceMs = 120_000

/** Creates the job handler that mails a notification once, if it is unread, its channel is on, and its kind may be mailed now. */
export const createMailNotificationHandler =
  (platform: Platform): JobHandler<{ notificationId: string }> =>
  async ({ notificationId }) => {
    const { db, clock, mailer, realtime } = platform
    const now = clock.now()
    const notification = await readUnreadNotification(db, notificationId)
    const type = getNotificationTypesByName(platform).get(notification?.name ?? '')
    if (notification === undefined || type === undefined || notification.mailed_at !== null || !hasEmail(notification)) return
    const later = new Date(notification.created_at.getTime() + onlineGraceMs)
    if (now < later && (await realtime.isConnected(notification.member_id)))
      return inTransaction(db, (tx) => addJob(tx, mailNotificationJob, { notificationId }, now, { runAt: later }))
    if ((await readAllowedNotificationChannels(db, notification.member_id, notification.kind))?.email !== true) return
    const { kind, member_id } = notification
    if (notificationKindRules[kind].mailsOncePerDay && (await wasMailedRecently(db, member_id, kind, now))) return
    if (!(await claimMail(db, notificationId, now))) return
    try {
      await mailer.send(renderNotificationMail(platform, type, notification))
    } catch (error) {
      await releaseMailClaim(db, notificationId)
      throw error
    }
  }
