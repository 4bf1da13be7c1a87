import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { messageEvent } from '../../contract.ts'
import { presentMessage } from '../present-message.ts'
import { openConversation } from '../store/conversations.ts'

/**
 * Opens or reopens the conversation of two matched members, adds the system message `matched` and publishes it to both. Idempotent.
 * @returns true when the caller must publish the reopening, because no new message was added
 */
export const openMatchConversation = async (tx: Tx, a: string, b: string, now: Date): Promise<boolean> => {
  const stored = await openConversation(tx, a, b, { kind: 'system', event: 'matched' }, now)
  if (stored === 'open' || stored === 'silent') return stored === 'silent'
  const message = presentMessage(stored)
  await publishAfterCommit(tx, [a], messageEvent, { uid: b, message }, now)
  await publishAfterCommit(tx, [b], messageEvent, { uid: a, message }, now)
  return false
}
