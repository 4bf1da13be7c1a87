import { type ErrorCode, platformErrors } from '#platform/shared/errors.ts'
import { type AnswerValue, type FieldAnswersEdit, profileFieldErrors } from '../contract.ts'
import type { AnswersByField, StoredField } from './store.ts'

/** Returns a text in composed Unicode form; undefined if it has control or formatting characters, which could hide or reorder words. */
const toPlainLine = (given: string): string | undefined => {
  const line = given.normalize('NFC')
  return /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(line) ? undefined : line
}

type Checked = { value: AnswerValue } | { error: ErrorCode }

const checkNumber = ({ min, max }: StoredField, value: AnswerValue): Checked => {
  if (typeof value !== 'number') return { error: platformErrors.invalid }
  if (min !== null && value < min) return { error: platformErrors.too_small }
  return max !== null && value > max ? { error: platformErrors.too_big } : { value }
}

const checkText = (value: AnswerValue): Checked => {
  const line = typeof value === 'string' ? toPlainLine(value) : undefined
  return line === undefined ? { error: platformErrors.unreadable_text } : { value: line }
}

/** Checks chosen ids. A retired choice is accepted only from a member who has it already. */
const checkChoices = ({ kind, choices }: StoredField, value: AnswerValue, before: AnswerValue | undefined): Checked => {
  if (typeof value === 'number' || Array.isArray(value) !== (kind === 'choices')) return { error: platformErrors.invalid }
  const had = new Set([before].flat())
  const chosen = new Set([value].flat())
  const accepted = choices.filter(({ id, retired }) => chosen.has(id) && (!retired || had.has(id))).map(({ id }) => id)
  const [first] = accepted
  if (accepted.length < chosen.size || first === undefined) return { error: profileFieldErrors.not_offered }
  return { value: kind === 'choices' ? accepted : first }
}

const checkAnswer = (field: StoredField, value: AnswerValue, before: AnswerValue | undefined): Checked => {
  if (field.kind === 'number') return checkNumber(field, value)
  return field.kind === 'text' ? checkText(value) : checkChoices(field, value, before)
}

const isSame = (a: AnswerValue | undefined, b: AnswerValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Applies an edit to a member's answers. Returns the new answers, and errors by the path `fields.<id>`. An unchanged answer is always accepted, also
 * if the
 * field has been retired or its limits have changed since; a removed one, too.
 */
export const applyAnswersEdit = (
  fields: readonly StoredField[],
  before: AnswersByField,
  edit: FieldAnswersEdit,
): { answers: AnswersByField; errors: Record<string, readonly ErrorCode[]> } => {
  const answers: Record<string, AnswerValue> = { ...before }
  const errors: Record<string, readonly ErrorCode[]> = {}
  for (const { id, value } of edit) {
    if (value === null) {
      delete answers[id]
      continue
    }
    if (isSame(before[id], value)) continue
    const field = fields.find((one) => one.id === id && !one.retired)
    const checked = field === undefined ? { error: profileFieldErrors.not_asked } : checkAnswer(field, value, before[id])
    if ('error' in checked) errors[`fields.${id}`] = [checked.error]
    else answers[id] = checked.value
  }
  return { answers, errors }
}
