import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

/** Ids of the seeded gift plans. */
export const giftPlanIds = {
  rose: '61f70001-0000-4000-8000-000000000001',
  chocolates: '61f70001-0000-4000-8000-000000000002',
  perfume: '61f70001-0000-4000-8000-000000000005',
  ring: '61f70001-0000-4000-8000-000000000008',
} as const

/** The escrow balance and the total price of open gifts in cents, which must always be equal. */
export const readEscrow = async (db: Database): Promise<{ escrow: number; open: number }> => {
  const { rows } = await sql<{ escrow: string; open: string }>`
    select (select coalesce(sum(amount), 0) from posting join account on account.id = account_id where path = 'house:gift_escrow:usd') as escrow,
      (select coalesce(sum(price_cents), 0) from gift where status = 'open') as open`.execute(db)
  return { escrow: Number(rows[0]?.escrow), open: Number(rows[0]?.open) }
}
