import { create } from 'zustand'
import { newId } from '#platform/web/new-id.ts'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import type { reactionEmoji } from '../../contract.ts'
import { listMemberItems, parseMemberItemKey, readMemberItem, removeMemberItem, saveMemberItem } from '../offline/local-store.ts'

export type ReactionEmoji = (typeof reactionEmoji)[number]

/** What a member does to a message. */
export type MessageAction = { kind: 'edit'; body: string } | { kind: 'delete' } | { kind: 'react'; emoji: ReactionEmoji | null }

/** An action that the server has not confirmed. */
export interface PendingMessageChange {
  /** Unique for each action, so that the response to an older action does not remove a newer one. */
  id: string
  /** Sequence number of the message. */
  seq: number
  action: MessageAction
  made_at: string
  /** Sort order among pending changes. */
  order: number
}
type ChangesByMember = Record<string, readonly PendingMessageChange[]>

const ownId = (): string | undefined => useSession.getState().user?.id
/** Returns the part of a message that an action changes. An edit and a deletion replace each other; a reaction is kept beside them. */
const slotOf = ({ seq, action }: Pick<PendingMessageChange, 'seq' | 'action'>): [seq: string, what: string] => [
  String(seq),
  action.kind === 'react' ? 'reaction' : 'text',
]
const isSameSlot = (a: Pick<PendingMessageChange, 'seq' | 'action'>, b: Pick<PendingMessageChange, 'seq' | 'action'>): boolean =>
  slotOf(a).join() === slotOf(b).join()
const inOrder = (changes: readonly PendingMessageChange[]): PendingMessageChange[] => [...changes].sort((a, b) => a.order - b.order)

const parsed = (text: string | null): PendingMessageChange[] => {
  try {
    return text === null ? [] : [JSON.parse(text) as PendingMessageChange]
  } catch {
    return []
  }
}
const load = (): ChangesByMember => {
  const member = ownId()
  const changes: ChangesByMember = {}
  for (const [[uid = ''], text] of member === undefined ? [] : listMemberItems(member, ['change']))
    changes[uid] = inOrder([...(changes[uid] ?? []), ...parsed(text)])
  return changes
}

/** Changes that the server has not confirmed, by the other member. Each is saved under its own key. A later change of a message replaces an earlier one. */
export const usePendingChangesByMember = create<ChangesByMember>(load)
onSessionChange(() => usePendingChangesByMember.setState(load(), true))

const none: readonly PendingMessageChange[] = []
/** The unconfirmed changes in the conversation with a member, in the order they were made. */
export const pendingChanges = (uid: string): readonly PendingMessageChange[] => usePendingChangesByMember.getState()[uid] ?? none
/** Like `pendingChanges`, as a hook. */
export const usePendingChanges = (uid: string): readonly PendingMessageChange[] =>
  usePendingChangesByMember((changes) => changes[uid] ?? none)

const put = (uid: string, changes: readonly PendingMessageChange[]): void => usePendingChangesByMember.setState({ [uid]: inOrder(changes) })
const erase = (uid: string, { seq, action }: Pick<PendingMessageChange, 'seq' | 'action'>): void => {
  const member = ownId()
  if (member !== undefined) removeMemberItem(member, ['change', uid, ...slotOf({ seq, action })])
}

/** Ids of changes that could not be saved, because storage is full or disabled. Only this tab knows them. */
const unsaved = new Set<string>()

/** Stores a change until the server has confirmed it. A deletion removes the other pending changes of the message. */
export const addPendingChange = (uid: string, seq: number, action: MessageAction, now: Date): void => {
  const before = pendingChanges(uid)
  const change = { id: newId(), seq, action, made_at: now.toISOString(), order: Math.max((before.at(-1)?.order ?? 0) + 1, now.getTime()) }
  const dropped = before.filter((other) => isSameSlot(other, change) || (action.kind === 'delete' && other.seq === seq))
  for (const other of dropped) erase(uid, other)
  put(uid, [...before.filter((other) => !dropped.includes(other)), change])
  const member = ownId()
  if (member === undefined) return
  const [path, text] = [['change', uid, ...slotOf(change)], JSON.stringify(change)]
  saveMemberItem(member, path, text)
  if (readMemberItem(member, path) !== text) unsaved.add(change.id)
}

/** Removes a change, unless a newer one has taken its place. */
export const removePendingChange = (uid: string, change: PendingMessageChange): void => {
  if (!pendingChanges(uid).some(({ id }) => id === change.id)) return
  erase(uid, change)
  put(
    uid,
    pendingChanges(uid).filter(({ id }) => id !== change.id),
  )
}

/** Reads from storage what another tab has done to a change since. Returns the change to send in its place; undefined for none. */
export const rereadPendingChange = (uid: string, change: PendingMessageChange): PendingMessageChange | undefined => {
  const member = ownId()
  if (member === undefined) return undefined
  if (unsaved.has(change.id)) return pendingChanges(uid).find(({ id }) => id === change.id)
  const [stored] = parsed(readMemberItem(member, ['change', uid, ...slotOf(change)]))
  const others = pendingChanges(uid).filter(({ id }) => id !== change.id)
  put(uid, stored === undefined ? others : [...others, stored])
  return stored
}

/** Applies changes that other tabs queue and confirm. Returns a function that stops it. */
export const syncPendingChangesAcrossTabs = (): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const member = ownId()
    const [kind, uid, seq, what] = (member === undefined ? undefined : parseMemberItemKey(member, key)) ?? []
    if (kind !== 'change' || uid === undefined) return
    const others = pendingChanges(uid).filter((other) => slotOf(other).join() !== `${seq},${what}`)
    put(uid, [...others, ...parsed(newValue)])
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Number of edits and deletions that a logout now would lose. */
export const useUnsentChangeCount = (): number =>
  usePendingChangesByMember((changes) =>
    Object.values(changes).reduce((sum, waiting) => sum + waiting.filter(({ action }) => action.kind !== 'react').length, 0),
  )
