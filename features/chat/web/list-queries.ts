import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { fetched } from '#platform/web/errors.ts'
import { queryClient } from '#platform/web/query.ts'
import { type Conversation, listConversations, type Message } from '../contract.ts'

const lists = ['chat', 'list']
interface Page {
  conversations: Conversation[]
  next_cursor: string | null
}
type List = InfiniteData<Page, string | undefined>

/** The member's conversations, the most recent first; `words` searches names. */
export const useConversations = (words: string) =>
  useInfiniteQuery({
    queryKey: [...lists, words],
    queryFn: async ({ pageParam, signal }) =>
      (await fetched(call(listConversations, { query: { q: words || undefined, cursor: pageParam } }, { signal }))).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })

/** Fetches the lists anew. */
export const refreshConversations = (): void => void queryClient.invalidateQueries({ queryKey: lists })

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
  if (!found || message.sender_id === null) refreshConversations()
}

/** Says that nothing of a conversation is unread any more. */
export const listRead = (uid: string): void =>
  change((list) => ({
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      conversations: page.conversations.map((one) => (one.person.id === uid ? { ...one, unread: 0 } : one)),
    })),
  }))
