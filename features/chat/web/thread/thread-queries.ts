import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { onSessionChange } from '#platform/web/client/session.ts'
import type * as z from 'zod'
import { type Conversation, listMessages, type Message, type presenceEvent } from '../../contract.ts'
import type { Receipts } from './bubbles.ts'
import { withRequestTimeout } from '../outbox/request-timeout.ts'
import { emptyThread, firstSeqOf, hasGap, lastSeqOf, mergeMessages, mergeNewestPage, type Thread } from './merge-messages.ts'

const threads = ['chat', 'thread']
const keyOf = (uid: string) => [...threads, uid]
const pageSize = 50
const catchUpSize = 100

/** A cached conversation. Without a conversation, `stranger` has the other member and the conditions for a first message. */
interface CachedThread {
  thread: Thread
  conversation: Conversation | null
  stranger: z.infer<typeof listMessages.response>['data']['stranger']
}

const cachedThread = (uid: string): CachedThread | undefined => queryClient.getQueryData<CachedThread>(keyOf(uid))
const updateThread = (uid: string, changed: (before: CachedThread) => CachedThread): void =>
  void queryClient.setQueryData<CachedThread>(keyOf(uid), (before) => (before === undefined ? undefined : changed(before)))

const page = async (uid: string, query: { before?: number; after?: number; limit: number }, signal?: AbortSignal) =>
  (await withFetchError(call(listMessages, { params: { uid }, query }, { signal: withRequestTimeout(signal) }))).data

/** Receipts only move forward: a slow response must not undo newer events. */
const withReceipts = (before: Conversation | null | undefined, next: Conversation | null): Conversation | null =>
  before && next
    ? {
        ...next,
        delivered_seq: Math.max(before.delivered_seq, next.delivered_seq),
        read_seq: Math.max(before.read_seq, next.read_seq),
      }
    : next

/** Messages that arrived over the socket while a conversation was first loading. */
const earlyMessages = new Map<string, readonly Message[]>()
const maxEarly = 50
onSessionChange(() => earlyMessages.clear())
const withEarlyMessages = (uid: string, thread: Thread): Thread => {
  const whole = mergeMessages(thread, earlyMessages.get(uid) ?? [])
  earlyMessages.delete(uid)
  // Fetch after the query result is in the cache.
  if (hasGap(whole)) setTimeout(() => void fetchMissingMessages(uid))
  return whole
}

/** The conversation with a member: cached messages first, then the newest page. */
export const threadQuery = (uid: string) =>
  queryOptions({
    queryKey: keyOf(uid),
    queryFn: async ({ signal }): Promise<CachedThread> => {
      const { messages, conversation, stranger } = await page(uid, { limit: pageSize }, signal)
      // Read the cache after the request: messages may have arrived meanwhile.
      const before = cachedThread(uid)
      const thread = withEarlyMessages(uid, mergeNewestPage(before?.thread ?? emptyThread, messages))
      return { thread, conversation: withReceipts(before?.conversation, conversation), stranger }
    },
    staleTime: 0,
    // Merging already keeps unchanged objects; comparing ten thousand messages for each new one would block the page.
    structuralSharing: false,
  })
export const useThread = (uid: string) => useQuery(threadQuery(uid))

/** Fetches the page before the oldest loaded message. */
export const fetchOlderMessages = async (uid: string): Promise<void> => {
  const { messages } = await page(uid, { before: firstSeqOf(cachedThread(uid)?.thread ?? emptyThread), limit: pageSize })
  updateThread(uid, (before) => ({ ...before, thread: mergeMessages(before.thread, messages) }))
}
export const useOlderMessages = (uid: string) => useMutation({ mutationFn: () => fetchOlderMessages(uid) })

/** Members for whom a fetch was requested while one was running; its response may be too old. */
const requestedAgain = new Set<string>()
const running = new Map<string, Promise<void>>()
const fetchNewer = async (uid: string): Promise<void> => {
  for (let more = cachedThread(uid) !== undefined; more;) {
    requestedAgain.delete(uid)
    const after = lastSeqOf(cachedThread(uid)?.thread ?? emptyThread)
    const { messages, conversation, stranger } = await page(uid, { after, limit: catchUpSize })
    updateThread(uid, (before) => ({
      thread: mergeMessages(before.thread, messages),
      conversation: withReceipts(before.conversation, conversation),
      stranger,
    }))
    more = requestedAgain.has(uid) || (messages.length === catchUpSize && lastSeqOf(cachedThread(uid)?.thread ?? emptyThread) > after)
  }
}
/** Fetches all messages after the last one without a gap. If it fails, the next message or connection tries again. */
export const fetchMissingMessages = (uid: string): Promise<void> => {
  requestedAgain.add(uid)
  const now = running.get(uid) ?? fetchNewer(uid).catch(() => {})
  running.set(uid, now)
  return now.finally(() => running.delete(uid))
}

