import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import type { ContentOf } from '../../content-contract.ts'
import { messageEvent } from '../../contract.ts'
import { presentMessage } from '../present-message.ts'
import { isClosingConversation } from '../store/closing.ts'
import { lockOrCreateConversation } from '../store/conversations.ts'
import { appendMessage, hasSentMessage } from '../store/messages.ts'

export interface DateMessage {
  from: string
  to: string
  /** Id of the shared date; also used as the message id. */
  id: string
  content: ContentOf<'date'>
  now: Date
}

/**
 * Adds to the pair's open conversation the question whether a date may be shared, in the transaction that shares it.
 * @returns `sent`; or, with nothing stored, `not_open` without an open conversation or when the sender has just closed it, `taken` when the sender
 * has a message with this id
 */
export const storeDateMessage = async (tx: Tx, { from, to, id, content, now }: DateMessage): Promise<'sent' | 'not_open' | 'taken'> => {
  const conversation = await lockOrCreateConversation(tx, from, to, now)
  if (conversation.state !== 'open' || (await isClosingConversation(tx, { memberId: from, peerId: to }))) return 'not_open'
  if (await hasSentMessage(tx, from, id)) return 'taken'
  const message = presentMessage(await appendMessage(tx, conversation, { from, id, content, now }))
  await publishAfterCommit(tx, [to], messageEvent, { uid: from, message }, now)
  await publishAfterCommit(tx, [from], messageEvent, { uid: to, message }, now)
  return 'sent'
}
