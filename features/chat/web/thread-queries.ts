import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/call.ts'
import { fetched } from '#platform/web/errors.ts'
import { queryClient } from '#platform/web/query.ts'
import { type Conversation, listMessages, type Message } from '../contract.ts'
import { refreshConversations } from './list-queries.ts'
import { emptyThread, floorOf, hasHole, headOf, mergeMessages, mergeNewest, type Thread } from './merge-messages.ts'

const threads = ['chat', 'thread']
const keyOf = (uid: string) => [...threads, uid]
const pageSize = 50
const catchUpSize = 100

/** A conversation as this browser knows it; `conversation` is null where the two have not matched. */
interface Known {
  thread: Thread
  conversation: Conversation | null
}

const known = (uid: string): Known | undefined => queryClient.getQueryData<Known>(keyOf(uid))
const change = (uid: string, changed: (before: Known) => Known): void =>
  void queryClient.setQueryData<Known>(keyOf(uid), (before) => (before === undefined ? undefined : changed(before)))

const page = async (uid: string, query: { before?: number; after?: number; limit: number }, signal?: AbortSignal) =>
  (await fetched(call(listMessages, { params: { uid }, query }, { signal }))).data

/** The conversation with a member: what is known at once, the newest page behind it. */
export const useThread = (uid: string) =>
  useQuery({
    queryKey: keyOf(uid),
    queryFn: async ({ signal }): Promise<Known> => {
      const { messages, conversation } = await page(uid, { limit: pageSize }, signal)
      // Read after the wait: messages may have come in live meanwhile.
      return { thread: mergeNewest(known(uid)?.thread ?? emptyThread, messages), conversation }
    },
    staleTime: 0,
  })

/** Fetches the page before the oldest message known. */
export const useOlderMessages = (uid: string) =>
  useMutation({
    mutationFn: async () => page(uid, { before: floorOf(known(uid)?.thread ?? emptyThread), limit: pageSize }),
    onSuccess: ({ messages }) => change(uid, (before) => ({ ...before, thread: mergeMessages(before.thread, messages) })),
  })

const running = new Map<string, Promise<void>>()
const fetchNewer = async (uid: string): Promise<void> => {
  for (let more = known(uid) !== undefined; more;) {
    const after = headOf(known(uid)?.thread ?? emptyThread)
    const { messages, conversation } = await page(uid, { after, limit: catchUpSize })
    change(uid, (before) => ({ thread: mergeMessages(before.thread, messages), conversation }))
    more = messages.length === catchUpSize && headOf(known(uid)?.thread ?? emptyThread) > after
  }
}
/** Fetches everything after the last message without a gap. Without an answer the next message or connect tries again. */
export const catchUp = (uid: string): Promise<void> => {
  const now = running.get(uid) ?? fetchNewer(uid).catch(() => {})
  running.set(uid, now)
  return now.finally(() => running.delete(uid))
}

/** Takes in a message that was stored, in any order; fetches what is missing before it. */
export const receive = async (uid: string, message: Message): Promise<void> => {
  change(uid, (before) => ({ ...before, thread: mergeMessages(before.thread, [message]) }))
  const now = known(uid)
  // The conversation has just begun: the two have matched.
  if (now?.conversation === null) await queryClient.invalidateQueries({ queryKey: keyOf(uid) })
  if (now !== undefined && hasHole(now.thread)) await catchUp(uid)
}

/** Fetches a conversation anew after its state has changed; the list with it. */
export const refreshThread = async (uid: string): Promise<void> => {
  refreshConversations()
  await queryClient.invalidateQueries({ queryKey: keyOf(uid) })
}

/** Says that nothing is unread any more. */
export const clearUnread = (uid: string): void =>
  change(uid, (before) => ({ ...before, conversation: before.conversation && { ...before.conversation, unread: 0 } }))

/** How far each conversation that is known has come, by member. */
export const heads = (): Record<string, number> =>
  Object.fromEntries(
    queryClient
      .getQueriesData<Known>({ queryKey: threads })
      .flatMap(([key, data]) => (data === undefined ? [] : [[String(key.at(-1)), headOf(data.thread)]])),
  )
