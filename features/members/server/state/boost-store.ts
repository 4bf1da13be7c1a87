import { type RawBuilder, sql } from 'kysely'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { syncSearchCard } from '../ranking/card-store.ts'

/** Expired boosts processed per transaction. */
const batchSize = 200

/** Boosts a member's search card until a moment. The caller holds the member's lock. */
export const setMemberBoosted = async (tx: Tx, id: string, until: Date): Promise<void> => {
  await tx.updateTable('member').set({ boosted_until: until }).where('id', '=', id).execute()
  await syncSearchCard(tx, id)
}

/**
 * SQL condition: some member's boost has expired but is not ended yet. It uses a minimum, one look-up in a small index, because for a plain
 * comparison with an unknown time the planner would read all members.
 */
export const expiredBoostsCondition = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`coalesce((select min(boosted.boosted_until) from member boosted) <= ${now}::timestamptz, false)`

/** Ends all expired boosts, so that no card stays boosted longer than paid for. Idempotent. */
export const endExpiredBoosts = async (db: Database, now: Date): Promise<void> => {
  for (;;) {
    const ended = await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        update member set boosted_until = null
        where id in (select id from member where boosted_until <= ${now}::timestamptz order by id limit ${batchSize} for no key update)
        returning id`.execute(tx)
      for (const { id } of rows) await syncSearchCard(tx, id)
      return rows.length
    })
    if (ended < batchSize) return
  }
}
