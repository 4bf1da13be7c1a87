import type { Conversation, Message } from '#features/chat/contract.ts'

type Tell = (name: string, payload: unknown) => void

/** Stands in for the live connection: what was asked over it, what it answers, and ways to tell and to break it. */
export const socket = {
  told: new Set<Tell>(),
  connected: new Set<() => void>(),
  lost: new Set<() => void>(),
  asked: [] as [name: string, payload: unknown][],
  answer: (_name: string, _payload: unknown): unknown => ({}),
  tell: (name: string, payload: unknown) => socket.told.forEach((listener) => listener(name, payload)),
  reset: () => {
    for (const known of [socket.told, socket.connected, socket.lost]) known.clear()
    socket.asked.length = 0
    socket.answer = () => ({ behind: {}, unread: 0 })
  },
}
/** In place of `socket.io-client`. */
export const socketModule = {
  io: () => ({
    on: (name: string, listener: () => void) => {
      if (name === 'connect') socket.connected.add(listener)
      if (name === 'disconnect') socket.lost.add(listener)
    },
    onAny: (listener: Tell) => socket.told.add(listener),
    connect: () => socket.connected.forEach((listener) => listener()),
    disconnect: () => {},
    timeout: () => ({
      emitWithAck: async (name: string, payload: unknown) => {
        socket.asked.push([name, payload])
        return socket.answer(name, payload)
      },
    }),
  }),
}

export const me = '10000000-0000-4000-8000-000000000001'
export const brian: Conversation['person'] = {
  id: '20000000-0000-4000-8000-000000000002',
  firstname: 'Brian',
  lastname: 'Otieno',
  active: true,
  last_seen: 'hour',
  image: null,
  image_blur: null,
}
export const message = (seq: number, body: string, sender: string | null = brian.id): Message => ({
  id: `30000000-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  seq,
  sender_id: sender,
  kind: sender === null ? 'system' : 'text',
  body,
  created_at: `2026-01-0${seq > 3 ? 2 : 1}T10:0${seq % 10}:00.000Z`,
  status: 'sent',
})
export const conversation = (fields: Partial<Conversation> = {}): Conversation => ({
  person: brian,
  state: 'open',
  last_message: message(2, 'How are you?'),
  last_seq: 2,
  unread: 0,
  delivered_seq: 0,
  read_seq: 0,
  can_message: true,
  can_accept: false,
  ...fields,
})
export const opened = [message(1, 'matched', null), message(2, 'How are you?')]
export const memberWords = {
  online: 'Online',
  nearby: 'Less than 2 km away',
  distance: { other: '{count} km away' },
  lastSeen: { hour: 'Within the hour', day: 'Last seen today' },
}
