import type { ConsoleField } from '#features/profile-fields/contract.ts'
import {
  type AnswerAudience,
  answerAudiences,
  type FieldChoice,
  type FieldKind,
  fieldKinds,
  type FieldSettings,
} from '#features/profile-fields/field-contract.ts'
import { newId } from '#platform/web/new-id.ts'
import { parseLanguageFields } from '../LanguageFields.tsx'

/** Generates the id of a new field or choice. */
export const newFieldOrChoiceId = (): string => `f${newId().replaceAll('-', '').slice(0, 7)}`

const choiceFrom = (fields: Record<string, string>, id: string): FieldChoice => ({
  id,
  labels: parseLanguageFields(fields, `choice.${id}`),
  retired: fields[`choice.${id}.offered`] !== 'on',
})

/** Parses a typed whole number, which may be negative. Null for an empty text; NaN for anything else, which the server refuses. */
const wholeOrNull = (typed = ''): number | null => {
  if (typed.trim() === '') return null
  return /^\s*-?\d{1,9}\s*$/.test(typed) ? Number(typed) : Number.NaN
}

const kindFrom = (value = ''): FieldKind => fieldKinds.find((kind) => kind === value) ?? 'choice'
const audienceFrom = (value = ''): AnswerAudience => answerAudiences.find((audience) => audience === value) ?? 'nobody'

/** Reads the settings of a field from the values of its form. `choiceIds` has the choices in their order. */
export const fieldSettingsFromForm = (
  fields: Record<string, string>,
  choiceIds: readonly string[],
  before: ConsoleField | undefined,
): FieldSettings => {
  const kind = before?.kind ?? kindFrom(fields['kind'])
  return {
    order: wholeOrNull(fields['order']) ?? Number.NaN,
    kind,
    labels: parseLanguageFields(fields, 'labels'),
    unit: fields['unit']?.trim() ?? '',
    min: wholeOrNull(fields['min']),
    max: wholeOrNull(fields['max']),
    required: fields['required'] === 'on',
    visible_to: audienceFrom(fields['visible_to']),
    filterable: fields['filterable'] === 'on',
    choices: kind === 'choice' || kind === 'choices' ? choiceIds.map((id) => choiceFrom(fields, id)) : [],
    retired: before?.retired ?? false,
  }
}

/** Returns the settings of a stored field, to send them back with a change. */
export const fieldSettingsOf = (field: ConsoleField): FieldSettings => {
  const { id: _, version: __, ...settings } = field
  return settings
}
