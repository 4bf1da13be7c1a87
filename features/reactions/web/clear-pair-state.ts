import { removeQueuedMatch } from './match-queue.ts'
import { setPendingReaction } from './reaction-store.ts'
import { removeUnblockOverride } from './block-overrides.ts'

/** Clears this page's state of a pair after the server has changed it: the queued match, the reaction and the unblocked mark. */
export const clearPairState = (uid: string): void => {
  removeQueuedMatch(uid)
  setPendingReaction(uid, undefined)
  removeUnblockOverride(uid)
}
