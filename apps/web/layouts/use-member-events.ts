import { conversationEvent } from '#features/chat/contract.ts'
import { memberGoneEvent } from '#features/members/contract.ts'
import { removeMemberFromCache } from '#features/members/web/index.ts'
import { unmatchEvent } from '#features/reactions/contract.ts'
import { useEvent } from '#platform/web/client/socket.ts'
import { features } from '../features.ts'

const dropPairState = (uid: string): void => {
  for (const feature of features) feature.dropPairState?.(uid)
}

const removeMember = (uid: string): void => {
  const wasKnown = removeMemberFromCache(uid)
  dropPairState(uid)
  // A page that has not loaded them has nothing to refetch.
  if (wasKnown) for (const feature of features) feature.onMemberGone?.(uid)
}

/** Keeps the local state until the server's has arrived, so that no button flickers. */
const refetchPair = async (uid: string): Promise<void> => {
  await Promise.all(features.map((feature) => feature.onMatchChanged?.(uid) ?? Promise.resolve()))
  dropPairState(uid)
}

/** Passes live events about gone members and changed matches to the features. Used once in the application. */
export const useMemberEvents = (): void => {
  useEvent(memberGoneEvent, ({ uid }) => removeMember(uid))
  useEvent(unmatchEvent, ({ uid }) => void refetchPair(uid))
  // A new match reopens the conversation.
  useEvent(conversationEvent, ({ uid, state }) => (state === 'open' ? void refetchPair(uid) : undefined))
}
