import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { onSessionChange } from '#platform/web/client/session.ts'
import type * as z from 'zod'
import { type Conversation, listMessages, type Message, type presenceEvent } from '../../contract.ts'
import type { Marks } from './bubbles.ts'
import { patient } from '../outbox/patient.ts'
import { emptyThread, floorOf, hasHole, headOf, mergeMessages, mergeNewest, type Thread } from './merge-messages.ts'

const threads = ['chat', 'thread']
const keyOf = (uid: string) => [...threads, uid]
const pageSize = 50
const catchUpSize = 100

/** A conversation as this browser knows it; where the two have none, `stranger` is who the other is and what writing would take. */
interface Known {
  thread: Thread
  conversation: Conversation | null
  stranger: z.infer<typeof listMessages.response>['data']['stranger']
}

const known = (uid: string): Known | undefined => queryClient.getQueryData<Known>(keyOf(uid))
const change = (uid: string, changed: (before: Known) => Known): void =>
  void queryClient.setQueryData<Known>(keyOf(uid), (before) => (before === undefined ? undefined : changed(before)))

const page = async (uid: string, query: { before?: number; after?: number; limit: number }, signal?: AbortSignal) =>
  (await withFetchError(call(listMessages, { params: { uid }, query }, { signal: patient(signal) }))).data

/** An answer that was long on its way must not take back what was told meanwhile: marks only move forward. */
const withMarks = (before: Conversation | null | undefined, next: Conversation | null): Conversation | null =>
  before && next
    ? {
        ...next,
        delivered_seq: Math.max(before.delivered_seq, next.delivered_seq),
        read_seq: Math.max(before.read_seq, next.read_seq),
      }
    : next

/** What came in live while a conversation was being fetched for the first time. */
const early = new Map<string, readonly Message[]>()
const mostEarly = 50
onSessionChange(() => early.clear())
const withEarly = (uid: string, thread: Thread): Thread => {
  const whole = mergeMessages(thread, early.get(uid) ?? [])
  early.delete(uid)
  // Once it is in the cache.
  if (hasHole(whole)) setTimeout(() => void catchUp(uid))
  return whole
}

/** The conversation with a member: what is known at once, the newest page behind it. */
export const threadQuery = (uid: string) =>
  queryOptions({
    queryKey: keyOf(uid),
    queryFn: async ({ signal }): Promise<Known> => {
      const { messages, conversation, stranger } = await page(uid, { limit: pageSize }, signal)
      // Read after the wait: messages may have come in live meanwhile.
      const before = known(uid)
      const thread = withEarly(uid, mergeNewest(before?.thread ?? emptyThread, messages))
      return { thread, conversation: withMarks(before?.conversation, conversation), stranger }
    },
    staleTime: 0,
    // Merging keeps what has not changed: comparing ten thousand messages anew for each that comes would hold up the page.
    structuralSharing: false,
  })
export const useThread = (uid: string) => useQuery(threadQuery(uid))

/** Fetches the page before the oldest message known. */
export const fetchOlder = async (uid: string): Promise<void> => {
  const { messages } = await page(uid, { before: floorOf(known(uid)?.thread ?? emptyThread), limit: pageSize })
  change(uid, (before) => ({ ...before, thread: mergeMessages(before.thread, messages) }))
}
export const useOlderMessages = (uid: string) => useMutation({ mutationFn: () => fetchOlder(uid) })

/** Asked for since the fetch that is on its way began, which may come back without it. */
const asked = new Set<string>()
const running = new Map<string, Promise<void>>()
const fetchNewer = async (uid: string): Promise<void> => {
  for (let more = known(uid) !== undefined; more;) {
    asked.delete(uid)
    const after = headOf(known(uid)?.thread ?? emptyThread)
    const { messages, conversation, stranger } = await page(uid, { after, limit: catchUpSize })
    change(uid, (before) => ({
      thread: mergeMessages(before.thread, messages),
      conversation: withMarks(before.conversation, conversation),
      stranger,
    }))
    more = asked.has(uid) || (messages.length === catchUpSize && headOf(known(uid)?.thread ?? emptyThread) > after)
  }
}
/** Fetches everything after the last message without a gap. Without an answer the next message or connect tries again. */
export const catchUp = (uid: string): Promise<void> => {
  asked.add(uid)
  const now = running.get(uid) ?? fetchNewer(uid).catch(() => {})
  running.set(uid, now)
  return now.finally(() => running.delete(uid))
}

