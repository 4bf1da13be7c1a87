import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { chatErrors, conversationEvent, type Message, messageEvent } from '../../contract.ts'
import { presentMessage } from '../present.ts'
import { nextNewRecipient } from '../queries.ts'
import { requirePeer } from '../conversation/require-peer.ts'
import { type Requested, sendRequest } from './send-request.ts'
import type { Stored, Written } from '../store.ts'
import type { StoreTogether } from './store-together.ts'

/** 200 at once, then one a second. */
const allowance = { burst: 200, seconds: 200 }
/** Members somebody may begin to write to within a day while their account is new (product.md §13). */
const newRecipients = 20

const refuse = async (ctx: MemberContext, uid: string, outcome: Stored['outcome']): Promise<never> => {
  if (outcome === 'taken') throw new AppError(chatErrors.id_taken)
  if (outcome === 'hidden') throw new AppError(platformErrors.not_found)
  if (outcome === 'too_new') {
    const next = await nextNewRecipient(ctx.db, ctx.actor.id, ctx.now)
    throw new AppError(chatErrors.too_many_new, { retryAfter: Math.max(1, Math.ceil((next.getTime() - ctx.now.getTime()) / 1000)) })
  }
  // A block that came in between closes the conversation too, and must look like nobody.
  await requirePeer(ctx.db, ctx.actor.id, uid)
  throw new AppError(chatErrors.closed)
}

const store = async (ctx: MemberContext, together: StoreTogether, written: Written): Promise<Requested> => {
  const stored = await together(written)
  if (stored.outcome !== 'none' && stored.outcome !== 'request') return { stored, accepted: false }
  return sendRequest(ctx.db, written)
}

/**
 * Sends a text: in an open conversation without limit, otherwise as a request or as the answer that accepts one. Committed when it resolves;
 * the same id again answers the same message, for ever. Both members' sockets are told after the answer is on its way.
 * @throws {AppError} any of chatErrors, wallet.insufficient_funds, platform.not_found or platform.too_many
 */
export const sendMessage = async (
  ctx: MemberContext,
  { limits, realtime, config }: Pick<Platform, 'limits' | 'realtime' | 'config'>,
  together: StoreTogether,
  { uid, id, body, pay_credits: paysCredits = false }: { uid: string; id: string; body: string; pay_credits?: boolean | undefined },
): Promise<{ message: Message }> => {
  const from = ctx.actor.id
  await limits.take(`messages:${from}`, allowance)
  const written = { from, to: uid, id, body, now: ctx.now, paysCredits, mostNew: newRecipients * config.limitFactor }
  const { stored, accepted } = await store(ctx, together, written)
  if (stored.message === undefined) return refuse(ctx, uid, stored.outcome)
  const message = presentMessage(stored.message)
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
