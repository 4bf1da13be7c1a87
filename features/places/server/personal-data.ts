import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deletePlace } from './store.ts'

export const personalData: PersonalDataHandler = {
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
