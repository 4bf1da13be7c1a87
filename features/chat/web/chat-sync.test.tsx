// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { brian, createConversation, createNumberedMessage, fakeSocket, ownMemberId, memberTexts, signIn } from '#tests/support/web/chat.ts'
import { type Conversation, listConversations, listMessages, markConversationRead, type Message } from '../contract.ts'
import { en as chat } from '../locales/en.ts'
import { markRead } from './chat-sync.ts'
import { ChatSync } from './ChatSync.tsx'
import { conversationsQuery } from './list/list-queries.ts'
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

const listError = () => server.on(listConversations, () => json({ message: 'no' }, 500))
const listAgain = () => server.on(listConversations, () => json({ data: { conversations: [conversation()], next_cursor: null } }))
/** Answers comparisons as the server does. */
const compareWith = (last: Record<string, number>, change = 0) => {
  fakeSocket.answer = (name, payload) => {
    if (name !== 'sync') return { unread: 0, last_seq: stored.length }
    const { heads, changes } = payload as { heads: Record<string, number>; changes: Record<string, number> }
    return {
      behind: Object.fromEntries(Object.entries(last).filter(([uid, seq]) => seq > (heads[uid] ?? 0))),
      changed: change > (changes[brian.id] ?? Infinity) ? { [brian.id]: change } : {},
    }
  }
}
const preview = () => screen.getByRole('button', { name: /Brian Otieno.*text|Brian Otieno.*deleted/ }).textContent

it('a list that could not be fetched is fetched again, although the conversation has the message', async () => {
  await show(brian.id)
  stored = [...stored, createNumberedMessage(3, 'text 3')]
  listError()
  compareWith({ [brian.id]: 3 })
  await pass(30_000)
  expect((await screen.findByRole('log')).textContent).toContain('text 3')
  expect(preview()).toContain('text 2')
  await act(async () => fakeSocket.publish('presence', { uid: brian.id, active: false, last_seen: 'hour' }))
  listAgain()
  await pass(31_000)
  expect(preview()).toContain('text 3')
})

it('a text that was deleted for both leaves the list, although the conversation knows of it already', async () => {
  await show(brian.id)
  stored = stored.map((one) => (one.seq === 2 ? { ...one, body: '', deleted: true, change: 1 } : one))
  fields = { last_change: 1 }
  listError()
  compareWith({ [brian.id]: 2 }, 1)
  await pass(30_000)
  expect(preview()).toContain('text 2')
  listAgain()
  await pass(31_000)
  expect(preview()).not.toContain('text 2')
})

it('reports what is on no page of the list once, in one request, and not again', async () => {
  await show()
  const uids = Array.from({ length: 60 }, (_, index) => `20000000-0000-4000-8000-${String(index + 100).padStart(12, '0')}`)
  compareWith(Object.fromEntries(uids.map((uid) => [uid, 7])))
  fakeSocket.requests.length = 0
  await pass(30_000)
  expect(asked('message:delivered')).toEqual([])
  expect(asked('sync')).toHaveLength(2)
  expect(asked('sync')[1]).toMatchObject({ heads: Object.fromEntries(uids.map((uid) => [uid, 7])) })
  const fetches = seen(listConversations)
  fakeSocket.requests.length = 0
  await pass(30_000)
  expect(asked('sync')).toHaveLength(1)
  expect(seen(listConversations)).toBe(fetches)
})

it('a list is as old as its last answer, whatever events have changed in it', async () => {
  await show()
  await pass(29_000)
  await act(async () => fakeSocket.publish('presence', { uid: brian.id, active: false, last_seen: 'hour' }))
  const fetches = seen(listConversations)
  await pass(2000)
  // The member comes back to the tab.
  await act(async () => void dispatchEvent(new Event('visibilitychange')))
  await pass(100)
  expect(seen(listConversations)).toBe(fetches + 1)
})

it('what happens while a conversation loads for the first time is fetched after it', async () => {
  const answers: (() => void)[] = []
  const answer = (messages: Message[], current: Conversation) => json({ data: { messages, conversation: current, stranger: null } })
  stored = [createNumberedMessage(1, 'text 1', ownMemberId)]
  const before = answer(stored, conversation())
  server.on(listMessages, () => new Promise((resolve) => answers.push(() => resolve(before))))
  await show(brian.id)
  expect(answers).toHaveLength(1)
  server.on(listMessages, () => answer(stored, conversation()))
  stored = [...stored, createNumberedMessage(2, 'text 2', ownMemberId)]
  fields = { read_seq: 2, delivered_seq: 2 }
  compareWith({ [brian.id]: 2 })
  await pass(30_000)
  await act(async () => answers[0]?.())
  await pass(100)
  const log = await screen.findByRole('log')
  expect(log.textContent).toContain('text 2')
  expect(log.textContent).toContain('Read')
})

it('a lost receipt is found although the other member has answered, but not without end when they hide receipts', async () => {
  stored = [
    createNumberedMessage(1, 'text 1', ownMemberId),
    createNumberedMessage(2, 'text 2', ownMemberId),
    createNumberedMessage(3, 'text 3'),
  ]
  fields = { read_seq: 1, delivered_seq: 1 }
  await show(brian.id)
  fields = { read_seq: 2, delivered_seq: 2 }
  const log = await screen.findByRole('log')
  expect(log.textContent).not.toMatch(/text 2.*Read.*text 3/)
  await pass(30_000)
  expect(log.textContent).toMatch(/text 2.*Read.*text 3/)
  const fetches = seen(listMessages)
  await pass(30_000)
  expect(seen(listMessages)).toBe(fetches)
})

it('receipts that nobody shows are not asked for again and again', async () => {
  stored = [createNumberedMessage(1, 'text 1', ownMemberId), createNumberedMessage(2, 'text 2')]
  await show(brian.id)
  const fetches = seen(listMessages)
  await pass(60_000)
  expect(seen(listMessages)).toBe(fetches)
})

it('an answer of the list does not take receipts back that arrived while it was under way', async () => {
  await show()
  const answers: (() => void)[] = []
  const before = json({ data: { conversations: [conversation()], next_cursor: null } })
  server.on(listConversations, () => new Promise((resolve) => answers.push(() => resolve(before))))
  await act(async () => fakeSocket.publish('conversation', { uid: brian.id, state: 'open' }))
  await act(async () =>
    fakeSocket.publish('message:status', { uid: brian.id, member_id: brian.id, delivered_seq: 2, read_seq: 2, unread: null }),
  )
  await act(async () => answers[0]?.())
  await pass(100)
  const listed = queryClient.getQueryData(conversationsQuery('').queryKey)?.pages[0]?.conversations[0]
  expect(listed).toMatchObject({ delivered_seq: 2, read_seq: 2 })
})
