import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { answersInWords } from './present-answers.ts'
import { deleteAnswers, readAnswers, readFields } from './store.ts'

/** What a member has answered, also to fields and with choices that are retired. */
export const personalData: PersonalDataHandler = {
  tables: ['profile_answer'],
  export: async (db, memberId) => {
    const [fields, answers] = [await readFields(db), await readAnswers(db, memberId)]
    // Everything that is stored, even without its question.
    const unasked = Object.entries(answers).filter(([id]) => fields.every((field) => field.id !== id))
    const withIds = unasked.map(([id, value]) => ({ question: id, answer: String(value) }))
    return { profile_answers: [...answersInWords(fields, answers), ...withIds] }
  },
  erase: deleteAnswers,
}
