import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import type { CallSummary } from '../../content-contract.ts'
import { messageEvent } from '../../contract.ts'
import { presentMessage } from '../present-message.ts'
import { lockOrCreateConversation } from '../store/conversations.ts'
import { appendMessage, hasSentMessage } from '../store/messages.ts'

export interface CallMessage {
  /** The caller. */
  from: string
  to: string
  /** Call id; also used as the message id. */
  callId: string
  summary: CallSummary
  now: Date
}

/**
 * Adds the message about a call to the pair's open conversation, in the transaction that ends the call. A missed call counts as unread. Does
 * nothing without an open conversation.
 */
export const storeCallMessage = async (tx: Tx, { from, to, callId, summary, now }: CallMessage): Promise<void> => {
  const conversation = await lockOrCreateConversation(tx, from, to, now)
  if (conversation.state !== 'open' || (await hasSentMessage(tx, from, callId))) return
  const message = presentMessage(await appendMessage(tx, conversation, { from, id: callId, content: { kind: 'call', call: summary }, now }))
  await publishAfterCommit(tx, [to], messageEvent, { uid: from, message }, now)
  await publishAfterCommit(tx, [from], messageEvent, { uid: to, message }, now)
}
