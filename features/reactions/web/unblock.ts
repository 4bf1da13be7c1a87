import { removeMemberFromCache } from '#features/members/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { toggleReaction } from '../contract.ts'
import { refreshLists } from './lists/list-queries.ts'
import type { ReactionTarget } from './match-queue.ts'
import { setUnblocked } from './unblocked.ts'
import { offerUndo, withdrawUndo } from './undo.ts'

const toggle = (action: 'block' | 'unblock', uid: string) => call(toggleReaction, { params: { action }, query: { uid } })

const blockAgain = async (uid: string): Promise<void> => {
  setUnblocked(uid, false)
  try {
    await toggle('block', uid)
    removeMemberFromCache(uid)
    void refreshLists()
  } catch (error) {
    setUnblocked(uid, true)
    showFailure(error)
  }
}

/** Unblocks a member on every screen at once, and offers an undo. After an error the change is reverted and the error shown. */
export const unblock = async (person: ReactionTarget): Promise<void> => {
  const { id: uid } = person
  setUnblocked(uid, true)
  withdrawUndo()
  // The undo waits for the first request.
  const answer = toggle('unblock', uid)
  offerUndo(person, 'unblock', () => void answer.then(() => blockAgain(uid)).catch(() => {}))
  try {
    await answer
  } catch (error) {
    withdrawUndo(uid)
    setUnblocked(uid, false)
    showFailure(error)
  }
}
