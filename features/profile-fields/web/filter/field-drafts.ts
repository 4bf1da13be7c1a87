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

/** Returns the conditions of a filter as drafts, by the id of the field. */
export const toFieldDrafts = (written: string | undefined): Readonly<Record<string, FieldDraft>> =>
  Object.fromEntries((parseFieldFilter(written ?? '') ?? []).map((one) => [one.id, draftOf(one)]))

/** A typed limit: undefined without one, null if it is no whole number. */
const limitIn = (typed: string): number | undefined | null => {
  if (typed.trim() === '') return undefined
  return /^\s*-?\d{1,7}\s*$/.test(typed) ? Number(typed) : null
}

/** Returns the condition of a draft: undefined without one, null if the limits make no sense. */
export const toFieldCondition = (id: string, { choices, min, max }: FieldDraft): FieldCondition | undefined | null => {
  if (choices.length > 0) return { id, choices }
  const [least, most] = [limitIn(min), limitIn(max)]
  if (least === null || most === null || (least ?? -Infinity) > (most ?? Infinity)) return null
  return least === undefined && most === undefined ? undefined : { id, min: least, max: most }
}
