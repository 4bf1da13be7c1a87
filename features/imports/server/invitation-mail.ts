import type { Mail } from '#platform/server/mail/mailer.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import type { Texts } from '#platform/server/texts.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { importsText } from '../locales/text.ts'

/** Creates the mail with the link to an imported account. Others may read it, so it contains no name and does not say what the service is. */
export const createImportInvitationMail = (
  texts: Texts,
  account: { email: string; locale: string },
  publicUrl: string,
  key: string,
): Mail => {
  const locale = isLocale(account.locale) ? account.locale : 'en'
  const values = { service: new URL(publicUrl).host }
  const say = (name: 'subject' | 'hello' | 'intro' | 'kept' | 'remove' | 'action' | 'signature') =>
    texts.translate(locale, importsText, `mail.${name}`, values)
  return renderMail(
    { name: '', address: account.email },
    {
      locale,
      subject: say('subject'),
      greeting: say('hello'),
      paragraphs: [say('intro'), say('remove'), say('kept')],
      action: { label: say('action'), url: `${publicUrl}/account-ready#${key}` },
      closing: say('signature'),
    },
    texts.brand(),
  )
}
