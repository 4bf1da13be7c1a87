import { hasEmail, readMember } from '#features/members/server/index.ts'
import { supportEmailOf } from '#platform/server/brand.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PlaceholderValues, SentenceKey } from '#platform/shared/i18n/catalogue.ts'
import { formattingTags, isLocale } from '#platform/shared/i18n/locales.ts'
import { canEnterConsole, type Role } from '#platform/shared/roles.ts'
import type { en } from '../../locales/en.ts'
import { adminText } from '../../locales/text.ts'

const mailRoleJob = jobKind<{ memberId: string; change: 'removed' | 'changed'; at: string }>('admin.mail-role', { slow: 'mail' })

/**
 * Mails somebody whose staff role somebody else has taken away or changed, in the transaction of the change. Somebody who had no staff role gets
 * no mail.
 */
export const mailStaffRoleChange = async (
  tx: Tx,
  { memberId, from, to }: { memberId: string; from: Role; to: Role },
  now: Date,
): Promise<void> => {
  if (!canEnterConsole(from)) return
  await addJob(tx, mailRoleJob, { memberId, change: canEnterConsole(to) ? 'changed' : 'removed', at: now.toISOString() }, now)
}

/** Registers the job that sends these mails. */
export const registerRoleMailJob = (platform: Platform): void => {
  const { db, jobs, mailer, texts, publicUrl } = platform
  jobs.handle(mailRoleJob, async ({ memberId, change, at }) => {
    const member = await readMember(db, memberId)
    // An erased account has an address that leads nowhere.
    if (member === undefined || !hasEmail(member) || member.email.endsWith('.invalid')) return
    const locale = isLocale(member.locale) ? member.locale : 'en'
    const say = (key: SentenceKey<typeof en>, values?: PlaceholderValues) => texts.translate(locale, adminText, key, values)
    const time = new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    await mailer.send(
      renderMail(
        { name: sanitizeName(`${member.firstname} ${member.lastname}`), address: member.email },
        {
          locale,
          subject: say('staff.mail.subject'),
          greeting: say('staff.mail.greeting', { name: sanitizeName(member.firstname) }),
          paragraphs: [
            say(`staff.mail.${change}`, { account: member.email, time: `${time.format(new Date(at))} UTC` }),
            say('staff.mail.help', { operator: supportEmailOf(platform) }),
          ],
          action: { label: say('staff.mail.action'), url: `${publicUrl}/contactUs` },
          closing: say('staff.mail.signature'),
        },
        texts.brand(),
      ),
    )
  })
}
