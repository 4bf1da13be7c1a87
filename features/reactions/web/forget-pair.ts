import { forgetMatch } from './match-store.ts'
import { keepReaction } from './reaction-store.ts'
import { forgetUnblocked } from './unblocked.ts'

/** Forgets what this page knows of a pair, once the server has changed it: a match to celebrate, and the reaction. */
export const forgetPair = (uid: string): void => {
  forgetMatch(uid)
  keepReaction(uid, undefined)
  forgetUnblocked(uid)
}
