import { useEffect, useEffectEvent } from 'react'
import { subscriptionEvent } from '#features/subscriptions/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import { onSocketConnect, onServerEvent, requestOverSocket, useConnection } from '#platform/web/client/socket.ts'
import * as contract from '../contract.ts'
import { recordReaction } from './changes/arrived-reaction.ts'
import { applyArrivedChange, flushChanges, startChanges } from './changes/change-queue.ts'
import { fillMissingFields } from './changes/fill-missing-fields.ts'
import { fetchChanges } from './changes/fetch-changes.ts'
import { syncRepliesAcrossTabs } from './composer/composing.ts'
import { syncDraftsAcrossTabs } from './composer/drafts.ts'
import * as list from './list/list-queries.ts'
import { flushOutbox, startOutbox } from './outbox/outbox.ts'
import { withRequestTimeout } from '#platform/web/client/retry/request-timeout.ts'
import * as threads from './thread/thread-queries.ts'
import { recordTyping, clearTyping } from './composer/typing.ts'

/** Interval for comparing sequence numbers with the server; it finds messages whose event was lost. */
const compareIntervalMs = 30_000

const ownId = (): string => useSession.getState().user?.id ?? ''
const isConnected = (): boolean => useConnection.getState().state === 'connected'

const sendDelivered = (uid: string, seq: number): void => {
  if (isConnected() && seq > 0) requestOverSocket(contract.deliveredOverSocket, { uid, seq }).catch(() => {})
}

const applyUnreadCount = (uid: string, counted: list.CountedUnread): void => {
  threads.setThreadUnreadCount(uid, counted)
  list.setListUnreadCount(uid, counted)
}

/** Read positions the server has not confirmed yet, by member id. */
const unsentReads = new Map<string, number>()
// The next account in this tab must not mark its own conversation with the same member.
onSessionChange(() => unsentReads.clear())
const sendRead = async (uid: string, seq: number): Promise<void> => {
  const owner = ownId()
  const counted = isConnected()
    ? await requestOverSocket(contract.markReadOverSocket, { uid, seq })
    : (await call(contract.markConversationRead, { params: { uid }, body: { seq } }, { signal: withRequestTimeout() })).data
  // The member has signed out, or another one has signed in.
  if (ownId() !== owner) return
  if (unsentReads.get(uid) === seq) unsentReads.delete(uid)
  // The event of it may be lost. A server of the release before does not say when it has counted.
  if ('last_seq' in counted) applyUnreadCount(uid, counted)
}

/** Marks a conversation as read up to a message. If sending fails, it is sent again with the next connection. */
export const markRead = async (uid: string, seq: number): Promise<void> => {
  // A row of the list may know of less than the open conversation.
  const furthest = Math.max(seq, unsentReads.get(uid) ?? 0)
  list.markReadInList(uid, furthest)
  threads.markReadInThread(uid, furthest)
  unsentReads.set(uid, furthest)
  await sendRead(uid, furthest)
}

/** Fetches messages missed since the last known one in each conversation. */
const resume = async (): Promise<void> => {
  for (const [uid, seq] of unsentReads) void sendRead(uid, seq).catch(() => {})
  const answer = await requestOverSocket(contract.syncOverSocket, {
    heads: { ...list.lastSeqsInList(), ...threads.threadLastSeqs() },
    changes: { ...list.lastChangesInList(), ...threads.threadLastChanges() },
  })
  const { behind } = answer
  // Absent from a server of the release before changes.
  const changed = (answer as Partial<typeof answer>).changed ?? {}
  if (Object.keys(behind).length === 0 && Object.keys(changed).length === 0) return
  await list.refreshConversations()
  for (const uid of Object.keys(changed)) void fetchChanges(uid)
  const fetchOne = async (uid: string, last: number) => {
    if (threads.threadLastSeq(uid) !== undefined) await threads.fetchMissingMessages(uid)
    // The thread may be loading, and its response may be older than this message.
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
 * Keeps lists, conversations and the outbox in sync with the server. `onChange` is called when unread counts may have changed. Returns a
 * function that stops it.
 */
export const startChatSync = (onChange: () => void): (() => void) => {
  const compare = () => {
    if (!isConnected()) return
    flushOutbox()
    flushChanges()
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
    onServerEvent(contract.receiptsEvent, ({ uid, member_id, unread, last_seq, ...marks }) => {
      if (member_id === uid) {
        threads.advanceReceipts(uid, marks)
        list.advanceListReceipts(uid, marks)
      } else if (unread !== null) {
        applyUnreadCount(uid, { unread, last_seq })
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
    startChanges(),
    syncDraftsAcrossTabs(),
    syncRepliesAcrossTabs(),
    followForOffline(),
  ]
  // The socket may have been connected before this started, so events may have been missed.
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
