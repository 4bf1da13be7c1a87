import { showFailure } from '#platform/web/client/errors.ts'
import { useSession } from '#platform/web/client/session.ts'
import { newId } from '#platform/web/new-id.ts'
import { chatErrors, type Message } from '../../contract.ts'
import type { OpenerSentence } from '../../openers-contract.ts'
import type { PendingMessage } from '../thread/bubbles.ts'
import { addMessageToList } from '../list/list-queries.ts'
import { addPending, syncOutboxAcrossTabs, pendingMessages, removePending, updatePending, useOutbox } from './outbox-store.ts'
import { canLeaveOutbox, receiveMessage, refreshThread } from '../thread/thread-queries.ts'
import { endPauses, pauseBeforeRetry, refusalOf, waitAsAsked } from './retry-pause.ts'
import { transmit } from './transmit.ts'

/** A message without a response for this long shows as failed; it is still sent when the connection returns. In milliseconds. */
const failAfterMs = 20_000

const ownId = () => useSession.getState().user?.id

const confirmSent = async (uid: string, message: Message): Promise<void> => {
  updatePending(uid, message.id, { state: 'sent', seq: message.seq })
  addMessageToList(uid, message, ownId() ?? '')
  await receiveMessage(uid, message)
  removeShown(uid)
}

/** Removes sent messages that the conversation shows. One behind a gap stays until the gap is filled, so that it does not disappear. */
const removeShown = (uid: string): void => {
  for (const { id, state, seq } of pendingMessages(uid)) if (state === 'sent' && canLeaveOutbox(uid, id, seq)) removePending(uid, id)
}

/** Sends one message. Returns whether the next message to the same receiver may be sent. */
const deliver = async (uid: string, pending: PendingMessage): Promise<boolean> => {
  const owner = ownId()
  const began = Date.now()
  for (let attempt = 0; ; attempt++) {
    try {
      const message = await transmit(uid, pending)
      // The next message need not wait until a gap is filled.
      if (ownId() === owner) void confirmSent(uid, message)
      return ownId() === owner
    } catch (error) {
      // The member has signed out, or another one has signed in.
      if (ownId() !== owner) return false
      const refusal = refusalOf(error)
      if (refusal !== undefined) {
        if (await waitAsAsked(refusal)) continue
        const asks = refusal.code === chatErrors.credits_needed.code
        updatePending(uid, pending.id, { state: 'failed', refused: true, price: asks ? refusal.price : undefined })
        showFailure(error)
        // The known allowance is outdated.
        if (asks) refreshThread(uid)
        return true
      }
      if (Date.now() - began >= failAfterMs) {
        updatePending(uid, pending.id, { state: 'failed' })
        return false
      }
      await pauseBeforeRetry(attempt)
    }
  }
}

/** Whether the message is sent automatically, even if it shows as failed. */
const isWaiting = ({ state, refused }: PendingMessage): boolean => state === 'sending' || (state === 'failed' && !refused)

const running = new Set<string>()
/** Sends one message at a time per receiver, so that they arrive in order. */
const run = async (uid: string): Promise<void> => {
  if (running.has(uid)) return
  running.add(uid)
  try {
    for (let goesOn = true; goesOn;) {
      // A message that failed without a connection goes before those written later.
      const next = pendingMessages(uid).find(isWaiting)
      if (next?.state === 'failed') updatePending(uid, next.id, { state: 'sending' })
      goesOn = next !== undefined && (await deliver(uid, next))
    }
  } finally {
    running.delete(uid)
  }
}

/**
 * Queues a text and shows it at once. `pays` agrees to pay credits for it; `replyTo` is the sequence number of the message it answers, and
 * `opener` what it began as.
 * @returns the id of the message
 */
export const queueMessage = (
  uid: string,
  body: string,
  now: Date,
  { pays = false, replyTo, opener }: { pays?: boolean; replyTo?: number | undefined; opener?: OpenerSentence | undefined } = {},
): string => {
  const id = newId()
  const extras = {
    ...(pays ? { pays } : {}),
    ...(replyTo === undefined ? {} : { reply_to: replyTo }),
    ...(opener === undefined ? {} : { opener }),
  }
  addPending(uid, { id, body, created_at: now.toISOString(), state: 'sending', ...extras })
  void run(uid)
  return id
}

/** Sends a failed message again with the same id. `pays` agrees to pay the price the server returned. */
export const retryMessage = (uid: string, id: string, { pays = false } = {}): void => {
  updatePending(uid, id, { state: 'sending', refused: false, price: undefined, ...(pays ? { pays } : {}) })
  void run(uid)
}

/** Sends everything waiting, after a reload and whenever a connection returns. Rejected messages wait for the member. */
export const flushOutbox = (): void => {
  endPauses()
  for (const [uid, waiting] of Object.entries(useOutbox.getState())) {
    removeShown(uid)
    for (const one of waiting) if (one.state === 'failed' && isWaiting(one)) updatePending(uid, one.id, { state: 'sending' })
    void run(uid)
  }
}

/** Keeps sending the outbox until the returned function is called. */
export const startOutbox = (): (() => void) => {
  const stop = syncOutboxAcrossTabs(flushOutbox)
  addEventListener('online', flushOutbox)
  flushOutbox()
  return () => {
    stop()
    removeEventListener('online', flushOutbox)
  }
}
