import { useEffect, useEffectEvent } from 'react'
import { subscriptionEvent } from '#features/subscriptions/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { onSessionChange, useSession } from '#platform/web/client/session.ts'
import { onSocketConnect, onServerEvent, requestOverSocket, useConnection } from '#platform/web/client/socket.ts'
import * as contract from '../contract.ts'
import { recordArrivedReaction } from './changes/arrived-reaction.ts'
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

/** How often sequence numbers are compared with the server, in milliseconds. This finds messages whose event was lost. */
const compareIntervalMs = 30_000

const ownId = (): string => useSession.getState().user?.id ?? ''
const isConnected = (): boolean => useConnection.getState().state === 'connected'

/** The last message of each member that was reported as delivered. */
const delivered = new Map<string, number>()
onSessionChange(() => delivered.clear())

const sendDelivered = (uid: string, seq: number): void => {
  if (!isConnected() || seq <= (delivered.get(uid) ?? 0)) return
  delivered.set(uid, seq)
  // If this report is lost, the next comparison tells the server the same.
  requestOverSocket(contract.deliveredOverSocket, { uid, seq }).catch(() => {})
}

const lowerOfBoth = (a: Record<string, number>, b: Record<string, number>): Record<string, number> => {
  const all = { ...a }
  for (const [uid, number] of Object.entries(b)) all[uid] = Math.min(all[uid] ?? number, number)
  return all
}

/** The most numbers that a comparison may carry. */
const maxHeads = 1000
/**
 * Returns the number of the last message that this tab has of each conversation. If list and open conversation differ, the lower number counts. For a
 * conversation in neither of them, it is the number last reported as delivered.
 */
const currentHeads = (): Record<string, number> => {
  const loaded = lowerOfBoth(list.lastSeqsInList(), threads.threadLastSeqs())
  const others = [...delivered].filter(([uid]) => !(uid in loaded))
  return Object.fromEntries([...Object.entries(loaded), ...others].slice(0, maxHeads))
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
    : (await call(contract.markConversationRead, { params: { uid }, body: { seq } }, { signal: createTimeoutSignal() })).data
  // The member has signed out, or another one has signed in.
  if (ownId() !== owner) return
  if (unsentReads.get(uid) === seq) unsentReads.delete(uid)
  // Apply the count of the response, because the event with the count may be lost. A server of the previous release sends no `last_seq`.
  if ('last_seq' in counted) applyUnreadCount(uid, counted)
}

/** Marks a conversation as read up to a message. If sending that fails, it is sent again with the next connection. */
export const markRead = async (uid: string, seq: number): Promise<void> => {
  // The row in the list may know fewer messages than the open conversation.
  const furthest = Math.max(seq, unsentReads.get(uid) ?? 0)
  list.markReadInList(uid, furthest)
  threads.markReadInThread(uid, furthest)
  unsentReads.set(uid, furthest)
  await sendRead(uid, furthest)
}

/** Fetches messages missed since the last known one in each conversation. */
const resume = async (): Promise<void> => {
  const owner = ownId()
  for (const [uid, seq] of unsentReads) void sendRead(uid, seq).catch(() => {})
  const answer = await requestOverSocket(contract.syncOverSocket, {
    heads: currentHeads(),
    changes: lowerOfBoth(list.lastChangesInList(), threads.threadLastChanges()),
  })
  // The member has signed out, or another one has signed in.
  if (ownId() !== owner) return
  const { behind } = answer
  // Absent in the response of an older server.
  const changed = (answer as Partial<typeof answer>).changed ?? {}
  const [inList, changesInList, changesInThreads] = [list.lastSeqsInList(), list.lastChangesInList(), threads.threadLastChanges()]
  const isListBehind =
    Object.entries(behind).some(([uid, last]) => last > (inList[uid] ?? delivered.get(uid) ?? 0)) ||
    Object.entries(changed).some(([uid, change]) => change > (changesInList[uid] ?? change))
  if (isListBehind || list.areListsOutdated()) await list.refreshConversations()
  for (const [uid, change] of Object.entries(changed)) if (change > (changesInThreads[uid] ?? change)) void fetchChanges(uid)
  const fetchOne = async (uid: string, last: number) => {
    const known = threads.threadLastSeq(uid)
    if (known !== undefined && known < last) await threads.fetchMissingMessages(uid)
    sendDelivered(uid, threads.threadLastSeq(uid) ?? last)
  }
  const isLoaded = ([uid]: [string, number]) => threads.threadLastSeq(uid) !== undefined
  const newlyReported = Object.entries(behind).filter((one) => !isLoaded(one) && one[1] > (delivered.get(one[0]) ?? 0))
  for (const [uid, last] of newlyReported) {
    // The thread may be loading, and its response may be older than this message.
    threads.refreshThread(uid)
    delivered.set(uid, last)
  }
  await Promise.all(
    Object.entries(behind)
      .filter(isLoaded)
      .map(([uid, last]) => fetchOne(uid, last)),
  )
  // One comparison reports all these messages as delivered; a request for each message could be hundreds of requests.
  if (newlyReported.length > 0) await resume()
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
      recordArrivedReaction(uid, message, threads.loadedMessage(uid, message.seq))
      void applyArrivedChange(uid, message)
    }),
    onServerEvent(contract.receiptsEvent, ({ uid, member_id, unread, last_seq, ...marks }) => {
      if (member_id === uid) {
        threads.advanceThreadReceipts(uid, marks)
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
    onServerEvent(subscriptionEvent, ({ messages_left }) => threads.setMessagesLeftInPlan(messages_left)),
    onServerEvent(contract.typingEvent, ({ uid }) => recordTyping(uid)),
    onSocketConnect(connected),
    startOutbox(),
    startChangeQueue(),
    syncDraftsAcrossTabs(),
    syncRepliesAcrossTabs(),
    followForOffline(),
  ]
  // Events may have been missed if the socket was connected before `startChatSync` was called.
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
