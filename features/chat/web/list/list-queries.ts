import { infiniteQueryOptions, type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { queryClient } from '#platform/web/client/query.ts'
import type * as z from 'zod'
import { type Conversation, listConversations, type Message, type presenceEvent } from '../../contract.ts'
import type { Marks } from '../thread/bubbles.ts'
import { patient } from '../outbox/patient.ts'

const lists = ['chat', 'list']
interface Page {
  conversations: Conversation[]
  next_cursor: string | null
}
type List = InfiniteData<Page, string | undefined>

/** Counts what was told, so that a list which was on its way meanwhile is known to be older. */
let told = 0
const settled = 1000

/** The member's conversations, the most recent first; `words` searches names. */
export const conversationsQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: [...lists, words],
    queryFn: async ({ pageParam, signal }) => {
      const before = told
      const { data } = await withFetchError(
        call(listConversations, { query: { q: words || undefined, cursor: pageParam } }, { signal: patient(signal) }),
      )
      if (told !== before) setTimeout(() => void refreshConversations(), settled)
      return data
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
export const useConversations = (words: string) => useInfiniteQuery(conversationsQuery(words))

/** Fetches the lists anew; resolves when they are there. */
export const refreshConversations = (): Promise<void> => queryClient.invalidateQueries({ queryKey: lists })

const change = (changed: (before: List) => List): void =>
  void queryClient.setQueriesData<List>({ queryKey: lists }, (before) => (before === undefined ? undefined : changed(before)))

const withMessage = (conversation: Conversation, message: Message, ownId: string): Conversation => {
  // The same message comes over the socket and as an answer.
  if (message.seq <= conversation.last_seq) return conversation
  const unread = message.sender_id === ownId ? conversation.unread : conversation.unread + 1
  return { ...conversation, last_message: message, last_seq: message.seq, unread }
}

/** Puts a conversation that got a message on top. */
export const listMessage = (uid: string, message: Message, ownId: string): void => {
  let found = false
  told += 1
  change((list) => {
    const all = list.pages.flatMap(({ conversations }) => conversations)
    const touched = all.find(({ person }) => person.id === uid)
    if (touched === undefined) return list
    found = true
    const pages = list.pages.map((page, index) => {
      const others = page.conversations.filter(({ person }) => person.id !== uid)
      return { ...page, conversations: index === 0 ? [withMessage(touched, message, ownId), ...others] : others }
    })
    return { ...list, pages }
  })
  // A new conversation, or one the server has to count: a word of the system.
  if (!found || message.sender_id === null) void refreshConversations()
}

const changeOne = (uid: string, changed: (before: Conversation) => Conversation): void =>
  change((list) => ({
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      conversations: page.conversations.map((one) => (one.person.id === uid ? changed(one) : one)),
    })),
  }))

/** Says how much of a conversation is unread. */
export const setListUnread = (uid: string, unread: number): void => {
  told += 1
  changeOne(uid, (one) => ({ ...one, unread }))
}

/** Says whether somebody is here. */
export const setListPresence = ({ uid, active, last_seen }: z.infer<typeof presenceEvent.payload>): void =>
  changeOne(uid, (one) => ({ ...one, person: { ...one.person, active, last_seen } }))

/** Moves the marks of the other one forward in the list too. */
export const moveListMarks = (uid: string, { delivered_seq, read_seq }: Marks): void =>
  changeOne(uid, (one) => ({
    ...one,
    delivered_seq: Math.max(one.delivered_seq, delivered_seq),
    read_seq: Math.max(one.read_seq, read_seq),
  }))

/** The last message of each conversation on the lists, by member. */
export const listHeads = (): Record<string, number> =>
  Object.fromEntries(
    queryClient
      .getQueriesData<List>({ queryKey: lists })
      .flatMap(([, list]) => list?.pages ?? [])
      .flatMap(({ conversations }) => conversations.map(({ person, last_seq }) => [person.id, last_seq])),
  )