/** Takes in a message that was stored, in any order; fetches what is missing before it. */
export const receive = async (uid: string, message: Message): Promise<void> => {
  if (known(uid) === undefined) early.set(uid, [...(early.get(uid) ?? []), message].slice(-mostEarly))
  change(uid, (before) => ({ ...before, thread: mergeMessages(before.thread, [message]) }))
  const now = known(uid)
  // The conversation has just begun.
  if (now?.conversation === null) await queryClient.invalidateQueries({ queryKey: keyOf(uid) })
  if (now !== undefined && hasHole(now.thread)) await catchUp(uid)
}

const changeConversation = (uid: string, changed: (before: Conversation) => Conversation): void =>
  change(uid, (before) => ({ ...before, conversation: before.conversation && changed(before.conversation) }))

/** Says how much is unread. */
export const setThreadUnread = (uid: string, unread: number): void =>
  changeConversation(uid, (before) => (before.unread === unread ? before : { ...before, unread }))

/** Moves the marks of the other one forward, never back. */
export const moveMarks = (uid: string, { delivered_seq, read_seq }: Marks): void =>
  changeConversation(uid, (before) => ({
    ...before,
    delivered_seq: Math.max(before.delivered_seq, delivered_seq),
    read_seq: Math.max(before.read_seq, read_seq),
  }))

/** Says whether the other one is here. */
export const setThreadPresence = ({ uid, active, last_seen }: z.infer<typeof presenceEvent.payload>): void =>
  changeConversation(uid, (before) => ({ ...before, person: { ...before.person, active, last_seen } }))

/** Says how many messages the plan still holds, wherever a first one could be written. */
export const setRemaining = (remaining: number): void =>
  void queryClient.setQueriesData<Known>({ queryKey: threads }, (before) =>
    before?.stranger ? { ...before, stranger: { ...before.stranger, request: { ...before.stranger.request, remaining } } } : before,
  )

/** Fetches a conversation anew: what may be done in it has changed. */
export const refreshThread = (uid: string): void => void queryClient.invalidateQueries({ queryKey: keyOf(uid) })

/** Fetches the conversations on the screen anew: what was told while nobody listened. */
export const refreshThreads = (): void => void queryClient.invalidateQueries({ queryKey: threads })

/** The same for those whose last message is an own one that has not been read: a mark may have been told and never come. */
export const refreshUnread = (ownId: string): void =>
  void queryClient.invalidateQueries({
    queryKey: threads,
    refetchType: 'active',
    predicate: ({ state }) => {
      const { thread, conversation } = (state.data as Known | undefined) ?? {}
      const last = thread?.messages.at(-1)
      return last?.sender_id === ownId && last.seq > (conversation?.read_seq ?? 0)
    },
  })

/** The last sequence number without a gap, undefined where the conversation is not known. */
export const threadHead = (uid: string): number | undefined => {
  const data = known(uid)
  return data === undefined ? undefined : headOf(data.thread)
}

/** The messages without a gap of a conversation that is known here. */
export const openMessages = (uid: string): readonly Message[] | undefined => known(uid)?.thread.messages

/** Whether a stored message needs no place of its own any more: the conversation shows it, or is not known here. */
export const isShown = (uid: string, id: string, seq: number | undefined): boolean => {
  const thread = known(uid)?.thread
  return thread === undefined || (seq !== undefined && seq < floorOf(thread)) || thread.messages.some((message) => message.id === id)
}

/** How far each conversation that is known has come, by member. */
export const heads = (): Record<string, number> =>
  Object.fromEntries(
    queryClient
      .getQueriesData<Known>({ queryKey: threads })
      .flatMap(([key, data]) => (data === undefined ? [] : [[String(key.at(-1)), headOf(data.thread)]])),
  )
