import type { Database, Tx } from '#platform/server/db/database.ts'
import { readEntitlement } from './queries.ts'
import { renewEntitlement, startFree, takeOne } from './store.ts'

/** What a plan counts. */
export type Counted = 'messages' | 'calls'

/** How many a member's plan still holds at a moment: a period that is over counts as renewed. */
export const readAllowance = async (db: Database | Tx, memberId: string, counted: Counted, now: Date): Promise<number> => {
  const plan = await readEntitlement(db, memberId)
  if (plan !== undefined && plan.periodEnd > now) {
    return Math.max(0, counted === 'messages' ? plan.messages - plan.messagesUsed : plan.calls - plan.callsUsed)
  }
  const free = await db.selectFrom('plan').select(['messages', 'calls']).where('id', '=', 'free').executeTakeFirstOrThrow()
  return free[counted]
}

/**
 * Takes one of what a member's plan holds; false when nothing is left, and then nothing is changed. The entitlement stays locked until the
 * transaction ends, so that two at once never share the last one.
 */
export const takeAllowance = async (tx: Tx, memberId: string, counted: Counted, now: Date): Promise<boolean> => {
  await startFree(tx, memberId, now)
  await renewEntitlement(tx, memberId, now)
  return takeOne(tx, memberId, counted)
}
