import { type RawBuilder, sql } from 'kysely'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { refreshCard } from '../card-store.ts'

/** Cards whose boost is taken off in one transaction. */
const atOnce = 200

/** Puts a member above others until a moment. The caller holds the member's lock. */
export const setMemberBoosted = async (tx: Tx, id: string, until: Date): Promise<void> => {
  await tx.updateTable('member').set({ boosted_until: until }).where('id', '=', id).execute()
  await refreshCard(tx, id)
}

/** SQL: somebody's boost has ended and their card does not know yet. A look into an index with few rows, for whoever orders cards. */
export const isBoostOver = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from member over where over.boosted_until <= ${now}::timestamptz)`

/** Takes every boost off that is over at a moment, so that no card is above others longer than was bought. Done again it changes nothing. */
export const endBoosts = async (db: Database, now: Date): Promise<void> => {
  for (;;) {
    const ended = await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        update member set boosted_until = null
        where id in (select id from member where boosted_until <= ${now}::timestamptz order by id limit ${atOnce} for no key update)
        returning id`.execute(tx)
      for (const { id } of rows) await refreshCard(tx, id)
      return rows.length
    })
    if (ended < atOnce) return
  }
}
