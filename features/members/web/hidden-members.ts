import { create } from 'zustand'
import { onSessionChange } from '#platform/web/session.ts'
import { betweenTabs } from '#platform/web/tabs.ts'

/** By member, since this page was loaded: true for who was blocked or is gone, false for who may be seen again. */
type Hidden = Readonly<Record<string, boolean>>
const useHidden = create<{ byId: Hidden }>(() => ({ byId: {} }))
onSessionChange(() => useHidden.setState({ byId: {} }))

const keep = ({ uid, hidden }: { uid: string; hidden: boolean }): void =>
  useHidden.setState(({ byId }) => ({ byId: { ...byId, [uid]: hidden } }))
const tellTabs = betweenTabs('members.hidden', keep)

const change = (uid: string, hidden: boolean): void => {
  keep({ uid, hidden })
  tellTabs({ uid, hidden })
}

/** Takes a member off the screens of this and the other tabs. */
export const hideMember = (uid: string): void => change(uid, true)

/** Lets a member be shown again. */
export const showMember = (uid: string): void => change(uid, false)

/** Who was hidden or shown again, over whatever a fetched answer said. */
export const useHiddenMembers = (): Hidden => useHidden((hidden) => hidden.byId)
