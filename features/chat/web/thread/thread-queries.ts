import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { queryClient } from '#platform/web/client/query.ts'
import { onSessionChange } from '#platform/web/client/session.ts'
import type * as z from 'zod'
import type { Conversation, Message, presenceEvent } from '../../contract.ts'
import type { CountedUnread } from '../list/list-queries.ts'
import type { PendingMessage, PeerReceipts } from './bubbles.ts'
import { type CachedThread, readCachedThread, fetchMessagePage, threadKey, threadsKey, updateCachedThread } from './thread-cache.ts'
import { withFurtherReceipts } from './receipts.ts'
import { applyChanges } from '../changes/apply-changes.ts'
import { fetchChanges } from '../changes/fetch-changes.ts'
import { emptyThread, firstSeqOf, hasGap, lastSeqOf, mergeMessages, messageWithSeq, mergeNewestPage } from './merge-messages.ts'

const pageSize = 50
const catchUpSize = 100

/** Messages and changes that arrived over the socket while a conversation was first loading. */
const earlyMessages = new Map<string, readonly Message[]>()
const maxEarly = 50
/** Conversations to fetch once more after their first load, because its response may be older than events that have arrived meanwhile. */
const loadAgain = new Set<string>()
onSessionChange(() => {
  earlyMessages.clear()
  loadAgain.clear()
})
/** Whether a conversation is loading for the first time; such a load cannot be started anew. */
const isFirstLoad = (uid: string): boolean => {
  const state = queryClient.getQueryState(threadKey(uid))
  return state?.data === undefined && state?.fetchStatus === 'fetching'
}
const keepEarly = (uid: string, message: Message): void =>
  void earlyMessages.set(uid, [...(earlyMessages.get(uid) ?? []), message].slice(-maxEarly))
const withEarlyMessages = (uid: string, loaded: CachedThread): CachedThread => {
  const early = earlyMessages.get(uid) ?? []
  earlyMessages.delete(uid)
  const thread = mergeMessages(loaded.thread, early)
  // Fetch after the query result is in the cache.
  if (hasGap(thread)) setTimeout(() => void fetchMissingMessages(uid))
  if (early.some(({ change }) => change > loaded.changedTo)) setTimeout(() => void fetchChanges(uid))
  if (loadAgain.delete(uid)) setTimeout(() => refreshThread(uid))
  return { ...loaded, thread }
}

type LoadedPage = Awaited<ReturnType<typeof fetchMessagePage>>

/**
 * Returns a cached conversation with a page added. If the page was read before or after the last known change, some messages may be outdated:
 * `changedTo` is then the earlier of the two numbers, and the changes since then are fetched.
 */
const withPage = (
  uid: string,
  before: CachedThread | undefined,
  { messages, conversation, stranger }: LoadedPage,
  merge: typeof mergeMessages,
): CachedThread => {
  const lastChange = conversation?.last_change ?? 0
  const changedTo = Math.min(before?.changedTo ?? lastChange, lastChange)
  if (before !== undefined && before.changedTo !== lastChange) setTimeout(() => void fetchChanges(uid))
  return {
    thread: merge(before?.thread ?? emptyThread, messages),
    conversation: conversation && withFurtherReceipts(conversation, before?.conversation),
    stranger,
    changedTo,
  }
}

/** Query of the conversation with a member: cached messages first, then the newest page. */
export const threadQuery = (uid: string) =>
  queryOptions({
    queryKey: threadKey(uid),
    queryFn: async ({ signal }): Promise<CachedThread> => {
      const newest = await fetchMessagePage(uid, { limit: pageSize }, signal)
      // Read the cache after the request: messages may have arrived meanwhile.
      return withEarlyMessages(uid, withPage(uid, readCachedThread(uid), newest, mergeNewestPage))
    },
    staleTime: 0,
    // Merging already keeps unchanged objects; comparing ten thousand messages for each new one would block the page.
    structuralSharing: false,
  })
export const useThread = (uid: string) => useQuery(threadQuery(uid))

