import type { JobHandler } from '#platform/server/jobs/job-kind.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { notificationsText } from '../locales/text.ts'
import { openChannels } from './choices.ts'
import { mailNotice } from './job-kinds.ts'
import { knownNotices, type Notice, outsidePath, wordsOf } from './notice.ts'
import { mailedLately, type Outgoing, readUnread } from './queries.ts'
import { releaseMail, takeMail } from './store.ts'
import { unsubscribeAddress } from './unsubscribe-address.ts'

/** Whoever looks at a screen is not mailed before they had the time to read there. */
export const graceMs = 120_000

/** The mail of a notice: it names nobody, leads to the application, and can be stopped with one click, but for what concerns safety. */
const noticeMail = (platform: Platform, declared: Notice, told: Outgoing): Mail => {
  const { texts, publicUrl } = platform
  const locale = isLocale(told.locale) ? told.locale : 'en'
  const unsubscribe = told.kind === 'safety' ? undefined : unsubscribeAddress(platform, told.member_id, told.kind)
  const mail = renderMail(
    { name: sanitizeName(`${told.firstname} ${told.lastname}`), address: told.email },
    {
      locale,
      subject: wordsOf(platform, declared, 'title', locale, told.said),
      greeting: texts.translate(locale, notificationsText, 'mail.greeting'),
      paragraphs: [wordsOf(platform, declared, 'body', locale, told.said)],
      action: { label: texts.translate(locale, notificationsText, 'mail.open'), url: `${publicUrl}${outsidePath(declared, told)}` },
      closing: texts.translate(locale, notificationsText, 'mail.signature'),
      footer: {
        text: texts.translate(locale, notificationsText, `mail.why.${told.kind}`),
        label: texts.translate(locale, notificationsText, unsubscribe === undefined ? 'stop.toSettings' : 'mail.stop'),
        url: unsubscribe ?? `${publicUrl}/dashboard/settings`,
      },
    },
  )
  if (unsubscribe === undefined) return mail
  return { ...mail, headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}

/** Mails a notice that is still unread and wanted, once; of several likes in a row only the first. */
export const noticeMailer =
  (platform: Platform): JobHandler<{ notificationId: string }> =>
  async ({ notificationId }) => {
    const { db, clock, mailer, realtime } = platform
    const now = clock.now()
    const told = await readUnread(db, notificationId)
    const declared = knownNotices(platform).get(told?.name ?? '')
    if (told === undefined || declared === undefined || told.mailed_at !== null) return
    const later = new Date(told.created_at.getTime() + graceMs)
    if (now < later && (await realtime.isConnected(told.member_id)))
      return inTransaction(db, (tx) => addJob(tx, mailNotice, { notificationId }, now, { runAt: later }))
    if ((await openChannels(db, told.member_id, told.kind))?.email !== true) return
    if (told.kind === 'like' && (await mailedLately(db, told.member_id, 'like', now))) return
    if (!(await takeMail(db, notificationId, now))) return
    try {
      await mailer.send(noticeMail(platform, declared, told))
    } catch (error) {
      await releaseMail(db, notificationId)
      throw error
    }
  }
