import type * as z from 'zod'
import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { chatErrors, conversationEvent, type Message, messageEvent, type MessageToSend } from '../../contract.ts'
import type { OpenerSentence } from '../../openers-contract.ts'
import { mayHaveQuoteOrReactions, readQuotesAndReactions } from '../changes/message-details.ts'
import { saveSentOpener } from '../openers/opener-store.ts'
import { presentMessage } from '../present-message.ts'
import { nextRecipientAt } from '../queries.ts'
import { requirePeer } from '../conversation/require-peer.ts'
import { type MessageRequestResult, sendRequest } from './send-request.ts'
import type { StoreMessageResult, NewTextMessage } from '../store/text-messages.ts'
import type { StoreMessage } from './message-batcher.ts'

/** Rate limit of a sender: a burst of 200 messages, then one per second. */
const sendLimit = { burst: 200, seconds: 200 }
/** New members that a new account may message within a day (docs/product.md §13). */
const maxNewRecipients = 20

/** Counts one message against the sender's rate limit. @throws {AppError} platform.too_many */
export const takeFromSendLimit = (limits: Platform['limits'], senderId: string): Promise<void> =>
  limits.take(`messages:${senderId}`, sendLimit)

/** Returns the new members that a new account may message within a day. */
export const newRecipientLimit = ({ limitFactor }: Pick<Platform['config'], 'limitFactor'>): number => maxNewRecipients * limitFactor

/** Throws the error for a message that was not stored. */
export const throwSendRefusal = async (
  ctx: Pick<MemberContext, 'actor' | 'db' | 'now'>,
  uid: string,
  outcome: StoreMessageResult['outcome'],
): Promise<never> => {
  if (outcome === 'taken') throw new AppError(chatErrors.id_taken)
  if (outcome === 'ahead') throw new AppError(chatErrors.ahead, { fields: { reply_to: [chatErrors.ahead] } })
  if (outcome === 'hidden') throw new AppError(platformErrors.not_found)
  if (outcome === 'too_new') {
    const next = await nextRecipientAt(ctx.db, ctx.actor.id, ctx.now)
    throw new AppError(chatErrors.too_many_new, { retryAfter: Math.max(1, Math.ceil((next.getTime() - ctx.now.getTime()) / 1000)) })
  }
  // A block in the meantime also closes the conversation, and must look like an unknown member.
  await requirePeer(ctx.db, ctx.actor.id, uid)
  throw new AppError(chatErrors.closed)
}

const store = async (ctx: MemberContext, together: StoreMessage, written: NewTextMessage): Promise<MessageRequestResult> => {
  const stored = await together(written)
  if (stored.outcome !== 'none' && stored.outcome !== 'request') return { stored, accepted: false }
  // A request can cost credits and reaches a stranger. A person must decide that, not a program with an access token.
  if (ctx.actor.viaToken === true) throw new AppError(platformErrors.token_not_allowed)
  return sendRequest(ctx.db, written)
}

interface WrittenText extends z.infer<typeof MessageToSend> {
  uid: string
  /** The suggested first line (opener) from which the text was made. */
  opener?: OpenerSentence | undefined
}

/**
 * Sends a text message: in an open conversation, as a request, or as the answer that accepts a request. The message is committed when this
 * resolves. Idempotent: the same id returns the same message. Both members get the events after the response.
 * @throws {AppError} any of chatErrors, wallet.insufficient_funds, platform.not_found or platform.too_many
 */
export const sendMessage = async (
  ctx: MemberContext,
  { limits, realtime, config }: Pick<Platform, 'limits' | 'realtime' | 'config'>,
  together: StoreMessage,
  { uid, id, body, reply_to: replyTo, pay_credits: paysCredits = false, opener }: WrittenText,
): Promise<{ message: Message }> => {
  const from = ctx.actor.id
  await takeFromSendLimit(limits, from)
  const written = { from, to: uid, id, body, replyTo, now: ctx.now, paysCredits, mostNew: newRecipientLimit(config) }
  const { stored, accepted } = await store(ctx, together, written)
  if (stored.message === undefined) return throwSendRefusal(ctx, uid, stored.outcome)
  if (opener !== undefined) await saveSentOpener(ctx.db, from, opener)
  const details = mayHaveQuoteOrReactions(stored.message)
    ? (await readQuotesAndReactions(ctx.db, [stored.message])).get(stored.message)
    : undefined
  const message = presentMessage(stored.message, { details })
  if (stored.outcome === 'sent') {
    setImmediate(() => {
      realtime.publish([uid], messageEvent, { uid: from, message })
      realtime.publish([from], messageEvent, { uid, message })
      if (!accepted) return
      realtime.publish([uid], conversationEvent, { uid: from, state: 'open' })
      realtime.publish([from], conversationEvent, { uid, state: 'open' })
    })
  }
  return { message }
}
