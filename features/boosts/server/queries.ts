import { type RawBuilder, sql } from 'kysely'
import { countLikesBetween } from '#features/reactions/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import type { ImpressionTotals } from '../contract.ts'
import { type HourRange, startOfHour, toEpochHour } from './hours.ts'
import type { BoostPlanItem } from './store.ts'

const planColumns = ['id', 'period_days', 'price_cents', 'position', 'active'] as const

/** Reads every boost plan in display order, including retired ones. */
export const readAllBoostPlans = async (db: Database | Tx): Promise<BoostPlanItem[]> => {
  const rows = await db.selectFrom('boost_plan').select(planColumns).orderBy('position').orderBy('period_days').orderBy('id').execute()
  return rows.map(({ id, period_days, price_cents, position, active }) => ({
    id,
    period: period_days,
    price: BigInt(price_cents),
    position,
    active,
  }))
}

/** Reads a plan and locks it against changes until the transaction ends. */
export const lockBoostPlan = (tx: Tx, id: string) =>
  tx.selectFrom('boost_plan').select(planColumns).where('id', '=', id).forShare().executeTakeFirst()

/** One or more boosts of a member that follow each other without a gap. */
export interface ContinuousBoost {
  startedAt: Date
  endsAt: Date
}

/** Reads a member's latest run of boosts; undefined without one. */
export const readLastContinuousBoost = async (db: Database | Tx, memberId: string): Promise<ContinuousBoost | undefined> => {
  const row = await db
    .selectFrom('boost')
    .select(['run_started_at', 'ends_at'])
    .where('member_id', '=', memberId)
    .orderBy('ends_at', 'desc')
    .executeTakeFirst()
  return row === undefined ? undefined : { startedAt: row.run_started_at, endsAt: row.ends_at }
}

/** Whether a boost was already bought with this intent. */
export const isBoostBought = async (tx: Tx, intent: string): Promise<boolean> =>
  (await tx.selectFrom('boost').select('id').where('intent', '=', intent).executeTakeFirst()) !== undefined

/** Reads a member's impressions and likes in a range of hours. */
export const readImpressions = async (db: Database | Tx, memberId: string, { from, to }: HourRange): Promise<ImpressionTotals> => {
  const row = await db
    .selectFrom('attention')
    .select(({ fn }) => [fn.sum<string | null>('shown').as('shown'), fn.sum<string | null>('viewed').as('viewed')])
    .where('member_id', '=', memberId)
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .executeTakeFirst()
  const likes = await countLikesBetween(db, memberId, startOfHour(from), startOfHour(to))
  return { shown: Number(row?.shown ?? 0), views: Number(row?.viewed ?? 0), likes }
}

/** Reads since when a member's impressions are counted: since the member joined, or since counting began if that is later. */
export const readImpressionCountingStart = async (db: Database | Tx, memberId: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('attention_start')
    .innerJoin('member', (join) => join.on('member.id', '=', memberId))
    .select(['since', 'verified_at', 'member.created_at'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const joined = row.verified_at ?? row.created_at
  return joined > row.since ? joined : row.since
}

/** Whether a boost of the member ran within a range of hours. */
export const wasBoosted = async (db: Database | Tx, memberId: string, { from, to }: HourRange): Promise<boolean> => {
  const row = await db
    .selectFrom('boost')
    .select('id')
    .where('member_id', '=', memberId)
    .where('starts_at', '<', startOfHour(to))
    .where('ends_at', '>', startOfHour(from))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Reads a member's boosts, for the export. */
export const readMemberBoosts = (db: Database, memberId: string) =>
  db
    .selectFrom('boost')
    .select(['period_days', 'price_cents', 'starts_at', 'ends_at', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

/** Reads a member's impressions by hour, for the export. */
export const readMemberImpressions = async (db: Database, memberId: string) => {
  const rows = await db
    .selectFrom('attention')
    .select(['hour', 'shown', 'viewed'])
    .where('member_id', '=', memberId)
    .orderBy('hour')
    .execute()
  return rows.map(({ hour, shown, viewed }) => ({ hour: startOfHour(hour), shown, viewed }))
}

/** Reads how many cards a member saw on each day, for the export. */
export const readMemberCardsSeenCounts = (db: Database, memberId: string) =>
  db.selectFrom('cards_seen').select(['day', 'cards']).where('member_id', '=', memberId).orderBy('day').execute()

/** SQL query that selects the ids of the members who saw cards on a day (UTC). */
export const cardViewerIdsOnDaySql = (day: string): RawBuilder<unknown> =>
  sql`select member_id as id from cards_seen where day = ${day}::date`

/** How often a member was shown to others, and how many cards the member saw. */
interface Exposure {
  shown: number
  saw: number
}

/**
 * Reads by member id how often members were shown and how many cards they saw, from the start of one day (UTC) to the start of another. Members
 * without either are missing.
 */
export const readShownAndSeenCounts = async (
  db: Database,
  memberIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<Map<string, Exposure>> => {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<Exposure & { id: string }>`
    select id, coalesce(shown.cards, 0)::int as shown, coalesce(seen.cards, 0)::int as saw
    from (
      select member_id as id, sum(attention.shown) as cards from attention
      where member_id = any(${[...memberIds]}::uuid[]) and hour >= ${toEpochHour(from)} and hour < ${toEpochHour(to)} group by member_id
    ) shown
    full join (
      select member_id as id, sum(cards_seen.cards) as cards from cards_seen
      where member_id = any(${[...memberIds]}::uuid[]) and day >= ${utcDay(from)}::date and day < ${utcDay(to)}::date group by member_id
    ) seen using (id)
    where shown.cards > 0 or seen.cards > 0`.execute(db)
  return new Map(rows.map(({ id, ...exposure }) => [id, exposure]))
}
