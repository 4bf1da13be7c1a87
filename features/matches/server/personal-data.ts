import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteAlert } from './newcomers/alert-store.ts'
import { deleteFilter } from './store.ts'

/** The remembered filter, and the wish to be told of newcomers. */
export const personalData: PersonalDataHandler = {
  tables: ['match_filter', 'newcomer_alert'],
  export: async (db, memberId) => {
    const row = await db.selectFrom('match_filter').select('filter').where('member_id', '=', memberId).executeTakeFirst()
    const alert = await db
      .selectFrom('newcomer_alert')
      .select(['since', 'time_zone', 'counts_from', 'due_at', 'last_sent_at'])
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return { match_filter: row?.filter ?? null, newcomer_alert: alert ?? null }
  },
  erase: async (tx, memberId) => {
    await deleteFilter(tx, memberId)
    await deleteAlert(tx, memberId)
  },
  withheld: { 'match_filter.resume': 'where the next search starts, for ten minutes' },
}