/** Adds a stored message in any order and fetches what is missing before it. */
export const receiveMessage = async (uid: string, message: Message): Promise<void> => {
  if (cachedThread(uid) === undefined) earlyMessages.set(uid, [...(earlyMessages.get(uid) ?? []), message].slice(-maxEarly))
  updateThread(uid, (before) => ({ ...before, thread: mergeMessages(before.thread, [message]) }))
  // Whoever wrote, the silence is over.
  if (cachedThread(uid)?.conversation?.your_turn) changeConversation(uid, (before) => ({ ...before, your_turn: false }))
  const now = cachedThread(uid)
  // This is the first message of the conversation.
  if (now?.conversation === null) await queryClient.invalidateQueries({ queryKey: keyOf(uid) })
  if (now !== undefined && hasGap(now.thread)) await fetchMissingMessages(uid)
}

const changeConversation = (uid: string, changed: (before: Conversation) => Conversation): void =>
  updateThread(uid, (before) => ({ ...before, conversation: before.conversation && changed(before.conversation) }))

/** Sets the unread count. */
export const setThreadUnreadCount = (uid: string, unread: number): void =>
  changeConversation(uid, (before) => (before.unread === unread ? before : { ...before, unread }))

/** Moves the other member's receipts forward. */
export const advanceReceipts = (uid: string, { delivered_seq, read_seq }: Receipts): void =>
  changeConversation(uid, (before) => ({
    ...before,
    delivered_seq: Math.max(before.delivered_seq, delivered_seq),
    read_seq: Math.max(before.read_seq, read_seq),
  }))

/** Updates the other member's presence. */
export const setThreadPresence = ({ uid, active, last_seen }: z.infer<typeof presenceEvent.payload>): void =>
  changeConversation(uid, (before) => ({ ...before, person: { ...before.person, active, last_seen } }))

/** Sets how many messages the plan has left, in every thread without a conversation. */
export const setRemainingMessages = (remaining: number): void =>
  void queryClient.setQueriesData<CachedThread>({ queryKey: threads }, (before) =>
    before?.stranger ? { ...before, stranger: { ...before.stranger, request: { ...before.stranger.request, remaining } } } : before,
  )

/** Refetches a conversation whose permissions have changed. */
export const refreshThread = (uid: string): void => void queryClient.invalidateQueries({ queryKey: keyOf(uid) })

/** Refetches the conversations on screen after a reconnect: events may have been missed. */
export const refreshThreads = (): void => void queryClient.invalidateQueries({ queryKey: threads })

/** Refetches conversations whose last message is an own one that the other member has not read: a receipt may have been lost. */
export const refreshThreadsAwaitingRead = (ownId: string): void =>
  void queryClient.invalidateQueries({
    queryKey: threads,
    refetchType: 'active',
    predicate: ({ state }) => {
      const { thread, conversation } = (state.data as CachedThread | undefined) ?? {}
      const last = thread?.messages.at(-1)
      return last?.sender_id === ownId && last.seq > (conversation?.read_seq ?? 0)
    },
  })

/** Last sequence number without a gap, undefined when the conversation is not loaded. */
export const threadLastSeq = (uid: string): number | undefined => {
  const data = cachedThread(uid)
  return data === undefined ? undefined : lastSeqOf(data.thread)
}

/** The loaded messages of a conversation, without gaps. */
export const cachedMessages = (uid: string): readonly Message[] | undefined => cachedThread(uid)?.thread.messages

/** Whether a sent message can be removed from the outbox: the conversation shows it or is not loaded. */
export const canLeaveOutbox = (uid: string, id: string, seq: number | undefined): boolean => {
  const thread = cachedThread(uid)?.thread
  return thread === undefined || (seq !== undefined && seq < firstSeqOf(thread)) || thread.messages.some((message) => message.id === id)
}

/** Last sequence number of each loaded conversation, by member id. */
export const threadLastSeqs = (): Record<string, number> =>
  Object.fromEntries(
    queryClient
      .getQueriesData<CachedThread>({ queryKey: threads })
      .flatMap(([key, data]) => (data === undefined ? [] : [[String(key.at(-1)), lastSeqOf(data.thread)]])),
  )
