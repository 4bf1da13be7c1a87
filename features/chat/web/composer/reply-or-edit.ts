import { create } from 'zustand'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import { listMemberItems, parseMemberItemKey, removeMemberItem, saveMemberItem } from '../offline/local-store.ts'

/** Whether the text in the composer is a reply or an edit. Without either field it is a new message. */
export interface ReplyOrEdit {
  /** Sequence number of the message that the next message replies to. */
  replyTo?: number | undefined
  /** The own message that is edited, and its new text. The draft of the next message is kept meanwhile. */
  editing?: { seq: number; text: string } | undefined
}

const ownId = (): string | undefined => useSession.getState().user?.id
const load = (): Record<string, ReplyOrEdit> => {
  const id = ownId()
  if (id === undefined) return {}
  return Object.fromEntries(listMemberItems(id, ['reply']).map(([[uid = ''], seq]) => [uid, { replyTo: Number(seq) }]))
}
const useAll = create<Record<string, ReplyOrEdit>>(load)
onSessionChange(() => useAll.setState(load(), true))

const nothing: ReplyOrEdit = {}
const change = (uid: string, fields: ReplyOrEdit): void => useAll.setState((all) => ({ [uid]: { ...all[uid], ...fields } }))

/** Whether the member is replying or editing in the conversation with `uid`. A reply survives a reload, like its draft. */
export const useReplyOrEdit = (uid: string): ReplyOrEdit => useAll((all) => all[uid] ?? nothing)

/** Makes the next message a reply to the message with this sequence number; undefined makes it a message of its own. */
export const setReplyTo = (uid: string, seq: number | undefined): void => {
  const id = ownId()
  change(uid, { replyTo: seq, editing: undefined })
  if (id === undefined) return
  // Store only the number: the text of a deleted message must not stay on the device.
  if (seq === undefined) removeMemberItem(id, ['reply', uid])
  else saveMemberItem(id, ['reply', uid], String(seq))
}

/** Sets the message that is edited and its new text; undefined ends the editing. */
export const setEditing = (uid: string, editing: ReplyOrEdit['editing']): void => change(uid, { editing })

/** Applies replies that are begun or sent in other tabs. Returns a function that stops this. */
export const syncRepliesAcrossTabs = (): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const id = ownId()
    const [kind, uid] = (id === undefined ? undefined : parseMemberItemKey(id, key)) ?? []
    if (kind === 'reply' && uid !== undefined) change(uid, { replyTo: newValue === null ? undefined : Number(newValue) })
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
