import type { Conversation, Message } from '#features/chat/contract.ts'
import { loadScamDetection } from '#features/chat/web/scam/load-scam-detection.ts'
import { startSession } from '#platform/web/client/session.ts'

// A first message waits until the words of scam detection are loaded. Loading them here spares the tests this wait.
await loadScamDetection()

type Listener = (name: string, payload: unknown) => void

/** A fake live connection: records requests, answers them, and can publish events or disconnect. */
export const fakeSocket = {
  listeners: new Set<Listener>(),
  connected: new Set<() => void>(),
  lost: new Set<() => void>(),
  requests: [] as [name: string, payload: unknown][],
  answer: (_name: string, _payload: unknown): unknown => ({}),
  publish: (name: string, payload: unknown) => fakeSocket.listeners.forEach((listener) => listener(name, payload)),
  reset: () => {
    for (const known of [fakeSocket.listeners, fakeSocket.connected, fakeSocket.lost]) known.clear()
    fakeSocket.requests.length = 0
    fakeSocket.answer = () => ({ behind: {}, changed: {}, unread: 0 })
  },
}
/** Replacement for `socket.io-client`. */
export const fakeSocketModule = {
  io: () => ({
    on: (name: string, listener: () => void) => {
      if (name === 'connect') fakeSocket.connected.add(listener)
      if (name === 'disconnect') fakeSocket.lost.add(listener)
    },
    onAny: (listener: Listener) => fakeSocket.listeners.add(listener),
    connect: () => fakeSocket.connected.forEach((listener) => listener()),
    disconnect: () => {},
    timeout: () => ({
      emitWithAck: async (name: string, payload: unknown) => {
        fakeSocket.requests.push([name, payload])
        return fakeSocket.answer(name, payload)
      },
    }),
  }),
}

export const ownMemberId = '10000000-0000-4000-8000-000000000001'
/** Begins another session of the same member. */
export const signIn = () =>
  startSession(
    { id: ownMemberId, _id: ownMemberId, firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' },
    `token-${Math.random()}`,
  )
export const brian: Conversation['person'] = {
  id: '20000000-0000-4000-8000-000000000002',
  firstname: 'Brian',
  lastname: 'Otieno',
  active: true,
  last_seen: 'hour',
  image: null,
  image_blur: null,
}
/** Builds message number `seq`, by Brian unless `sender` is given; null makes it a line by the service. From number 4 on it is a day later. */
export const createNumberedMessage = (seq: number, body: string, sender: string | null = brian.id): Message => ({
  id: `30000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  sender_id: sender,
  kind: sender === null ? 'system' : 'text',
  body,
  created_at: `2026-01-0${seq > 3 ? 2 : 1}T10:0${seq % 10}:00.000Z`,
  liked_item: null,
  attachment: null,
  reply_to: null,
  edited_at: null,
  deleted: false,
  reactions: [],
  change: 0,
  status: 'sent',
})
export const createConversation = (fields: Partial<Conversation> = {}): Conversation => ({
  person: brian,
  state: 'open',
  last_message: createNumberedMessage(2, 'How are you?'),
  last_seq: 2,
  last_change: 0,
  unread: 0,
  delivered_seq: 0,
  read_seq: 0,
  can_message: true,
  can_accept: false,
  your_turn: false,
  ...fields,
})
export const openedMessages = [createNumberedMessage(1, 'matched', null), createNumberedMessage(2, 'How are you?')]
export const memberTexts = {
  online: 'Online',
  nearby: 'Less than 2 km away',
  distance: { other: '{count} km away' },
  lastSeen: { hour: 'Within the hour', day: 'Last seen today' },
}
