import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { eraseMemberFromSharedDates } from './store.ts'

/** The dates a member shared, and what they answered to those of others. The hash of the link is in no export. */
export const personalData: PersonalDataHandler = {
  tables: ['shared_date'],
  export: async (db, memberId) => ({
    shared_dates: await db
      .selectFrom('shared_date')
      .select(['other_id as asked', 'place', 'words', 'at', 'zone', 'check_at', 'check_answer', 'checked_at', 'ends_at', 'created_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    asked_about_dates: await db
      .selectFrom('shared_date')
      .select(['member_id as asked_by', 'answer', 'created_at'])
      .where('other_id', '=', memberId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  }),
  erase: eraseMemberFromSharedDates,
}
