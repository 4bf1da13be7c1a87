import { closeConversation, openMatch } from '#features/chat/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type actions, reactionErrors } from '../contract.ts'
import { type AtBlock, blockMember, unblockMember } from './block-member.ts'
import { type Outcome, type ReactionChange, type ReactionResult, tryReaction } from './store.ts'
import { tellOfMatch, tellPairChange, withdrawLike } from './tell.ts'

type Action = (typeof actions)[number]

/** A like is not taken back by undislike, nor a dislike by unlike. */
const changes: Record<Exclude<Action, 'block' | 'unblock'>, Pick<ReactionChange, 'state' | 'onlyFrom'>> = {
  like: { state: 'liked' },
  unlike: { state: 'none', onlyFrom: 'liked' },
  dislike: { state: 'disliked' },
  undislike: { state: 'none', onlyFrom: 'disliked' },
}
const newFor = 72 * 3_600_000
/** For accounts in their first 72 hours (product.md §13). */
const newAccountLikes = { burst: 50, seconds: 86_400 }

/** Changes the pair together with its conversation. */
const reactTogether = (ctx: MemberContext, change: ReactionChange): Promise<ReactionResult> =>
  inTransaction(ctx.db, async (tx) => {
    const result = await tryReaction(tx, { ...change, isPrepared: true })
    const pair = [change.from, change.to] as const
    if (result.isMatched && !result.wasMatched) {
      if (await openMatch(tx, ...pair, ctx.now)) await tellPairChange(tx, pair, ctx.now)
      await tellOfMatch(tx, pair, ctx.now)
    }
    if (result.wasMatched && !result.isMatched) {
      await closeConversation(tx, ...pair, ctx.now)
      await tellPairChange(tx, pair, ctx.now)
    }
    return result
  })

/** One call to the database; a second one where a match begins or ends, or the like of a new account has to be counted. */
const react = async (ctx: MemberContext, limits: Platform['limits'], change: ReactionChange): Promise<Outcome> => {
  let result = await tryReaction(ctx.db, change)
  if (result.outcome === 'count') await limits.take(`new-likes:${ctx.actor.id}`, newAccountLikes, reactionErrors.likes_spent)
  if (result.outcome === 'count' || result.outcome === 'together') result = await reactTogether(ctx, change)
  if (result.outcome === 'hidden') throw new AppError(platformErrors.not_found)
  return { reaction: result.state, matched: result.isMatched }
}

/**
 * Brings the caller's side of a pair to the state the action names; repeating it changes nothing. A returned like opens the conversation and
 * tells both.
 * @throws {AppError} reactions.oneself, reactions.likes_spent, platform.not_found or platform.too_many
 */
export const toggleReaction = async (
  ctx: MemberContext,
  { limits, atBlock }: Pick<Platform, 'limits'> & { atBlock?: readonly AtBlock[] },
  { action, uid }: { action: Action; uid: string },
): Promise<Outcome> => {
  if (uid === ctx.actor.id) throw new AppError(reactionErrors.oneself, { fields: { uid: [reactionErrors.oneself] } })
  if (action === 'block') return blockMember(ctx, uid, atBlock)
  if (action === 'unblock') return unblockMember(ctx, uid, limits)
  const newSince = new Date(ctx.now.getTime() - newFor)
  const outcome = await react(ctx, limits, { from: ctx.actor.id, to: uid, newSince, now: ctx.now, ...changes[action] })
  if (action === 'unlike' && outcome.reaction === 'none') await withdrawLike(ctx, uid)
  return outcome
}
