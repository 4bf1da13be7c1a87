import { isLocale } from '#platform/shared/i18n/locales.ts'
import { defineNotification, notify } from '#features/notifications/server/index.ts'
import { hasEmail, readMember } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PlaceholderValues, SentenceKey } from '#platform/shared/i18n/catalogue.ts'
import { formattingTags } from '#platform/shared/i18n/locales.ts'
import type { en } from '../locales/en.ts'
import { passkeysText } from '../locales/text.ts'

const path = '/dashboard/settings?tab=change-password'
const added = defineNotification({ name: 'passkeys.added', kind: 'safety', text: passkeysText, path })
const removed = defineNotification({ name: 'passkeys.removed', kind: 'safety', text: passkeysText, path })

export const passkeyNotificationTypes = [added, removed]

type Change = 'added' | 'removed' | 'reset'

const mailChangeJob = jobKind<{ memberId: string; change: Change; name: string; at: string }>('passkeys.mail-change', { slow: 'mail' })

/**
 * Notifies a member in the app and by mail that a passkey was added or removed, or all of them by a new password. Like the mail about a new
 * device, this one has no switch and does not depend on whether the notification was read: a stranger in the account could do both.
 */
export const notifyPasskeyChange = async (
  tx: Tx,
  { memberId, change, name, key }: { memberId: string; change: Change; name: string; key: string },
  now: Date,
): Promise<void> => {
  await notify(tx, change === 'added' ? added : removed, { to: memberId, key, isMailedApart: true, now })
  await addJob(tx, mailChangeJob, { memberId, change, name, at: now.toISOString() }, now)
}

/** Registers the job that mails members about their passkeys. */
export const registerPasskeyMails = ({ db, jobs, mailer, texts, publicUrl }: Platform): void =>
  jobs.handle(mailChangeJob, async ({ memberId, change, name, at }) => {
    const member = await readMember(db, memberId)
    if (member === undefined || !hasEmail(member)) return
    const locale = isLocale(member.locale) ? member.locale : 'en'
    const say = (key: SentenceKey<typeof en>, values?: PlaceholderValues) => texts.translate(locale, passkeysText, key, values)
    const time = new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    const device = sanitizeName(name) || say('unnamed')
    await mailer.send(
      renderMail(
        { name: sanitizeName(`${member.firstname} ${member.lastname}`), address: member.email },
        {
          locale,
          subject: say(`mails.${change}.subject`),
          greeting: say('mails.greeting', { name: sanitizeName(member.firstname) }),
          paragraphs: [say(`mails.${change}.intro`, { device, time: `${time.format(new Date(at))} UTC` }), say(`mails.${change}.help`)],
          action: { label: say('mails.action'), url: `${publicUrl}/forgot-password` },
          closing: say('mails.signature'),
        },
        texts.brand(),
      ),
    )
  })
