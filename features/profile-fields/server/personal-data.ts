import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { describeAnswersInEnglish } from './present-answers.ts'
import { deleteFieldAnswers, readFieldAnswers, readProfileFields } from './store.ts'

/** What a member has answered, also to fields and with choices that are retired. */
export const personalData: PersonalDataHandler = {
  tables: ['profile_answer'],
  export: async (db, memberId) => {
    const [fields, answers] = [await readProfileFields(db), await readFieldAnswers(db, memberId)]
    // Everything that is stored, even without its question.
    const unasked = Object.entries(answers).filter(([id]) => fields.every((field) => field.id !== id))
    const withIds = unasked.map(([id, value]) => ({ question: id, answer: String(value) }))
    return { profile_answers: [...describeAnswersInEnglish(fields, answers), ...withIds] }
  },
  erase: deleteFieldAnswers,
}
