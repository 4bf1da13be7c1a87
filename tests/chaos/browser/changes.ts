// Makes and follows changes of messages by the rules of the contract, with nothing of the screens.
import * as contract from '#features/chat/contract.ts'
import * as list from '#features/chat/web/list/list-queries.ts'
import { withRequestTimeout } from '#features/chat/web/outbox/request-timeout.ts'
import { receiveMessage } from '#features/chat/web/thread/thread-queries.ts'
import { call } from '#platform/web/client/call.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { onServerEvent, onSocketConnect, requestOverSocket } from '#platform/web/client/socket.ts'
import { newId } from '#platform/web/new-id.ts'
import type { MessageAction, PageObserver } from './page-api.ts'

type Message = contract.Message

/** What a page knows of the changes in a conversation: all up to a number, and the newest copy of each changed message. */
interface Followed {
  upTo: number
  copies: Map<number, Message>
}

const compareIntervalMs = 30_000
const pauseMs = 500

/** Starts to follow the changes of the member's conversations. */
export const followChanges = (ownId: string, witness: PageObserver) => {
  const conversations = new Map<string, Followed>()
  const running = new Map<string, Promise<void>>()
  const requestedAgain = new Set<string>()
  let waiting = 0
  const of = (uid: string): Followed => {
    const known = conversations.get(uid) ?? { upTo: 0, copies: new Map() }
    conversations.set(uid, known)
    return known
  }
  const keep = (uid: string, message: Message): void => {
    const { copies } = of(uid)
    if ((copies.get(message.seq)?.change ?? -1) < message.change) copies.set(message.seq, message)
  }
  const fetchMissing = async (uid: string): Promise<void> => {
    const followed = of(uid)
    for (let more = true; more;) {
      requestedAgain.delete(uid)
      const query = { changed_after: followed.upTo, limit: 100 }
      const { messages, conversation } = (await call(contract.listMessages, { params: { uid }, query }, { signal: withRequestTimeout() }))
        .data
      for (const message of messages) keep(uid, message)
      const isLastPage = messages.length < query.limit
      followed.upTo = Math.max(followed.upTo, (isLastPage ? conversation?.last_change : messages.at(-1)?.change) ?? 0)
      more = requestedAgain.has(uid) || !isLastPage
    }
    witness.changed()
  }
  const fetchChanges = (uid: string): Promise<void> => {
    requestedAgain.add(uid)
    const now = running.get(uid) ?? fetchMissing(uid).catch(() => {})
    running.set(uid, now)
    return now.finally(() => running.delete(uid))
  }
  const arrived = (uid: string, message: Message): void => {
    const followed = of(uid)
    keep(uid, message)
    if (message.change === followed.upTo + 1) followed.upTo += 1
    else if (message.change > followed.upTo) void fetchChanges(uid)
    witness.changed()
  }
  const compare = async (): Promise<void> => {
    const changes = Object.fromEntries(Object.keys(list.lastSeqsInList()).map((uid) => [uid, of(uid).upTo]))
    if (Object.keys(changes).length === 0) return
    const { changed } = await requestOverSocket(contract.syncOverSocket, { heads: {}, changes })
    const uids = Object.keys(changed)
    if (uids.length === 0) return
    await Promise.all(uids.map(fetchChanges))
    await list.refreshConversations()
  }
  const compareQuietly = (): void => void compare().catch(() => {})
  onServerEvent(contract.messageChangedEvent, ({ uid, message }) => arrived(uid, message))
  onSocketConnect(compareQuietly)
  setInterval(compareQuietly, compareIntervalMs)

  const send = async (uid: string, seq: number, action: MessageAction): Promise<Message> => {
    const [params, options] = [{ uid, seq }, { signal: withRequestTimeout() }]
    if (action.kind === 'edit') return (await call(contract.editMessage, { params, body: { body: action.body } }, options)).data.message
    if (action.kind === 'delete') return (await call(contract.deleteMessage, { params }, options)).data.message
    return (await call(contract.reactToMessage, { params, body: { emoji: action.emoji } }, options)).data.message
  }
  /** Sends until there is an answer; undefined when the server refuses. */
  const sendUntilAnswered = async (request: () => Promise<Message>): Promise<Message | undefined> => {
    for (;;) {
      try {
        return await request()
      } catch (error) {
        const code = errorBody(error)?.code
        if (code !== undefined && code !== 'platform.unavailable' && code !== 'platform.internal') return undefined
        await new Promise<void>((resolve) => setTimeout(resolve, pauseMs))
      }
    }
  }
  const change = async (uid: string, seq: number, action: MessageAction): Promise<void> => {
    waiting += 1
    const message = await sendUntilAnswered(() => send(uid, seq, action))
    if (message !== undefined) {
      witness.changeAcknowledged(uid, seq, message.change)
      arrived(uid, message)
    }
    waiting -= 1
  }
  const reply = async (uid: string, body: string, answers: number): Promise<void> => {
    const written = { id: newId(), body, reply_to: answers }
    waiting += 1
    const message = await sendUntilAnswered(
      async () => (await call(contract.sendMessage, { params: { uid }, body: written }, { signal: withRequestTimeout() })).data.message,
    )
    if (message !== undefined) {
      witness.acknowledged(uid, written.id)
      list.addMessageToList(uid, message, ownId)
      void receiveMessage(uid, message)
    }
    waiting -= 1
  }
  return {
    change: (uid: string, seq: number, action: MessageAction): void => void change(uid, seq, action),
    reply: (uid: string, body: string, answers: number): void => void reply(uid, body, answers),
    /** The messages as they are after all known changes. */
    apply: (uid: string, messages: readonly Message[]): Message[] =>
      messages.map((message) => {
        const copy = of(uid).copies.get(message.seq)
        return copy !== undefined && copy.change > message.change ? copy : message
      }),
    waiting: (): number => waiting,
  }
}
