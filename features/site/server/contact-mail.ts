import { renderMail } from '#platform/server/mail/render-mail.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import type { Texts } from '#platform/server/texts.ts'
import { siteText } from '../locales/text.ts'
import type { ContactMessage } from './contact-us.ts'

/** The mail is in English; it names the visitor's language for the answer. */
const locale = 'en'

/** Creates the mail that brings a visitor's message to the operator; a reply goes to the visitor. */
export const contactMail = (texts: Texts, operator: string, { name, email, message, locale: visitorLocale }: ContactMessage): Mail => ({
  ...renderMail(
    { name: texts.brand().name, address: operator },
    {
      locale,
      subject: texts.translate(locale, siteText, 'mails.contact.subject', { name: sanitizeName(name) }),
      greeting: texts.translate(locale, siteText, 'mails.contact.from', { name, email, language: visitorLocale }),
      paragraphs: message.split(/\n+/),
      closing: texts.translate(locale, siteText, 'mails.contact.answer'),
    },
    texts.brand(),
  ),
  replyTo: { name: sanitizeName(name), address: email },
})
