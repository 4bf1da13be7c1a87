import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { unlinkImportedMember } from './store.ts'

export const personalData: PersonalDataHandler = {
  tables: ['imported_member', 'imported_photo'],
  export: async (db, memberId) => ({
    imported: await db
      .selectFrom('imported_member')
      .select(['state', 'imported_at', 'invite_at', 'expires_at'])
      .where('member_id', '=', memberId)
      .execute(),
    imported_photos: await db
      .selectFrom('imported_photo')
      .select(['position', 'path'])
      .where('member_id', '=', memberId)
      .orderBy('position')
      .execute(),
  }),
  erase: unlinkImportedMember,
  withheld: {
    'imported_member.external_hash': 'a hash of the id at the other service, which the service cannot read',
    'imported_member.key_hash': 'a hash of the key in a mail',
  },
}
