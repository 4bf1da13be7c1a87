import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { broadcastChannel } from '#platform/web/client/broadcast-channel.ts'

/** Members unblocked since this page was loaded; a list of blocked members can be older. */
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

/** Marks a member as unblocked before the server has confirmed it, or removes the mark, in every tab. */
export const setUnblocked = (uid: string, unblocked: boolean): void => {
  store({ uid, unblocked })
  sendToTabs({ uid, unblocked })
}

/** Removes the mark of a member who is blocked again. */
export const forgetUnblocked = (uid: string): void => store({ uid, unblocked: false })

/** The members to hide from a fetched list of blocked members. */
export const useUnblocked = (): Unblocked => useStore((unblocked) => unblocked.byId)
