import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { LocaleCode, text } from '#platform/shared/fields.ts'
import { maxSentenceLength } from '#platform/shared/i18n/sentence-mistakes.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'
import { adminErrors } from './entry-contract.ts'

/** The most texts of the service that may be replaced. */
export const maxReplacedTexts = 2000
/** The most texts that a search returns. */
export const maxFoundTexts = 50

const Sentence = z.string().max(maxSentenceLength)
/** The key of a text in the locale catalogues, such as `chat.unread.other`. */
const Key = z
  .string()
  .max(200)
  .regex(/^[\w.-]+$/, platformErrors.invalid.code)

/** A text of the service in one language. */
export const ServiceText = z.object({
  key: Key,
  english: Sentence,
  /** The text of the service in that language. */
  original: Sentence,
  /** The operator's replacement; null for none. */
  text: Sentence.nullable(),
})
export type ServiceText = z.infer<typeof ServiceText>

export const listTexts = endpoint({
  method: 'GET',
  path: '/admin/texts',
  access: 'admin',
  summary: `Finds texts of the service by key or words, at most ${maxFoundTexts}`,
  query: z.object({
    locale: LocaleCode,
    search: z.string().max(100).refine(isStorableText, platformErrors.unreadable_text.code).optional(),
    /** `1` finds only texts that the operator has replaced. */
    replaced: z.enum(['1']).optional(),
  }),
  response: data(z.object({ texts: z.array(ServiceText), found: z.int(), replaced: z.int() })),
})

export const putText = endpoint({
  method: 'PUT',
  path: '/admin/texts',
  access: 'admin',
  console: 'fresh',
  summary: 'Puts a text in place of one of the service, or shows that of the service again',
  body: z.object({
    locale: LocaleCode,
    key: Key,
    /** Null shows the text of the service again. */
    text: text(1, maxSentenceLength).nullable(),
    /** The replacement that the caller saw. If it has changed since, the call fails, so that no change of somebody else is lost. */
    before: Sentence.nullable(),
    reason: AuditReason,
  }),
  response: data(z.object({ text: ServiceText })),
  errors: [
    platformErrors.not_found,
    adminErrors.text_changed,
    adminErrors.text_placeholders,
    adminErrors.text_html,
    adminErrors.too_many_texts,
  ],
})
