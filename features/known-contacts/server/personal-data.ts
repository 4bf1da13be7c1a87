import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { forgetMemberInKnownContacts } from './store.ts'

/** Named contacts are other people's data, so the export says only how many there are and when they were named. */
export const personalData: PersonalDataHandler = {
  tables: ['known_contact'],
  export: async (db, memberId) => ({
    known_contacts: await db
      .selectFrom('known_contact')
      .select(['kind', 'added_at'])
      .where('member_id', '=', memberId)
      .orderBy('added_at')
      .orderBy('kind')
      .execute(),
  }),
  erase: forgetMemberInKnownContacts,
  withheld: {
    'known_contact.hash': 'numbers and addresses of other people, which the service cannot read',
    'known_contact.owner_id': 'whether somebody is a member',
  },
}
