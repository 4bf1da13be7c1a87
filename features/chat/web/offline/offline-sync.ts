import { memberGoneEvent } from '#features/members/contract.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import { onSocketConnect, onServerEvent, useConnection } from '#platform/web/client/socket.ts'
import { withChangedCopies } from '../changes/apply-changes.ts'
import { conversationsQuery } from '../list/list-queries.ts'
import {
  isOfflineHistoryIncomplete,
  isOfflineConversationOutdated,
  maxOfflineMessages,
  type OfflineConversation,
  selectOfflineConversations,
  toOfflineMessage,
} from './offline-selection.ts'
import { deleteOfflineConversation, readOfflineConversations, replaceOfflineConversations } from './offline-store.ts'
import { deleteStrayFiles } from '../outbox/files/kept-files.ts'
import { useOutbox } from '../outbox/outbox-store.ts'
import { fetchMessagePage } from '../thread/thread-cache.ts'
import { readLoadedThread } from '../thread/thread-queries.ts'
import { isDataSaverOn } from '#platform/web/client/loading/data-saver.ts'

/** Saving waits until nothing has changed for this long, in milliseconds. */
const saveDelayMs = 1500
const changesPage = 100

const ownId = (): string | undefined => useSession.getState().user?.id
/** Fetches the newest page of a conversation that was never opened on this device. Keeps the stored messages if the request fails. */
const fetched = async (one: OfflineConversation): Promise<OfflineConversation> => {
  const page = await fetchMessagePage(one.conversation.person.id, { limit: maxOfflineMessages }).catch(() => undefined)
  if (page === undefined) return one
  return { ...one, messages: page.messages.map(toOfflineMessage), changed_to: page.conversation?.last_change ?? 0 }
}

/** Fetches the changes of stored messages. Keeps the stored messages if the request fails. */
const withChanges = async (one: OfflineConversation): Promise<OfflineConversation> => {
  const { changed_to = 0 } = one
  const page = await fetchMessagePage(one.conversation.person.id, { changed_after: changed_to, limit: changesPage }).catch(() => undefined)
  if (page === undefined) return one
  const next = {
    ...one,
    messages: withChangedCopies(one.messages, page.messages.map(toOfflineMessage)),
    changed_to: page.messages.at(-1)?.change ?? one.conversation.last_change,
  }
  return page.messages.length === changesPage ? withChanges(next) : next
}

/** Fetches what a stored conversation lacks. Resolves to undefined if it lacks nothing. */
const completed = async (one: OfflineConversation, tried: Set<string>): Promise<OfflineConversation | undefined> => {
  const { id } = one.conversation.person
  if (useConnection.getState().state !== 'connected') return undefined
  if (isOfflineHistoryIncomplete(one) && !tried.has(id) && !isDataSaverOn()) {
    tried.add(id)
    return fetched(one)
  }
  return isOfflineConversationOutdated(one) ? withChanges(one) : undefined
}

/** Stores the newest conversations, then fetches what they lack, one conversation at a time. */
const save = async (member: string, tried: Set<string>): Promise<void> => {
  const list = queryClient.getQueryData(conversationsQuery('').queryKey)?.pages.flatMap(({ conversations }) => conversations)
  if (list === undefined) return
  const kept = selectOfflineConversations(list, readLoadedThread, await readOfflineConversations(member, new Date()))
  await replaceOfflineConversations(member, kept, new Date())
  for (const one of kept) {
    const whole = await completed(one, tried)
    if (whole === undefined) continue
    // The list may have changed during the fetch: store only conversations that are still in it.
    const now = await readOfflineConversations(member, new Date())
    const { id } = one.conversation.person
    await replaceOfflineConversations(
      member,
      now.map((other) => (other.conversation.person.id === id ? { ...whole, conversation: other.conversation } : other)),
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
  const isWaiting = (id: string) => Object.values(useOutbox.getState()).some((waiting) => waiting.some((one) => one.id === id))
  inTurn((member) => deleteStrayFiles(member, isWaiting, new Date()))
  // Save once at the start, because the list may have been loaded before.
  later()
  if (useConnection.getState().state === 'connected') compare()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
