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
import { accessTokensText } from '../locales/text.ts'

const path = '/dashboard/settings?tab=change-password'
const created = defineNotification({ name: 'access-tokens.created', kind: 'safety', text: accessTokensText, path })

export const tokenNotificationTypes = [created]

const mailCreatedJob = jobKind<{ memberId: string; name: string; at: string }>('access-tokens.mail-created', { slow: 'mail' })

/**
 * Notifies a member in the app and by mail that an access token was created. The mail cannot be turned off: a stranger in the account could turn
 * mails off and then create a token.
 */
export const notifyTokenCreated = async (
  tx: Tx,
  { memberId, name, key }: { memberId: string; name: string; key: string },
  now: Date,
): Promise<void> => {
  await notify(tx, created, { to: memberId, key, isMailedApart: true, now })
  await addJob(tx, mailCreatedJob, { memberId, name, at: now.toISOString() }, now)
}

/** Registers the job that mails members about a new token. */
export const registerTokenMailJob = ({ db, jobs, mailer, texts, publicUrl }: Platform): void =>
  jobs.handle(mailCreatedJob, async ({ memberId, name, at }) => {
    const member = await readMember(db, memberId)
    if (member === undefined || !hasEmail(member)) return
    const locale = isLocale(member.locale) ? member.locale : 'en'
    const say = (key: SentenceKey<typeof en>, values?: PlaceholderValues) => texts.translate(locale, accessTokensText, key, values)
    const time = new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    await mailer.send(
      renderMail(
        { name: sanitizeName(`${member.firstname} ${member.lastname}`), address: member.email },
        {
          locale,
          subject: say('mail.subject'),
          greeting: say('mail.greeting', { name: sanitizeName(member.firstname) }),
          paragraphs: [say('mail.intro', { name: sanitizeName(name), time: `${time.format(new Date(at))} UTC` }), say('mail.help')],
          action: { label: say('mail.action'), url: `${publicUrl}${path}` },
          closing: say('mail.signature'),
        },
        texts.brand(),
      ),
    )
  })
