import { call } from '#platform/web/client/call.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useSession } from '#platform/web/client/session.ts'
import { deleteMessage, editMessage, type Message, reactToMessage } from '../../contract.ts'
import { changeMessageInList } from '../list/list-queries.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'
import { pauseBeforeRetry, findFinalRefusal } from '#platform/web/client/retry/retry-pause.ts'
import { waitIfServerAsks } from '../outbox/wait-if-server-asks.ts'
import { receiveChange } from '../thread/thread-queries.ts'
import {
  addPendingChange,
  type MessageAction,
  type PendingMessageChange,
  pendingChanges,
  rereadPendingChange,
  removePendingChange,
  syncPendingChangesAcrossTabs,
  usePendingChangesByMember,
} from './change-store.ts'
import { fillMissingFields } from './fill-missing-fields.ts'

/** Number of attempts without a response before the queue waits for the next connection. */
const maxAttempts = 5

const ownId = () => useSession.getState().user?.id

const send = async (uid: string, { seq, action }: PendingMessageChange): Promise<Message> => {
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

/** Shows a change that the server has confirmed or announced. */
export const applyArrivedChange = async (uid: string, message: Message): Promise<void> => {
  changeMessageInList(uid, message)
  await receiveChange(uid, message)
}

/** Sends one change. Returns whether the next change may be sent. */
const deliver = async (uid: string, change: PendingMessageChange): Promise<boolean> => {
  const owner = ownId()
  for (let attempt = 0; ; attempt++) {
    try {
      const message = await send(uid, change)
      if (ownId() !== owner) return false
      // Do not await: fetching other missing changes must not delay the queue.
      void applyArrivedChange(uid, message)
      removePendingChange(uid, change)
      return true
    } catch (error) {
      // The member has signed out, or another one has signed in.
      if (ownId() !== owner) return false
      const refusal = findFinalRefusal(error)
      if (refusal === undefined) {
        if (attempt >= maxAttempts) return false
        await pauseBeforeRetry(attempt)
      } else if (!(await waitIfServerAsks(refusal))) {
        removePendingChange(uid, change)
        showFailure(error)
        return true
      }
      // Another change of the message may have replaced this one meanwhile, here or in another tab.
      if (rereadPendingChange(uid, change)?.id !== change.id) return true
    }
  }
}

/** Sends the pending changes in order. Returns false when there is no connection. */
const sendAll = async (uid: string): Promise<boolean> => {
  for (let [first] = pendingChanges(uid); first !== undefined; [first] = pendingChanges(uid)) {
    const next = rereadPendingChange(uid, first)
    if (next !== undefined && !(await deliver(uid, next))) return false
  }
  return true
}

const running = new Set<string>()
/** Sends one change at a time per conversation, in one tab at a time, so that an older change does not arrive after a newer one. */
const run = async (uid: string): Promise<void> => {
  if (running.has(uid)) return
  running.add(uid)
  let isConnected = false
  try {
    // Browsers have no locks without HTTPS.
    isConnected = await ('locks' in navigator ? navigator.locks.request(`chat-changes:${uid}`, () => sendAll(uid)) : sendAll(uid))
  } finally {
    running.delete(uid)
  }
  // A change may have been made while the lock was being released.
  if (isConnected && pendingChanges(uid).length > 0) void run(uid)
}

/** Changes a message: shows it at once and sends it when there is a connection. */
export const queueMessageChange = (uid: string, seq: number, action: MessageAction, now: Date): void => {
  addPendingChange(uid, seq, action, now)
  void run(uid)
}

/** Sends every pending change. Call it after a reload and whenever a connection returns. */
export const flushChangeQueue = (): void => {
  for (const [uid, waiting] of Object.entries(usePendingChangesByMember.getState())) if (waiting.length > 0) void run(uid)
}

/** Sends pending changes whenever there is a connection, until the returned function is called. */
export const startChangeQueue = (): (() => void) => {
  const stop = syncPendingChangesAcrossTabs()
  addEventListener('online', flushChangeQueue)
  flushChangeQueue()
  return () => {
    stop()
    removeEventListener('online', flushChangeQueue)
  }
}
