import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'

/** The export leaves out who used a member's code, because that is data of the other member. */
export const personalData: PersonalDataHandler = {
  tables: ['invitation', 'applicant', 'sign_up_trace'],
  export: async (db, memberId) => ({
    invitations: await db
      .selectFrom('invitation')
      .select(['code', 'created_at', 'expires_at', 'withdrawn_at', 'used_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
    application: await db
      .selectFrom('applicant')
      .select(['cause', 'signals', 'state', 'created_at', 'decided_at'])
      .where('member_id', '=', memberId)
      .execute(),
    sign_up: await db.selectFrom('sign_up_trace').select(['signals', 'at']).where('member_id', '=', memberId).execute(),
  }),
  erase: async (tx, memberId) => {
    await tx.deleteFrom('sign_up_trace').where('member_id', '=', memberId).execute()
    await tx.deleteFrom('invitation').where('member_id', '=', memberId).execute()
    await tx.updateTable('invitation').set({ used_by: null }).where('used_by', '=', memberId).execute()
    await tx.deleteFrom('applicant').where('member_id', '=', memberId).execute()
    await tx.updateTable('applicant').set({ decided_by: null }).where('decided_by', '=', memberId).execute()
  },
}
