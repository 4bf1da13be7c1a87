import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'

/** The stored state of the sidebar. The specification defines no meaning for `type`. */
interface Drawer {
  collapsed: boolean
  subMenu: string | null
  type: string
}
const initialState: Drawer = { collapsed: false, subMenu: null, type: 'retailer' }
/** One entry per member of a shared browser. */
const storageKey = (): string => `drawer:${useSession.getState().user?.id ?? ''}`

/** The state of the sidebar, stored in this browser. */
export const useDrawer = create<Drawer>()(persist(() => initialState, { name: storageKey() }))
onSessionChange((token) => {
  useDrawer.persist.setOptions({ name: storageKey() })
  // The end of a session clears the storage after this.
  if (token === null) useDrawer.setState(initialState)
  else void useDrawer.persist.rehydrate()
})

/** Collapses or expands the sidebar. */
export const toggleDrawer = (): void => {
  useDrawer.setState(({ collapsed }) => ({ collapsed: !collapsed }))
}
