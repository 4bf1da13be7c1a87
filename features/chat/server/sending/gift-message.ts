import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { conversationEvent, messageEvent } from '../../contract.ts'
import { presentMessage } from '../present.ts'
import { readRequestTerms } from './request-terms.ts'
import { appendMessage, beginRequest, lockConversation, settleRequest } from '../store.ts'

export interface GiftMessage {
  from: string
  to: string
  /** The gift's own id is the message's. */
  giftId: string
  /** What was written to it, empty for nothing. */
  note: string
  now: Date
}

/**
 * Puts a gift into the pair's conversation, in the transaction that buys it, where its giver may write: in an open one, as the answer that
 * accepts the other's request, or as a request of its own, which its price pays for. A request of the giver that waits takes the gift without
 * a word. Answers `elsewhere` where no message may go, and `wordless` where a note may not: then nothing is written.
 */
export const storeGiftMessage = async (
  tx: Tx,
  { from, to, giftId, note, now }: GiftMessage,
): Promise<'stored' | 'elsewhere' | 'wordless'> => {
  const conversation = await lockConversation(tx, from, to, now)
  const { state, requested_by } = conversation
  const isNew = state === 'closed' && Number(conversation.last_seq) === 0
  const asks = isNew && (await readRequestTerms(tx, from, to, now)).refusal === null
  const accepts = state === 'request' && requested_by === to
  const waits = state === 'request' && requested_by === from
  if (note !== '' && state !== 'open' && !accepts && !asks) return 'wordless'
  if (state !== 'open' && !accepts && !waits && !asks) return 'elsewhere'

  if (asks) await beginRequest(tx, conversation.id, from, to, now)
  if (accepts) await settleRequest(tx, conversation.id, 'open')
  const message = presentMessage(await appendMessage(tx, conversation, { from, id: giftId, kind: 'gift', body: note, unread: true, now }))
  await publishAfterCommit(tx, [to], messageEvent, { uid: from, message }, now)
  await publishAfterCommit(tx, [from], messageEvent, { uid: to, message }, now)
  if (accepts) {
    await publishAfterCommit(tx, [to], conversationEvent, { uid: from, state: 'open' }, now)
    await publishAfterCommit(tx, [from], conversationEvent, { uid: to, state: 'open' }, now)
  }
  return 'stored'
}
