import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { type CallNote, messageEvent, writeCallNote } from '../../contract.ts'
import { presentMessage } from '../present.ts'
import { appendMessage, hasSent, lockConversation, unheardCalls } from '../store.ts'

export interface CallMessage {
  /** Who rang. */
  from: string
  to: string
  /** The call's own id is the message's. */
  callId: string
  note: CallNote
  now: Date
}

/**
 * Tells of a call in the pair's conversation, in the transaction that ends it; where they have none any more, nobody is told. One that was not
 * taken counts as unread.
 */
export const storeCallMessage = async (tx: Tx, { from, to, callId, note, now }: CallMessage): Promise<void> => {
  const conversation = await lockConversation(tx, from, to, now)
  if (conversation.state !== 'open' || (await hasSent(tx, from, callId))) return
  const written = { from, id: callId, kind: 'call', body: writeCallNote(note), unread: unheardCalls.includes(note.outcome), now } as const
  const message = presentMessage(await appendMessage(tx, conversation, written))
  await publishAfterCommit(tx, [to], messageEvent, { uid: from, message }, now)
  await publishAfterCommit(tx, [from], messageEvent, { uid: to, message }, now)
}
