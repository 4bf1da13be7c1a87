import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type Batches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'

/** What one member got in one hour. */
export interface ImpressionCount {
  member_id: string
  hour: number
  shown: number
  viewed: number
}

/** Adds to the sums; whoever is gone meanwhile is left out. In one order, so that two processes do not wait for each other. */
export const addImpressions = async (db: Database, counted: readonly ImpressionCount[]): Promise<void> => {
  const column = (name: keyof ImpressionCount) => counted.map((one) => one[name])
  await sql`
    insert into attention (member_id, hour, shown, viewed)
    select given.member_id, given.hour, given.shown, given.viewed
    from unnest(${column('member_id')}::uuid[], ${column('hour')}::int[], ${column('shown')}::int[], ${column('viewed')}::int[])
      as given (member_id, hour, shown, viewed)
    join member on member.id = given.member_id and member.status <> 'deleted'
    order by given.member_id, given.hour
    on conflict (member_id, hour) do update
      set shown = attention.shown + excluded.shown, viewed = attention.viewed + excluded.viewed`.execute(db)
}

/** Says since when attention is counted, once. */
export const recordCountingStart = async (db: Database, now: Date): Promise<void> => {
  await db
    .insertInto('attention_start')
    .values({ since: now })
    .onConflict((conflict) => conflict.column('only_one').doNothing())
    .execute()
}

export const deleteImpressionsBefore = (batches: Batches, hour: number): Promise<void> =>
  deleteInBatches(batches, 'attention', { by: 'hour', upTo: hour - 1 })

export interface NewBoost {
  id: string
  member_id: string
  intent: string
  plan_id: string
  period_days: number
  price_cents: number
  run_started_at: Date
  starts_at: Date
  ends_at: Date
  created_at: Date
}

/** Notes a purchase; the caller has charged for it and holds the member's lock. */
export const insertBoost = async (tx: Tx, boost: NewBoost): Promise<void> => {
  await tx.insertInto('boost').values(boost).execute()
}

export interface BoostPlanItem {
  id: string
  /** Days. */
  period: number
  /** US cents. */
  price: bigint
  position: number
  active: boolean
}

/** Adds a plan, or changes the one with this id for whoever buys from now on. What was bought keeps its price and period. */
export const saveBoostPlan = async (tx: Tx, { id, period, price, position, active }: BoostPlanItem): Promise<void> => {
  const values = { period_days: period, price_cents: Number(price), position, active }
  await tx
    .insertInto('boost_plan')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export const deleteBoostData = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('boost').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('attention').where('member_id', '=', memberId).execute()
}
