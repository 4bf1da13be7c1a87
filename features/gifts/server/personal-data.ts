import type { Database } from '#platform/server/db/database.ts'
import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { formatCents } from '#platform/shared/money.ts'
import { returnGiftsOf } from './return-gifts.ts'
import { deleteGiftsOf } from './store.ts'

const exportGifts = async (db: Database, memberId: string, side: 'from_id' | 'to_id') => {
  const rows = await db.selectFrom('gift').selectAll().where(side, '=', memberId).orderBy('created_at').orderBy('id').execute()
  return rows.map(({ from_id, to_id, plan_id, price_cents, note, status, conversion, credits, created_at, ended_at }) => ({
    ...(side === 'from_id' ? { to: to_id } : { from: from_id, conversion, credits }),
    plan: plan_id,
    usd: formatCents(price_cents),
    note,
    status,
    created_at,
    ended_at,
  }))
}

/** A gift is in the exports of giver and receiver. The first erasure of one of them refunds it, if it is open, and deletes it. */
export const personalData: PersonalDataHandler = {
  tables: ['gift'],
  export: async (db, memberId) => ({
    gifts: { received: await exportGifts(db, memberId, 'to_id'), sent: await exportGifts(db, memberId, 'from_id') },
  }),
  erase: async (tx, memberId, now) => {
    await returnGiftsOf(tx, memberId, now)
    await deleteGiftsOf(tx, memberId)
  },
  identifiers: ['gift.intent', 'gift.end_intent'],
}
