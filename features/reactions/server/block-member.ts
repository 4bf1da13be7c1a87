import { block, hasBlocked, unblock } from '#features/blocks/server/index.ts'
import { closeConversation, requirePeer } from '#features/chat/server/index.ts'
import { memberGoneEvent } from '#features/members/contract.ts'
import { requireVisible } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Limits } from '#platform/server/limits/limits.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { AppError } from '#platform/shared/errors.ts'
import { reactionErrors } from '../contract.ts'
import { readReactionStatus, type ReactionStatus, setReaction } from './store.ts'
import { hasInConversationOrList } from './member-gone.ts'

/** What another feature does between two members in the transaction of a block; `apps/server` lists them. */
export type OnBlock = (tx: Tx, pair: readonly [string, string], now: Date) => Promise<void>

const requireOtherMember = (ctx: MemberContext, uid: string): void => {
  if (uid === ctx.actor.id) throw new AppError(reactionErrors.oneself, { fields: { uid: [reactionErrors.oneself] } })
}

/**
 * Blocks a member: ends the match, closes the conversation and removes each member from the other's screens without a reason. A like by the
 * blocked member stays stored but is hidden. A paused member can be blocked by members who have a conversation with them.
 * @throws {AppError} reactions.oneself, platform.not_found
 */
export const blockMember = async (ctx: MemberContext, uid: string, onBlock: readonly OnBlock[] = []): Promise<ReactionStatus> => {
  const self = ctx.actor.id
  requireOtherMember(ctx, uid)
  if (!(await hasBlocked(ctx.db, self, uid))) await requirePeer(ctx.db, self, uid)
  return inTransaction(ctx.db, async (tx) => {
    const isKnown = await hasInConversationOrList(tx, uid, self)
    await setReaction(tx, self, uid, 'none', ctx.now)
    for (const end of onBlock) await end(tx, [self, uid], ctx.now)
    await closeConversation(tx, self, uid, ctx.now)
    if (await block(tx, self, uid, ctx.now, { notified: isKnown })) {
      if (isKnown) await publishAfterCommit(tx, [uid], memberGoneEvent, { uid: self }, ctx.now)
      await publishAfterCommit(tx, [self], memberGoneEvent, { uid }, ctx.now)
    }
    return { reaction: 'none' as const, matched: false }
  })
}

/** Every block sends events to both members. Blocking must never fail, so unblocking is limited instead. */
const unblockLimit = { burst: 5, seconds: 3600 }

/**
 * Unblocks a member. The earlier match and conversation are not restored.
 * @throws {AppError} reactions.oneself, platform.not_found or platform.too_many
 */
export const unblockMember = async (ctx: MemberContext, uid: string, limits: Limits): Promise<ReactionStatus> => {
  const self = ctx.actor.id
  requireOtherMember(ctx, uid)
  return inTransaction(ctx.db, async (tx) => {
    // Without a block to remove, a hidden member must look like an unknown one.
    if (await unblock(tx, self, uid)) await limits.take(`unblock:${self}:${uid}`, unblockLimit)
    else await requireVisible(tx, self, uid)
    return readReactionStatus(tx, self, uid)
  })
}
