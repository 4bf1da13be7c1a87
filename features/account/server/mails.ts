import type { MemberRow } from '#features/members/server/index.ts'
import { type MailContent, renderMail } from '#platform/server/mail/render-mail.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { SentenceKey, CatalogueRef } from '#platform/shared/i18n/catalogue.ts'
import { formattingTags, isLocale, type Locale } from '#platform/shared/i18n/locales.ts'
import { accountText } from '../locales/text.ts'

type AccountKey = SentenceKey<typeof accountText extends CatalogueRef<infer T> ? T : never>
/** The data of a member that a mail needs. */
export type Recipient = Pick<MemberRow, 'firstname' | 'lastname' | 'locale'> & { email: string }

/** Mails use UTC, because the recipient's time zone is unknown. */
const formatDateTime = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)
const formatDate = (locale: Locale, at: Date): string =>
  new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(at)

const writeAccountMail = (
  texts: Texts,
  to: Recipient,
  letter: (
    say: (key: AccountKey, values?: Record<string, string>) => string,
    locale: Locale,
  ) => Pick<MailContent, 'subject' | 'paragraphs' | 'action'>,
): Mail => {
  const locale = isLocale(to.locale) ? to.locale : 'en'
  const say = (key: AccountKey, values?: Record<string, string>) => texts.translate(locale, accountText, key, values)
  return renderMail(
    { name: sanitizeName(`${to.firstname} ${to.lastname}`), address: to.email },
    {
      locale,
      greeting: say('mails.greeting', { name: sanitizeName(to.firstname) }),
      ...letter(say, locale),
      closing: say('mails.signature'),
    },
    texts.brand(),
  )
}

/** Mail that says the archive is ready. `url` opens it without signing in until `until`. */
export const exportReadyMail = (texts: Texts, to: Recipient, { url, until }: { url: string; until: Date }): Mail =>
  writeAccountMail(texts, to, (say, locale) => ({
    subject: say('mails.export.subject'),
    paragraphs: [
      say('mails.export.intro'),
      say('mails.export.expires', { until: formatDateTime(locale, until) }),
      say('mails.export.care'),
    ],
    action: { label: say('mails.export.action'), url },
  }))

/** Mail that says the account is hidden and will be erased at `eraseAt`. */
export const deletionScheduledMail = (texts: Texts, to: Recipient, { url, eraseAt }: { url: string; eraseAt: Date }): Mail =>
  writeAccountMail(texts, to, (say, locale) => ({
    subject: say('mails.deletion.subject'),
    paragraphs: [say('mails.deletion.intro', { date: formatDate(locale, eraseAt) }), say('mails.deletion.regret')],
    action: { label: say('mails.deletion.action'), url },
  }))

/** The last mail to a member, sent after the erasure. */
export const accountErasedMail = (texts: Texts, to: Recipient): Mail =>
  writeAccountMail(texts, to, (say) => ({
    subject: say('mails.erased.subject'),
    paragraphs: [say('mails.erased.intro'), say('mails.erased.goodbye')],
  }))