/** Fetches the page before the oldest loaded message. */
export const fetchOlderMessages = async (uid: string, limit = pageSize): Promise<void> => {
  const older = await fetchMessagePage(uid, { before: firstSeqOf(readCachedThread(uid)?.thread ?? emptyThread), limit })
  updateCachedThread(uid, (before) => withPage(uid, before, older, mergeMessages))
}
/** Fetches a loaded message again, to get new URLs of its file. A failure changes nothing. */
export const refreshMessage = async (uid: string, seq: number): Promise<void> => {
  const page = await fetchMessagePage(uid, { before: seq + 1, limit: 1 }).catch(() => undefined)
  if (page !== undefined) updateCachedThread(uid, (before) => ({ ...before, thread: mergeMessages(before.thread, page.messages) }))
}
export const useOlderMessages = (uid: string) => useMutation({ mutationFn: () => fetchOlderMessages(uid) })

/** Members for whom a fetch was requested while another was running, whose response may be too old. */
const requestedAgain = new Set<string>()
const running = new Map<string, Promise<void>>()
const fetchNewer = async (uid: string): Promise<void> => {
  for (let more = readCachedThread(uid) !== undefined; more;) {
    requestedAgain.delete(uid)
    const after = lastSeqOf(readCachedThread(uid)?.thread ?? emptyThread)
    const newer = await fetchMessagePage(uid, { after, limit: catchUpSize })
    updateCachedThread(uid, (before) => withPage(uid, before, newer, mergeMessages))
    more =
      requestedAgain.has(uid) || (newer.messages.length === catchUpSize && lastSeqOf(readCachedThread(uid)?.thread ?? emptyThread) > after)
  }
}
/** Fetches all messages after the last one before a gap. If this fails, the next message or connection tries again. */
export const fetchMissingMessages = (uid: string): Promise<void> => {
  requestedAgain.add(uid)
  const now = running.get(uid) ?? fetchNewer(uid).catch(() => {})
  running.set(uid, now)
  return now.finally(() => running.delete(uid))
}

/** Adds a stored message in any order and fetches what is missing before it. */
export const receiveMessage = async (uid: string, message: Message): Promise<void> => {
  if (readCachedThread(uid) === undefined) keepEarly(uid, message)
  updateCachedThread(uid, (before) => ({ ...before, thread: mergeMessages(before.thread, [message]) }))
  // A new message of either member ends the viewer's turn to answer.
  if (readCachedThread(uid)?.conversation?.your_turn) changeConversation(uid, (before) => ({ ...before, your_turn: false }))
  const now = readCachedThread(uid)
  // This is the first message of the conversation.
  if (now?.conversation === null) await queryClient.invalidateQueries({ queryKey: threadKey(uid) })
  if (now !== undefined && hasGap(now.thread)) await fetchMissingMessages(uid)
}

/** Applies a change of a message. Fetches changes before it that are missing. */
export const receiveChange = async (uid: string, message: Message): Promise<void> => {
  const known = readCachedThread(uid)
  if (known === undefined) return keepEarly(uid, message)
  // The event about the message itself was lost.
  if (message.seq > lastSeqOf(known.thread)) await receiveMessage(uid, message)
  updateCachedThread(uid, (before) => ({
    ...before,
    thread: applyChanges(before.thread, [message]),
    changedTo: message.change === before.changedTo + 1 ? message.change : before.changedTo,
  }))
  if (message.change > (readCachedThread(uid)?.changedTo ?? message.change)) await fetchChanges(uid)
}

const changeConversation = (uid: string, changed: (before: Conversation) => Conversation): void =>
  updateCachedThread(uid, (before) => ({ ...before, conversation: before.conversation && changed(before.conversation) }))

/**
 * Applies an unread count from the server, unless it was counted at an earlier message. A count that is too high only marks the messages as
 * read once more.
 */
export const setThreadUnreadCount = (uid: string, { unread, last_seq }: CountedUnread): void =>
  changeConversation(uid, (before) => {
    if (last_seq === undefined || last_seq === null) return { ...before, unread }
    return last_seq < before.last_seq ? before : { ...before, unread: Math.min(before.unread, unread) }
  })

/** Shows a conversation as read before the server has answered. */
export const markReadInThread = (uid: string, seq: number): void =>
  changeConversation(uid, (before) => (seq < before.last_seq ? before : { ...before, unread: 0 }))

