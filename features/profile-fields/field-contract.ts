// What a field of the profile is. Ids are short, because each answer repeats them.
import * as z from 'zod'
import { platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'
import { type BuiltInLocale, builtInLocales, isBuiltIn, type Locale } from '#platform/shared/i18n/locales.ts'

export const fieldKinds = ['choice', 'choices', 'number', 'text'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Who sees an answer besides its member, from most to fewest. */
export const answerAudiences = ['everybody', 'matches', 'nobody'] as const
export type AnswerAudience = (typeof answerAudiences)[number]

/** How many there may be, and how long texts are. With all choices and languages, a field is far below half of a request. */
export const fieldLimits = {
  /** Fields that members are asked. */
  active: 20,
  /** Fields with retired ones. */
  all: 60,
  choices: 25,
  label: 60,
  choiceLabel: 40,
  unit: 10,
  text: 80,
  number: 1_000_000,
} as const

/** Eight letters and digits, made by the browser of the console. */
export const FieldId = z
  .string()
  .max(8, platformErrors.invalid.code)
  .regex(/^[a-z][a-z\d]{7}$/, platformErrors.invalid.code)

const labelsOf = (longest: number) => {
  const label = text(1, longest)
  const each = Object.fromEntries(builtInLocales.map((locale) => [locale, label.optional()])) as Record<
    BuiltInLocale,
    z.ZodOptional<typeof label>
  >
  return z.object({ ...each, en: label })
}

/** English, and other languages where they were given. */
export const FieldLabels = labelsOf(fieldLimits.label)
export type FieldLabels = z.infer<typeof FieldLabels>

/** A label in a language; English where there is none, as in a language of the operator. */
export const labelIn = (labels: FieldLabels, locale: Locale): string => (isBuiltIn(locale) ? labels[locale] : undefined) ?? labels.en

/** One possible answer. A retired one stays with those who have given it and is offered to nobody. */
export const FieldChoice = z.object({ id: FieldId, labels: labelsOf(fieldLimits.choiceLabel), retired: z.boolean() })
export type FieldChoice = z.infer<typeof FieldChoice>

const Whole = z
  .int(platformErrors.invalid.code)
  .min(-fieldLimits.number, platformErrors.too_small.code)
  .max(fieldLimits.number, platformErrors.too_big.code)

/** A field as the operator sets it. `unit`, `min` and `max` belong to numbers, `choices` to the two kinds of choice. */
export const FieldSettings = z.object({
  order: z.int(platformErrors.invalid.code).min(0, platformErrors.too_small.code).max(1000, platformErrors.too_big.code),
  kind: z.enum(fieldKinds, platformErrors.invalid.code),
  labels: FieldLabels,
  unit: z.union([z.literal(''), text(1, fieldLimits.unit)]),
  min: Whole.nullable(),
  max: Whole.nullable(),
  /** The profile counts as incomplete without an answer. Nobody is kept out. */
  required: z.boolean(),
  visible_to: z.enum(answerAudiences, platformErrors.invalid.code),
  /** Whether members can filter the feed by it. */
  filterable: z.boolean(),
  choices: z.array(FieldChoice).max(fieldLimits.choices, platformErrors.too_long.code),
  retired: z.boolean(),
})
export type FieldSettings = z.infer<typeof FieldSettings>
