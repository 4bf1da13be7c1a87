import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { broadcastChannel } from '#platform/web/client/broadcast-channel.ts'

/** Whose block was taken back since this page was loaded; the list of the blocked may have been fetched before. */
type Unblocked = Readonly<Record<string, true>>
const useStore = create<{ byId: Unblocked }>(() => ({ byId: {} }))
onSessionChange(() => useStore.setState({ byId: {} }))

interface Told {
  uid: string
  unblocked: boolean
}
const keep = ({ uid, unblocked }: Told): void =>
  useStore.setState(({ byId }) => {
    const others = { ...byId }
    delete others[uid]
    return { byId: unblocked ? { ...others, [uid]: true } : others }
  })
const tellTabs = broadcastChannel('reactions.unblocked', keep)

/** Takes a member off the list of the blocked before the server has answered, or puts them back, in every tab. */
export const keepUnblocked = (uid: string, unblocked: boolean): void => {
  keep({ uid, unblocked })
  tellTabs({ uid, unblocked })
}

/** They are blocked again: the list says so from now on. */
export const forgetUnblocked = (uid: string): void => keep({ uid, unblocked: false })

/** Who no longer belongs on a list of the blocked that was fetched. */
export const useUnblocked = (): Unblocked => useStore((unblocked) => unblocked.byId)
