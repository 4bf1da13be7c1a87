import { type FieldCondition, parseFieldFilter } from '../../filter-contract.ts'

/** A condition as it is being edited: limits as they are typed. */
export interface FieldDraft {
  choices: readonly string[]
  min: string
  max: string
}
export const emptyFieldDraft: FieldDraft = { choices: [], min: '', max: '' }

const draftOf = (one: FieldCondition): FieldDraft =>
  'choices' in one
    ? { ...emptyFieldDraft, choices: one.choices }
    : { ...emptyFieldDraft, min: String(one.min ?? ''), max: String(one.max ?? '') }

/** Converts a filter to drafts of its conditions, by field id. */
export const toFieldDrafts = (written: string | undefined): Readonly<Record<string, FieldDraft>> =>
  Object.fromEntries((parseFieldFilter(written ?? '') ?? []).map((one) => [one.id, draftOf(one)]))

/** Parses a typed limit: undefined if empty, null if it is not a whole number. */
const limitIn = (typed: string): number | undefined | null => {
  if (typed.trim() === '') return undefined
  return /^\s*-?\d{1,7}\s*$/.test(typed) ? Number(typed) : null
}

/** Converts a draft to a condition: undefined if it is empty, null if the limits are invalid. */
export const toFieldCondition = (id: string, { choices, min, max }: FieldDraft): FieldCondition | undefined | null => {
  if (choices.length > 0) return { id, choices }
  const [least, most] = [limitIn(min), limitIn(max)]
  if (least === null || most === null || (least ?? -Infinity) > (most ?? Infinity)) return null
  return least === undefined && most === undefined ? undefined : { id, min: least, max: most }
}
