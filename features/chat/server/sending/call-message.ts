import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { type CallSummary, messageEvent, writeCallNote } from '../../contract.ts'
import { presentMessage } from '../present-message.ts'
import { appendMessage, hasSentMessage, lockConversation, missedOutcomes } from '../store.ts'

export interface CallMessage {
  /** The caller. */
  from: string
  to: string
  /** Call id; also used as the message id. */
  callId: string
  note: CallSummary
  now: Date
}

/**
 * Adds a call to the pair's open conversation, in the transaction that ends the call. A missed call counts as unread. Does nothing without
 * an
 * open conversation.
 */
export const storeCallMessage = async (tx: Tx, { from, to, callId, note, now }: CallMessage): Promise<void> => {
  const conversation = await lockConversation(tx, from, to, now)
  if (conversation.state !== 'open' || (await hasSentMessage(tx, from, callId))) return
  const written = { from, id: callId, kind: 'call', body: writeCallNote(note), unread: missedOutcomes.includes(note.outcome), now } as const
  const message = presentMessage(await appendMessage(tx, conversation, written))
  await publishAfterCommit(tx, [to], messageEvent, { uid: from, message }, now)
  await publishAfterCommit(tx, [from], messageEvent, { uid: to, message }, now)
}
