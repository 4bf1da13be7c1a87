import type { Tx } from '#platform/server/db/database.ts'

const freePlan = 'free'

/** Gives a member the Free plan from now on; one who has a plan keeps it. */
export const startFree = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const plan = await tx.selectFrom('plan').select('period_days').where('id', '=', freePlan).executeTakeFirstOrThrow()
  await tx
    .insertInto('entitlement')
    .values({
      member_id: memberId,
      plan_id: freePlan,
      period_start: now,
      period_end: new Date(now.getTime() + plan.period_days * 24 * 60 * 60 * 1000),
    })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}

export const removeEntitlement = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('entitlement').where('member_id', '=', memberId).execute()
}
