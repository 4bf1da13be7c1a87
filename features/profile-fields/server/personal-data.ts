import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { answersInWords } from './present-answers.ts'
import { deleteAnswers, readAnswers, readFields } from './store.ts'

/** What a member has answered, also to fields and with choices that are retired. */
export const personalData: PersonalDataHandler = {
  tables: ['profile_answer'],
  export: async (db, memberId) => ({
    profile_answers: answersInWords(await readFields(db), await readAnswers(db, memberId)),
  }),
  erase: deleteAnswers,
}
