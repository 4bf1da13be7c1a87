import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteStaffIdentityOf } from './store.ts'

export const personalData: PersonalDataHandler = {
  tables: ['staff_identity'],
  export: async (db, memberId) => ({
    staff_sign_on: await db
      .selectFrom('staff_identity')
      .select(['issuer', 'subject', 'created_at', 'signed_on_at'])
      .where('member_id', '=', memberId)
      .execute(),
  }),
  erase: deleteStaffIdentityOf,
  identifiers: ['staff_identity.issuer', 'staff_identity.subject'],
}
