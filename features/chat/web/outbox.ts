import { create } from 'zustand'
import { call } from '#platform/web/call.ts'
import { errorBody, showFailure } from '#platform/web/errors.ts'
import { onSessionChange, useSession } from '#platform/web/session.ts'
import { request, useConnection } from '#platform/web/socket.ts'
import { newId } from '#platform/web/new-id.ts'
import { type Message, sendMessage, sendOverSocket } from '../contract.ts'
import type { Pending } from './bubbles.ts'
import { listMessage } from './list-queries.ts'
import { receive } from './thread-queries.ts'

interface Outbox {
  waiting: Record<string, readonly Pending[]>
  drafts: Record<string, string>
}
const empty: Outbox = { waiting: {}, drafts: {} }
const useOutbox = create<Outbox>(() => empty)
onSessionChange(() => useOutbox.setState(empty))

const none: readonly Pending[] = []
/** The messages to a member that the server has not confirmed. */
export const usePending = (uid: string): readonly Pending[] => useOutbox(({ waiting }) => waiting[uid] ?? none)

/** What was written and not sent, kept while the member looks elsewhere. */
export const useDraft = (uid: string): [string, (text: string) => void] => [
  useOutbox(({ drafts }) => drafts[uid] ?? ''),
  (text) => useOutbox.setState(({ drafts }) => ({ drafts: { ...drafts, [uid]: text } })),
]

const change = (uid: string, changed: (before: readonly Pending[]) => readonly Pending[]): void =>
  useOutbox.setState(({ waiting }) => ({ waiting: { ...waiting, [uid]: changed(waiting[uid] ?? none) } }))
const mark = (uid: string, id: string, state: Pending['state']): void =>
  change(uid, (before) => before.map((pending) => (pending.id === id ? { ...pending, state } : pending)))

/** Over the socket, and by a call when there is none or it stays silent: the id makes sure that nothing is stored twice. */
const transmit = async (uid: string, id: string, body: string): Promise<Message> => {
  if (useConnection.getState().state === 'connected') {
    try {
      return (await request(sendOverSocket, { uid, id, body })).message
    } catch (error) {
      if (errorBody(error) !== undefined) throw error
    }
  }
  return (await call(sendMessage, { params: { uid }, body: { id, body } })).data.message
}

const deliver = async (uid: string, { id, body }: Pick<Pending, 'id' | 'body'>): Promise<void> => {
  try {
    const message = await transmit(uid, id, body)
    mark(uid, id, 'sent')
    listMessage(uid, message, useSession.getState().user?.id ?? '')
    await receive(uid, message)
    change(uid, (before) => before.filter((pending) => pending.id !== id))
  } catch (error) {
    mark(uid, id, 'failed')
    if (errorBody(error) !== undefined) showFailure(error)
  }
}

/** One at a time to each member, so that they arrive in the order they were written. */
const queues = new Map<string, Promise<void>>()
const enqueue = (uid: string, pending: Pick<Pending, 'id' | 'body'>): void =>
  void queues.set(
    uid,
    (queues.get(uid) ?? Promise.resolve()).then(() => deliver(uid, pending)),
  )

/** Sends a text; it is on the screen at once. */
export const send = (uid: string, body: string, now: Date): void => {
  const pending: Pending = { id: newId(), body, created_at: now.toISOString(), state: 'sending' }
  change(uid, (before) => [...before, pending])
  enqueue(uid, pending)
}

/** Sends a failed message again, under the same id. */
export const resend = (uid: string, id: string): void => {
  const failed = (useOutbox.getState().waiting[uid] ?? none).find((pending) => pending.id === id && pending.state === 'failed')
  if (failed === undefined) return
  mark(uid, id, 'sending')
  enqueue(uid, failed)
}
