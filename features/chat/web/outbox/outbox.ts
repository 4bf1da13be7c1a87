import { call } from '#platform/web/client/call.ts'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/client/session.ts'
import { request, useConnection } from '#platform/web/client/socket.ts'
import { newId } from '#platform/web/new-id.ts'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { chatErrors, type Message, sendMessage, sendOverSocket } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'
import type { Pending } from '../thread/bubbles.ts'
import { listMessage } from '../list/list-queries.ts'
import { addPending, followOutbox, pendingTo, removePending, setPending, useOutbox } from './outbox-store.ts'
import { patient } from './patient.ts'
import { isShown, receive, refreshThread } from '../thread/thread-queries.ts'

/** A wait the server asks for is kept up to this; beyond it the message counts as refused. */
const longestWait = 60
/** Without any answer for so long a message shows as failed; it goes out by itself all the same once there is a connection. */
const giveUp = 20_000
const longestPause = 15_000

const ownId = () => useSession.getState().user?.id
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const sleepers = new Set<() => void>()
/** Sleeps until there may be a connection again; doubled with each try and spread, so that not everybody comes back at once. */
const rest = (attempt: number): Promise<void> =>
  new Promise((resolve) => {
    const ms = Math.min(longestPause, 1000 * 2 ** attempt) * (0.5 + Math.random() / 2)
    const done = () => {
      clearTimeout(timer)
      sleepers.delete(done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    sleepers.add(done)
  })

/** Over the socket, and by a call when there is none or it stays silent: the id makes sure that nothing is stored twice. */
const transmit = async (uid: string, { id, body, pays }: Pending): Promise<Message> => {
  const written = { id, body, ...(pays ? { pay_credits: true } : {}) }
  if (useConnection.getState().state === 'connected') {
    try {
      return (await request(sendOverSocket, { uid, ...written })).message
    } catch (error) {
      if (errorBody(error) !== undefined) throw error
    }
  }
  return (await call(sendMessage, { params: { uid }, body: written }, { signal: patient() })).data.message
}

const settle = async (uid: string, message: Message): Promise<void> => {
  setPending(uid, message.id, { state: 'sent', seq: message.seq })
  listMessage(uid, message, ownId() ?? '')
  await receive(uid, message)
  clearAway(uid)
}

/** Forgets what is stored and stands in the conversation. What stands behind a gap is kept: it must not vanish until that is closed. */
const clearAway = (uid: string): void => {
  for (const { id, state, seq } of pendingTo(uid)) if (state === 'sent' && isShown(uid, id, seq)) removePending(uid, id)
}

/** Answers whether what waits behind it may go on. */
const deliver = async (uid: string, pending: Pending): Promise<boolean> => {
  const owner = ownId()
  const began = Date.now()
  for (let attempt = 0; ; attempt++) {
    try {
      const message = await transmit(uid, pending)
      // What comes next need not wait for a gap to be closed.
      if (ownId() === owner) void settle(uid, message)
      return ownId() === owner
    } catch (error) {
      // Somebody else is at this browser now, or nobody.
      if (ownId() !== owner) return false
      const body = errorBody(error)
      const isAway = body === undefined || body.code === 'platform.unavailable' || body.code === 'platform.internal'
      if (!isAway && body.retry_after !== undefined && body.retry_after <= longestWait) {
        showInfo(translateNow(chatText, 'slowDown'))
        await sleep(body.retry_after * 1000)
      } else if (!isAway) {
        const asks = body.code === chatErrors.credits_needed.code
        setPending(uid, pending.id, { state: 'failed', refused: true, price: asks ? body.price : undefined })
        showFailure(error)
        // What was known of the plan is out of date.
        if (asks) refreshThread(uid)
        return true
      } else if (Date.now() - began >= giveUp) {
        setPending(uid, pending.id, { state: 'failed' })
        return false
      } else await rest(attempt)
    }
  }
}

/** Goes out by itself, whatever it looks like. */
const waits = ({ state, refused }: Pending): boolean => state === 'sending' || (state === 'failed' && !refused)

const running = new Set<string>()
/** One at a time to each member, so that they arrive in the order they were written. */
const run = async (uid: string): Promise<void> => {
  if (running.has(uid)) return
  running.add(uid)
  try {
    for (let goesOn = true; goesOn;) {
      // One that found no connection goes before those written after it.
      const next = pendingTo(uid).find(waits)
      if (next?.state === 'failed') setPending(uid, next.id, { state: 'sending' })
      goesOn = next !== undefined && (await deliver(uid, next))
    }
  } finally {
    running.delete(uid)
  }
}

/** Sends a text; it is on the screen at once. `pays` agrees to pay for it with credits. */
export const send = (uid: string, body: string, now: Date, { pays = false } = {}): void => {
  addPending(uid, { id: newId(), body, created_at: now.toISOString(), state: 'sending', ...(pays ? { pays } : {}) })
  void run(uid)
}

/** Sends a failed message again, under the same id; `pays` agrees to pay what the server asked for. */
export const resend = (uid: string, id: string, { pays = false } = {}): void => {
  setPending(uid, id, { state: 'sending', refused: false, price: undefined, ...(pays ? { pays } : {}) })
  void run(uid)
}

/** Goes on with everything that waits: after a reload, and whenever there is a connection again. What was refused waits for its writer. */
export const flushOutbox = (): void => {
  for (const done of sleepers) done()
  for (const [uid, waiting] of Object.entries(useOutbox.getState())) {
    clearAway(uid)
    for (const one of waiting) if (one.state === 'failed' && waits(one)) setPending(uid, one.id, { state: 'sending' })
    void run(uid)
  }
}

/** Keeps the outbox moving for as long as it is wanted; returns what stops it. */
export const followConnection = (): (() => void) => {
  const stop = followOutbox(flushOutbox)
  addEventListener('online', flushOutbox)
  flushOutbox()
  return () => {
    stop()
    removeEventListener('online', flushOutbox)
  }
}
