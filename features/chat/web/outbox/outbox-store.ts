import { create } from 'zustand'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import type { Pending } from '../thread/bubbles.ts'
import { drop, keep, keptBelow, pathOf } from '../offline/kept.ts'

type Waiting = Record<string, readonly Pending[]>

const ownId = (): string | undefined => useSession.getState().user?.id
const inOrder = (pending: readonly Pending[]): Pending[] => [...pending].sort((a, b) => a.order - b.order || a.id.localeCompare(b.id))

const parsed = (id: string, text: string): Pending[] => {
  try {
    return [{ ...(JSON.parse(text) as Omit<Pending, 'id'>), id }]
  } catch {
    return []
  }
}
const load = (): Waiting => {
  const member = ownId()
  const waiting: Waiting = {}
  for (const [[uid = '', id = ''], text] of member === undefined ? [] : keptBelow(member, ['outbox']))
    waiting[uid] = inOrder([...(waiting[uid] ?? []), ...parsed(id, text)])
  return waiting
}

/** Messages the server has not confirmed, by receiver. Each is kept under a key of its own, so that two tabs never write over one another. */
export const useOutbox = create<Waiting>(load)
onSessionChange(() => useOutbox.setState(load(), true))

const none: readonly Pending[] = []
export const pendingTo = (uid: string): readonly Pending[] => useOutbox.getState()[uid] ?? none
const change = (uid: string, changed: readonly Pending[]): void => useOutbox.setState({ [uid]: changed })

const store = (uid: string, { id, ...rest }: Pending): void => {
  const member = ownId()
  if (member === undefined) return
  if (rest.state === 'sent') drop(member, ['outbox', uid, id])
  else keep(member, ['outbox', uid, id], JSON.stringify(rest))
}

/** Adds a message behind those that wait already. */
export const addPending = (uid: string, pending: Omit<Pending, 'order'>): void => {
  const last = pendingTo(uid).at(-1)?.order ?? 0
  const whole = { ...pending, order: Math.max(last + 1, Date.parse(pending.created_at)) }
  change(uid, [...pendingTo(uid), whole])
  store(uid, whole)
}

/** Changes one that waits; `sent` ones are no longer kept, and stand until the conversation shows them. */
export const setPending = (uid: string, id: string, fields: Partial<Pending>): void => {
  const found = pendingTo(uid).find((pending) => pending.id === id)
  if (found === undefined) return
  const changed = { ...found, ...fields }
  change(
    uid,
    pendingTo(uid).map((pending) => (pending.id === id ? changed : pending)),
  )
  store(uid, changed)
}

/** Forgets one that the conversation shows. */
export const removePending = (uid: string, id: string): void => {
  const member = ownId()
  if (member !== undefined) drop(member, ['outbox', uid, id])
  change(
    uid,
    pendingTo(uid).filter((pending) => pending.id !== id),
  )
}

/** Follows what another tab of this browser puts into the outbox and takes out of it; `added` is called for what came. */
export const followOutbox = (added: () => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const member = ownId()
    const [kind, uid, id] = (member === undefined ? undefined : pathOf(member, key)) ?? []
    if (kind !== 'outbox' || uid === undefined || id === undefined) return
    const others = pendingTo(uid).filter((pending) => pending.id !== id)
    // What the other tab has got through is on its way to this one over the socket.
    if (newValue === null)
      change(uid, inOrder([...others, ...pendingTo(uid).flatMap((one) => (one.id === id ? [{ ...one, state: 'sent' as const }] : []))]))
    else {
      change(uid, inOrder([...others, ...parsed(id, newValue)]))
      added()
    }
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** The messages to a member that the server has not confirmed. */
export const usePending = (uid: string): readonly Pending[] => useOutbox((waiting) => waiting[uid] ?? none)

/** How many messages would be lost now. */
export const useUnsent = (): number =>
  useOutbox((waiting) => Object.values(waiting).reduce((sum, pending) => sum + pending.filter(({ state }) => state !== 'sent').length, 0))
