import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { subscriptionEvent } from '../contract.ts'
import { readEntitlement } from './queries.ts'

/** Sends a member's remaining allowances to all their tabs and devices. */
export const publishAllowance = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const plan = await readEntitlement(tx, memberId, now)
  const left = {
    messages_left: Math.max(0, plan.messages - plan.messagesUsed),
    calls_left: Math.max(0, plan.calls - plan.callsUsed),
  }
  await publishAfterCommit(tx, [memberId], subscriptionEvent, left, now)
}
