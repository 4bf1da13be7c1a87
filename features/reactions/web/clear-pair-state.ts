import { removeQueuedMatch } from './match-queue.ts'
import { setPendingReaction } from './reaction-store.ts'
import { removeUnblockOverride } from './block-overrides.ts'

/**
 * Clears this page's state of a pair after the server has changed it: the reaction, the unblocked mark, and the queued match unless they match now. A
 * match with somebody who had written before also reopens their conversation, which must not close its dialog.
 */
export const clearPairState = (uid: string, isMatched: boolean): void => {
  if (!isMatched) removeQueuedMatch(uid)
  setPendingReaction(uid, undefined)
  removeUnblockOverride(uid)
}
