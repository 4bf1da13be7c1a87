// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { brian, createConversation, createNumberedMessage, fakeSocket, memberTexts, signIn } from '#tests/support/web/chat.ts'
import { type Conversation, listConversations, listMessages, markConversationRead, type Message } from '../contract.ts'
import { en as chat } from '../locales/en.ts'
import { markRead } from './chat-sync.ts'
import { ChatSync } from './ChatSync.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)

const nobody = () => {}
let server: ReturnType<typeof fakeServer>
/** The conversation with Brian as the server has it. */
let stored: Message[]
let fields: Partial<Conversation>
const conversation = () => createConversation({ last_message: stored.at(-1) ?? null, last_seq: stored.length, ...fields })
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stubLayout()
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  signIn()
  stored = [1, 2].map((seq) => createNumberedMessage(seq, `text ${seq}`))
  fields = {}
  server = fakeServer()
  server.on(listConversations, () => json({ data: { conversations: [conversation()], next_cursor: null } }))
  server.on(listMessages, ({ query }) =>
    json({
      data: {
        messages: stored.filter(({ seq }) => seq > Number(query['after'] ?? 0)),
        conversation: conversation(),
        stranger: null,
      },
    }),
  )
  server.on(markConversationRead, () => json({ data: { unread: 0, last_seq: stored.length } }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = async (uid?: string) => {
  await renderScreen(
    <>
      <ChatSync onChange={nobody} />
      <MessagesScreen uid={uid} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />
    </>,
    { chat, members: memberTexts, platform },
  )
  await screen.findByRole('button', { name: /Brian Otieno.*text/ })
  await act(async () => connectSocket(`socket-${Math.random()}`))
  await pass(2000)
}
const seen = (endpoint: object) => server.seen.filter((one) => one.endpoint === endpoint).length
const asked = (name: string) => fakeSocket.requests.flatMap(([known, payload]) => (known === name ? [payload] : []))

it('a read position that waits is never lowered, and is not sent in the name of the next member', async () => {
  await show()
  fakeSocket.answer = (name) => (name === 'message:read' ? Promise.reject(new Error('timeout')) : { behind: {}, changed: {} })
  await markRead(brian.id, 2).catch(nobody)
  await markRead(brian.id, 1).catch(nobody)
  expect(asked('message:read')).toEqual([
    { uid: brian.id, seq: 2 },
    { uid: brian.id, seq: 2 },
  ])
  await act(async () =>
    startSession({ id: brian.id, _id: brian.id, firstname: 'B', lastname: 'O', email: 'b@b.example', locale: 'en' }, 'token-of-brian'),
  )
  fakeSocket.requests.length = 0
  await pass(30_000)
  expect(asked('sync')).toHaveLength(1)
  expect(asked('message:read')).toEqual([])
})
