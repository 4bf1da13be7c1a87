import type { Database, Tx } from '#platform/server/db/database.ts'
import { readEntitlement } from '../queries.ts'
import { giveBackOne, renewEntitlement, startFree, takeOne } from '../store.ts'
import { tellSubscription } from '../tell.ts'

/** What a plan counts. */
export type Counted = 'messages' | 'calls'

/** How many a member's plan still holds at a moment: a period that is over counts as renewed. */
export const readAllowance = async (db: Database | Tx, memberId: string, counted: Counted, now: Date): Promise<number> => {
  const plan = await readEntitlement(db, memberId, now)
  return Math.max(0, counted === 'messages' ? plan.messages - plan.messagesUsed : plan.calls - plan.callsUsed)
}

/**
 * Takes one of what a member's plan holds; false when nothing is left, and then nothing is changed. The entitlement stays locked until the
 * transaction ends, so that two at once never share the last one.
 */
export const takeAllowance = async (tx: Tx, memberId: string, counted: Counted, now: Date): Promise<boolean> => {
  await startFree(tx, memberId, now)
  await renewEntitlement(tx, memberId, now)
  const taken = await takeOne(tx, memberId, counted)
  if (taken) await tellSubscription(tx, memberId, now)
  return taken
}

/**
 * Gives back one that was taken at a moment, where the period it was counted in still runs: a new one began with nothing used. The caller sees
 * to it that nothing is given back twice.
 */
export const giveAllowanceBack = async (tx: Tx, memberId: string, counted: Counted, takenAt: Date, now: Date): Promise<void> => {
  await renewEntitlement(tx, memberId, now)
  if (await giveBackOne(tx, memberId, counted, takenAt)) await tellSubscription(tx, memberId, now)
}
