import { sql } from 'kysely'
import type { Tx } from '#platform/server/db/database.ts'

const freePlan = 'free'
const day = 24 * 60 * 60 * 1000

/** Gives a member the Free plan from now on; one who has a plan keeps it. */
export const startFree = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const plan = await tx.selectFrom('plan').select('period_days').where('id', '=', freePlan).executeTakeFirstOrThrow()
  await tx
    .insertInto('entitlement')
    .values({
      member_id: memberId,
      plan_id: freePlan,
      period_start: now,
      period_end: new Date(now.getTime() + plan.period_days * day),
    })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}

/** Locks a member's entitlement. A period that is over is followed by one of Free: paid plans do not go on by themselves. */
export const renewEntitlement = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const current = await tx
    .selectFrom('entitlement')
    .select('period_end')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (current.period_end > now) return
  const free = await tx.selectFrom('plan').select('period_days').where('id', '=', freePlan).executeTakeFirstOrThrow()
  const period = free.period_days * day
  // Periods follow one another without a gap, however long nobody looked.
  const start = current.period_end.getTime() + Math.floor((now.getTime() - current.period_end.getTime()) / period) * period
  await tx
    .updateTable('entitlement')
    .set({ plan_id: freePlan, period_start: new Date(start), period_end: new Date(start + period), messages_used: 0, calls_used: 0 })
    .where('member_id', '=', memberId)
    .execute()
}

/** Counts one use, unless the plan's number is reached; answers whether it was counted. */
export const takeOne = async (tx: Tx, memberId: string, counted: 'messages' | 'calls'): Promise<boolean> => {
  const used = `${counted}_used` as const
  const { numUpdatedRows } = await tx
    .updateTable('entitlement')
    .set((row) => ({ [used]: row(used, '+', 1) }))
    .where('member_id', '=', memberId)
    .where(sql<boolean>`${sql.ref(used)} < (select ${sql.ref(`plan.${counted}`)} from plan where plan.id = entitlement.plan_id)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export const removeEntitlement = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('entitlement').where('member_id', '=', memberId).execute()
}
