import { randomUUID } from 'node:crypto'
import { hasEmail, readMember } from '#features/members/server/index.ts'
import { defineNotification, notify } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PlaceholderValues, SentenceKey } from '#platform/shared/i18n/catalogue.ts'
import { formattingTags, isLocale } from '#platform/shared/i18n/locales.ts'
import type { en } from '../locales/en.ts'
import { phoneLoginText } from '../locales/text.ts'

const path = '/dashboard/settings?tab=change-email'
const notices = {
  added: defineNotification({ name: 'phone_login.added', kind: 'safety', text: phoneLoginText, path }),
  removed: defineNotification({ name: 'phone_login.removed', kind: 'safety', text: phoneLoginText, path }),
  taken: defineNotification({ name: 'phone_login.taken', kind: 'safety', text: phoneLoginText, path }),
}
export const phoneNotificationTypes = Object.values(notices)

/** `taken`: somebody else has proven the number. */
type Change = keyof typeof notices

const mailChangeJob = jobKind<{ memberId: string; change: Change; at: string }>('phone-login.mail-change', { slow: 'mail' })

/** Notifies a member in the app, and by mail without a switch, that the number they log in with has changed. */
export const notifyPhoneChange = async (tx: Tx, { memberId, change }: { memberId: string; change: Change }, now: Date): Promise<void> => {
  await notify(tx, notices[change], { to: memberId, key: randomUUID(), isMailedApart: true, now })
  await addJob(tx, mailChangeJob, { memberId, change, at: now.toISOString() }, now)
}

/** Registers the job that mails members about their number. */
export const registerPhoneMails = ({ db, jobs, mailer, texts, publicUrl }: Platform): void =>
  jobs.handle(mailChangeJob, async ({ memberId, change, at }) => {
    const member = await readMember(db, memberId)
    if (member === undefined || !hasEmail(member)) return
    const locale = isLocale(member.locale) ? member.locale : 'en'
    const say = (key: SentenceKey<typeof en>, values?: PlaceholderValues) => texts.translate(locale, phoneLoginText, key, values)
    const time = new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    await mailer.send(
      renderMail(
        { name: sanitizeName(`${member.firstname} ${member.lastname}`), address: member.email },
        {
          locale,
          subject: say(`mails.${change}.subject`),
          greeting: say('mails.greeting', { name: sanitizeName(member.firstname) }),
          paragraphs: [say(`mails.${change}.intro`, { time: `${time.format(new Date(at))} UTC` }), say(`mails.${change}.help`)],
          action: { label: say('mails.action'), url: `${publicUrl}/forgot-password` },
          closing: say('mails.signature'),
        },
        texts.brand(),
      ),
    )
  })
