import { ConductReason } from '#features/members/contract.ts'
import { endSuspension, membersText, readMember, readSuspension } from '#features/members/server/index.ts'
import { ApplicantRefusalReason } from '#features/registration/contract.ts'
import { registrationText } from '#features/registration/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Texts } from '#platform/server/texts.ts'
import { formattingTags, type Locale } from '#platform/shared/i18n/locales.ts'
import { authErrors } from '../../contract.ts'
import { appealPath } from '../bans/appeal-link.ts'
import type { AuthDependencies } from '../dependencies.ts'

/** Returns the reason of a suspension in a language. An unknown reason is returned as stored. */
export const translateSuspensionReason = (texts: Texts, locale: Locale, reason: string): string => {
  const conduct = ConductReason.safeParse(reason)
  if (conduct.success) return texts.translate(locale, membersText, `conduct.${conduct.data}`)
  const applicant = ApplicantRefusalReason.safeParse(reason)
  return applicant.success ? texts.translate(locale, registrationText, `reasons.${applicant.data}`) : reason
}

/**
 * Ends the suspension of a member if its time is over. The caller holds the account lock and has verified the password or code.
 * @returns the error for a member who stays suspended, with the end, the reason and the appeal link; undefined otherwise
 */
export const endSuspensionIfExpired = async (
  tx: Tx,
  id: string,
  { now, locale }: Pick<Context, 'now' | 'locale'>,
  { texts, secrets, onReinstate }: Pick<AuthDependencies, 'texts' | 'secrets' | 'onReinstate'>,
): Promise<AppError | undefined> => {
  if ((await readMember(tx, id))?.status !== 'suspended') return undefined
  const suspension = await readSuspension(tx, id)
  if (suspension === undefined) return new AppError(authErrors.suspended)
  const { until, decision_id } = suspension
  if (until !== null && until <= now) {
    await endSuspension(tx, id, now)
    await onReinstate(tx, id, now)
    return undefined
  }
  const reason = translateSuspensionReason(texts, locale, suspension.reason)
  const link = appealPath(secrets[0], decision_id)
  if (until === null) return new AppError(authErrors.suspended_for_good, { values: { reason }, link })
  const format = new Intl.DateTimeFormat(formattingTags[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return new AppError(authErrors.suspended_until, { values: { date: `${format.format(until)} UTC`, reason }, link })
}
