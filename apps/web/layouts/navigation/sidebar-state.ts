import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'

/** The stored state of the sidebar. The specification defines no meaning for `type`. */
interface SidebarState {
  collapsed: boolean
  subMenu: string | null
  type: string
}
const initialState: SidebarState = { collapsed: false, subMenu: null, type: 'retailer' }
/** One entry per member of a shared browser. */
const storageKey = (): string => `drawer:${useSession.getState().user?.id ?? ''}`

/** The state of the sidebar, stored in this browser. */
export const useSidebarState = create<SidebarState>()(persist(() => initialState, { name: storageKey() }))
onSessionChange((token) => {
  useSidebarState.persist.setOptions({ name: storageKey() })
  // The reset state is stored for a moment, but the end of a session clears the storage after this.
  if (token === null) useSidebarState.setState(initialState)
  else void useSidebarState.persist.rehydrate()
})

/** Collapses or expands the sidebar. */
export const toggleSidebar = (): void => {
  useSidebarState.setState(({ collapsed }) => ({ collapsed: !collapsed }))
}
