import { writeMail } from '#platform/server/mail/letter.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { plainName } from '#platform/server/mail/plain-name.ts'
import type { Texts } from '#platform/server/texts.ts'
import { siteText } from '../locales/text.ts'
import type { ContactMessage } from './contact-us.ts'

/** The operator reads English; the visitor's own language is named, for the answer. */
const locale = 'en'

/** What a visitor wrote, for the operator; answering it writes to the visitor. */
export const messageMail = (texts: Texts, operator: string, { name, email, message, locale: spoken }: ContactMessage): Mail => ({
  ...writeMail(
    { name: 'Ndloo', address: operator },
    {
      locale,
      subject: texts.say(locale, siteText, 'mails.contact.subject', { name: plainName(name) }),
      greeting: texts.say(locale, siteText, 'mails.contact.from', { name, email, language: spoken }),
      paragraphs: message.split(/\n+/),
      closing: texts.say(locale, siteText, 'mails.contact.answer'),
    },
  ),
  replyTo: { name: plainName(name), address: email },
})
