import type { PersonalData } from '#platform/server/personal-data.ts'
import { removePhotosOf } from './store.ts'

export const personalData: PersonalData = {
  tables: ['photo'],
  export: async (db, memberId) => ({
    photos: await db
      .selectFrom('photo')
      .select(['id', 'position', 'width', 'height', 'review', 'created_at'])
      .where('member_id', '=', memberId)
      .orderBy('position')
      .execute(),
  }),
  erase: removePhotosOf,
}
