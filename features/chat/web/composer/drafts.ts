import { create } from 'zustand'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import { drop, keep, keptBelow, pathOf } from '../offline/kept.ts'

const ownId = (): string | undefined => useSession.getState().user?.id
const load = (): Record<string, string> => {
  const id = ownId()
  return id === undefined ? {} : Object.fromEntries(keptBelow(id, ['draft']).map(([[uid = ''], text]) => [uid, text]))
}
const useDrafts = create<Record<string, string>>(load)
onSessionChange(() => useDrafts.setState(load(), true))

/** Keeps what was written and not sent to a member; an empty text forgets it. */
export const setDraft = (uid: string, text: string): void => {
  const id = ownId()
  useDrafts.setState({ [uid]: text })
  if (id === undefined) return
  if (text === '') drop(id, ['draft', uid])
  else keep(id, ['draft', uid], text)
}

/** What was written to a member and not sent; it survives a reload. */
export const useDraft = (uid: string): string => useDrafts((drafts) => drafts[uid] ?? '')

/** Follows what another tab of this browser writes, so that both hold the same; returns what stops it. */
export const followDrafts = (): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const id = ownId()
    const [kind, uid] = (id === undefined ? undefined : pathOf(id, key)) ?? []
    if (kind === 'draft' && uid !== undefined) useDrafts.setState({ [uid]: newValue ?? '' })
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
