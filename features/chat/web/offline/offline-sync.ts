import { memberGoneEvent } from '#features/members/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import { onSocketConnect, onServerEvent, useConnection } from '#platform/web/client/socket.ts'
import { listMessages } from '../../contract.ts'
import { conversationsQuery } from '../list/list-queries.ts'
import {
  isHistoryIncomplete,
  maxOfflineMessages,
  type OfflineConversation,
  selectOfflineConversations,
  withoutLikedItem,
} from './offline-selection.ts'
import { deleteOfflineConversation, readOfflineConversations, replaceOfflineConversations } from './offline-store.ts'
import { withRequestTimeout } from '../outbox/request-timeout.ts'
import { cachedMessages } from '../thread/thread-queries.ts'
import { savesData } from '#platform/web/client/loading/saves-data.ts'

/** Changes are saved after no further change for this long, in milliseconds. */
const saveDelayMs = 1500

const ownId = (): string | undefined => useSession.getState().user?.id
/** Fetches the newest page of a conversation never opened on this device; keeps the stored messages when the request fails. */
const fetched = async ({ conversation, messages }: OfflineConversation): Promise<OfflineConversation> => {
  const input = { params: { uid: conversation.person.id }, query: { limit: maxOfflineMessages } }
  const page = await call(listMessages, input, { signal: withRequestTimeout() }).then(
    ({ data }) => data.messages.map(withoutLikedItem),
    () => messages,
  )
  return { conversation, messages: page }
}

/** Stores the newest conversations, then fetches missing messages one conversation at a time. */
const save = async (member: string, tried: Set<string>): Promise<void> => {
  const list = queryClient.getQueryData(conversationsQuery('').queryKey)?.pages.flatMap(({ conversations }) => conversations)
  if (list === undefined) return
  const kept = selectOfflineConversations(list, cachedMessages, await readOfflineConversations(member, new Date()))
  await replaceOfflineConversations(member, kept, new Date())
  for (const one of kept) {
    const { id } = one.conversation.person
    if (!isHistoryIncomplete(one) || tried.has(id) || savesData() || useConnection.getState().state !== 'connected') continue
    tried.add(id)
    const whole = await fetched(one)
    // The list may have changed during the fetch: store only conversations that are still in it.
    const now = await readOfflineConversations(member, new Date())
    await replaceOfflineConversations(
      member,
      now.map((other) => (other.conversation.person.id === id ? { ...other, messages: whole.messages } : other)),
      new Date(),
    )
  }
}

/** Stores the newest conversations on this device until the returned function is called. */
export const startOfflineSync = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  const tried = new Set<string>()
  const inTurn = (work: (member: string) => Promise<void>) => {
    const member = ownId()
    // A private window may refuse to store anything.
    if (member !== undefined) running = running.then(() => work(member)).catch(() => {})
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => inTurn((member) => save(member, tried)), saveDelayMs)
  }
  // Compare with the server's list after a reconnect: conversations blocked meanwhile must be deleted.
  const compare = () =>
    inTurn(async (member) => {
      if ((await readOfflineConversations(member, new Date())).length === 0) return
      await queryClient.fetchInfiniteQuery(conversationsQuery(''))
      await save(member, tried)
    })
  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === 'chat') later()
    }),
    onServerEvent(memberGoneEvent, ({ uid }) => inTurn((member) => deleteOfflineConversation(member, uid))),
    onSocketConnect(compare),
  ]
  // The list may have been loaded before this started.
  later()
  if (useConnection.getState().state === 'connected') compare()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
