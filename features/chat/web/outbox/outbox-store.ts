import { create } from 'zustand'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import type { PendingMessage } from '../thread/bubbles.ts'
import { removeMemberItem, saveMemberItem, listMemberItems, parseMemberItemKey, readMemberItem } from '../offline/local-store.ts'
import { releaseFileFromMemory } from './held-files.ts'

type PendingByReceiver = Record<string, readonly PendingMessage[]>

const ownId = (): string | undefined => useSession.getState().user?.id
const inOrder = (pending: readonly PendingMessage[]): PendingMessage[] =>
  [...pending].sort((a, b) => a.order - b.order || a.id.localeCompare(b.id))

const parsed = (id: string, text: string): PendingMessage[] => {
  try {
    const pending = JSON.parse(text) as Omit<PendingMessage, 'id'>
    return pending.dropped ? [] : [{ ...pending, id }]
  } catch {
    return []
  }
}
const load = (): PendingByReceiver => {
  const member = ownId()
  const waiting: PendingByReceiver = {}
  for (const [[uid = '', id = ''], text] of member === undefined ? [] : listMemberItems(member, ['outbox']))
    waiting[uid] = inOrder([...(waiting[uid] ?? []), ...parsed(id, text)])
  return waiting
}

/** Messages that the server has not confirmed, by receiver. Each is saved under its own key, so that two tabs cannot overwrite each other. */
export const useOutbox = create<PendingByReceiver>(load)
onSessionChange(() => useOutbox.setState(load(), true))

const none: readonly PendingMessage[] = []
export const pendingMessages = (uid: string): readonly PendingMessage[] => useOutbox.getState()[uid] ?? none
const change = (uid: string, changed: readonly PendingMessage[]): void => useOutbox.setState({ [uid]: changed })

const store = (uid: string, { id, ...rest }: PendingMessage): void => {
  const member = ownId()
  if (member === undefined) return
  if (rest.state === 'sent') removeMemberItem(member, ['outbox', uid, id])
  // Do not save a message whose file is not on the device: after a reload the file would be missing.
  else if (!rest.unkept) saveMemberItem(member, ['outbox', uid, id], JSON.stringify(rest))
}

/** Adds a message after the messages that already wait. */
export const addPending = (uid: string, pending: Omit<PendingMessage, 'order'>): void => {
  const last = pendingMessages(uid).at(-1)?.order ?? 0
  const whole = { ...pending, order: Math.max(last + 1, Date.parse(pending.created_at)) }
  change(uid, [...pendingMessages(uid), whole])
  store(uid, whole)
}

/** Changes a waiting message. A message with the state `sent` is deleted from storage, but stays in memory until the conversation shows it. */
export const updatePending = (uid: string, id: string, fields: Partial<PendingMessage>): void => {
  const found = pendingMessages(uid).find((pending) => pending.id === id)
  if (found === undefined) return
  const changed = { ...found, ...fields }
  change(
    uid,
    pendingMessages(uid).map((pending) => (pending.id === id ? changed : pending)),
  )
  store(uid, changed)
}

/** Whether a message is still stored on the device. False once another tab has sent or discarded it, even if the event about that is late. */
export const isMessageOnDevice = (uid: string, id: string): boolean => {
  const member = ownId()
  return member !== undefined && parsed(id, readMemberItem(member, ['outbox', uid, id]) ?? '').length > 0
}

/** Removes a message that the conversation shows; with `dropped`, a message that its sender has discarded. */
export const removePending = (uid: string, id: string, { dropped = false } = {}): void => {
  const member = ownId()
  // Tell the other tabs, which would take a removed message for a sent one.
  if (member !== undefined && dropped) saveMemberItem(member, ['outbox', uid, id], JSON.stringify({ dropped }))
  if (member !== undefined) removeMemberItem(member, ['outbox', uid, id])
  change(
    uid,
    pendingMessages(uid).filter((pending) => pending.id !== id),
  )
}

/** Applies changes of the outbox in other tabs, and calls `added` for new messages. Returns a function that stops this. */
export const syncOutboxAcrossTabs = (added: () => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const member = ownId()
    const [kind, uid, id] = (member === undefined ? undefined : parseMemberItemKey(member, key)) ?? []
    if (kind !== 'outbox' || uid === undefined || id === undefined) return
    const others = pendingMessages(uid).filter((pending) => pending.id !== id)
    const isLeft = newValue !== null && parsed(id, newValue).length > 0
    if (!isLeft) releaseFileFromMemory(id)
    // A message removed by another tab was sent and will arrive over the socket.
    if (newValue === null)
      change(
        uid,
        inOrder([...others, ...pendingMessages(uid).flatMap((one) => (one.id === id ? [{ ...one, state: 'sent' as const }] : []))]),
      )
    else {
      change(uid, inOrder([...others, ...parsed(id, newValue)]))
      if (isLeft) added()
    }
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Messages to a member that the server has not confirmed. */
export const usePendingMessages = (uid: string): readonly PendingMessage[] => useOutbox((waiting) => waiting[uid] ?? none)

/** Number of messages that a logout now would lose. */
export const useUnsentMessageCount = (): number =>
  useOutbox((waiting) => Object.values(waiting).reduce((sum, pending) => sum + pending.filter(({ state }) => state !== 'sent').length, 0))
