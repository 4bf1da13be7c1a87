import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, Refusal } from '#platform/shared/errors.ts'
import { chatErrors, type Message, messageEvent } from '../contract.ts'
import { presentMessage } from './present.ts'
import { requirePeer } from './require-peer.ts'
import { type Stored, storeMessage } from './store.ts'

/** 200 at once, then one a second. */
const allowance = { burst: 200, seconds: 200 }

const refuse = async (ctx: MemberContext, uid: string, outcome: Stored['outcome']): Promise<never> => {
  if (outcome === 'taken') throw new Refusal(chatErrors.id_taken)
  if (outcome === 'hidden') throw new Refusal(platformErrors.not_found)
  // A block that came in between closes the conversation too, and must look like nobody.
  await requirePeer(ctx.db, ctx.actor.id, uid)
  throw new Refusal(outcome === 'closed' ? chatErrors.closed : chatErrors.not_matched)
}

/**
 * Sends a text to a matched member. Committed when it resolves; the same id again answers the same message, for ever. Both members' sockets
 * are told after the answer is on its way.
 * @throws {Refusal} chat.not_matched, chat.closed, chat.id_taken, platform.not_found or platform.too_many
 */
export const sendMessage = async (
  ctx: MemberContext,
  { limits, realtime }: Pick<Platform, 'limits' | 'realtime'>,
  { uid, id, body }: { uid: string; id: string; body: string },
): Promise<{ message: Message }> => {
  const from = ctx.actor.id
  await limits.take(`messages:${from}`, allowance)
  const stored = await storeMessage(ctx.db, { from, to: uid, id, body, now: ctx.now })
  if (stored.message === undefined) return refuse(ctx, uid, stored.outcome)
  const message = presentMessage(stored.message)
  if (stored.outcome === 'sent') {
    setImmediate(() => {
      realtime.publish([uid], messageEvent, { uid: from, message })
      realtime.publish([from], messageEvent, { uid, message })
    })
  }
  return { message }
}
