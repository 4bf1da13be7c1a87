import { appealPath, translateSuspensionReason } from '#features/auth/server/index.ts'
import { hasEmail, readMember } from '#features/members/server/index.ts'
import { PhotoCheckRefusalReason } from '#features/photo-check/contract.ts'
import { photoCheckText } from '#features/photo-check/server/index.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Texts } from '#platform/server/texts.ts'
import { formattingTags, isLocale, type Locale } from '#platform/shared/i18n/locales.ts'
import { moderationText } from '../locales/text.ts'
import { readAppealOfDecision } from './appeals/appeal-store.ts'
import { type DecisionKind, decisionKindOf, type DecisionRow, readDecision } from './decisions/decision-store.ts'

type MailServices = Pick<Platform, 'db' | 'mailer' | 'texts' | 'publicUrl' | 'config'>

/** Translates a reason code; returns a free-text reason unchanged. */
export const translateReason = (texts: Texts, locale: Locale, reason: string): string => {
  const refusal = PhotoCheckRefusalReason.safeParse(reason)
  return refusal.success
    ? texts.translate(locale, photoCheckText, `reasons.${refusal.data}`)
    : translateSuspensionReason(texts, locale, reason)
}

const formatMoment = (locale: Locale, at: Date): string =>
  `${new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`

/** Describes the effect of a decision in one sentence. */
const describeEffect = (texts: Texts, locale: Locale, decision: DecisionRow): string => {
  const { until } = decision
  const kind = decisionKindOf(decision)
  if (kind === 'suspend' && until !== null)
    return texts.translate(locale, moderationText, 'statement.until', { date: formatMoment(locale, until) })
  return texts.translate(locale, moderationText, `statement.effects.${kind as Exclude<DecisionKind, 'dismiss'>}`)
}

const sendToMember = async (
  { db, mailer, texts }: MailServices,
  memberId: string,
  content: (locale: Locale) => { subject: string; paragraphs: string[]; action?: { label: string; url: string } },
): Promise<void> => {
  const member = await readMember(db, memberId)
  if (member === undefined || !hasEmail(member) || member.email.endsWith('.invalid')) return
  const locale = isLocale(member.locale) ? member.locale : 'en'
  await mailer.send(
    renderMail(
      { name: sanitizeName(`${member.firstname} ${member.lastname}`), address: member.email },
      {
        locale,
        greeting: texts.translate(locale, moderationText, 'mails.greeting', { name: sanitizeName(member.firstname) }),
        ...content(locale),
        closing: texts.translate(locale, moderationText, 'mails.signature'),
      },
      texts.brand(),
    ),
  )
}

/** Creates the job handler that mails a decision with its reason and a link to appeal. */
export const createMailDecisionHandler =
  (services: MailServices) =>
  async ({ decisionId }: { decisionId: string }): Promise<void> => {
    const { texts, publicUrl, config } = services
    const decision = await readDecision(services.db, decisionId)
    if (decision === undefined || decision.kind === 'dismiss' || decision.reversed_at !== null) return
    await sendToMember(services, decision.member_id, (locale) => ({
      subject: texts.translate(locale, moderationText, 'mails.decision.subject'),
      paragraphs: [
        describeEffect(texts, locale, decision),
        texts.translate(locale, moderationText, 'mails.decision.reason', { reason: translateReason(texts, locale, decision.reason) }),
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

/** Creates the job handler that mails the result of an appeal. */
export const createMailAppealHandler =
  (services: MailServices) =>
  async ({ decisionId }: { decisionId: string }): Promise<void> => {
    const { texts, db } = services
    const [decision, appeal] = await Promise.all([readDecision(db, decisionId), readAppealOfDecision(db, decisionId)])
    if (decision === undefined || appeal === undefined || appeal.state === 'open') return
    const state = appeal.state as 'upheld' | 'reversed'
    await sendToMember(services, decision.member_id, (locale) => ({
      subject: texts.translate(locale, moderationText, 'mails.appeal.subject'),
      paragraphs: [texts.translate(locale, moderationText, `statement.appeals.${state}`), ...(appeal.answer === '' ? [] : [appeal.answer])],
    }))
  }
