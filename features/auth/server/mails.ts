import { renderMail } from '#platform/server/mail/render-mail.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { SentenceKey, PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
import { formattingTags } from '#platform/shared/i18n/locales.ts'
import type { CodePurpose } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { authText } from '../locales/text.ts'
import { type Account, localeOf } from './queries.ts'

interface MailContent {
  account: Account
  /** Recipient, if it is not the account's own address. Callers must ensure that the account has an address otherwise. */
  to?: string
  /** Whether the address is unproven. The reader may then be a stranger, so the mail contains no name. */
  unproven?: boolean
  subject: SentenceKey<typeof en>
  paragraphs: readonly SentenceKey<typeof en>[]
  values?: PlaceholderValues
  code?: string | undefined
  action?: { label: SentenceKey<typeof en>; url: string }
}

const writeAuthMail = (
  texts: Texts,
  { account, to = account.email ?? '', unproven = account.status === 'unverified', subject, paragraphs, values, code, action }: MailContent,
): Mail => {
  const say = (key: SentenceKey<typeof en>, given?: PlaceholderValues) => texts.translate(localeOf(account), authText, key, given)
  return renderMail(
    { name: unproven ? '' : sanitizeName(`${account.firstname} ${account.lastname}`), address: to },
    {
      locale: localeOf(account),
      subject: say(subject, values),
      greeting: unproven ? say('mails.hello') : say('mails.greeting', { name: sanitizeName(account.firstname) }),
      paragraphs: paragraphs.map((key) => say(key, values)),
      code,
      action: action && { label: say(action.label), url: action.url },
      closing: say('mails.signature'),
    },
    texts.brand(),
  )
}

const codeIntros = {
  'verify-email': 'mails.code.verifyEmail',
  login: 'mails.code.login',
  'reset-password': 'mails.code.resetPassword',
  'change-email': 'mails.code.changeEmail',
} as const satisfies Record<CodePurpose, SentenceKey<typeof en>>

/** Creates the mail with a code for a purpose. A `change-email` mail goes to an unproven address. */
export const codeMail = (
  texts: Texts,
  account: Account,
  {
    code,
    minutes,
    purpose,
    to,
    link,
  }: { code: string; minutes: number; purpose: CodePurpose; to: string; /** Has the same effect as the code. */ link?: string | undefined },
): Mail =>
  writeAuthMail(texts, {
    account,
    to,
    subject: 'mails.code.subject',
    paragraphs: [codeIntros[purpose], 'mails.code.expires', 'mails.code.ignore'],
    values: { code, count: minutes },
    code,
    ...(link === undefined ? {} : { action: { label: 'mails.code.action', url: link } }),
    ...(purpose === 'change-email' ? { unproven: true } : {}),
  })

/** Creates the mail that invites a person to set the password of an account that an administrator added. */
export const firstPasswordMail = (
  texts: Texts,
  account: Account,
  { code, hours, url }: { code: string; hours: number; url: string },
): Mail =>
  writeAuthMail(texts, {
    account,
    subject: 'mails.invitation.subject',
    paragraphs: ['mails.invitation.intro', 'mails.invitation.terms', 'mails.invitation.expires', 'mails.invitation.ignore'],
    values: { count: hours },
    code,
    action: { label: 'mails.invitation.action', url },
  })

/** Creates the mail that tells the owner of an address that somebody else tried to use it. */
export const emailTakenMail = (texts: Texts, account: Account, publicUrl: string): Mail =>
  writeAuthMail(texts, {
    account,
    subject: 'mails.taken.subject',
    paragraphs: ['mails.taken.intro', 'mails.taken.ignore'],
    action: { label: 'mails.taken.action', url: `${publicUrl}/login` },
  })

/** Creates the mail about a sign-in from a new device or country. */
export const newDeviceMail = (texts: Texts, account: Account, values: PlaceholderValues, publicUrl: string): Mail =>
  writeAuthMail(texts, {
    account,
    subject: 'mails.newDevice.subject',
    paragraphs: ['mails.newDevice.intro', 'mails.newDevice.ignore', 'mails.newDevice.help'],
    values,
    action: { label: 'mails.newDevice.action', url: `${publicUrl}/forgot-password` },
  })

/** Creates the mail that says the password was changed. */
export const passwordChangedMail = (texts: Texts, account: Account, publicUrl: string): Mail =>
  writeAuthMail(texts, {
    account,
    subject: 'mails.passwordChanged.subject',
    paragraphs: ['mails.passwordChanged.intro', 'mails.passwordChanged.help'],
    action: { label: 'mails.passwordChanged.action', url: `${publicUrl}/forgot-password` },
  })

interface EmailChangeMail {
  to: string
  from?: string | undefined
  operator: string
  /** How the earlier address undoes the change, and until when; absent if it cannot. */
  undo?: { url: string; until: Date } | undefined
}

/** Creates the mail to the old or the new address that says the account's email was changed. */
export const emailChangedMail = (
  texts: Texts,
  account: Account,
  { to, from, operator, undo }: EmailChangeMail,
  publicUrl: string,
): Mail => {
  const isOld = to === from
  const date = new Intl.DateTimeFormat(formattingTags[localeOf(account)], { dateStyle: 'long', timeZone: 'UTC' })
  const values = { operator, ...(undo === undefined ? {} : { date: date.format(undo.until) }) }
  const help =
    isOld && undo !== undefined
      ? (['mails.emailChanged.undo', 'mails.emailChanged.undone'] as const)
      : (['mails.emailChanged.help'] as const)
  return writeAuthMail(texts, {
    account,
    to,
    subject: 'mails.emailChanged.subject',
    paragraphs: [isOld ? 'mails.emailChanged.old' : 'mails.emailChanged.new', ...help],
    values,
    action:
      isOld && undo !== undefined
        ? { label: 'mails.emailChanged.undoAction', url: undo.url }
        : { label: 'mails.emailChanged.action', url: `${publicUrl}/contactUs` },
  })
}
