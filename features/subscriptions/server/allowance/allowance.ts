import type { Database, Tx } from '#platform/server/db/database.ts'
import { readEntitlement } from '../queries.ts'
import { undoUse, renewEntitlement, startFreePlan, countUse } from '../store.ts'
import { publishAllowance } from '../events.ts'

/** What a plan counts. */
export type AllowanceKind = 'messages' | 'calls'

/** How many a member's plan still holds at a moment: a period that is over counts as renewed. */
export const readAllowance = async (db: Database | Tx, memberId: string, counted: AllowanceKind, now: Date): Promise<number> => {
  const plan = await readEntitlement(db, memberId, now)
  return Math.max(0, counted === 'messages' ? plan.messages - plan.messagesUsed : plan.calls - plan.callsUsed)
}

/**
 * Takes one of what a member's plan holds; false when nothing is left, and then nothing is changed. The entitlement stays locked until the
 * transaction ends, so that two at once never share the last one.
 */
export const takeAllowance = async (tx: Tx, memberId: string, counted: AllowanceKind, now: Date): Promise<boolean> => {
  await startFreePlan(tx, memberId, now)
  await renewEntitlement(tx, memberId, now)
  const taken = await countUse(tx, memberId, counted)
  if (taken) await publishAllowance(tx, memberId, now)
  return taken
}

/**
 * Gives back one that was taken at a moment, where the period it was counted in still runs: a new one began with nothing used. The caller sees
 * to it that nothing is given back twice.
 */
export const returnAllowance = async (tx: Tx, memberId: string, counted: AllowanceKind, takenAt: Date, now: Date): Promise<void> => {
  await renewEntitlement(tx, memberId, now)
  if (await undoUse(tx, memberId, counted, takenAt)) await publishAllowance(tx, memberId, now)
}
