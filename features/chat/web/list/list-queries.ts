import { infiniteQueryOptions, type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { onSessionChange } from '#platform/web/client/session.ts'
import type * as z from 'zod'
import { countsAsUnread, parseContent } from '../../content-contract.ts'
import { type Conversation, listConversations, type Message, type presenceEvent } from '../../contract.ts'
import type { PeerReceipts } from '../thread/bubbles.ts'
import { withFurtherReceipts } from '../thread/receipts.ts'
import { withChangedCopies } from '../changes/apply-changes.ts'
import { createTimeoutSignal } from '#platform/web/client/retry/request-timeout.ts'

const lists = ['chat', 'list']
interface Page {
  conversations: Conversation[]
  next_cursor: string | null
}
type List = InfiniteData<Page, string | undefined>

/** Number of applied live changes. A list that was requested before the latest change is outdated. */
let liveChanges = 0
const refetchDelayMs = 1000

/** Returns a conversation from a response, with receipts that arrived in the cached lists after the request. */
const withListedReceipts = (conversation: Conversation): Conversation =>
  queryClient
    .getQueriesData<List>({ queryKey: lists })
    .flatMap(([, list]) => list?.pages.flatMap(({ conversations }) => conversations) ?? [])
    .filter(({ person }) => person.id === conversation.person.id)
    .reduce(withFurtherReceipts<Conversation>, conversation)

/** The member's conversations, most recent first; `words` filters by name. */
export const conversationsQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [...lists, words],
    queryFn: async ({ pageParam, signal }) => {
      const before = liveChanges
      const { data } = await withFetchError(
        call(listConversations, { query: { q: words || undefined, cursor: pageParam } }, { signal: createTimeoutSignal(signal) }),
      )
      if (liveChanges !== before) setTimeout(() => void refreshConversations(), refetchDelayMs)
      return { ...data, conversations: data.conversations.map(withListedReceipts) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
export const useConversations = (words: string) => useInfiniteQuery(conversationsQuery(words))

/** Number of the last requested refetch, and number of the last refetch that succeeded. */
let [asked, succeeded] = [0, 0]
/** Whether no refetch has succeeded since the last one was asked for. */
export const areListsOutdated = (): boolean => succeeded < asked

/** Refetches all conversation lists; resolves when they have arrived or failed to. */
export const refreshConversations = async (): Promise<void> => {
  const own = ++asked
  try {
    await queryClient.invalidateQueries({ queryKey: lists }, { throwOnError: true })
    succeeded = Math.max(succeeded, own)
  } catch {
    // `areListsOutdated` is true now, so the next comparison with the server refetches the lists.
  }
}

/** Changes the cached lists. They keep the time of their last response, so that a change does not keep a screen from fetching them. */
const change = (changed: (before: List) => List): void => {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: lists }))
    queryClient.setQueryData<List>(queryKey, (before) => (before === undefined ? undefined : changed(before)), {
      updatedAt: state.dataUpdatedAt,
    })
}

const withMessage = (conversation: Conversation, message: Message, ownId: string): Conversation => {
  // The same message arrives over the socket and in the response of the request that sent it.
  if (message.seq <= conversation.last_seq) return conversation
  const isUnread = message.sender_id !== ownId && countsAsUnread(parseContent(message))
  const unread = conversation.unread + (isUnread ? 1 : 0)
  return { ...conversation, last_message: message, last_seq: message.seq, unread, your_turn: false }
}

/** Moves a conversation with a new message to the top of the list. */
export const addMessageToList = (uid: string, message: Message, ownId: string): void => {
  let [found, hasGap] = [false, false]
  liveChanges += 1
  change((list) => {
    const all = list.pages.flatMap(({ conversations }) => conversations)
    const touched = all.find(({ person }) => person.id === uid)
    if (touched === undefined) return list
    found = true
    hasGap ||= message.seq > touched.last_seq + 1
    const pages = list.pages.map((page, index) => {
      const others = page.conversations.filter(({ person }) => person.id !== uid)
      return { ...page, conversations: index === 0 ? [withMessage(touched, message, ownId), ...others] : others }
    })
    return { ...list, pages }
  })
  // Only the server knows the unread count of an unknown conversation, after a system message, or when an earlier message was missed.
  if (!found || hasGap || message.sender_id === null) void refreshConversations()
}

const changeOne = (uid: string, changed: (before: Conversation) => Conversation): void =>
  change((list) => ({
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      conversations: page.conversations.map((one) => (one.person.id === uid ? changed(one) : one)),
    })),
  }))

/** Applies a change of a message to the list, without moving the conversation. */
export const changeMessageInList = (uid: string, message: Message): void => {
  liveChanges += 1
  changeOne(uid, (one) => ({
    ...one,
    last_message: one.last_message && (withChangedCopies([one.last_message], [message])[0] ?? null),
    last_change: Math.max(one.last_change, message.change),
  }))
}

/** An unread count from the server. `last_seq` is the last message when it was counted; a server of the previous release does not send it. */
export interface CountedUnread {
  unread: number
  last_seq?: number | null | undefined
}

/** Ids of members whose unread count from the server was counted at another message than the list has. Only a refetched list says which is newer. */
const unclearCounts = new Set<string>()
let clearing: ReturnType<typeof setTimeout> | undefined
onSessionChange(() => unclearCounts.clear())
const refreshUnlessClear = (): void => {
  clearing ??= setTimeout(() => {
    clearing = undefined
    if (unclearCounts.size > 0) void refreshConversations()
    unclearCounts.clear()
  }, refetchDelayMs)
}

/** Applies an unread count from the server. */
export const setListUnreadCount = (uid: string, { unread, last_seq }: CountedUnread): void => {
  liveChanges += 1
  unclearCounts.delete(uid)
  changeOne(uid, (one) => {
    if (last_seq === undefined || last_seq === null) return { ...one, unread }
    // Without new messages a count only falls, so of two the lower one is the newer.
    if (last_seq === one.last_seq) return { ...one, unread: Math.min(one.unread, unread) }
    unclearCounts.add(uid)
    return one
  })
  if (unclearCounts.has(uid)) refreshUnlessClear()
}

/** Shows a conversation as read before the server has answered, unless the list knows of messages after `seq`. */
export const markReadInList = (uid: string, seq: number): void => {
  liveChanges += 1
  changeOne(uid, (one) => (seq < one.last_seq ? one : { ...one, unread: 0 }))
}

/** Updates a member's presence in the list. */
export const setListPresence = ({ uid, active, last_seen }: z.infer<typeof presenceEvent.payload>): void =>
  changeOne(uid, (one) => ({ ...one, person: { ...one.person, active, last_seen } }))

/** Moves the other member's receipts forward in the list. */
export const advanceListReceipts = (uid: string, receipts: PeerReceipts): void =>
  changeOne(uid, (one) => withFurtherReceipts(one, receipts))

/** Returns a number of each conversation, by member id. Only of the lists on screen: other lists are fetched again when they are shown. */
const ofListed = (number: (conversation: Conversation) => number): Record<string, number> =>
  Object.fromEntries(
    queryClient
      .getQueriesData<List>({ queryKey: lists, type: 'active' })
      .flatMap(([, list]) => list?.pages ?? [])
      .flatMap(({ conversations }) => conversations.map((one) => [one.person.id, number(one)])),
  )
/** Last sequence number of each listed conversation, by member id. */
export const lastSeqsInList = (): Record<string, number> => ofListed(({ last_seq }) => last_seq)
/** Last change number of each listed conversation, by member id. */
export const lastChangesInList = (): Record<string, number> => ofListed(({ last_change }) => last_change)
