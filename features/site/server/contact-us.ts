import type { Context } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { type RateLimiter, takeByAddress } from '#platform/server/limits/limits.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import type { contactUs as endpoint } from '../contract.ts'
import { siteText } from '../locales/text.ts'

export interface ContactMessage {
  name: string
  email: string
  message: string
  locale: Locale
}

/** Mails a contact message to the operator; the payload is deleted afterwards. */
export const mailContactMessageJob = jobKind<ContactMessage>('site.mail-message', { slow: 'mail' })

/** Messages from one address per hour. */
const addressLimit = { burst: 5, seconds: 3600 }

/**
 * Queues a message to the operator.
 * @throws {AppError} platform.too_many
 */
export const contactUs = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  { limits, texts }: { limits: RateLimiter; texts: Texts },
): Promise<HandlerResult<typeof endpoint>> => {
  const { actor, db, locale, now } = ctx
  if (actor.kind !== 'system') await takeByAddress(limits, 'contact', actor.address, addressLimit)
  await inTransaction(db, (tx) => addJob(tx, mailContactMessageJob, { ...body, locale }, now))
  return { message: texts.translate(locale, siteText, 'contact.received') }
}
