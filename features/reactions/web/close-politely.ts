import { refreshConversation } from '#features/chat/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { closePolitely as closeEndpoint, undoClosePolitely } from '../contract.ts'
import type { ReactionTarget } from './match-queue.ts'
import { offerUndo } from './undo.ts'

const undo = async (uid: string): Promise<void> => {
  try {
    await call(undoClosePolitely, { params: { uid } })
  } catch (error) {
    showFailure(error)
  }
  // Only the server knows whether the undo was in time.
  await refreshConversation(uid)
}

/**
 * Ends the conversation with a member kindly and offers an undo. The other member learns of it when it can no longer be undone.
 * @throws {FailedResponse}
 */
export const closePolitely = async (person: ReactionTarget): Promise<void> => {
  const { id: uid } = person
  await call(closeEndpoint, { params: { uid } })
  offerUndo(person, 'goodbye', () => void undo(uid))
  await refreshConversation(uid)
}
