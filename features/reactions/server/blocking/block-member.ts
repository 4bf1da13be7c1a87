import { addBlock, hasBlocked, lockPair, blockUndoMs } from '#features/blocks/server/index.ts'
import { closeConversation, lockConversationState, requirePeer } from '#features/chat/server/index.ts'
import { memberGoneEvent } from '#features/members/contract.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { AppError } from '#platform/shared/errors.ts'
import { reactionErrors } from '../../contract.ts'
import { hasInConversationOrList } from '../hiding/member-gone.ts'
import { finalizeBlockJob } from './finalize-block.ts'
import { type ReactionWithMatch, readReaction, setReactionUnchecked } from '../store.ts'

/** Requires that a member does not react to themselves. @throws {AppError} reactions.oneself */
export const requireOtherMember = (ctx: MemberContext, uid: string): void => {
  if (uid === ctx.actor.id) throw new AppError(reactionErrors.oneself, { fields: { uid: [reactionErrors.oneself] } })
}

/** Removes the caller's reaction, which ends a match, and closes the conversation. Returns the earlier state. */
const endPair = async (tx: Tx, self: string, uid: string, now: Date) => {
  // The lock orders a concurrent like: it comes before this read, or after the block, which refuses it.
  await lockPair(tx, self, uid)
  const own = await readReaction(tx, self, uid)
  await setReactionUnchecked(tx, self, uid, 'none', now)
  const conversation = await lockConversationState(tx, self, uid)
  await closeConversation(tx, self, uid, now)
  return {
    reaction: own === undefined ? null : { kind: own.kind, at: own.at.toISOString() },
    matched: own?.matched ?? false,
    conversation: conversation ?? null,
  }
}

/**
 * Blocks a member: ends the match, closes the conversation and removes each member from the other's screens without a reason. A like by the
 * blocked member stays stored but is hidden. For a minute, `unblockMember` restores all of it; then the block is final. A paused member
 * can be blocked by members who have a conversation with them.
 * @throws {AppError} reactions.oneself, platform.not_found
 */
export const blockMember = async (ctx: MemberContext, uid: string): Promise<ReactionWithMatch> => {
  const { actor, db, now } = ctx
  const self = actor.id
  requireOtherMember(ctx, uid)
  if (!(await hasBlocked(db, self, uid))) await requirePeer(db, self, uid)
  return inTransaction(db, async (tx) => {
    const isKnown = await hasInConversationOrList(tx, uid, self)
    const ended = await endPair(tx, self, uid, now)
    if (await addBlock(tx, self, uid, now, { notified: isKnown, ended })) {
      const made = { from: self, to: uid, at: now.toISOString() }
      await addJob(tx, finalizeBlockJob, made, now, { runAt: new Date(now.getTime() + blockUndoMs) })
      if (isKnown) await publishAfterCommit(tx, [uid], memberGoneEvent, { uid: self }, now)
      await publishAfterCommit(tx, [self], memberGoneEvent, { uid }, now)
    }
    return { reaction: 'none' as const, matched: false }
  })
}
