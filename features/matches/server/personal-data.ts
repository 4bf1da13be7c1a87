import { visibleToCondition } from '#features/members/server/index.ts'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteAlert } from './newcomers/alert-store.ts'
import { deletePicksOf } from './picks/pick-store.ts'
import { deleteFeedFilter } from './store.ts'

/** The stored filter, the newcomer alert, and the picks of the last days. */
export const personalData: PersonalDataHandler = {
  tables: ['match_filter', 'newcomer_alert', 'daily_pick'],
  export: async (db, memberId) => {
    const row = await db.selectFrom('match_filter').select('filter').where('member_id', '=', memberId).executeTakeFirst()
    const alert = await db
      .selectFrom('newcomer_alert')
      .select(['since', 'time_zone', 'counts_from', 'due_at', 'last_sent_at'])
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    const picks = await db
      .selectFrom('daily_pick')
      .innerJoin('member', 'member.id', 'daily_pick.other_id')
      .select(['day', 'other_id as member', 'suggested'])
      .where('member_id', '=', memberId)
      .where(visibleToCondition(memberId))
      .orderBy('day')
      .orderBy('place')
      .execute()
    return { match_filter: row?.filter ?? null, newcomer_alert: alert ?? null, daily_picks: picks }
  },
  erase: async (tx, memberId) => {
    await deleteFeedFilter(tx, memberId)
    await deleteAlert(tx, memberId)
    await deletePicksOf(tx, memberId)
  },
  withheld: { 'match_filter.resume': 'where the next search starts, for ten minutes' },
}
