import { refreshMe } from '#features/account/web/index.ts'
import { conversationEvent } from '#features/chat/contract.ts'
import { refreshConversations, refreshThread } from '#features/chat/web/index.ts'
import { refreshGifts, useLiveGifts } from '#features/gifts/web/index.ts'
import { memberGoneEvent } from '#features/members/contract.ts'
import { removeMemberFromCache } from '#features/members/web/index.ts'
import { refreshNotifications } from '#features/notifications/web/index.ts'
import { refreshProfile, refreshProfiles } from '#features/profiles/web/index.ts'
import { unmatchEvent } from '#features/reactions/contract.ts'
import { forgetPairState, refreshLists } from '#features/reactions/web/index.ts'
import { useLiveWallet } from '#features/wallet/web/index.ts'
import { useEvent, useReconnect } from '#platform/web/client/socket.ts'

/** Follows who is gone and who no longer matches, on whatever screen; once in the application. */
export const useLiveMembers = (): void => {
  useLiveGifts()
  // Money that comes while another screen is open must be there when its own opens.
  useLiveWallet()
  useEvent(memberGoneEvent, ({ uid }) => {
    const wasKnown = removeMemberFromCache(uid)
    forgetPairState(uid)
    // A screen that did not know them has nothing to ask again.
    if (!wasKnown) return
    // Whom the member blocked stands on that list now.
    void refreshLists()
    refreshGifts()
    refreshNotifications()
    refreshMe()
  })
  // Who left or no longer matches while the connection was away was not told of: what a profile says is asked for anew.
  useReconnect(() => void refreshProfiles())
  const lookAgain = (uid: string) => {
    // What the page knows holds until the server's word is there, so that no button flickers.
    void Promise.all([refreshProfile(uid), refreshLists()]).then(() => forgetPairState(uid))
    refreshThread(uid)
    void refreshConversations()
  }
  useEvent(unmatchEvent, ({ uid }) => lookAgain(uid))
  // A match that began again; the conversation itself follows by its own means.
  useEvent(conversationEvent, ({ uid, state }) => (state === 'open' ? lookAgain(uid) : undefined))
}
