import { queryClient } from '#platform/web/client/query.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { endRetryPauses, pauseBeforeRetry, findFinalRefusal } from '#platform/web/client/retry/retry-pause.ts'
import { useSession } from '#platform/web/client/session.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { newId } from '#platform/web/new-id.ts'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { formatBody } from '../../content-contract.ts'
import { chatErrors, type Message } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import type { OpenerSentence } from '../../openers-contract.ts'
import type { PendingAttachment, PendingMessage } from '../thread/bubbles.ts'
import { addMessageToList } from '../list/list-queries.ts'
import { keepFileInMemory, releaseFileFromMemory } from './held-files.ts'
import {
  addPending,
  isMessageOnDevice,
  syncOutboxAcrossTabs,
  pendingMessages,
  removePending,
  updatePending,
  useOutbox,
} from './outbox-store.ts'
import { readCachedThread, threadsKey } from '../thread/thread-cache.ts'
import { canLeaveOutbox, receiveMessage, refreshThread } from '../thread/thread-queries.ts'
import { transmitMessage } from './transmit.ts'
import { waitIfServerAsks } from './wait-if-server-asks.ts'

/** A message without a response for this long shows as failed; it is still sent when the connection returns. In milliseconds. */
const failAfterMs = 20_000

const ownId = () => useSession.getState().user?.id
const findPending = (uid: string, id: string) => pendingMessages(uid).find((pending) => pending.id === id)

/** Deletes the file of a message from this tab and from the device; with `cancels`, also deletes its upload on the server. */
const forget = (id: string, cancels = false): void => {
  const member = ownId() ?? ''
  releaseFileFromMemory(id)
  import('./files/delete-outbox-file.ts').then(({ deleteOutboxFile }) => deleteOutboxFile(member, id, cancels)).catch(() => {})
}

/**
 * Deletes the upload of a refused message. The server keeps at most ten unused uploads of a member, so ten of these would block all other files. A
 * retry uploads the file again.
 */
const freeUpload = (uid: string, id: string): void => {
  updatePending(uid, id, { uploaded: false })
  import('#features/uploads/web/index.ts').then(({ cancelUploadQuietly }) => cancelUploadQuietly(id)).catch(() => {})
}

/** Whether a message is confirmed or discarded. */
const isDone = (uid: string, id: string): boolean => (findPending(uid, id)?.state ?? 'sent') === 'sent'

const markSent = (uid: string, { id, seq }: Message): void => {
  const hasFile = findPending(uid, id)?.attachment !== undefined
  updatePending(uid, id, { state: 'sent', seq })
  if (hasFile) forget(id)
}

/** Confirms waiting messages that the conversation already shows. The response may come later or be lost by a reload. */
const confirmShown = (uid: string): void => {
  for (const { id } of pendingMessages(uid)) {
    const shown = isDone(uid, id) ? undefined : readCachedThread(uid)?.thread.messages.find((message) => message.id === id)
    if (shown !== undefined) markSent(uid, shown)
  }
  removeShown(uid)
}
const [chatKey, threadPart] = threadsKey
const confirmAsShown = (): (() => void) =>
  queryClient.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    const [area, part, uid] = queryKey
    if (type === 'updated' && area === chatKey && part === threadPart && typeof uid === 'string') confirmShown(uid)
  })

const confirmSent = async (uid: string, message: Message): Promise<void> => {
  markSent(uid, message)
  addMessageToList(uid, message, ownId() ?? '')
  await receiveMessage(uid, message)
  removeShown(uid)
}

/** Removes sent messages that the conversation shows. A message after a gap stays until the gap is filled, because the conversation does not show it. */
const removeShown = (uid: string): void => {
  for (const one of pendingMessages(uid)) if (one.state === 'sent' && canLeaveOutbox(uid, one)) removePending(uid, one.id)
}

const attempt = async (uid: string, { attachment, ...text }: PendingMessage): Promise<Message> => {
  if (attachment === undefined) return transmitMessage(uid, text)
  const { transmitAttachment } = await import('./files/transmit-attachment.ts')
  return transmitAttachment(uid, { ...text, attachment }, failAfterMs)
}

/** Sends one message. Returns whether the next message to the same receiver may be sent. */
const deliver = async (uid: string, id: string): Promise<boolean> => {
  const owner = ownId()
  let began = Date.now()
  for (let attempts = 0; ; attempts++) {
    const pending = findPending(uid, id)
    // The message was discarded, the conversation shows it, or another tab has sent it.
    if (pending === undefined || isDone(uid, id)) return true
    try {
      const message = await attempt(uid, pending)
      // Do not await: the next message need not wait until a gap is filled.
      if (ownId() === owner) void confirmSent(uid, message)
      return ownId() === owner
    } catch (error) {
      // The member has signed out, or another one has signed in.
      if (ownId() !== owner) return false
      if (isDone(uid, id)) return true
      const refusal = findFinalRefusal(error)
      if (refusal !== undefined) {
        if (await waitIfServerAsks(refusal)) continue
        const asks = refusal.code === chatErrors.credits_needed.code
        updatePending(uid, id, { state: 'failed', refused: true, price: asks ? refusal.price : undefined })
        if (pending.attachment !== undefined && !asks) freeUpload(uid, id)
        showFailure(error)
        // The server asks for credits, so the allowance known to the conversation is outdated.
        if (asks) refreshThread(uid)
        return true
      }
      // The time of the upload does not count towards the timeout.
      if (findPending(uid, id)?.uploaded !== pending.uploaded) began = Date.now()
      if (Date.now() - began >= failAfterMs) {
        updatePending(uid, id, { state: 'failed' })
        return false
      }
      await pauseBeforeRetry(attempts)
    }
  }
}

