import { useEffect } from 'react'
import { refreshMe } from '#features/account/web/index.ts'
import { conversationEvent } from '#features/chat/contract.ts'
import { memberBackEvent, memberGoneEvent } from '#features/members/contract.ts'
import { removeMemberFromCache, refetchForReturnedMember } from '#features/members/web/index.ts'
import { unmatchEvent } from '#features/reactions/contract.ts'
import { onSocketConnect, useOnServerEvent } from '#platform/web/client/socket.ts'
import { features } from '../features.ts'

const clearPairState = (uid: string, isMatched: boolean): void => {
  for (const feature of features) feature.clearPairState?.(uid, isMatched)
}

const removeMember = (uid: string): void => {
  const wasKnown = removeMemberFromCache(uid)
  clearPairState(uid, false)
  // A page that has not loaded the member has nothing to refetch.
  if (wasKnown) for (const feature of features) feature.onMemberGone?.(uid)
}

/** Refetches the state of a match. Keeps the local state until the new state has arrived, so that no button flickers. */
const refetchPair = async (uid: string, isMatched: boolean): Promise<void> => {
  await Promise.all(features.map((feature) => feature.onMatchChanged?.(uid) ?? Promise.resolve()))
  clearPairState(uid, isMatched)
}

const offlineQueries = (member: string) => features.flatMap((feature) => feature.offlineQueries?.(member) ?? [])

/** Starts to store seen data on this device. Its code loads after the screen; offline it comes from the service worker. */
const keepSeen = (): (() => void) => {
  const loading = import('#platform/web/client/offline/store-offline.ts').then(({ startStoringOffline }) =>
    startStoringOffline(offlineQueries),
  )
  loading.catch(() => {})
  return () =>
    void loading.then(
      (stop) => stop(),
      () => {},
    )
}

/**
 * Passes live events about members who are gone or back and about changed matches to the features, and keeps seen data on this device. Must
 * be used by one component only.
 */
export const useApplyMemberEvents = (): void => {
  useEffect(() => keepSeen(), [])
  // Events between the response of /me and the connection did not reach this page.
  useEffect(() => onSocketConnect(refreshMe), [])
  useOnServerEvent(memberGoneEvent, ({ uid }) => removeMember(uid))
  useOnServerEvent(memberBackEvent, ({ uid }) => refetchForReturnedMember(uid))
  useOnServerEvent(unmatchEvent, ({ uid }) => void refetchPair(uid, false))
  // After a new match an ended conversation is open again, so it is read again.
  useOnServerEvent(conversationEvent, ({ uid, state }) => (state === 'open' ? void refetchPair(uid, true) : undefined))
}
