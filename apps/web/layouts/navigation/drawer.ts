import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'

/** The side drawer; `type` has no meaning yet that anybody knows of. */
interface Drawer {
  collapsed: boolean
  subMenu: string | null
  type: string
}
const initialState: Drawer = { collapsed: false, subMenu: null, type: 'retailer' }
/** Kept for each member of a shared browser. */
const storageKey = (): string => `drawer:${useSession.getState().user?.id ?? ''}`

/** The state of the side drawer, as this browser remembers it. */
export const useDrawer = create<Drawer>()(persist(() => initialState, { name: storageKey() }))
onSessionChange((token) => {
  useDrawer.persist.setOptions({ name: storageKey() })
  // At the end of a session the storage is emptied after this.
  if (token === null) useDrawer.setState(initialState)
  else void useDrawer.persist.rehydrate()
})

/** Makes the drawer small or wide. */
export const toggleDrawer = (): void => {
  useDrawer.setState(({ collapsed }) => ({ collapsed: !collapsed }))
}
