import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useSession } from '#platform/web/client/session.ts'
import { deleteMessage, editMessage, type Message, reactToMessage } from '../../contract.ts'
import { changeMessageInList } from '../list/list-queries.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'
import { pauseBeforeRetry, refusalOf } from '#platform/web/client/retry/retry-pause.ts'
import { waitAsAsked } from '../outbox/wait-as-asked.ts'
import { receiveChange } from '../thread/thread-queries.ts'
import {
  addChange,
  type MessageAction,
  type PendingChange,
  pendingChanges,
  refreshChange,
  removeChange,
  syncChangesAcrossTabs,
  useChanges,
} from './change-store.ts'
import { fillMissingFields } from './fill-missing-fields.ts'

/** Attempts without an answer, before the queue waits for the next connection. */
const maxAttempts = 5

const ownId = () => useSession.getState().user?.id

const send = async (uid: string, { seq, action }: PendingChange): Promise<Message> => {
  const params = { uid, seq }
  const options = { signal: createTimeoutSignal() }
  const answer =
    action.kind === 'edit'
      ? call(editMessage, { params, body: { body: action.body } }, options)
      : action.kind === 'delete'
        ? call(deleteMessage, { params }, options)
        : call(reactToMessage, { params, body: { emoji: action.emoji } }, options)
  return fillMissingFields((await answer).data.message)
}

/** Applies a change that the server has confirmed or announced. */
export const applyArrivedChange = async (uid: string, message: Message): Promise<void> => {
  changeMessageInList(uid, message)
  await receiveChange(uid, message)
}

/** Sends one change. Returns whether the next one may be sent. */
const deliver = async (uid: string, change: PendingChange): Promise<boolean> => {
  const owner = ownId()
  for (let attempt = 0; ; attempt++) {
    try {
      const message = await send(uid, change)
      if (ownId() !== owner) return false
      // Not awaited: fetching other missing changes must not delay the queue.
      void applyArrivedChange(uid, message)
      removeChange(uid, change)
      return true
    } catch (error) {
      // The member has signed out, or another one has signed in.
      if (ownId() !== owner) return false
      const refusal = refusalOf(error)
      if (refusal === undefined) {
        if (attempt >= maxAttempts) return false
        await pauseBeforeRetry(attempt)
      } else if (!(await waitAsAsked(refusal))) {
        removeChange(uid, change)
        showFailure(error)
        return true
      }
      // Meanwhile the member may have changed their mind, here or in another tab.
      if (refreshChange(uid, change)?.id !== change.id) return true
    }
  }
}

/** Sends what waits, in order. Returns false when there is no connection. */
const sendAll = async (uid: string): Promise<boolean> => {
  for (let [first] = pendingChanges(uid); first !== undefined; [first] = pendingChanges(uid)) {
    const next = refreshChange(uid, first)
    if (next !== undefined && !(await deliver(uid, next))) return false
  }
  return true
}

const running = new Set<string>()
/** Sends one change at a time per conversation. One tab at a time does it, so that an older change does not arrive after a newer one. */
const run = async (uid: string): Promise<void> => {
  if (running.has(uid)) return
  running.add(uid)
  let isConnected = false
  try {
    // Locks are absent without HTTPS.
    isConnected = await ('locks' in navigator ? navigator.locks.request(`chat-changes:${uid}`, () => sendAll(uid)) : sendAll(uid))
  } finally {
    running.delete(uid)
  }
  // A change may have been made while the lock was given back.
  if (isConnected && pendingChanges(uid).length > 0) void run(uid)
}

/** Changes a message: shows it at once and sends it when there is a connection. */
export const changeMessage = (uid: string, seq: number, action: MessageAction, now: Date): void => {
  addChange(uid, seq, action, now)
  void run(uid)
}

/** Sends every waiting change, after a reload and whenever a connection returns. */
export const flushChanges = (): void => {
  for (const [uid, waiting] of Object.entries(useChanges.getState())) if (waiting.length > 0) void run(uid)
}

/** Keeps sending changes until the returned function is called. */
export const startChanges = (): (() => void) => {
  const stop = syncChangesAcrossTabs()
  addEventListener('online', flushChanges)
  flushChanges()
  return () => {
    stop()
    removeEventListener('online', flushChanges)
  }
}
