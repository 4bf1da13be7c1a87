import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteFilter } from './store.ts'

/** The remembered filter. */
export const personalData: PersonalDataHandler = {
  tables: ['match_filter'],
  export: async (db, memberId) => {
    const row = await db.selectFrom('match_filter').select('filter').where('member_id', '=', memberId).executeTakeFirst()
    return { match_filter: row?.filter ?? null }
  },
  erase: deleteFilter,
  withheld: { 'match_filter.resume': 'where the next search starts, for ten minutes' },
}
