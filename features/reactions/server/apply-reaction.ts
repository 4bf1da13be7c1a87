import { lockPair } from '#features/blocks/server/index.ts'
import { chatErrors } from '#features/chat/contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { type reactionActions, reactionErrors } from '../contract.ts'
import { blockMember, requireOtherMember } from './blocking/block-member.ts'
import { type ReactionWithMatch, type ReactionResult, setReactionIfAllowed, type ReactionChange } from './store.ts'
import { withdrawLikeNotification } from './events.ts'
import { applyMatchChange, type MatchListeners } from './match-change.ts'
import { newAccountCutoff, takeFromNewAccountLikeLimit } from './new-account-limit.ts'
import { unblockMember } from './blocking/unblock-member.ts'

type Services = Pick<Platform, 'limits'> & MatchListeners
type Action = (typeof reactionActions)[number]

/** The state that each action sets, and the only state that it changes: `undislike` does not remove a like, and `unlike` does not remove a dislike. */
const changeByAction: Record<Exclude<Action, 'block' | 'unblock'>, Pick<ReactionChange, 'state' | 'onlyFrom'>> = {
  like: { state: 'liked' },
  unlike: { state: 'none', onlyFrom: 'liked' },
  dislike: { state: 'disliked' },
  undislike: { state: 'none', onlyFrom: 'disliked' },
}

/**
 * Requires that a reaction was not refused.
 * @throws {AppError} platform.not_found for a hidden member; chat.closed for a like while the caller's kind goodbye can still be undone
 */
export const requireReactionAllowed = ({ outcome }: ReactionResult): void => {
  if (outcome === 'hidden') throw new AppError(platformErrors.not_found)
  if (outcome === 'closing') throw new AppError(chatErrors.closed)
}

/** Applies a change that begins or ends a match: reaction and conversation in one transaction. */
const applyWithConversation = (ctx: MemberContext, listeners: MatchListeners, change: ReactionChange): Promise<ReactionResult> =>
  inTransaction(ctx.db, async (tx) => {
    // Locked first: the check of visibility must see a block that another device commits meanwhile.
    await lockPair(tx, change.from, change.to)
    const result = await setReactionIfAllowed(tx, { ...change, counted: true, together: true })
    await applyMatchChange(tx, change, result, listeners)
    return result
  })

/** Applies a change with one database call. Needs more calls if it begins or ends a match, or counts against the limit for new accounts. */
const applyChange = async (
  ctx: MemberContext,
  services: Services,
  change: ReactionChange,
  keepsMatch: boolean,
): Promise<ReactionWithMatch> => {
  const result = await setReactionIfAllowed(ctx.db, change)
  requireReactionAllowed(result)
  if (result.outcome === 'done') return { reaction: result.state, matched: result.isMatched }
  if (result.outcome === 'count') {
    await takeFromNewAccountLikeLimit(services.limits, ctx.actor.id)
    return applyChange(ctx, services, { ...change, counted: true }, keepsMatch)
  }
  if (keepsMatch && result.wasMatched) throw new AppError(reactionErrors.matched)
  const settled = await applyWithConversation(ctx, services, change)
  requireReactionAllowed(settled)
  return { reaction: settled.state, matched: settled.isMatched }
}

/**
 * Sets the caller's reaction to the state the action names; repeating it changes nothing. A returned like opens the conversation and
 * notifies both members. With `keepsMatch`, a change that would end a match is refused.
 * @throws {AppError} reactions.oneself, reactions.likes_spent, reactions.matched, chat.closed, platform.not_found or platform.too_many
 */
export const applyReaction = async (
  ctx: MemberContext,
  services: Services,
  { action, uid, keepsMatch = false }: { action: Action; uid: string; keepsMatch?: boolean },
): Promise<ReactionWithMatch> => {
  requireOtherMember(ctx, uid)
  if (action === 'block') return blockMember(ctx, uid)
  if (action === 'unblock') return unblockMember(ctx, uid, services.limits)
  const change = { from: ctx.actor.id, to: uid, newSince: newAccountCutoff(ctx.now), now: ctx.now, ...changeByAction[action] }
  const outcome = await applyChange(ctx, services, change, keepsMatch)
  // A dislike after a like must look like a like that was taken back.
  if (outcome.reaction !== 'liked') await withdrawLikeNotification(ctx, uid)
  return outcome
}
