import { appealPath } from '#features/auth/server/index.ts'
import { ConductReason } from '#features/members/contract.ts'
import { membersText, readMember } from '#features/members/server/index.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Texts } from '#platform/server/texts.ts'
import { formattingTag, isLocale, type Locale } from '#platform/shared/i18n/locales.ts'
import { moderationText } from '../locales/text.ts'
import { readAppeal } from './appeals/appeal-store.ts'
import { type DecisionKind, type DecisionRow, readDecision } from './decisions/decision-store.ts'

type Mailing = Pick<Platform, 'db' | 'mailer' | 'texts' | 'publicUrl' | 'config'>

/** A reason in the reader's language, or the sentence somebody wrote. */
export const reasonIn = (texts: Texts, locale: Locale, reason: string): string => {
  const code = ConductReason.safeParse(reason)
  return code.success ? texts.translate(locale, membersText, `conduct.${code.data}`) : reason
}

const moment = (locale: Locale, at: Date): string =>
  `${new Intl.DateTimeFormat(formattingTag[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`

/** What a decision means, in a sentence. */
const effectIn = (texts: Texts, locale: Locale, { kind, until }: DecisionRow): string => {
  if (kind === 'suspend' && until !== null)
    return texts.translate(locale, moderationText, 'statement.until', { date: moment(locale, until) })
  return texts.translate(locale, moderationText, `statement.effects.${kind as Exclude<DecisionKind, 'dismiss'>}`)
}

const send = async (
  { db, mailer, texts }: Mailing,
  memberId: string,
  letter: (locale: Locale) => { subject: string; paragraphs: string[]; action?: { label: string; url: string } },
): Promise<void> => {
  const member = await readMember(db, memberId)
  if (member === undefined || member.email.endsWith('.invalid')) return
  const locale = isLocale(member.locale) ? member.locale : 'en'
  await mailer.send(
    renderMail(
      { name: sanitizeName(`${member.firstname} ${member.lastname}`), address: member.email },
      {
        locale,
        greeting: texts.translate(locale, moderationText, 'mails.greeting', { name: sanitizeName(member.firstname) }),
        ...letter(locale),
        closing: texts.translate(locale, moderationText, 'mails.signature'),
      },
    ),
  )
}

/** The statement of reasons. */
export const decisionMailer =
  (mailing: Mailing) =>
  async ({ decisionId }: { decisionId: string }): Promise<void> => {
    const { texts, publicUrl, config } = mailing
    const decision = await readDecision(mailing.db, decisionId)
    if (decision === undefined || decision.kind === 'dismiss' || decision.reversed_at !== null) return
    await send(mailing, decision.member_id, (locale) => ({
      subject: texts.translate(locale, moderationText, 'mails.decision.subject'),
      paragraphs: [
        effectIn(texts, locale, decision),
        texts.translate(locale, moderationText, 'mails.decision.reason', { reason: reasonIn(texts, locale, decision.reason) }),
        ...(decision.words === '' ? [] : [decision.words]),
        texts.translate(locale, moderationText, 'mails.decision.human'),
        texts.translate(locale, moderationText, 'mails.decision.appeal'),
      ],
      action: {
        label: texts.translate(locale, moderationText, 'mails.decision.action'),
        url: `${publicUrl}${appealPath(config.secrets[0], decision.id)}`,
      },
    }))
  }

/** What became of an appeal. */
export const appealMailer =
  (mailing: Mailing) =>
  async ({ decisionId }: { decisionId: string }): Promise<void> => {
    const { texts, db } = mailing
    const [decision, appeal] = await Promise.all([readDecision(db, decisionId), readAppeal(db, decisionId)])
    if (decision === undefined || appeal === undefined || appeal.state === 'open') return
    const state = appeal.state as 'upheld' | 'reversed'
    await send(mailing, decision.member_id, (locale) => ({
      subject: texts.translate(locale, moderationText, 'mails.appeal.subject'),
      paragraphs: [texts.translate(locale, moderationText, `statement.appeals.${state}`), ...(appeal.answer === '' ? [] : [appeal.answer])],
    }))
  }
