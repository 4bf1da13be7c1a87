import { useEffect, useEffectEvent } from 'react'
import { subscriptionEvent } from '#features/subscriptions/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { useSession } from '#platform/web/client/session.ts'
import { onConnect, onEvent, request, useConnection } from '#platform/web/client/socket.ts'
import * as contract from '../contract.ts'
import { followDrafts } from './composer/drafts.ts'
import * as list from './list/list-queries.ts'
import { flushOutbox, followConnection } from './outbox/outbox.ts'
import { patient } from './outbox/patient.ts'
import * as threads from './thread/thread-queries.ts'
import { noteTyping, stopTyping } from './composer/typing.ts'

/** How often the heads are compared: what was published and never came is found without a new message. */
const compareEvery = 30_000

const ownId = (): string => useSession.getState().user?.id ?? ''
const isConnected = (): boolean => useConnection.getState().state === 'connected'

const tellDelivered = (uid: string, seq: number): void => {
  if (isConnected() && seq > 0) request(contract.deliveredOverSocket, { uid, seq }).catch(() => {})
}

/** Marks that have not got through yet. */
const due = new Map<string, number>()
const sendRead = async (uid: string, seq: number): Promise<void> => {
  if (isConnected()) await request(contract.readOverSocket, { uid, seq })
  else await call(contract.readConversation, { params: { uid }, body: { seq } }, { signal: patient() })
  if (due.get(uid) === seq) due.delete(uid)
}

/** Marks a conversation as read up to a message. What does not get through goes out with the next connect. */
export const markRead = async (uid: string, seq: number): Promise<void> => {
  list.setListUnread(uid, 0)
  threads.setThreadUnread(uid, 0)
  due.set(uid, seq)
  await sendRead(uid, seq)
}

/** Fetches what came in meanwhile, from the last message without a gap on. */
const resume = async (): Promise<void> => {
  for (const [uid, seq] of due) void sendRead(uid, seq).catch(() => {})
  const { behind } = await request(contract.syncOverSocket, { heads: { ...list.listHeads(), ...threads.heads() } })
  if (Object.keys(behind).length === 0) return
  await list.refreshConversations()
  const fetchOne = async (uid: string, last: number) => {
    if (threads.threadHead(uid) !== undefined) await threads.catchUp(uid)
    // It may be on its way here with what was there before.
    else threads.refreshThread(uid)
    tellDelivered(uid, threads.threadHead(uid) ?? last)
  }
  await Promise.all(Object.entries(behind).map(([uid, last]) => fetchOne(uid, last)))
}

const arrived = async (uid: string, message: contract.Message): Promise<void> => {
  list.listMessage(uid, message, ownId())
  await threads.receive(uid, message)
  if (message.sender_id === uid) tellDelivered(uid, threads.threadHead(uid) ?? message.seq)
}

/** Fetched when everything else is there: no screen waits for it. */
const followForOffline = (): (() => void) => {
  if (!('indexedDB' in globalThis)) return () => {}
  let stop: (() => void) | undefined
  let isOver = false
  import('./offline/keep-offline.ts').then(
    ({ keepOffline }) => (isOver ? undefined : (stop = keepOffline())),
    () => {},
  )
  return () => {
    isOver = true
    stop?.()
  }
}

/** Keeps the lists, the conversations and the outbox up with the server; `onChange` is told when what is unread may have changed. Returns its end. */
export const followChat = (onChange: () => void): (() => void) => {
  const compare = () => {
    if (!isConnected()) return
    flushOutbox()
    resume().catch(() => {})
    threads.refreshUnread(ownId())
  }
  const connected = () => {
    void list.refreshConversations()
    threads.refreshThreads()
    compare()
  }
  const stops = [
    onEvent(contract.messageEvent, ({ uid, message }) => {
      if (message.sender_id === uid) stopTyping(uid)
      void arrived(uid, message)
      onChange()
    }),
    onEvent(contract.statusEvent, ({ uid, member_id, unread, ...marks }) => {
      if (member_id === uid) {
        threads.moveMarks(uid, marks)
        list.moveListMarks(uid, marks)
      } else if (unread !== null) {
        threads.setThreadUnread(uid, unread)
        list.setListUnread(uid, unread)
        onChange()
      }
    }),
    onEvent(contract.conversationEvent, ({ uid }) => {
      threads.refreshThread(uid)
      void list.refreshConversations()
      onChange()
    }),
    onEvent(contract.presenceEvent, (presence) => {
      threads.setThreadPresence(presence)
      list.setListPresence(presence)
    }),
    onEvent(subscriptionEvent, ({ messages_left }) => threads.setRemaining(messages_left)),
    onEvent(contract.typingEvent, ({ uid }) => noteTyping(uid)),
    onConnect(connected),
    followConnection(),
    followDrafts(),
    followForOffline(),
  ]
  // The connection may be older than this, and what came in between was not heard here.
  compare()
  const timer = setInterval(compare, compareEvery)
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  }
}

/** `followChat` for as long as a component is shown. */
export const useLiveChat = (onChange: () => void): void => {
  const changed = useEffectEvent(onChange)
  useEffect(() => followChat(() => changed()), [])
}