/** Sends a message with a file in only one tab, because two tabs would upload the file twice. */
const deliverOnce = async (uid: string, { id, attachment }: PendingMessage): Promise<boolean> => {
  if (attachment === undefined || !('locks' in navigator)) return deliver(uid, id)
  return navigator.locks.request(`outbox ${id}`, async () => {
    // Another tab had the lock and was successful.
    if (findPending(uid, id)?.unkept === false && !isMessageOnDevice(uid, id)) updatePending(uid, id, { state: 'sent' })
    return deliver(uid, id)
  })
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
      // A message that failed without a connection is sent before messages that were written later.
      const next = pendingMessages(uid).find(isWaiting)
      if (next?.state === 'failed') updatePending(uid, next.id, { state: 'sending' })
      goesOn = next !== undefined && (await deliverOnce(uid, next))
    }
  } finally {
    running.delete(uid)
  }
}

/**
 * Queues a text and shows it at once. `pays` agrees to pay credits for it, `replyTo` is the sequence number of the message it replies to, and `opener`
 * the opener that it began as.
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

/** A recording or picture to send. `seconds` is in tenths; width and height are in pixels. */
export type QueuedAttachment = PendingAttachment & { blob: Blob }

/** Stores the file of a message on the device, and then the message, so that no stored message lacks its file. */
const keep = async (uid: string, id: string, blob: Blob, now: Date): Promise<void> => {
  const owner = ownId() ?? ''
  const isKept = await import('./files/kept-files.ts')
    .then(({ storeFileOnDevice }) => storeFileOnDevice(owner, id, blob, now))
    .catch(() => false)
  if (ownId() !== owner) return
  const pending = findPending(uid, id)
  // The message was sent or discarded meanwhile.
  if (pending === undefined || pending.state === 'sent') return forget(id)
  if (isKept) updatePending(uid, id, { unkept: false })
  if (isKept && isMessageOnDevice(uid, id)) return
  updatePending(uid, id, { unkept: true })
  showInfo(translateNow(chatText, 'pictures.unkept'))
}

/**
 * Queues a voice note or a picture and shows it at once. With a `price`, it is sent only after `retryMessage` is called with `pays`.
 * @returns the id of the message
 */
export const queueAttachment = (
  uid: string,
  { blob, ...attachment }: QueuedAttachment,
  now: Date,
  { price, replyTo }: { price?: number | undefined; replyTo?: number | undefined } = {},
): string => {
  const id = newId()
  const body = formatBody(
    attachment.kind === 'voice' ? { kind: 'voice', seconds: Math.round(attachment.seconds) } : { kind: attachment.kind },
  )
  const extras = replyTo === undefined ? {} : { reply_to: replyTo }
  const progress = price === undefined ? { state: 'sending' as const } : { state: 'failed' as const, refused: true, price }
  keepFileInMemory(id, blob)
  addPending(uid, { id, body, created_at: now.toISOString(), attachment, unkept: true, ...progress, ...extras })
  void keep(uid, id, blob, now)
  void run(uid)
  return id
}

/** Discards an unsent message and deletes its uploaded file, if it has one. */
export const discardMessage = (uid: string, id: string): void => {
  removePending(uid, id, { dropped: true })
  forget(id, true)
}

/** Sends a failed message again with the same id. `pays` agrees to pay the price the server returned. */
export const retryMessage = (uid: string, id: string, { pays = false } = {}): void => {
  updatePending(uid, id, { state: 'sending', refused: false, price: undefined, ...(pays ? { pays } : {}) })
  void run(uid)
}

/** Sends all waiting messages. Call it after a reload and whenever a connection returns. Refused messages are left to the member. */
export const flushOutbox = (): void => {
  endRetryPauses()
  for (const [uid, waiting] of Object.entries(useOutbox.getState())) {
    removeShown(uid)
    for (const one of waiting) if (one.state === 'failed' && isWaiting(one)) updatePending(uid, one.id, { state: 'sending' })
    void run(uid)
  }
}

/** Sends the outbox whenever there is a connection, until the returned function is called. */
export const startOutbox = (): (() => void) => {
  const stops = [syncOutboxAcrossTabs(flushOutbox), confirmAsShown()]
  addEventListener('online', flushOutbox)
  flushOutbox()
  return () => {
    for (const stop of stops) stop()
    removeEventListener('online', flushOutbox)
  }
}
