import type { Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { readEntitlement } from '../queries.ts'
import { undoAllowanceUse, lockAndRenewEntitlement, ensureEntitlement, recordAllowanceUse } from '../store.ts'
import { publishAllowance } from '../events.ts'

/** What a plan limits. */
export type AllowanceKind = 'messages' | 'calls'

/** How much of an allowance a member has left at a moment; an ended period counts as renewed. */
export const readAllowance = async (db: ReadDatabase, memberId: string, counted: AllowanceKind, now: Date): Promise<number> => {
  const plan = await readEntitlement(db, memberId, now)
  return Math.max(0, counted === 'messages' ? plan.messages - plan.messagesUsed : plan.calls - plan.callsUsed)
}

/**
 * Uses one unit of a member's allowance; false, without a change, when none is left. The entitlement stays locked until the transaction
 * ends, so that concurrent calls cannot use the same unit.
 */
export const takeAllowance = async (tx: Tx, memberId: string, counted: AllowanceKind, now: Date): Promise<boolean> => {
  await ensureEntitlement(tx, memberId, now)
  await lockAndRenewEntitlement(tx, memberId, now)
  const taken = await recordAllowanceUse(tx, memberId, counted)
  if (taken) await publishAllowance(tx, memberId, now)
  return taken
}

/**
 * Returns one unit that was used at a moment, if the same period is still running. The caller makes sure that a unit is returned once.
 */
export const giveBackAllowance = async (tx: Tx, memberId: string, counted: AllowanceKind, takenAt: Date, now: Date): Promise<void> => {
  await lockAndRenewEntitlement(tx, memberId, now)
  if (await undoAllowanceUse(tx, memberId, counted, takenAt)) await publishAllowance(tx, memberId, now)
}
