import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'

/** The members suggested to a member. */
export const personalData: PersonalDataHandler = {
  tables: ['suggestion'],
  export: async (db, memberId) => ({
    suggestions: await db.selectFrom('suggestion').select(['others', 'made_on']).where('member_id', '=', memberId).execute(),
  }),
  erase: async (tx, memberId) => {
    await tx.deleteFrom('suggestion').where('member_id', '=', memberId).execute()
  },
}
