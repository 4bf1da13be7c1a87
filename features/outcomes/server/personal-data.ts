import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteQuestionsOf } from './store.ts'

/** The export has the meeting questions that the member was asked, not those that others were asked about the member. */
export const personalData: PersonalDataHandler = {
  tables: ['meeting_question'],
  export: async (db, memberId) => ({
    meeting_questions: await db
      .selectFrom('meeting_question')
      .select(['other_id as about', 'times', 'asked_on', 'state'])
      .where('member_id', '=', memberId)
      .orderBy('asked_on')
      .orderBy('other_id')
      .execute(),
  }),
  erase: deleteQuestionsOf,
}