/** Moves the other member's receipts forward. */
export const advanceThreadReceipts = (uid: string, receipts: PeerReceipts): void => {
  if (isFirstLoad(uid)) loadAgain.add(uid)
  else changeConversation(uid, (before) => withFurtherReceipts(before, receipts))
}

/** Updates the other member's presence in a cached conversation. */
export const setThreadPresence = ({ uid, active, last_seen }: z.infer<typeof presenceEvent.payload>): void =>
  changeConversation(uid, (before) => ({ ...before, person: { ...before.person, active, last_seen } }))

/** Sets how many messages the plan has left, in every thread without a conversation. */
export const setMessagesLeftInPlan = (remaining: number): void =>
  void queryClient.setQueriesData<CachedThread>({ queryKey: threadsKey }, (before) =>
    before?.stranger ? { ...before, stranger: { ...before.stranger, request: { ...before.stranger.request, remaining } } } : before,
  )

/** Refetches a conversation that has changed. */
export const refreshThread = (uid: string): void => {
  if (isFirstLoad(uid)) loadAgain.add(uid)
  else void queryClient.invalidateQueries({ queryKey: threadKey(uid) })
}

/** Refetches the conversations on screen after a reconnect: events may have been missed. */
export const refreshThreads = (): void => void queryClient.invalidateQueries({ queryKey: threadsKey })

/**
 * Refetches conversations with an own message that the other member has not read: a receipt may have been lost. If the other member has written
 * since, refetches only if receipts have arrived before: a member who hides them would cause a refetch every time.
 */
export const refreshThreadsAwaitingRead = (ownId: string): void =>
  void queryClient.invalidateQueries({
    queryKey: threadsKey,
    refetchType: 'active',
    predicate: ({ state }) => {
      const { thread, conversation } = (state.data as CachedThread | undefined) ?? {}
      const read = conversation?.read_seq ?? 0
      const own = thread?.messages.findLast(({ sender_id }) => sender_id === ownId)
      return own !== undefined && own.seq > read && (read > 0 || own === thread?.messages.at(-1))
    },
  })

/** Returns the last sequence number before a gap; undefined if the conversation is not loaded. */
export const threadLastSeq = (uid: string): number | undefined => {
  const data = readCachedThread(uid)
  return data === undefined ? undefined : lastSeqOf(data.thread)
}

/** The loaded messages of a conversation without gaps, the number of the change up to which they are complete, and the receipts. */
export const readLoadedThread = (
  uid: string,
): { messages: readonly Message[]; changedTo: number; receipts: PeerReceipts | null } | undefined => {
  const data = readCachedThread(uid)
  return data && { messages: data.thread.messages, changedTo: data.changedTo, receipts: data.conversation }
}

/** Returns a message of a loaded conversation; undefined if it is not loaded. */
export const loadedMessage = (uid: string, seq: number): Message | undefined =>
  messageWithSeq(readCachedThread(uid)?.thread ?? emptyThread, seq)

/**
 * Whether a sent message can be removed from the outbox: the conversation shows it, begins after it, or is not loaded. Without `seq`, because another
 * tab has sent the message, only its time is compared.
 */
export const canLeaveOutbox = (uid: string, { id, seq, created_at }: Pick<PendingMessage, 'id' | 'seq' | 'created_at'>): boolean => {
  const thread = readCachedThread(uid)?.thread
  if (thread === undefined || thread.messages.some((message) => message.id === id)) return true
  if (seq !== undefined) return seq < firstSeqOf(thread)
  const [first] = thread.messages
  return first !== undefined && first.seq > 1 && Date.parse(created_at) < Date.parse(first.created_at)
}

const ofLoadedThreads = (number: (data: CachedThread) => number): Record<string, number> =>
  Object.fromEntries(
    queryClient
      .getQueriesData<CachedThread>({ queryKey: threadsKey })
      .flatMap(([key, data]) => (data === undefined ? [] : [[String(key.at(-1)), number(data)]])),
  )
/** Last sequence number of each loaded conversation, by member id. */
export const threadLastSeqs = (): Record<string, number> => ofLoadedThreads(({ thread }) => lastSeqOf(thread))
/** Change number up to which each loaded conversation is complete, by member id. */
export const threadLastChanges = (): Record<string, number> => ofLoadedThreads(({ changedTo }) => changedTo)
