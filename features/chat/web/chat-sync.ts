import { useEffect, useEffectEvent } from 'react'
import { subscriptionEvent } from '#features/subscriptions/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { useSession } from '#platform/web/client/session.ts'
import { onSocketConnect, onServerEvent, requestOverSocket, useConnection } from '#platform/web/client/socket.ts'
import * as contract from '../contract.ts'
import { recordReaction } from './changes/arrived-reaction.ts'
import { applyArrivedChange, flushChangeQueue, startChangeQueue } from './changes/change-queue.ts'
import { fillMissingFields } from './changes/fill-missing-fields.ts'
import { fetchChanges } from './changes/fetch-changes.ts'
import { syncRepliesAcrossTabs } from './composer/reply-or-edit.ts'
import { syncDraftsAcrossTabs } from './composer/drafts.ts'
import * as list from './list/list-queries.ts'
import { flushOutbox, startOutbox } from './outbox/outbox.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'
import * as threads from './thread/thread-queries.ts'
import { recordTyping, clearTyping } from './composer/typing.ts'

/** Milliseconds between comparisons of sequence numbers with the server, which find messages whose event was lost. */
const compareIntervalMs = 30_000

const ownId = (): string => useSession.getState().user?.id ?? ''
const isConnected = (): boolean => useConnection.getState().state === 'connected'

const sendDelivered = (uid: string, seq: number): void => {
  if (isConnected() && seq > 0) requestOverSocket(contract.deliveredOverSocket, { uid, seq }).catch(() => {})
}

/** Read positions the server has not confirmed yet, by member id. */
const unsentReads = new Map<string, number>()
const sendRead = async (uid: string, seq: number): Promise<void> => {
  if (isConnected()) await requestOverSocket(contract.markReadOverSocket, { uid, seq })
  else await call(contract.markConversationRead, { params: { uid }, body: { seq } }, { signal: createTimeoutSignal() })
  if (unsentReads.get(uid) === seq) unsentReads.delete(uid)
}

/** Marks a conversation as read up to a message. If sending that fails, it is sent again with the next connection. */
export const markRead = async (uid: string, seq: number): Promise<void> => {
  list.setListUnreadCount(uid, 0)
  threads.setThreadUnreadCount(uid, 0)
  unsentReads.set(uid, seq)
  await sendRead(uid, seq)
}

/** Fetches messages missed since the last known one in each conversation. */
const resume = async (): Promise<void> => {
  for (const [uid, seq] of unsentReads) void sendRead(uid, seq).catch(() => {})
  const answer = await requestOverSocket(contract.syncOverSocket, {
    heads: { ...list.lastSeqsInList(), ...threads.threadLastSeqs() },
    changes: { ...list.lastChangesInList(), ...threads.threadLastChanges() },
  })
  const { behind } = answer
  // Absent in the response of an older server.
  const changed = (answer as Partial<typeof answer>).changed ?? {}
  if (Object.keys(behind).length === 0 && Object.keys(changed).length === 0) return
  await list.refreshConversations()
  for (const uid of Object.keys(changed)) void fetchChanges(uid)
  const fetchOne = async (uid: string, last: number) => {
    if (threads.threadLastSeq(uid) !== undefined) await threads.fetchMissingMessages(uid)
    // The thread may be loading with a response that is older than this message.
    else threads.refreshThread(uid)
    sendDelivered(uid, threads.threadLastSeq(uid) ?? last)
  }
  await Promise.all(Object.entries(behind).map(([uid, last]) => fetchOne(uid, last)))
}

const arrived = async (uid: string, message: contract.Message): Promise<void> => {
  list.addMessageToList(uid, message, ownId())
  await threads.receiveMessage(uid, message)
  if (message.sender_id === uid) sendDelivered(uid, threads.threadLastSeq(uid) ?? message.seq)
}

/** Loads the code that stores conversations for offline reading, and runs it until the returned function is called. */
const followForOffline = (): (() => void) => {
  if (!('indexedDB' in globalThis)) return () => {}
  let stop: (() => void) | undefined
  let isOver = false
  import('./offline/offline-sync.ts').then(
    ({ startOfflineSync }) => (isOver ? undefined : (stop = startOfflineSync())),
    () => {},
  )
  return () => {
    isOver = true
    stop?.()
  }
}

/**
 * Keeps the conversation list, the conversations and the outbox in sync with the server. Calls `onChange` when unread counts may have changed.
 * Returns a function that stops this.
 */
export const startChatSync = (onChange: () => void): (() => void) => {
  const compare = () => {
    if (!isConnected()) return
    flushOutbox()
    flushChangeQueue()
    resume().catch(() => {})
    threads.refreshThreadsAwaitingRead(ownId())
  }
  const connected = () => {
    void list.refreshConversations()
    threads.refreshThreads()
    compare()
  }
  const stops = [
    onServerEvent(contract.messageEvent, ({ uid, message: sent }) => {
      const message = fillMissingFields(sent)
      if (message.sender_id === uid) clearTyping(uid)
      void arrived(uid, message)
      onChange()
    }),
    onServerEvent(contract.messageChangedEvent, ({ uid, message }) => {
      recordReaction(uid, message, threads.loadedMessage(uid, message.seq))
      void applyArrivedChange(uid, message)
    }),
    onServerEvent(contract.receiptsEvent, ({ uid, member_id, unread, ...marks }) => {
      if (member_id === uid) {
        threads.advanceThreadReceipts(uid, marks)
        list.advanceListReceipts(uid, marks)
      } else if (unread !== null) {
        threads.setThreadUnreadCount(uid, unread)
        list.setListUnreadCount(uid, unread)
        onChange()
      }
    }),
    onServerEvent(contract.conversationEvent, ({ uid }) => {
      threads.refreshThread(uid)
      void list.refreshConversations()
      onChange()
    }),
    onServerEvent(contract.presenceEvent, (presence) => {
      threads.setThreadPresence(presence)
      list.setListPresence(presence)
    }),
    onServerEvent(subscriptionEvent, ({ messages_left }) => threads.setRemainingMessages(messages_left)),
    onServerEvent(contract.typingEvent, ({ uid }) => recordTyping(uid)),
    onSocketConnect(connected),
    startOutbox(),
    startChangeQueue(),
    syncDraftsAcrossTabs(),
    syncRepliesAcrossTabs(),
    followForOffline(),
  ]
  // Events may have been missed if the socket was connected before this started.
  compare()
  const timer = setInterval(compare, compareIntervalMs)
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  }
}

/** Runs `startChatSync` while the component is mounted. */
export const useChatSync = (onChange: () => void): void => {
  const changed = useEffectEvent(onChange)
  useEffect(() => startChatSync(() => changed()), [])
}
