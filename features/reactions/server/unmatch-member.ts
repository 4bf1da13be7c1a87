import { requirePeer } from '#features/chat/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { reactionErrors } from '../contract.ts'
import { readReactionWithMatch, type ReactionWithMatch, setReactionUnchecked } from './store.ts'
import { handleMatchEnd, type MatchListeners } from './match-change.ts'

/**
 * Ends a match: removes the caller's like and closes the conversation for both. Repeating it changes nothing.
 * @throws {AppError} reactions.oneself, platform.not_found
 */
export const unmatchMember = async (ctx: MemberContext, uid: string, listeners: MatchListeners): Promise<ReactionWithMatch> => {
  const self = ctx.actor.id
  if (uid === self) throw new AppError(reactionErrors.oneself, { fields: { uid: [reactionErrors.oneself] } })
  await requirePeer(ctx.db, self, uid)
  return inTransaction(ctx.db, async (tx) => {
    const before = await readReactionWithMatch(tx, self, uid)
    if (!before.matched) return before
    // Another tab can have been faster, so the row is read again under the pair's lock.
    const { wasMatched } = await setReactionUnchecked(tx, self, uid, 'none', ctx.now)
    if (wasMatched) await handleMatchEnd(tx, { from: self, to: uid, now: ctx.now }, listeners)
    return { reaction: 'none' as const, matched: false }
  })
}
