import type { AnswerValue, ProfileField } from '../contract.ts'

/** What formats an answer in the reader's language. */
export interface AnswerFormat {
  number: (value: number) => string
  list: (names: readonly string[]) => string
}

/** Returns an answer as others read it, such as `172 cm`; undefined if the field does not fit, as for a moment after a change in the console. */
export const formatAnswer = (field: ProfileField, value: AnswerValue, { number, list }: AnswerFormat): string | undefined => {
  if (typeof value === 'number') return [number(value), field.unit].join(' ').trim()
  if (field.kind === 'text') return String(value)
  const names = field.choices.filter(({ id }) => [value].flat().includes(id)).map(({ label }) => label)
  return names.length === 0 ? undefined : list(names)
}
