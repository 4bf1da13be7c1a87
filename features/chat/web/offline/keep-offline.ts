import { memberGoneEvent } from '#features/members/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { useSession } from '#platform/web/client/session.ts'
import { onConnect, onEvent, useConnection } from '#platform/web/client/socket.ts'
import { listMessages } from '../../contract.ts'
import { conversationsQuery } from '../list/list-queries.ts'
import { isIncomplete, mostMessages, type OfflineConversation, selectOffline } from './offline-selection.ts'
import { dropOffline, readOffline, replaceOffline } from './offline-store.ts'
import { patient } from '../outbox/patient.ts'
import { openMessages } from '../thread/thread-queries.ts'

/** What changes is written once it has been quiet for so long. */
const quietMs = 1500

const ownId = (): string | undefined => useSession.getState().user?.id
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The newest page of a conversation that was not opened on this device; nothing when the server does not give it. */
const fetched = async ({ conversation, messages }: OfflineConversation): Promise<OfflineConversation> => {
  const asked = { params: { uid: conversation.person.id }, query: { limit: mostMessages } }
  const page = await call(listMessages, asked, { signal: patient() }).then(
    ({ data }) => data.messages,
    () => messages,
  )
  return { conversation, messages: page }
}

/** Keeps the last conversations as the server told them; fetches what of them never came here, one after the other. */
const save = async (member: string, tried: Set<string>): Promise<void> => {
  const list = queryClient.getQueryData(conversationsQuery('').queryKey)?.pages.flatMap(({ conversations }) => conversations)
  if (list === undefined) return
  const kept = selectOffline(list, openMessages, await readOffline(member, new Date()))
  await replaceOffline(member, kept, new Date())
  for (const one of kept) {
    const { id } = one.conversation.person
    if (!isIncomplete(one) || tried.has(id) || savesData() || useConnection.getState().state !== 'connected') continue
    tried.add(id)
    const whole = await fetched(one)
    // The list may have changed meanwhile: only who stands on it is kept.
    const now = await readOffline(member, new Date())
    await replaceOffline(
      member,
      now.map((other) => (other.conversation.person.id === id ? { ...other, messages: whole.messages } : other)),
      new Date(),
    )
  }
}

/** Keeps the last conversations on this device for as long as it is wanted; returns what stops it. */
export const keepOffline = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  const tried = new Set<string>()
  const inTurn = (work: (member: string) => Promise<void>) => {
    const member = ownId()
    // A private window may refuse to keep anything.
    if (member !== undefined) running = running.then(() => work(member)).catch(() => {})
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => inTurn((member) => save(member, tried)), quietMs)
  }
  // What a block took away while nobody listened here must go, on whatever screen: who is kept is compared with the list.
  const compare = () =>
    inTurn(async (member) => {
      if ((await readOffline(member, new Date())).length === 0) return
      await queryClient.fetchInfiniteQuery(conversationsQuery(''))
      await save(member, tried)
    })
  const stops = [
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryKey[0] === 'chat') later()
    }),
    onEvent(memberGoneEvent, ({ uid }) => inTurn((member) => dropOffline(member, uid))),
    onConnect(compare),
  ]
  // The list may have come before this was there.
  later()
  if (useConnection.getState().state === 'connected') compare()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}
