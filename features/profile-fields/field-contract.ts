// The operator's own profile fields. Their ids are short, because each answer repeats them.
import * as z from 'zod'
import { platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'
import { textsByLanguage } from '#platform/shared/i18n/texts-by-language.ts'

export const fieldKinds = ['choice', 'choices', 'number', 'text'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Who sees a member's answer besides the member, from most people to fewest. */
export const answerAudiences = ['everybody', 'matches', 'nobody'] as const
export type AnswerAudience = (typeof answerAudiences)[number]

/**
 * Maximum numbers of fields and choices, and lengths of their texts. A field with all choices and languages stays far below half of the request
 * limit.
 */
export const fieldLimits = {
  /** Fields that are not retired. */
  active: 20,
  /** All fields, including retired ones. */
  all: 60,
  choices: 25,
  label: 60,
  choiceLabel: 40,
  unit: 10,
  text: 80,
  number: 1_000_000,
} as const

/** Eight letters and digits, generated in the console. */
export const FieldId = z
  .string()
  .max(8, platformErrors.invalid.code)
  .regex(/^[a-z][a-z\d]{7}$/, platformErrors.invalid.code)

/** One possible answer to a choice field. A retired one is no longer offered; members who chose it keep it. */
export const FieldChoice = z.object({ id: FieldId, labels: textsByLanguage(text(1, fieldLimits.choiceLabel)), retired: z.boolean() })
export type FieldChoice = z.infer<typeof FieldChoice>

const Whole = z
  .int(platformErrors.invalid.code)
  .min(-fieldLimits.number, platformErrors.too_small.code)
  .max(fieldLimits.number, platformErrors.too_big.code)

/** The operator's settings of a field. `unit`, `min` and `max` are for numbers, `choices` for the kinds `choice` and `choices`. */
export const FieldSettings = z.object({
  order: z.int(platformErrors.invalid.code).min(0, platformErrors.too_small.code).max(1000, platformErrors.too_big.code),
  kind: z.enum(fieldKinds, platformErrors.invalid.code),
  labels: textsByLanguage(text(1, fieldLimits.label)),
  unit: z.union([z.literal(''), text(1, fieldLimits.unit)]),
  min: Whole.nullable(),
  max: Whole.nullable(),
  /** The profile counts as incomplete without an answer; nothing else depends on it. */
  required: z.boolean(),
  visible_to: z.enum(answerAudiences, platformErrors.invalid.code),
  /** Whether members can filter the feed by it. */
  filterable: z.boolean(),
  choices: z.array(FieldChoice).max(fieldLimits.choices, platformErrors.too_long.code),
  retired: z.boolean(),
})
export type FieldSettings = z.infer<typeof FieldSettings>
