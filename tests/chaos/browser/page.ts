// The application's chat client without its screens. Each page of a run is a new instance of this program.
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import * as contract from '#features/chat/contract.ts'
import { groupIntoDays } from '#features/chat/web/thread/bubbles.ts'
import { queueMessageChange } from '#features/chat/web/changes/change-queue.ts'
import { usePendingChangesByMember } from '#features/chat/web/changes/change-store.ts'
import { conversationsQuery } from '#features/chat/web/list/list-queries.ts'
import { startChatSync, markRead } from '#features/chat/web/chat-sync.ts'
import { lastSeqOf } from '#features/chat/web/thread/merge-messages.ts'
import { queueAttachment, queueMessage } from '#features/chat/web/outbox/outbox.ts'
import { pendingMessages, useOutbox } from '#features/chat/web/outbox/outbox-store.ts'
import { fetchOlderMessages, threadQuery } from '#features/chat/web/thread/thread-queries.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { startSession } from '#platform/web/client/session.ts'
import { connectSocket, onServerEvent, useConnection } from '#platform/web/client/socket.ts'
import type { PageSession, PageControl, ShownMessage, PageObserver } from './page-api.ts'

const events = [
  contract.messageEvent,
  contract.messageChangedEvent,
  contract.receiptsEvent,
  contract.conversationEvent,
  contract.typingEvent,
  contract.presenceEvent,
]

const watchOutbox = (witness: PageObserver): void => {
  const told = new Set<string>()
  useOutbox.subscribe((waiting) => {
    for (const [uid, pending] of Object.entries(waiting))
      for (const { id, seq } of pending)
        if (seq !== undefined && !told.has(id)) {
          told.add(id)
          witness.acknowledged(uid, id)
        }
  })
}

/** Starts a page of a member's browser. */
export const startPage = ({ id, token }: PageSession, witness: PageObserver): PageControl => {
  startSession({ id, _id: id, firstname: '', lastname: '', email: '', locale: 'en' }, token)
  watchOutbox(witness)
  for (const event of events) onServerEvent(event, (payload) => witness.heard(event.name, payload))
  queryClient.mount()
  const list = new InfiniteQueryObserver(queryClient, conversationsQuery(''))
  list.subscribe(() => {})
  connectSocket(token)
  startChatSync(() => {})

  let uid: string | undefined
  let close = () => {}
  let readTo = 0
  const known = () => (uid === undefined ? undefined : queryClient.getQueryData(threadQuery(uid).queryKey))
  /** Marks messages as read, as the screen does for a member who looks at the end of the conversation. */
  const read = (): void => {
    const thread = known()?.thread
    if (uid === undefined || thread === undefined) return
    const isNews = thread.messages.some(({ seq, sender_id }) => seq > readTo && sender_id !== id)
    readTo = lastSeqOf(thread)
    if (isNews) markRead(uid, readTo).catch(() => {})
  }
  return {
    open: (next) => {
      if (next === uid) return
      close()
      uid = next
      readTo = 0
      close = new QueryObserver(queryClient, threadQuery(next)).subscribe(() => {
        read()
        witness.changed()
      })
    },
    write: (to, body) => {
      queueMessage(to, body, new Date())
      return pendingMessages(to).at(-1)?.id ?? ''
    },
    attach: (to, { bytes, ...attachment }) => queueAttachment(to, { ...attachment, blob: new Blob([bytes]) }, new Date()),
    unkept: () =>
      Object.values(useOutbox.getState())
        .flat()
        .filter(({ state, unkept }) => unkept === true && state !== 'sent')
        .map(({ id: waiting }) => waiting),
    screen: (most) => {
      const { thread, conversation } = known() ?? {}
      if (uid === undefined || thread === undefined) return []
      const messages = most === undefined ? thread.messages : thread.messages.slice(-most)
      const days = groupIntoDays(messages, pendingMessages(uid), id, conversation ?? { delivered_seq: 0, read_seq: 0 })
      return days.flatMap(({ bubbles }) =>
        bubbles.map(({ id: shown, seq, body, kind, attachment, own, state, deleted, quote, reactions }): ShownMessage => {
          const reacted = reactions.map(({ member_id, emoji }) => `${member_id} ${emoji}`).toSorted()
          return { id: shown, seq, body, kind, file: attachment?.kind, own, state, deleted, answers: quote?.seq, reactions: reacted }
        }),
      )
    },
    older: async () => {
      const first = known()?.thread.messages[0]?.seq
      if (uid === undefined || first === undefined) return false
      if (first > 1) await fetchOlderMessages(uid).catch(() => {})
      return (known()?.thread.messages[0]?.seq ?? 0) === 1
    },
    list: () =>
      (list.getCurrentResult().data?.pages ?? []).flatMap(({ conversations }) =>
        conversations.map(({ person, last_seq, unread }) => ({ uid: person.id, last_seq, unread })),
      ),
    reply: (to, body, answers) => void queueMessage(to, body, new Date(), { replyTo: answers }),
    change: (to, seq, action) => queueMessageChange(to, seq, action, new Date()),
    pending: (to, message) => pendingMessages(to).find(({ id: waiting }) => waiting === message),
    waiting: () =>
      Object.values(usePendingChangesByMember.getState()).flat().length +
      Object.values(useOutbox.getState())
        .flat()
        .filter(({ state, refused }) => state !== 'sent' && !refused).length,
    connected: () => useConnection.getState().state === 'connected',
  }
}
