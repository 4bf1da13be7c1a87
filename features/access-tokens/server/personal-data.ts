import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteTokensOfMember } from './store.ts'

/** Names, scopes and dates are exported; the hash of a token is not. */
export const personalData: PersonalDataHandler = {
  tables: ['access_token'],
  export: async (db, memberId) => ({
    access_tokens: await db
      .selectFrom('access_token')
      .select(['kind', 'name', 'scopes', 'beginning', 'created_at', 'expires_at', 'last_used_on'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: deleteTokensOfMember,
}
