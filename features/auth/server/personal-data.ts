import type { PersonalData } from '#platform/server/personal-data.ts'
import { deleteAccount } from './store.ts'

/** Hashes of passwords, tokens and codes are no data to take along. */
export const personalData: PersonalData = {
  tables: ['credential', 'session', 'code'],
  export: async (db, memberId) => ({
    sessions: await db
      .selectFrom('session')
      .select(['device', 'remember', 'created_at', 'last_used_at', 'expires_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: deleteAccount,
}
