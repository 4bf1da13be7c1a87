import type { PersonalData } from '#platform/server/personal-data.ts'
import { deletePlace } from './store.ts'

export const personalData: PersonalData = {
  tables: ['place'],
  export: async (db, memberId) => ({
    place: await db
      .selectFrom('place')
      .select(['cell_row', 'cell_col', 'source', 'changed_at'])
      .where('member_id', '=', memberId)
      .executeTakeFirst(),
  }),
  erase: deletePlace,
}
