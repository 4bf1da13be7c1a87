import { closeConversation, openMatch } from '#features/chat/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { hourMs } from '#platform/shared/durations.ts'
import { type reactionActions, reactionErrors } from '../contract.ts'
import { type OnBlock, blockMember, unblockMember } from './block-member.ts'
import { type ReactionStatus, type ReactionResult, tryReaction, type ReactionChange } from './store.ts'
import { announceMatch, announcePairChange, withdrawLikeNotification } from './events.ts'

type Action = (typeof reactionActions)[number]

/** A like is not taken back by undislike, nor a dislike by unlike. */
const changes: Record<Exclude<Action, 'block' | 'unblock'>, Pick<ReactionChange, 'state' | 'onlyFrom'>> = {
  like: { state: 'liked' },
  unlike: { state: 'none', onlyFrom: 'liked' },
  dislike: { state: 'disliked' },
  undislike: { state: 'none', onlyFrom: 'disliked' },
}
const newAccountMs = 72 * hourMs
/** For accounts in their first 72 hours (product.md §13). */
const newAccountLimit = { burst: 50, seconds: 86_400 }

/** What begins or ends a match: the reaction and the conversation in one transaction. */
const applyWithConversation = (ctx: MemberContext, wish: ReactionChange): Promise<ReactionResult> =>
  inTransaction(ctx.db, async (tx) => {
    const step = await tryReaction(tx, { ...wish, counted: true, together: true })
    if (step.isMatched && !step.wasMatched) {
      if (await openMatch(tx, wish.from, wish.to, ctx.now)) await announcePairChange(tx, [wish.from, wish.to], ctx.now)
      await announceMatch(tx, [wish.from, wish.to], ctx.now)
    }
    if (step.wasMatched && !step.isMatched) {
      await closeConversation(tx, wish.from, wish.to, ctx.now)
      await announcePairChange(tx, [wish.from, wish.to], ctx.now)
    }
    return step
  })

/** One call to the database, unless a match begins or ends with it or a new account's like has to be counted. */
const applyChange = async (ctx: MemberContext, limits: Platform['limits'], wish: ReactionChange): Promise<ReactionStatus> => {
  const step = await tryReaction(ctx.db, wish)
  if (step.outcome === 'hidden') throw new AppError(platformErrors.not_found)
  if (step.outcome === 'done') return { reaction: step.state, matched: step.isMatched }
  if (step.outcome === 'count') {
    await limits.take(`new-likes:${ctx.actor.id}`, newAccountLimit, reactionErrors.likes_spent)
    return applyChange(ctx, limits, { ...wish, counted: true })
  }
  const settled = await applyWithConversation(ctx, wish)
  if (settled.outcome === 'hidden') throw new AppError(platformErrors.not_found)
  return { reaction: settled.state, matched: settled.isMatched }
}

/**
 * Brings the caller's side of a pair to the state the action names; repeating it changes nothing. A returned like opens the conversation and
 * tells both.
 * @throws {AppError} reactions.oneself, reactions.likes_spent, platform.not_found or platform.too_many
 */
export const toggleReaction = async (
  ctx: MemberContext,
  { limits, onBlock }: Pick<Platform, 'limits'> & { onBlock?: readonly OnBlock[] },
  { action, uid }: { action: Action; uid: string },
): Promise<ReactionStatus> => {
  if (uid === ctx.actor.id) throw new AppError(reactionErrors.oneself, { fields: { uid: [reactionErrors.oneself] } })
  if (action === 'block') return blockMember(ctx, uid, onBlock)
  if (action === 'unblock') return unblockMember(ctx, uid, limits)
  const newSince = new Date(ctx.now.getTime() - newAccountMs)
  const outcome = await applyChange(ctx, limits, { from: ctx.actor.id, to: uid, newSince, now: ctx.now, ...changes[action] })
  if (action === 'unlike' && outcome.reaction === 'none') await withdrawLikeNotification(ctx, uid)
  return outcome
}
