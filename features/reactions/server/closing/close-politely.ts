import { blockUndoMs, hasBlocked, lockPair } from '#features/blocks/server/index.ts'
import { beginClosing, finishClosing, requirePeer, undoClosing } from '#features/chat/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Platform } from '#platform/server/platform.ts'
import { AppError } from '#platform/shared/errors.ts'
import { reactionErrors } from '../../contract.ts'
import { requireOtherMember } from '../blocking/block-member.ts'
import { handleMatchEnd, type MatchListeners } from '../match-change.ts'
import { setReactionUnchecked } from '../store.ts'

/** How long closing can be undone, in milliseconds. The undo button shows for six seconds; the rest is for slow networks. */
export const closeUndoMs = 15_000

/** Closes a conversation for both members, if `from` closed it at the time `at` and has not undone that. */
const finishClosingJob = jobKind<{ from: string; to: string; at: string }>('reactions.finish_closing')

/**
 * Ends a conversation and its match with a kind message. The other member gets the message once it can no longer be undone; until then nothing
 * changes
 * for them. A request to the caller is declined in the same way. Repeating it changes nothing.
 * @throws {AppError} reactions.oneself, chat.closed without a conversation, chat.request_waiting, platform.not_found
 */
export const closePolitely = async (ctx: MemberContext, uid: string): Promise<{ state: 'closed' }> => {
  const { db, actor, now } = ctx
  requireOtherMember(ctx, uid)
  await requirePeer(db, actor.id, uid)
  await inTransaction(db, async (tx) => {
    // The lock orders a concurrent like: it comes before the goodbye, or is refused.
    await lockPair(tx, actor.id, uid)
    if (!(await beginClosing(tx, { from: actor.id, to: uid, now }))) return
    const begun = { from: actor.id, to: uid, at: now.toISOString() }
    await addJob(tx, finishClosingJob, begun, now, { runAt: new Date(now.getTime() + closeUndoMs) })
  })
  return { state: 'closed' }
}

/**
 * Undoes `closePolitely`. Idempotent, also without an earlier `closePolitely`.
 * @throws {AppError} reactions.oneself, reactions.already_closed once the other member has been told, platform.not_found
 */
export const undoClosePolitely = async (ctx: MemberContext, uid: string): Promise<{ state: 'open' | 'request' | 'closed' }> => {
  const { db, actor, now } = ctx
  requireOtherMember(ctx, uid)
  await requirePeer(db, actor.id, uid)
  const state = await inTransaction(db, (tx) => undoClosing(tx, { from: actor.id, to: uid, now }))
  if (state === undefined) throw new AppError(reactionErrors.already_closed)
  return { state }
}

/** Whether a block between the two can still be undone; then the conversation comes back, and with it the goodbye. */
const isBlockUndoable = async (tx: Tx, { from, to, at }: { from: string; to: string; at: Date }, now: Date): Promise<boolean> =>
  now.getTime() < at.getTime() + closeUndoMs + blockUndoMs && ((await hasBlocked(tx, to, from)) || (await hasBlocked(tx, from, to)))

/**
 * Handles the job that closes the conversation for both. It also stores a dislike of the member who closed it, so that neither is shown to the other
 * again.
 */
export const registerFinishClosingJob = ({ jobs, db, clock }: Pick<Platform, 'jobs' | 'db' | 'clock'>, listeners: MatchListeners): void =>
  jobs.handle(finishClosingJob, ({ from, to, at }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      await lockPair(tx, from, to)
      if (await isBlockUndoable(tx, { from, to, at: new Date(at) }, now)) {
        await addJob(tx, finishClosingJob, { from, to, at }, now, { runAt: new Date(now.getTime() + blockUndoMs) })
        return
      }
      if (!(await finishClosing(tx, { from, to, now, at: new Date(at) }))) return
      const { wasMatched } = await setReactionUnchecked(tx, from, to, 'disliked', now)
      if (wasMatched) await handleMatchEnd(tx, { from, to, now }, listeners)
    }),
  )
