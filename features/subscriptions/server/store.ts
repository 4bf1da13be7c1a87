import { type Insertable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import {
  computeFreePeriod,
  freePlanId,
  type PlanPeriodRow,
  type PlanRow,
  readFreePlan,
  readLastPeriodEnd,
  readOpenPeriods,
} from './queries.ts'

/** Gives a member without an entitlement the Free plan from now on; otherwise changes nothing. */
export const ensureEntitlement = (tx: Tx, memberId: string, now: Date): Promise<void> => ensureEntitlements(tx, [memberId], now)

/** Gives several members the free plan, unless they have one. */
export const ensureEntitlements = async (tx: Tx, memberIds: readonly string[], now: Date): Promise<void> => {
  const plan = await readFreePlan(tx)
  const period = { plan_id: freePlanId, period_start: now, period_end: new Date(now.getTime() + plan.period_days * dayMs) }
  await tx
    .insertInto('entitlement')
    .values(memberIds.map((memberId) => ({ member_id: memberId, ...period })))
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}

/** Starts a paid period with its usage at zero. */
export const startPaidPeriod = async (tx: Tx, period: PlanPeriodRow): Promise<void> => {
  await tx
    .updateTable('entitlement')
    .set({
      plan_id: period.plan_id,
      period_start: period.starts_at,
      period_end: period.ends_at,
      messages: period.messages,
      calls: period.calls,
      gift_conversion: period.gift_conversion,
      messages_used: 0,
      calls_used: 0,
      gift_gain_cents: 0,
    })
    .where('member_id', '=', period.member_id)
    .execute()
}

/**
 * Locks a member's entitlement. An ended period is replaced by the next paid one, otherwise by a Free period: paid plans do not renew
 * themselves.
 */
export const lockAndRenewEntitlement = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const current = await tx
    .selectFrom('entitlement')
    .select('period_end')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (current.period_end > now) return
  const next = (await readOpenPeriods(tx, memberId, now)).find(({ starts_at }) => starts_at <= now)
  if (next !== undefined) return startPaidPeriod(tx, next)
  const free = await readFreePlan(tx)
  const paid = await readLastPeriodEnd(tx, memberId)
  const [start, end] = computeFreePeriod(free.period_days, paid !== null && paid > current.period_end ? paid : current.period_end, now)
  const terms = { messages: null, calls: null, gift_conversion: null }
  await tx
    .updateTable('entitlement')
    .set({ plan_id: freePlanId, ...terms, period_start: start, period_end: end, messages_used: 0, calls_used: 0, gift_gain_cents: 0 })
    .where('member_id', '=', memberId)
    .execute()
}

/** Records one use; false, without a change, when the allowance is used up. */
export const recordAllowanceUse = async (tx: Tx, memberId: string, counted: 'messages' | 'calls'): Promise<boolean> => {
  const used = `${counted}_used` as const
  const { numUpdatedRows } = await tx
    .updateTable('entitlement')
    .set((row) => ({ [used]: row(used, '+', 1) }))
    .where('member_id', '=', memberId)
    .where(
      sql<boolean>`${sql.ref(used)} < coalesce(${sql.ref(`entitlement.${counted}`)}, (select ${sql.ref(`plan.${counted}`)} from plan where plan.id = entitlement.plan_id))`,
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Reverses one use recorded at a moment; false when that period has ended. */
export const undoAllowanceUse = async (tx: Tx, memberId: string, counted: 'messages' | 'calls', takenAt: Date): Promise<boolean> => {
  const used = `${counted}_used` as const
  const { numUpdatedRows } = await tx
    .updateTable('entitlement')
    .set((row) => ({ [used]: row(used, '-', 1) }))
    .where('member_id', '=', memberId)
    .where('period_start', '<=', takenAt)
    .where('period_end', '>', takenAt)
    .where(used, '>', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Adds to the gains from gifts in the current period. */
export const addGiftGain = async (tx: Tx, memberId: string, cents: bigint): Promise<void> => {
  await tx
    .updateTable('entitlement')
    .set((row) => ({ gift_gain_cents: row('gift_gain_cents', '+', String(cents)) }))
    .where('member_id', '=', memberId)
    .execute()
}

/** Subtracts the gain of a returned gift, if the period it arrived in is still running. */
export const removeGiftGain = async (tx: Tx, memberId: string, cents: bigint, arrivedAt: Date): Promise<void> => {
  await tx
    .updateTable('entitlement')
    .set({ gift_gain_cents: sql`greatest(0, gift_gain_cents - ${String(cents)})` })
    .where('member_id', '=', memberId)
    .where('period_start', '<=', arrivedAt)
    .where('period_end', '>', arrivedAt)
    .execute()
}

/** Stores a period that is being paid for. */
export const insertPlanPeriod = (tx: Tx, period: Insertable<DB['plan_period']>): Promise<PlanPeriodRow> =>
  tx.insertInto('plan_period').values(period).returningAll().executeTakeFirstOrThrow()

/** Ends a period early and stores the credit for it, in US cents. */
export const endPeriodEarly = async (tx: Tx, id: string, creditedCents: bigint, now: Date): Promise<void> => {
  await tx
    .updateTable('plan_period')
    .set({ left_at: now, credited_cents: Number(creditedCents) })
    .where('id', '=', id)
    .execute()
}

/** Deletes a member's plan and periods. */
export const deleteSubscriptionData = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('plan_period').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('entitlement').where('member_id', '=', memberId).execute()
}

/** Inserts or updates a plan. */
export const savePlan = async (tx: Tx, { id, names, ...plan }: Omit<PlanRow, 'names'> & { names: object }): Promise<void> => {
  const values = { ...plan, names: JSON.stringify(names) }
  await tx
    .insertInto('plan')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
