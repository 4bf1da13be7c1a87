import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { DeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { purgePartitions } from '#platform/server/db/partitions/purge-partitions.ts'
import { cardsSeenByDay, impressionsByDay } from './partitioned-tables.ts'

/** The impressions of one member in one hour. */
export interface ImpressionCount {
  member_id: string
  hour: number
  shown: number
  viewed: number
}

/** Adds to the hourly sums of impressions; deleted members are skipped. Writes rows in a fixed order, so that two processes cannot deadlock. */
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

/** How many cards a member saw on a day (UTC). */
export interface CardsSeenCount {
  member_id: string
  day: string
  cards: number
}

/** Adds to the daily counts of cards seen; deleted members are skipped. Writes rows in a fixed order, so that two processes cannot deadlock. */
export const addCardsSeenCounts = async (db: Database, seen: readonly CardsSeenCount[]): Promise<void> => {
  if (seen.length === 0) return
  const column = (name: keyof CardsSeenCount) => seen.map((one) => one[name])
  await sql`
    insert into cards_seen (member_id, day, cards)
    select given.member_id, given.day, given.cards
    from unnest(${column('member_id')}::uuid[], ${column('day')}::date[], ${column('cards')}::int[]) as given (member_id, day, cards)
    join member on member.id = given.member_id and member.status <> 'deleted'
    order by given.member_id, given.day
    on conflict (member_id, day) do update set cards = cards_seen.cards + excluded.cards`.execute(db)
}

/** Deletes the daily counts of cards seen for days that ended before a moment. */
export const deleteCardsSeenCountsBefore = (batches: DeletionBudget, moment: Date): Promise<void> =>
  purgePartitions(batches, cardsSeenByDay, moment)

/** Records when counting impressions began. Idempotent: a recorded time stays. */
export const recordImpressionCountingStart = async (db: Database, now: Date): Promise<void> => {
  await db
    .insertInto('attention_start')
    .values({ since: now })
    .onConflict((conflict) => conflict.column('only_one').doNothing())
    .execute()
}

/** Deletes the impressions of hours that ended before a moment. */
export const deleteImpressionsBefore = (batches: DeletionBudget, moment: Date): Promise<void> =>
  purgePartitions(batches, impressionsByDay, moment)

/** The fields of a bought boost to store. */
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

/** Stores a bought boost. The caller has charged the member and holds their lock. */
export const insertBoost = async (tx: Tx, boost: NewBoost): Promise<void> => {
  await tx.insertInto('boost').values(boost).execute()
}

/** A boost plan as administrators edit it. */
export interface BoostPlanItem {
  id: string
  /** In days. */
  period: number
  /** In US cents. */
  price: bigint
  position: number
  active: boolean
}

/** Inserts or updates a plan for future purchases; bought boosts keep their price and period. */
export const saveBoostPlan = async (tx: Tx, { id, period, price, position, active }: BoostPlanItem): Promise<void> => {
  const values = { period_days: period, price_cents: Number(price), position, active }
  await tx
    .insertInto('boost_plan')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** Deletes a member's boosts, impressions and counts of cards seen. */
export const deleteBoostData = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('boost').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('attention').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('cards_seen').where('member_id', '=', memberId).execute()
}
