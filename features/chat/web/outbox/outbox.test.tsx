// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listConversations, listMessages, markConversationRead, messageEvent, sendMessage, sendOverSocket } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { ChatSync } from '../ChatSync.tsx'
import { MessagesScreen } from '../MessagesScreen.tsx'
import { UnsentWarning } from './UnsentWarning.tsx'
import {
  brian,
  createConversation,
  ownMemberId,
  memberTexts,
  createNumberedMessage,
  openedMessages,
  fakeSocket,
  signIn,
} from '#tests/support/web/chat.ts'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)

const user = userEvent.setup({ delay: null })
const nobody = () => {}
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  stubLayout()
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  signIn()
  server = fakeServer()
  server.on(listConversations, () => json({ data: { conversations: [createConversation()], next_cursor: null } }))
  server.on(listMessages, () => json({ data: { messages: openedMessages, conversation: createConversation(), stranger: null } }))
  server.on(markConversationRead, () => json({ data: { unread: 0 } }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = () =>
  renderScreen(
    <>
      <ChatSync onChange={nobody} />
      <MessagesScreen uid={brian.id} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />
      <UnsentWarning />
    </>,
    { chat, members: memberTexts, platform },
  )
const connect = () => act(async () => connectSocket(`socket-${Math.random()}`))
const log = () => screen.findByRole('log', { name: 'Messages with Brian' })
const lastBubble = async () =>
  within(await log())
    .getAllByRole('listitem')
    .at(-1)
    ?.querySelector('p')?.textContent
const write = async (words: string) => user.type(await screen.findByRole('textbox', { name: 'Message' }), words)
/** Ids of the messages that a reload would send. */
const unsent = () =>
  Object.keys(localStorage).flatMap((key) => (key.includes(`${ownMemberId}:outbox`) ? [key.split(':').at(-1) ?? ''] : []))
const sentBodies = () =>
  server.seen.flatMap(({ endpoint, body }) => (endpoint === sendMessage ? [body as { id: string; body: string }] : []))
let seq = 2
const store = ({ body }: { body: unknown }) => {
  const { id, body: text } = body as { id: string; body: string }
  seq += 1
  return json({ data: { message: { ...createNumberedMessage(seq, text, ownMemberId), id } } })
}
beforeEach(() => void (seq = 2))
/** Advances the fake time; no real time passes. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('without an answer', () => {
  it('a message is retried, then shows as failed, and is sent with the same id when a connection returns', async () => {
    server.on(sendMessage, () => Promise.reject(new TypeError('offline')))
    await show()
    await lastBubble()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await write('Hello{Enter}')
    expect(screen.getByText('Sending')).toBeTruthy()
    await pass(40_000)
    expect(await screen.findByText('Failed to send message')).toBeTruthy()
    expect(screen.getByText(/1 message hasn’t been sent yet/)).toBeTruthy()
    const tries = sentBodies()
    expect(tries.length).toBeGreaterThan(2)
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1)

    fakeSocket.answer = (name, payload) =>
      name === 'message:send'
        ? { message: { ...createNumberedMessage(3, 'Hello', ownMemberId), id: (payload as { id: string }).id } }
        : { behind: {}, unread: 0 }
    await connect()
    expect(await screen.findByText('Sent')).toBeTruthy()
    expect(fakeSocket.requests.filter(([name]) => name === 'message:send')).toEqual([
      ['message:send', { uid: brian.id, id: tries[0]?.id, body: 'Hello' }],
    ])
    expect(screen.queryByText(/hasn’t been sent/)).toBeNull()
  })

  it('a manual retry uses the same id', async () => {
    server.on(sendMessage, () => Promise.reject(new TypeError('offline')))
    await show()
    await lastBubble()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await write('Hello{Enter}')
    await pass(40_000)
    const [{ id } = { id: '' }] = sentBodies()
    server.on(sendMessage, store)
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Sent')).toBeTruthy()
    expect(sentBodies().at(-1)).toEqual({ id, body: 'Hello' })
  })

  it('a failed message is sent before later ones', async () => {
    server.on(sendMessage, () => Promise.reject(new TypeError('offline')))
    await show()
    await lastBubble()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await write('one{Enter}')
    await pass(40_000)
    expect(await screen.findByText('Failed to send message')).toBeTruthy()
    server.on(sendMessage, store)
    const before = sentBodies().length
    await write('two{Enter}')
    await waitFor(() =>
      expect(
        sentBodies()
          .slice(before)
          .map(({ body }) => body),
      ).toEqual(['one', 'two']),
    )
  })

  it('messages written meanwhile follow in order', async () => {
    server.on(sendMessage, () => Promise.reject(new TypeError('offline')))
    await show()
    for (const words of ['one', 'two', 'three']) await write(`${words}{Enter}`)
    await waitFor(() => expect(sentBodies().length).toBeGreaterThan(0))
    expect(new Set(sentBodies().map(({ body }) => body))).toEqual(new Set(['one']))
    server.on(sendMessage, store)
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() =>
      expect(
        sentBodies()
          .slice(-3)
          .map(({ body }) => body),
      ).toEqual(['one', 'two', 'three']),
    )
  })
})

it('waiting messages survive a reload and are sent in order, only for their author', async () => {
  const keep = (member: string, id: string, body: string, order: number) =>
    localStorage.setItem(
      `chat:${member}:outbox:${brian.id}:${id}`,
      JSON.stringify({ body, created_at: '2026-01-02T10:10:00.000Z', order, state: 'sending' }),
    )
  keep(ownMemberId, '40000000-0000-4000-8000-000000000002', 'second', 2)
  keep(ownMemberId, '40000000-0000-4000-8000-000000000001', 'first', 1)
  keep(brian.id, '40000000-0000-4000-8000-000000000003', 'not mine', 3)
  signIn()
  server.on(sendMessage, store)
  await show()
  await waitFor(async () => expect(await lastBubble()).toBe('second'))
  await waitFor(() => expect(sentBodies().map(({ body }) => body)).toEqual(['first', 'second']))
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(`${ownMemberId}:outbox`))).toEqual([]))
})

it('waits for retry_after, shows a notice, and continues in order', async () => {
  server.on(sendMessage, () => json({ message: 'slow', code: 'platform.too_many', retry_after: 7 }, 429))
  await show()
  await lastBubble()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await write('one{Enter}')
  await write('two{Enter}')
  expect(await screen.findByText('You’re fast! Your messages will go out in a moment, in order.')).toBeTruthy()
  expect(screen.queryByText('Failed to send message')).toBeNull()
  server.on(sendMessage, store)
  await pass(5000)
  expect(sentBodies()).toHaveLength(1)
  await pass(3000)
  await waitFor(() => expect(sentBodies().map(({ body }) => body)).toEqual(['one', 'one', 'two']))
})

it('continues after a rejected message', async () => {
  server.on(sendMessage, () => json({ message: 'This conversation has ended.', code: 'chat.closed' }, 403))
  await show()
  await write('no{Enter}')
  expect(await screen.findByText('Failed to send message')).toBeTruthy()
  server.on(sendMessage, store)
  await write('yes{Enter}')
  expect(await screen.findByText('Sent')).toBeTruthy()
  act(() => void dispatchEvent(new Event('online')))
  expect(sentBodies().map(({ body }) => body)).toEqual(['no', 'yes'])
  expect(screen.getByText('Failed to send message')).toBeTruthy()
})

it('shows messages of another tab and confirms them once that tab has sent them', async () => {
  await show()
  await lastBubble()
  const key = `chat:${ownMemberId}:outbox:${brian.id}:40000000-0000-4000-8000-000000000009`
  const value = JSON.stringify({ body: 'from there', created_at: '2026-01-02T10:10:00.000Z', order: 9, state: 'sending' })
  server.on(sendMessage, () => new Promise(nobody))
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
  expect(await lastBubble()).toBe('from there')
  expect(screen.getByText(/1 message hasn’t been sent/)).toBeTruthy()
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: null })))
  expect(await lastBubble()).toBe('from there')
  expect(screen.queryByText(/hasn’t been sent/)).toBeNull()
})

it('a message that another tab has sent leaves when more than a page has come after it', async () => {
  await show()
  await lastBubble()
  const key = `chat:${ownMemberId}:outbox:${brian.id}:40000000-0000-4000-8000-000000000009`
  const value = JSON.stringify({ body: 'from there', created_at: '2026-01-01T10:10:00.000Z', order: 9, state: 'sending' })
  server.on(sendMessage, () => new Promise(nobody))
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: value })))
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: null })))
  expect(await lastBubble()).toBe('from there')
  // While this tab was asleep, many messages have arrived.
  server.on(listMessages, () =>
    json({ data: { messages: [createNumberedMessage(60, 'much later')], conversation: createConversation(), stranger: null } }),
  )
  await connect()
  await waitFor(async () => expect(await lastBubble()).toBe('much later'))
  expect(screen.queryByText('from there')).toBeNull()
})

it('a message whose event arrives before the answer is sent, and a reload does not send it again', async () => {
  fakeSocket.answer = (name) => (name === sendOverSocket.name ? new Promise(nobody) : { behind: {}, changed: {} })
  await show()
  await connect()
  await write('Hello{Enter}')
  await waitFor(() => expect(unsent()).toHaveLength(1))
  const [id] = unsent()
  act(() => fakeSocket.publish(messageEvent.name, { uid: brian.id, message: { ...createNumberedMessage(3, 'Hello', ownMemberId), id } }))
  expect(await screen.findByText('Sent')).toBeTruthy()
  expect(unsent()).toEqual([])
})

it('keeps a draft for each conversation over a reload', async () => {
  const { unmount } = await show()
  await write('Half a thou')
  unmount()
  signIn()
  await show()
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })).value).toBe('Half a thou')
})

it('shows drafts of another tab and clears them when sent there', async () => {
  await show()
  const key = `chat:${ownMemberId}:draft:${brian.id}`
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: 'Half a thought' })))
  expect(field.value).toBe('Half a thought')
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue: null })))
  expect(field.value).toBe('')
})
