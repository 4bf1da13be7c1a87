import { create } from 'zustand'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import { removeMemberItem, saveMemberItem, listMemberItems, parseMemberItemKey } from '../offline/local-store.ts'

const ownId = (): string | undefined => useSession.getState().user?.id
const load = (): Record<string, string> => {
  const id = ownId()
  return id === undefined ? {} : Object.fromEntries(listMemberItems(id, ['draft']).map(([[uid = ''], text]) => [uid, text]))
}
const useDrafts = create<Record<string, string>>(load)
onSessionChange(() => useDrafts.setState(load(), true))

/** Saves an unsent text for a conversation; an empty text deletes it. */
export const setDraft = (uid: string, text: string): void => {
  const id = ownId()
  useDrafts.setState({ [uid]: text })
  if (id === undefined) return
  if (text === '') removeMemberItem(id, ['draft', uid])
  else saveMemberItem(id, ['draft', uid], text)
}

/** The unsent text for a conversation; it survives a page reload. */
export const useDraft = (uid: string): string => useDrafts((drafts) => drafts[uid] ?? '')

/** Reads the current unsent text for a conversation. */
export const readDraft = (uid: string): string => useDrafts.getState()[uid] ?? ''

/** Applies changes of drafts in other tabs. Returns a function that stops this. */
export const syncDraftsAcrossTabs = (): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const id = ownId()
    const [kind, uid] = (id === undefined ? undefined : parseMemberItemKey(id, key)) ?? []
    if (kind === 'draft' && uid !== undefined) useDrafts.setState({ [uid]: newValue ?? '' })
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
