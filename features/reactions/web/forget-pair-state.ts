import { forgetMatch } from './match-queue.ts'
import { setPendingReaction } from './reaction-store.ts'
import { forgetUnblocked } from './unblocked.ts'

/** Forgets what this page knows of a pair, once the server has changed it: a match to celebrate, and the reaction. */
export const forgetPairState = (uid: string): void => {
  forgetMatch(uid)
  setPendingReaction(uid, undefined)
  forgetUnblocked(uid)
}
