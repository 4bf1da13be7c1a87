import { lockPair } from '#features/blocks/server/index.ts'
import { requireVisibleMember } from '#features/members/server/index.ts'
import { takeAllowance } from '#features/subscriptions/server/index.ts'
import { chargeMember, systemAccountPaths } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors } from '../../contract.ts'
import { readRequestConditions, requestPrice } from './request-conditions.ts'
import { requirePeer } from '../conversation/require-peer.ts'
import { startRequest, lockOrCreateConversation, resolveRequest } from '../store/conversations.ts'
import { type StoreMessageResult, storeMessage, type NewTextMessage } from '../store/text-messages.ts'

export interface MessageRequestResult {
  stored: StoreMessageResult
  /** Whether the message accepted a request of the other member, which opened the conversation. */
  accepted: boolean
}

const storeFirstMessage = async (tx: Tx, conversationId: string, written: NewTextMessage): Promise<StoreMessageResult> => {
  const { from, to, now, paysCredits } = written
  const { refusal } = await readRequestConditions(tx, from, to, now)
  if (refusal !== null) throw new AppError(chatErrors[refusal])
  if (!(await takeAllowance(tx, from, 'messages', now))) {
    if (!paysCredits) throw new AppError(chatErrors.credits_needed, { price: requestPrice, values: { count: requestPrice } })
    await chargeMember(tx, {
      member: from,
      currency: 'CREDIT',
      amount: BigInt(requestPrice),
      to: systemAccountPaths.creditsSpent,
      reason: 'message_request',
      key: `message_request:${from}:${written.id}`,
      now,
    })
  }
  await startRequest(tx, conversationId, from, to, now)
  return storeMessage(tx, written, { asking: true })
}

/**
 * Sends a text in the caller's transaction: in the open conversation, as a request, or as the answer that accepts a request. If the message is not
 * stored, the caller must roll back, so that it costs nothing.
 * @throws {AppError} as `sendRequest`
 */
export const sendTextInTransaction = async (tx: Tx, written: NewTextMessage): Promise<MessageRequestResult> => {
  const { from, to, now } = written
  // A concurrent block comes either before this check or after the message, and then closes the conversation.
  await lockPair(tx, from, to)
  await requirePeer(tx, from, to)
  const conversation = await lockOrCreateConversation(tx, from, to, now)
  const isNew = conversation.state === 'closed' && Number(conversation.last_seq) === 0
  if (isNew) {
    await requireVisibleMember(tx, from, to)
    return { stored: await storeFirstMessage(tx, conversation.id, written), accepted: false }
  }
  const accepted = conversation.state === 'request' && conversation.requested_by === to
  if (accepted) await resolveRequest(tx, conversation.id, 'open', now)
  const stored = await storeMessage(tx, written)
  if (stored.outcome === 'request') throw new AppError(chatErrors.request_waiting)
  return { stored, accepted }
}

/**
 * Sends a text without an open conversation: as a request, or as the answer that accepts a request. A message that is not stored costs nothing.
 * @throws {AppError} chat.oneself, chat.no_requests, chat.photo_first, chat.check_first, chat.request_waiting, chat.credits_needed,
 * chat.closed, wallet.insufficient_funds or platform.not_found
 */
export const sendRequest = (db: Database, written: NewTextMessage): Promise<MessageRequestResult> => {
  if (written.from === written.to) throw new AppError(chatErrors.oneself)
  return inTransaction(db, async (tx) => {
    const result = await sendTextInTransaction(tx, written)
    if (result.stored.outcome !== 'sent') throw new RollbackError(result.stored)
    return result
  }).catch((error: unknown) => {
    if (error instanceof RollbackError) return { stored: error.stored, accepted: false }
    throw error
  })
}

/** Thrown to roll back the transaction, including the used allowance. It carries the result. */
class RollbackError extends Error {
  readonly stored: StoreMessageResult
  constructor(stored: StoreMessageResult) {
    super('not stored')
    this.stored = stored
  }
}
