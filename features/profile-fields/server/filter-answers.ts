import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { type FieldCondition, parseFieldFilter, writeFieldFilter } from '../filter-contract.ts'
import { readProfileFields, type StoredField } from './store.ts'

/** Removes from a condition what the field no longer offers; undefined if nothing is left. */
const usable = (field: StoredField, asked: FieldCondition): FieldCondition | undefined => {
  if ('choices' in asked) {
    const offered = field.choices.filter(({ id, retired }) => !retired && asked.choices.includes(id)).map(({ id }) => id)
    return offered.length === 0 ? undefined : { id: field.id, choices: offered }
  }
  return field.kind !== 'number' || (asked.min === undefined && asked.max === undefined) ? undefined : asked
}

/**
 * Removes from a filter the fields and choices that can no longer be filtered by: a saved filter may name what the operator has retired or
 * hidden since. Undefined if nothing is left.
 */
export const readUsableFieldFilter = async (db: ReadDatabase, written: string): Promise<string | undefined> => {
  const asked = parseFieldFilter(written) ?? []
  const fields = (await readProfileFields(db)).filter(({ filterable, retired }) => filterable && !retired)
  const left = fields.flatMap((field) => {
    const condition = asked.find(({ id }) => id === field.id)
    return (condition && usable(field, condition)) ?? []
  })
  return writeFieldFilter(left)
}

const conditionPath = (one: FieldCondition): string => {
  const answer = `$."${one.id}"`
  // A condition with several choices is met by an answer that is one of them.
  if ('choices' in one) return `(${one.choices.map((id) => `${answer} == "${id}"`).join(' || ')})`
  const limits = [one.min === undefined ? [] : `${answer} >= ${one.min}`, one.max === undefined ? [] : `${answer} <= ${one.max}`]
  return `(${limits.flat().join(' && ')})`
}

/** Converts a filter to an SQL/JSON path that tests `profile_answer.answers`. The path contains ids and numbers only, no text of members. */
export const fieldFilterToJsonPath = (written: string): string => (parseFieldFilter(written) ?? []).map(conditionPath).join(' && ')
