import { requireVisible } from '#features/members/server/index.ts'
import { takeAllowance } from '#features/subscriptions/server/index.ts'
import { chargeMember, systemAccounts } from '#features/wallet/server/index.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { chatErrors } from '../../contract.ts'
import { readRequestTerms, requestPrice } from './request-terms.ts'
import { requirePeer } from '../conversation/require-peer.ts'
import { beginRequest, lockConversation, settleRequest, type Stored, storeMessage, type Written } from '../store.ts'

export interface Requested {
  stored: Stored
  /** The message answered a request of the other, which opened the conversation. */
  accepted: boolean
}

const begin = async (tx: Tx, conversationId: string, written: Written): Promise<Stored> => {
  const { from, to, now, paysCredits } = written
  const { refusal } = await readRequestTerms(tx, from, to, now)
  if (refusal !== null) throw new AppError(chatErrors[refusal])
  if (!(await takeAllowance(tx, from, 'messages', now))) {
    if (!paysCredits) throw new AppError(chatErrors.credits_needed, { price: requestPrice, values: { count: requestPrice } })
    await chargeMember(tx, {
      member: from,
      currency: 'CREDIT',
      amount: BigInt(requestPrice),
      to: systemAccounts.creditsSpent,
      reason: 'message_request',
      key: `message_request:${from}:${written.id}`,
      now,
    })
  }
  await beginRequest(tx, conversationId, from, to, now)
  return storeMessage(tx, written, { asking: true })
}

/**
 * Sends a text where the two have no open conversation: as a request, or as the answer to one, which accepts it. Whatever the outcome, a
 * message that is not stored costs nothing.
 * @throws {AppError} chat.oneself, chat.no_requests, chat.photo_first, chat.request_waiting, chat.credits_needed, chat.closed,
 * wallet.insufficient_funds or platform.not_found
 */
export const sendRequest = (db: Database, written: Written): Promise<Requested> => {
  const { from, to, now } = written
  if (from === to) throw new AppError(chatErrors.oneself)
  return inTransaction(db, async (tx) => {
    await requirePeer(tx, from, to)
    const conversation = await lockConversation(tx, from, to, now)
    const isNew = conversation.state === 'closed' && Number(conversation.last_seq) === 0
    if (isNew) {
      await requireVisible(tx, from, to)
      const stored = await begin(tx, conversation.id, written)
      if (stored.outcome !== 'sent') throw new NotStored(stored)
      return { stored, accepted: false }
    }
    const accepted = conversation.state === 'request' && conversation.requested_by === to
    if (accepted) await settleRequest(tx, conversation.id, 'open')
    const stored = await storeMessage(tx, written)
    if (accepted && stored.outcome !== 'sent') throw new NotStored(stored)
    if (stored.outcome === 'request') throw new AppError(chatErrors.request_waiting)
    return { stored, accepted }
  }).catch((error: unknown) => {
    if (error instanceof NotStored) return { stored: error.stored, accepted: false }
    throw error
  })
}

/** Takes the transaction back, allowance and all, and carries out why. */
class NotStored extends Error {
  readonly stored: Stored
  constructor(stored: Stored) {
    super('not stored')
    this.stored = stored
  }
}
