import { writeMail } from '#platform/server/mail/letter.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { plainName } from '#platform/server/mail/plain-name.ts'
import type { Texts } from '#platform/server/texts.ts'
import { authText } from '../locales/text.ts'
import { type Account, localeOf } from './queries.ts'

const recipient = ({ firstname, lastname, email }: Account): Mail['to'] => ({ name: plainName(`${firstname} ${lastname}`), address: email })

/** The code, in the member's language. */
export const codeMail = (texts: Texts, account: Account, { code, minutes }: { code: string; minutes: number }): Mail => {
  const locale = localeOf(account)
  return writeMail(recipient(account), {
    locale,
    subject: texts.say(locale, authText, 'mails.code.subject', { code }),
    greeting: texts.say(locale, authText, 'mails.greeting', { name: plainName(account.firstname) }),
    paragraphs: [
      texts.say(locale, authText, 'mails.code.intro'),
      texts.say(locale, authText, 'mails.code.expires', { minutes }),
      texts.say(locale, authText, 'mails.code.ignore'),
    ],
    code,
    closing: texts.say(locale, authText, 'mails.signature'),
  })
}

/** Tells the owner of an address that somebody signed up with it. */
export const takenMail = (texts: Texts, account: Account, publicUrl: string): Mail => {
  const locale = localeOf(account)
  return writeMail(recipient(account), {
    locale,
    subject: texts.say(locale, authText, 'mails.taken.subject'),
    greeting: texts.say(locale, authText, 'mails.greeting', { name: plainName(account.firstname) }),
    paragraphs: [texts.say(locale, authText, 'mails.taken.intro'), texts.say(locale, authText, 'mails.taken.ignore')],
    action: { label: texts.say(locale, authText, 'mails.taken.action'), url: `${publicUrl}/login` },
    closing: texts.say(locale, authText, 'mails.signature'),
  })
}
