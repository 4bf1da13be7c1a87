import type { AnswerValue, ProfileField } from '../contract.ts'

/** Functions that format numbers and lists in the reader's language. */
export interface AnswerFormatters {
  number: (value: number) => string
  list: (names: readonly string[]) => string
}

/**
 * Formats an answer in the reader's language, such as `172 cm`; undefined if it does not fit the field, as can happen just after a change in the
 * console.
 */
export const formatAnswer = (field: ProfileField, value: AnswerValue, { number, list }: AnswerFormatters): string | undefined => {
  if (typeof value === 'number') return [number(value), field.unit].join(' ').trim()
  if (field.kind === 'text') return String(value)
  const names = field.choices.filter(({ id }) => [value].flat().includes(id)).map(({ label }) => label)
  return names.length === 0 ? undefined : list(names)
}
