import { markNotificationKindSeen } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, conversationEvent, messageEvent, receiptsEvent } from '../../contract.ts'
import { publishReadAfterCommit } from '../receipts/receipts.ts'
import { presentMessage } from '../present-message.ts'
import { readRequestConditions } from './request-conditions.ts'
import { isClosingConversation } from '../store/closing.ts'
import { startRequest, lockOrCreateConversation, resolveRequest } from '../store/conversations.ts'
import { appendMessage } from '../store/messages.ts'
import { setReadSeq } from '../store/participants.ts'

export interface GiftMessage {
  from: string
  to: string
  /** Gift id; also used as the message id. */
  giftId: string
  /** Text sent with the gift; may be empty. */
  note: string
  now: Date
}

/** Marks all messages up to the gift as read by the giver, because a gift answers them. */
const markAnswered = async (
  tx: Tx,
  side: { conversationId: string; memberId: string; peerId: string },
  seq: number,
  now: Date,
): Promise<void> => {
  const { memberId, peerId } = side
  const counted = await setReadSeq(tx, side, seq)
  await markNotificationKindSeen(tx, ['match', 'message', 'your_turn'], { of: memberId, about: peerId, now })
  const status = { uid: peerId, member_id: memberId, delivered_seq: seq, read_seq: seq, ...counted }
  await publishAfterCommit(tx, [memberId], receiptsEvent, status, now)
  await publishReadAfterCommit(tx, side, now)
}

/**
 * Adds the message of a gift to the pair's conversation, in the transaction that buys the gift. It accepts a request of the other member. As a
 * first message it is a request, which the price of the gift pays for. While a request of the giver waits, a gift must have no note.
 * @throws {AppError} chat.closed when the giver has just closed the conversation: a gift would reveal that to the other member
 * @returns with nothing stored: `elsewhere` when no message is allowed, `wordless` when no note is allowed
 */
export const storeGiftMessage = async (
  tx: Tx,
  { from, to, giftId, note, now }: GiftMessage,
): Promise<'stored' | 'elsewhere' | 'wordless'> => {
  const conversation = await lockOrCreateConversation(tx, from, to, now)
  const { state, requested_by } = conversation
  if (await isClosingConversation(tx, { memberId: from, peerId: to })) throw new AppError(chatErrors.closed)
  const isNew = state === 'closed' && Number(conversation.last_seq) === 0
  const asks = isNew && (await readRequestConditions(tx, from, to, now)).refusal === null
  const accepts = state === 'request' && requested_by === to
  const waits = state === 'request' && requested_by === from
  if (note !== '' && state !== 'open' && !accepts && !asks) return 'wordless'
  if (state !== 'open' && !accepts && !waits && !asks) return 'elsewhere'

  if (asks) await startRequest(tx, conversation.id, from, to, now)
  if (accepts) await resolveRequest(tx, conversation.id, 'open', now)
  const stored = await appendMessage(tx, conversation, { from, id: giftId, content: { kind: 'gift', note }, now })
  const message = presentMessage(stored)
  await markAnswered(tx, { conversationId: conversation.id, memberId: from, peerId: to }, Number(stored.seq), now)
  await publishAfterCommit(tx, [to], messageEvent, { uid: from, message }, now)
  await publishAfterCommit(tx, [from], messageEvent, { uid: to, message }, now)
  if (accepts) {
    await publishAfterCommit(tx, [to], conversationEvent, { uid: from, state: 'open' }, now)
    await publishAfterCommit(tx, [from], conversationEvent, { uid: to, state: 'open' }, now)
  }
  return 'stored'
}
