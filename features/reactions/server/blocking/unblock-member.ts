import { type BlockRow, type EndedByBlock, hasBlocked, lockPair, removeBlock, blockUndoMs } from '#features/blocks/server/index.ts'
import { restoreConversation } from '#features/chat/server/index.ts'
import { memberBackEvent } from '#features/members/contract.ts'
import { requireVisibleMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { requireOtherMember } from './block-member.ts'
import { readReactionWithMatch, type ReactionWithMatch, restoreRemovedReaction } from '../store.ts'

/** Every block sends events to both members. Blocking must never fail, so unblocking is limited instead. */
const unblockLimit = { burst: 5, seconds: 3600 }

/** Restores what a block ended, unless the other member has blocked meanwhile. */
const restorePair = async (tx: Tx, { from_id: self, to_id: uid, ended }: BlockRow): Promise<void> => {
  if (await hasBlocked(tx, uid, self)) return
  const { reaction, matched: wasMatched, conversation } = ended as EndedByBlock
  const isMatched = reaction !== null && (await restoreRemovedReaction(tx, self, uid, { kind: reaction.kind, at: new Date(reaction.at) }))
  // A match and an open conversation go together, also when the other member took their like back.
  const state = isMatched ? 'open' : wasMatched ? 'closed' : conversation
  if (state !== null) await restoreConversation(tx, self, uid, state)
}

/**
 * Unblocks a member. Within a minute of the block this undoes it: reaction, match and conversation are as before. Later it only removes the
 * block.
 * @throws {AppError} reactions.oneself, platform.not_found or platform.too_many
 */
export const unblockMember = async (ctx: MemberContext, uid: string, limits: RateLimiter): Promise<ReactionWithMatch> => {
  const { actor, db, now } = ctx
  const self = actor.id
  requireOtherMember(ctx, uid)
  return inTransaction(db, async (tx) => {
    await lockPair(tx, self, uid)
    const removed = await removeBlock(tx, self, uid)
    if (removed === undefined) {
      // Without a block to remove, a hidden member must look like an unknown one.
      await requireVisibleMember(tx, self, uid)
      return readReactionWithMatch(tx, self, uid)
    }
    await limits.take(`unblock:${self}:${uid}`, unblockLimit)
    const isUndo = removed.ended !== null && now.getTime() - removed.at.getTime() <= blockUndoMs
    if (isUndo) await restorePair(tx, removed)
    // The other member gets no event: for them a block that was taken back must look like a pause that ended.
    await publishAfterCommit(tx, [self], memberBackEvent, { uid }, now)
    return readReactionWithMatch(tx, self, uid)
  })
}
