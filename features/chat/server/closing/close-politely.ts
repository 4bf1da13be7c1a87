import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors, type Conversation, conversationEvent, messageEvent } from '../../contract.ts'
import { presentMessage } from '../present-message.ts'
import { clearClosingStart, recordClosingStart } from '../store/closing.ts'
import { lockConversation, resolveRequest, closeConversationById } from '../store/conversations.ts'
import { appendMessage } from '../store/messages.ts'
import { setReadSeq } from '../store/participants.ts'
import type { ConversationRow } from '../store/rows.ts'

interface Closing {
  /** The member who closes the conversation; `to` is the other member. */
  from: string
  to: string
  now: Date
}
type State = Conversation['state']

const isOpenFor = ({ state, requested_by }: ConversationRow, from: string): boolean =>
  state === 'open' || (state === 'request' && requested_by !== from)

/**
 * Closes the conversation for the member `from` only, so that it can still be undone; `finishClosing` closes it for both. A request to this member
 * is declined in the same way.
 * @returns whether the caller must schedule `finishClosing`; false if it was closed before
 * @throws {AppError} chat.request_waiting for a request that the member sent, chat.closed without a conversation
 */
export const beginClosing = async (tx: Tx, { from, to, now }: Closing): Promise<boolean> => {
  const conversation = await lockConversation(tx, from, to)
  if (conversation === undefined) throw new AppError(chatErrors.closed)
  if (conversation.state === 'request' && conversation.requested_by === from) throw new AppError(chatErrors.request_waiting)
  if (!isOpenFor(conversation, from) || !(await recordClosingStart(tx, { memberId: from, peerId: to }, now))) return false
  await publishAfterCommit(tx, [from], conversationEvent, { uid: to, state: 'closed' }, now)
  return true
}

/**
 * Undoes `beginClosing`. The other member never learns of it.
 * @returns the state of the conversation for the member `from`; undefined when it is already closed for both
 */
export const undoClosing = async (tx: Tx, { from, to, now }: Closing): Promise<State | undefined> => {
  const conversation = await lockConversation(tx, from, to)
  if (conversation === undefined || (conversation.state !== 'open' && conversation.state !== 'request')) return undefined
  const { state } = conversation
  if (await clearClosingStart(tx, { memberId: from, peerId: to }))
    await publishAfterCommit(tx, [from], conversationEvent, { uid: to, state }, now)
  return state
}

/**
 * Closes the conversation for both members and adds a message that says so, in the transaction that ends the match.
 * @param at the moment of `beginClosing`
 * @returns whether it was closed; false if the closing was undone, or if a block or the other member was faster
 */
export const finishClosing = async (tx: Tx, { from, to, now, at }: Closing & { at: Date }): Promise<boolean> => {
  // Lock the conversation first, as everywhere: a message of the other member comes either before the lock or is refused.
  const conversation = await lockConversation(tx, from, to)
  if (!(await clearClosingStart(tx, { memberId: from, peerId: to }, at))) return false
  if (conversation === undefined || !isOpenFor(conversation, from)) return false
  const content = { kind: 'system', event: 'closed_politely' } as const
  const stored = await appendMessage(tx, conversation, { from, id: randomUUID(), content, now })
  if (conversation.state === 'open') await closeConversationById(tx, conversation.id)
  else {
    await resolveRequest(tx, conversation.id, 'declined', now)
    await setReadSeq(tx, { conversationId: conversation.id, memberId: from, peerId: to }, Number(stored.seq))
  }
  const message = presentMessage(stored)
  for (const [reader, uid] of [
    [to, from],
    [from, to],
  ] as const) {
    await publishAfterCommit(tx, [reader], messageEvent, { uid, message }, now)
    await publishAfterCommit(tx, [reader], conversationEvent, { uid, state: 'closed' }, now)
  }
  return true
}
