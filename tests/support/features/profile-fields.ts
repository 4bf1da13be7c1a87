import type { FieldSettings } from '#features/profile-fields/field-contract.ts'
import { type AnswersByField, storeFieldAnswers, saveProfileField } from '#features/profile-fields/server/store.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { TestApp } from '../app/test-app.ts'

/** Returns the settings of a text field that everybody sees, with `changes`. */
export const fieldSettings = (changes: Partial<FieldSettings> = {}): FieldSettings => ({
  order: 1,
  kind: 'text',
  labels: { en: 'Motto' },
  unit: '',
  min: null,
  max: null,
  required: false,
  visible_to: 'everybody',
  filterable: false,
  choices: [],
  retired: false,
  ...changes,
})

/** Stores or changes a profile field of the operator. */
export const storeProfileField = ({ db, clock }: TestApp, id: string, changes: Partial<FieldSettings> = {}): Promise<void> => {
  const settings = fieldSettings(changes)
  return inTransaction(db, (tx) => saveProfileField(tx, { ...settings, id, version: 1, retiredAt: settings.retired ? clock.now() : null }))
}

/** Stores a text field that everybody sees, and a member's answer to it. */
export const storeFieldAnswer = async (testApp: TestApp, person: { id: string }, id: string): Promise<void> => {
  await storeProfileField(testApp, id)
  await inTransaction(testApp.db, (tx) => storeFieldAnswers(tx, person.id, { [id]: 'an answer' }))
}

/** Stores the answers of a member. */
export const storeAnswersOf = ({ db }: TestApp, person: { id: string }, answers: AnswersByField): Promise<void> =>
  inTransaction(db, (tx) => storeFieldAnswers(tx, person.id, answers))
