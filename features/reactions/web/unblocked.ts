import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { broadcastChannel } from '#platform/web/client/broadcast-channel.ts'

/** Whose block was taken back since this page was loaded; the list of the blocked may have been fetched before. */
type Unblocked = Readonly<Record<string, true>>
const useStore = create<{ byId: Unblocked }>(() => ({ byId: {} }))
onSessionChange(() => useStore.setState({ byId: {} }))

interface UnblockedChange {
  uid: string
  unblocked: boolean
}
const store = ({ uid, unblocked }: UnblockedChange): void =>
  useStore.setState(({ byId }) => {
    const others = { ...byId }
    delete others[uid]
    return { byId: unblocked ? { ...others, [uid]: true } : others }
  })
const sendToTabs = broadcastChannel('reactions.unblocked', store)

/** Takes a member off the list of the blocked before the server has answered, or puts them back, in every tab. */
export const setUnblocked = (uid: string, unblocked: boolean): void => {
  store({ uid, unblocked })
  sendToTabs({ uid, unblocked })
}

/** They are blocked again: the list says so from now on. */
export const forgetUnblocked = (uid: string): void => store({ uid, unblocked: false })

/** Who no longer belongs on a list of the blocked that was fetched. */
export const useUnblocked = (): Unblocked => useStore((unblocked) => unblocked.byId)
