import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { dayMs } from '#platform/shared/durations.ts'

type Db = ReadDatabase
export type PlanRow = Selectable<DB['plan']>
export type PlanPeriodRow = Selectable<DB['plan_period']>

/** The id of the plan every member starts with. */
export const freePlanId = 'free'
/** A member's plan in the current period, with its allowances and their usage. */
export interface Entitlement {
  planId: string
  planName: string
  /** Translated names, where they differ from `planName`. */
  planNames: Record<string, string>
  priceCents: number
  messages: number
  calls: number
  /** Percent of a gift's price that become credits. */
  giftConversion: number
  messagesUsed: number
  callsUsed: number
  /** What gifts of this period have brought beyond the conversion of the Free plan, in US cents. */
  giftGainCents: bigint
  periodStart: Date
  periodEnd: Date
  /** The end of the last paid period; null for the Free plan. */
  paidUntil: Date | null
}

/** Reads one plan, also a retired one. Undefined when there is none. */
export const readPlan = (db: Db, id: string): Promise<PlanRow | undefined> =>
  db.selectFrom('plan').selectAll().where('id', '=', id).executeTakeFirst()

/** Reads every plan in display order, including retired ones. */
export const readPlans = (db: Db): Promise<PlanRow[]> => db.selectFrom('plan').selectAll().orderBy('position').orderBy('id').execute()

/** Reads the Free plan. */
export const readFreePlan = (db: Db): Promise<PlanRow> =>
  db.selectFrom('plan').selectAll().where('id', '=', freePlanId).executeTakeFirstOrThrow()

/** Reads a member's paid periods that have not ended, the current one first. */
export const readOpenPeriods = (db: Db, memberId: string, now: Date): Promise<PlanPeriodRow[]> =>
  db
    .selectFrom('plan_period')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('left_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute()

/** Reads the end of a member's last paid period, past or future; null without one. */
export const readLastPeriodEnd = async (db: Db, memberId: string): Promise<Date | null> => {
  const { ends_at } = await db
    .selectFrom('plan_period')
    .select(({ fn }) => fn.max('ends_at').as('ends_at'))
    .where('member_id', '=', memberId)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow()
  return ends_at
}

/** Returns the Free period that contains `now`; Free periods follow one another without a gap from `after` on. */
export const computeFreePeriod = (days: number, after: Date, now: Date): [Date, Date] => {
  const length = days * dayMs
  const start = after.getTime() + Math.max(0, Math.floor((now.getTime() - after.getTime()) / length)) * length
  return [new Date(start), new Date(start + length)]
}

const fromPlan = (plan: PlanRow, { periodStart, periodEnd }: Pick<Entitlement, 'periodStart' | 'periodEnd'>): Entitlement => ({
  planId: plan.id,
  planName: plan.name,
  planNames: plan.names as Record<string, string>,
  priceCents: plan.price_cents,
  messages: plan.messages,
  calls: plan.calls,
  giftConversion: plan.gift_conversion,
  messagesUsed: 0,
  callsUsed: 0,
  giftGainCents: 0n,
  periodStart,
  periodEnd,
  paidUntil: null,
})

const withTerms = (plan: Entitlement, terms: { messages: number | null; calls: number | null; gift_conversion: number | null }) => ({
  ...plan,
  messages: terms.messages ?? plan.messages,
  calls: terms.calls ?? plan.calls,
  giftConversion: terms.gift_conversion ?? plan.giftConversion,
})

/**
 * Reads a member's plan and usage at a moment; nothing else decides this. An ended period is followed by the next paid one, otherwise by
 * the Free plan. A member without any plan has the Free plan from now on.
 */
export const readEntitlement = async (db: Db, memberId: string, now: Date): Promise<Entitlement> => {
  const row = await db.selectFrom('entitlement').selectAll().where('member_id', '=', memberId).executeTakeFirst()
  const open = await readOpenPeriods(db, memberId, now)
  const paidUntil = open.at(-1)?.ends_at
  if (row !== undefined && row.period_end > now) {
    const plan = (await readPlan(db, row.plan_id)) as PlanRow
    const running = withTerms(fromPlan(plan, { periodStart: row.period_start, periodEnd: row.period_end }), row)
    const until = row.plan_id === freePlanId ? null : (paidUntil ?? row.period_end)
    const used = { messagesUsed: row.messages_used, callsUsed: row.calls_used, giftGainCents: BigInt(row.gift_gain_cents) }
    return { ...running, ...used, paidUntil: until }
  }
  const next = open.find(({ starts_at }) => starts_at <= now)
  if (next !== undefined) {
    const plan = (await readPlan(db, next.plan_id)) as PlanRow
    return { ...withTerms(fromPlan(plan, { periodStart: next.starts_at, periodEnd: next.ends_at }), next), paidUntil: paidUntil ?? null }
  }
  const free = await readFreePlan(db)
  const ended = [row?.period_end, await readLastPeriodEnd(db, memberId)].filter((end) => end instanceof Date)
  const [periodStart, periodEnd] = computeFreePeriod(free.period_days, ended.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? now, now)
  return fromPlan(free, { periodStart, periodEnd })
}

/** Reads the percent of a gift's price that become credits for a member at a moment. */
export const readGiftConversion = async (db: Db, memberId: string, now: Date): Promise<number> =>
  (await readEntitlement(db, memberId, now)).giftConversion

/** Reads the highest gift conversion that any member has or can buy, in percent. */
export const readHighestGiftConversion = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{ highest: number }>`
    select max(gift_conversion) as highest from (
      select gift_conversion from plan
      union all select gift_conversion from plan_period where left_at is null and ends_at > ${now}) as terms`.execute(db)
  return rows[0]?.highest ?? 0
}

/** Reads all subscription data of a member, for the export. */
export const readSubscriptionExport = async (db: Db, memberId: string) => ({
  plan: await db
    .selectFrom('entitlement')
    .innerJoin('plan', 'plan.id', 'entitlement.plan_id')
    .select(['plan.name', 'period_start', 'period_end', 'messages_used', 'calls_used'])
    .where('member_id', '=', memberId)
    .executeTakeFirst(),
  bought: await db
    .selectFrom('plan_period')
    .innerJoin('plan', 'plan.id', 'plan_period.plan_id')
    .select(['plan.name', 'bought_at', 'starts_at', 'ends_at', 'paid_cents', 'left_at', 'credited_cents'])
    .where('member_id', '=', memberId)
    .orderBy('starts_at')
    .execute(),
})

/** Reads one paid period. Undefined when there is none. */
export const readPlanPeriod = (db: Db, id: string): Promise<PlanPeriodRow | undefined> =>
  db.selectFrom('plan_period').selectAll().where('id', '=', id).executeTakeFirst()

/** Reads the period that was bought by an idempotent action. Undefined when there is none. */
export const readPlanPeriodByIntent = (db: Db, intent: string): Promise<PlanPeriodRow | undefined> =>
  db.selectFrom('plan_period').selectAll().where('intent', '=', intent).executeTakeFirst()

/** Reads paid periods by id, with the name of their plan. */
export const readPeriodsWithPlan = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('plan_period')
    .innerJoin('plan', 'plan.id', 'plan_period.plan_id')
    .select(['plan_period.id', 'starts_at', 'ends_at', 'plan.name', 'plan.names'])
    .where('plan_period.id', 'in', ids)
    .execute()
