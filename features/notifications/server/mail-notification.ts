import type { JobHandler } from '#platform/server/jobs/jobs.ts'
import { writeMail } from '#platform/server/mail/letter.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { plainName } from '#platform/server/mail/plain-name.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { notificationsText } from '../locales/text.ts'
import { readAllowedChannels } from './preferences.ts'
import { mailNotificationJob } from './job-kinds.ts'
import { registeredNotifications, type NotificationType, publicPath, notificationText } from './notification-type.ts'
import { wasMailedRecently, type OutgoingNotification, readUnreadNotification } from './queries.ts'
import { releaseMail, claimMail } from './store.ts'
import { unsubscribeUrl } from './unsubscribe-url.ts'

/** A member who is online gets this long to read in the app before an email or push, in milliseconds. */
export const screenGraceMs = 120_000

/** Composes the email: it names nobody, links to the application and has a one-click unsubscribe, except for `safety`. */
const composeMail = (platform: Platform, declared: NotificationType, told: OutgoingNotification): Mail => {
  const { texts, publicUrl } = platform
  const locale = isLocale(told.locale) ? told.locale : 'en'
  const unsubscribe = told.kind === 'safety' ? undefined : unsubscribeUrl(platform, told.member_id, told.kind)
  const mail = writeMail(
    { name: plainName(`${told.firstname} ${told.lastname}`), address: told.email },
    {
      locale,
      subject: notificationText(platform, declared, 'title', locale, told.said),
      greeting: texts.say(locale, notificationsText, 'mail.greeting'),
      paragraphs: [notificationText(platform, declared, 'body', locale, told.said)],
      action: { label: texts.say(locale, notificationsText, 'mail.open'), url: `${publicUrl}${publicPath(declared, told)}` },
      closing: texts.say(locale, notificationsText, 'mail.signature'),
      footer: {
        text: texts.say(locale, notificationsText, `mail.why.${told.kind}`),
        label: texts.say(locale, notificationsText, unsubscribe === undefined ? 'stop.toSettings' : 'mail.stop'),
        url: unsubscribe ?? `${publicUrl}/dashboard/settings`,
      },
    },
  )
  if (unsubscribe === undefined) return mail
  return { ...mail, headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}

/** Sends an unread, wanted notification by email, once; of several likes in a row only the first. */
export const createNotificationMailer =
  (platform: Platform): JobHandler<{ notificationId: string }> =>
  async ({ notificationId }) => {
    const { db, clock, mailer, realtime } = platform
    const now = clock.now()
    const told = await readUnreadNotification(db, notificationId)
    const declared = registeredNotifications(platform).get(told?.name ?? '')
    if (told === undefined || declared === undefined || told.mailed_at !== null) return
    const later = new Date(told.created_at.getTime() + screenGraceMs)
    if (now < later && (await realtime.isConnected(told.member_id)))
      return inTransaction(db, (tx) => addJob(tx, mailNotificationJob, { notificationId }, now, { runAt: later }))
    if ((await readAllowedChannels(db, told.member_id, told.kind))?.email !== true) return
    if (told.kind === 'like' && (await wasMailedRecently(db, told.member_id, 'like', now))) return
    if (!(await claimMail(db, notificationId, now))) return
    try {
      await mailer.send(composeMail(platform, declared, told))
    } catch (error) {
      await releaseMail(db, notificationId)
      throw error
    }
  }
