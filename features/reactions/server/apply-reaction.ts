import { closeConversation, openMatchConversation } from '#features/chat/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { hourMs } from '#platform/shared/durations.ts'
import { type reactionActions, reactionErrors } from '../contract.ts'
import { blockMember, requireOtherMember } from './blocking/block-member.ts'
import { type ReactionStatus, type ReactionResult, tryReaction, type ReactionChange } from './store.ts'
import { announceMatch, announcePairChange, withdrawLikeNotification } from './events.ts'
import { unblockMember } from './blocking/unblock-member.ts'

type Action = (typeof reactionActions)[number]

/** `undislike` does not remove a like, and `unlike` does not remove a dislike. */
const changes: Record<Exclude<Action, 'block' | 'unblock'>, Pick<ReactionChange, 'state' | 'onlyFrom'>> = {
  like: { state: 'liked' },
  unlike: { state: 'none', onlyFrom: 'liked' },
  dislike: { state: 'disliked' },
  undislike: { state: 'none', onlyFrom: 'disliked' },
}
const newAccountMs = 72 * hourMs
/** The daily limit of likes for accounts in their first 72 hours (docs/product.md §13). */
const newAccountLimit = { burst: 50, seconds: 86_400 }

/** Applies a change that begins or ends a match: reaction and conversation in one transaction. */
const applyWithConversation = (ctx: MemberContext, change: ReactionChange): Promise<ReactionResult> =>
  inTransaction(ctx.db, async (tx) => {
    const result = await tryReaction(tx, { ...change, counted: true, together: true })
    if (result.isMatched && !result.wasMatched) {
      if (await openMatchConversation(tx, change.from, change.to, ctx.now)) await announcePairChange(tx, [change.from, change.to], ctx.now)
      await announceMatch(tx, [change.from, change.to], ctx.now)
    }
    if (result.wasMatched && !result.isMatched) {
      await closeConversation(tx, change.from, change.to, ctx.now)
      await announcePairChange(tx, [change.from, change.to], ctx.now)
    }
    return result
  })

/** Applies a change with one database call, unless it begins or ends a match or needs the limit for new accounts. */
const applyChange = async (ctx: MemberContext, limits: Platform['limits'], change: ReactionChange): Promise<ReactionStatus> => {
  const result = await tryReaction(ctx.db, change)
  if (result.outcome === 'hidden') throw new AppError(platformErrors.not_found)
  if (result.outcome === 'done') return { reaction: result.state, matched: result.isMatched }
  if (result.outcome === 'count') {
    await limits.take(`new-likes:${ctx.actor.id}`, newAccountLimit, reactionErrors.likes_spent)
    return applyChange(ctx, limits, { ...change, counted: true })
  }
  const settled = await applyWithConversation(ctx, change)
  if (settled.outcome === 'hidden') throw new AppError(platformErrors.not_found)
  return { reaction: settled.state, matched: settled.isMatched }
}

/**
 * Sets the caller's reaction to the state the action names; repeating it changes nothing. A returned like opens the conversation and
 * notifies both members.
 * @throws {AppError} reactions.oneself, reactions.likes_spent, platform.not_found or platform.too_many
 */
export const applyReaction = async (
  ctx: MemberContext,
  { limits }: Pick<Platform, 'limits'>,
  { action, uid }: { action: Action; uid: string },
): Promise<ReactionStatus> => {
  requireOtherMember(ctx, uid)
  if (action === 'block') return blockMember(ctx, uid)
  if (action === 'unblock') return unblockMember(ctx, uid, limits)
  const newSince = new Date(ctx.now.getTime() - newAccountMs)
  const outcome = await applyChange(ctx, limits, { from: ctx.actor.id, to: uid, newSince, now: ctx.now, ...changes[action] })
  // A dislike after a like must look like a like that was taken back.
  if (outcome.reaction !== 'liked') await withdrawLikeNotification(ctx, uid)
  return outcome
}
