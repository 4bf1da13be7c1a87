import { lockPair } from '#features/blocks/server/index.ts'
import { type LikeLine, readSentLine, sendLine, takeFromSendLimit } from '#features/chat/server/index.ts'
import type { Message } from '#features/chat/contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { requireOtherMember } from './blocking/block-member.ts'
import { applyMatchChange, type MatchListeners } from './match-change.ts'
import { newAccountCutoff, takeFromNewAccountLikeLimit } from './new-account-limit.ts'
import { requireReactionAllowed } from './apply-reaction.ts'
import { readReactionWithMatch, type ReactionChange, type ReactionWithMatch, setReactionIfAllowed } from './store.ts'

/**
 * Likes a member and sends them a line about one of their photos or answers, both or neither. The line is a request and counts as one; where
 * the like makes a match, or the conversation is open, it is an ordinary message. Repeating the id changes nothing.
 * @throws {AppError} reactions.oneself, reactions.likes_spent, any of chatErrors, wallet.insufficient_funds, platform.not_found or
 * platform.too_many
 */
export const likeWithLine = async (
  ctx: MemberContext,
  { limits, config, onMatchChanged }: Pick<Platform, 'limits' | 'config'> & MatchListeners,
  line: LikeLine,
): Promise<ReactionWithMatch & { message: Message }> => {
  const [from, to, now] = [ctx.actor.id, line.uid, ctx.now]
  requireOtherMember(ctx, to)
  await takeFromSendLimit(limits, from)
  const change: ReactionChange = { from, to, state: 'liked', newSince: newAccountCutoff(now), together: true, now }
  return inTransaction(ctx.db, async (tx) => {
    await lockPair(tx, from, to)
    const sent = await readSentLine(ctx, tx, line)
    // A repeated call returns the sent message. It does not like again, because the like may have been taken back since.
    if (sent !== undefined) return { ...(await readReactionWithMatch(tx, from, to)), message: sent }
    const tried = await setReactionIfAllowed(tx, change)
    const result = tried.outcome === 'count' ? await setReactionIfAllowed(tx, { ...change, counted: true }) : tried
    requireReactionAllowed(result)
    await applyMatchChange(tx, change, result, { onMatchChanged })
    const message = await sendLine(ctx, tx, { config }, line)
    // Counted last, so that a line that is refused uses up no like.
    if (tried.outcome === 'count') await takeFromNewAccountLikeLimit(limits, from)
    return { reaction: result.state, matched: result.isMatched, message }
  })
}
