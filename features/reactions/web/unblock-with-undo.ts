import { removeMemberFromCache, refetchForReturnedMember } from '#features/members/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { applyReaction } from '../contract.ts'
import { refreshLists } from './lists/list-queries.ts'
import type { ReactionTarget } from './match-queue.ts'
import { setBlockOverride } from './block-overrides.ts'
import { offerUndo, withdrawUndo } from './undo.ts'

const send = (action: 'block' | 'unblock', uid: string) => call(applyReaction, { params: { action }, query: { uid } })

const blockAgain = async ({ id: uid, firstname: name }: ReactionTarget): Promise<void> => {
  setBlockOverride(uid, null)
  try {
    await send('block', uid)
    setBlockOverride(uid, { blocked: true, name })
    removeMemberFromCache(uid)
    void refreshLists()
  } catch (error) {
    setBlockOverride(uid, { blocked: false })
    showFailure(error)
  }
}

/** Unblocks a member on every screen at once, and offers an undo. After an error the change is reverted and the error shown. */
export const unblockWithUndo = async (person: ReactionTarget): Promise<void> => {
  const { id: uid } = person
  setBlockOverride(uid, { blocked: false })
  withdrawUndo()
  // The undo waits for the first request.
  const answer = send('unblock', uid)
  offerUndo(person, 'unblock', () => void answer.then(() => blockAgain(person)).catch(() => {}))
  try {
    await answer
    refetchForReturnedMember(uid)
  } catch (error) {
    withdrawUndo(uid)
    setBlockOverride(uid, null)
    showFailure(error)
  }
}
