import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { messageEvent } from '../../contract.ts'
import { presentMessage } from '../present.ts'
import { openConversation } from '../store.ts'

/**
 * Opens or reopens the conversation of two members who like each other, with a system message `matched` that both sockets are told of.
 * Once it is open, a repeat changes nothing. Answers whether the caller has to tell that it is open again: its last message says so already.
 */
export const openMatch = async (tx: Tx, a: string, b: string, now: Date): Promise<boolean> => {
  const stored = await openConversation(tx, a, b, 'matched', now)
  if (stored === 'open' || stored === 'silent') return stored === 'silent'
  const message = presentMessage(stored)
  await publishAfterCommit(tx, [a], messageEvent, { uid: b, message }, now)
  await publishAfterCommit(tx, [b], messageEvent, { uid: a, message }, now)
  return false
}
