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
import {
  acceptRequest,
  type Conversation,
  declineRequest,
  listConversations,
  listMessages,
  markConversationRead,
  type RequestConditions,
  sendMessage,
} from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { ChatSync } from '../ChatSync.tsx'
import { MessagesScreen } from '../MessagesScreen.tsx'
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
const onChange = vi.fn()
let server: ReturnType<typeof fakeServer>
let listed: Conversation
beforeEach(() => {
  stubLayout()
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  onChange.mockReset()
  signIn()
  server = fakeServer()
  listed = createConversation()
  server.on(listConversations, () => json({ data: { conversations: [listed], next_cursor: null } }))
  server.on(markConversationRead, () => json({ data: { unread: 0 } }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (uid: string | undefined = brian.id) =>
  renderScreen(
    <>
      <ChatSync onChange={onChange} />
      <MessagesScreen uid={uid} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />
    </>,
    { chat, members: memberTexts, platform },
  )
const holds = (messages = openedMessages, fields: Partial<Conversation> = {}) =>
  server.on(listMessages, () => json({ data: { messages, conversation: createConversation(fields), stranger: null } }))
const meets = (request: Partial<RequestConditions> = {}) =>
  server.on(listMessages, () =>
    json({
      data: {
        messages: [],
        conversation: null,
        stranger: { person: brian, request: { refusal: null, remaining: 20, price: 5, ...request } },
      },
    }),
  )
const connect = () => act(async () => connectSocket(`socket-${Math.random()}`))
const publish = (name: string, payload: object) => act(async () => fakeSocket.publish(name, payload))
const field = () => screen.findByRole('textbox', { name: 'Message' })

describe('somebody not matched', () => {
  it('can be sent one request, whose cost is shown first', async () => {
    meets({ remaining: 1 })
    await show()
    expect(await screen.findByText(/It arrives as a request, and they decide whether to answer/)).toBeTruthy()
    expect(screen.getByText('1 message left in your plan')).toBeTruthy()
    expect(screen.getByText('Your conversation starts here.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Brian Otieno' })).toBeTruthy()
    server.on(sendMessage, ({ body }) => {
      holds([], { state: 'request', can_message: false })
      return json({ data: { message: { ...createNumberedMessage(1, 'May I?', ownMemberId), id: (body as { id: string }).id } } })
    })
    await user.type(await field(), 'May I?{Enter}')
    expect(await screen.findByText('Your request is waiting. You can write more once Brian answers.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull())
  })
  it.each([
    [{ refusal: 'no_requests' as const }, /Brian isn’t taking requests/],
    [{ refusal: 'photo_first' as const }, /people with a photo/],
    [{ refusal: 'check_first' as const }, /^Brian only takes messages from people with a checked photo/],
  ])('cannot be written to with %o', async (conditions, sentence) => {
    meets(conditions)
    await show()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
    const link = screen.queryByRole('link', { name: 'Check yours' })
    expect(link?.getAttribute('href')).toBe(conditions.refusal === 'check_first' ? '/dashboard/photo-check' : undefined)
  })
})

describe('a request received', () => {
  it.each([
    ['Accept', acceptRequest, 'open'],
    ['Decline', declineRequest, 'closed'],
  ] as const)('is answered with %s', async (name, endpoint, state) => {
    listed = createConversation({ state: 'request', can_accept: true })
    holds(openedMessages, { state: 'request', can_accept: true })
    server.on(endpoint, () => {
      holds(openedMessages, { state, can_message: state === 'open' })
      return json({ data: { state } })
    })
    await show()
    expect(await screen.findByText('Brian would like to chat with you. Answering accepts the request.')).toBeTruthy()
    expect(screen.getByText('Request')).toBeTruthy()
    expect(await field()).toBeTruthy()
    await user.dblClick(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    expect(screen.queryAllByRole('textbox', { name: 'Message' })).toHaveLength(state === 'open' ? 1 : 0)
    expect(server.seen.filter((seen) => seen.endpoint === endpoint)).toHaveLength(1)
  })
})

it('shows the status under each own message, and the time under the last of a run', async () => {
  holds([
    ...openedMessages,
    createNumberedMessage(3, 'Well?', ownMemberId),
    createNumberedMessage(4, 'Are you there?', ownMemberId),
    createNumberedMessage(5, 'Hm.', ownMemberId),
  ])
  await show()
  expect(await screen.findAllByText('Sent')).toHaveLength(3)
  await connect()
  await publish('message:status', { uid: brian.id, member_id: brian.id, unread: null, delivered_seq: 5, read_seq: 4 })
  expect(await screen.findAllByText('Read')).toHaveLength(2)
  expect(screen.getAllByText('Delivered')).toHaveLength(1)
})

describe('live', () => {
  it('moves receipts forward only', async () => {
    holds([...openedMessages, createNumberedMessage(3, 'Well?', ownMemberId)])
    await show()
    expect(await screen.findByText('Sent')).toBeTruthy()
    await connect()
    const marks = { uid: brian.id, member_id: brian.id, unread: null }
    await publish('message:status', { ...marks, delivered_seq: 3, read_seq: 0 })
    expect(await screen.findByText('Delivered')).toBeTruthy()
    await publish('message:status', { ...marks, delivered_seq: 3, read_seq: 3 })
    await publish('message:status', { ...marks, delivered_seq: 3, read_seq: 1 })
    expect(await screen.findByText('Read')).toBeTruthy()
    expect(onChange).not.toHaveBeenCalled()
  })
  it('reading on another device clears the list here and asks for the badge', async () => {
    listed = createConversation({ unread: 3 })
    await show('')
    expect(await screen.findByText('3 unread messages')).toBeTruthy()
    await connect()
    listed = createConversation()
    await publish('message:status', { uid: brian.id, member_id: ownMemberId, delivered_seq: 2, read_seq: 2, unread: 0 })
    await waitFor(() => expect(screen.queryByText('3 unread messages')).toBeNull())
    expect(onChange).toHaveBeenCalled()
  })
  it('confirms delivery of received messages only', async () => {
    holds()
    await show()
    await screen.findByRole('log')
    await connect()
    fakeSocket.requests.length = 0
    await publish('message', { uid: brian.id, message: createNumberedMessage(3, 'Third') })
    await publish('message', { uid: brian.id, message: createNumberedMessage(4, 'Mine', ownMemberId) })
    await waitFor(() =>
      expect(fakeSocket.requests.filter(([name]) => name === 'message:delivered')).toEqual([
        ['message:delivered', { uid: brian.id, seq: 3 }],
      ]),
    )
  })
  it('finds a message with a lost event within 30 seconds', async () => {
    holds()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await show()
    await screen.findByRole('log')
    await connect()
    fakeSocket.answer = (name) => (name === 'sync' ? { behind: { [brian.id]: 3 } } : {})
    server.on(listMessages, ({ query }) =>
      json({
        data: {
          messages: query['after'] === '2' ? [createNumberedMessage(3, 'Lost on the way')] : openedMessages,
          conversation: createConversation(),
          stranger: null,
        },
      }),
    )
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(await within(await screen.findByRole('log')).findByText('Lost on the way')).toBeTruthy()
  })
  it('keeps messages that arrive while the conversation is loading', async () => {
    let answer: (response: Response) => void = nobody
    server.on(listMessages, () => new Promise((resolve) => (answer = resolve)))
    await show()
    await connect()
    await waitFor(() => expect(server.seen.some(({ endpoint }) => endpoint === listMessages)).toBe(true))
    await publish('message', { uid: brian.id, message: createNumberedMessage(3, 'Too early') })
    await act(async () => answer(json({ data: { messages: openedMessages, conversation: createConversation(), stranger: null } })))
    expect(await within(await screen.findByRole('log')).findByText('Too early')).toBeTruthy()
    // The message is marked as read although the unread count was 0 when loaded.
    await waitFor(() => expect(fakeSocket.requests).toContainEqual(['message:read', { uid: brian.id, seq: 3 }]))
  })
  it('shows typing for five seconds, and sends own typing events at a limited rate', async () => {
    holds()
    await show()
    await screen.findByRole('log')
    await connect()
    await user.type(await field(), 'typing along')
    expect(fakeSocket.requests.filter(([name]) => name === 'typing')).toEqual([['typing', { uid: brian.id }]])
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await publish('typing', { uid: brian.id })
    expect(screen.getAllByText('Brian is typing…').length).toBeGreaterThan(0)
    await act(() => vi.advanceTimersByTimeAsync(5100))
    expect(screen.queryByText('Brian is typing…')).toBeNull()
  })
  it('shows that the connection is lost and restored', async () => {
    holds()
    await show()
    await screen.findByRole('log')
    await connect()
    act(() => fakeSocket.lost.forEach((listener) => listener()))
    expect(screen.getByText('Connection lost. Trying to reconnect...')).toBeTruthy()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    act(() => fakeSocket.connected.forEach((listener) => listener()))
    expect(screen.getByText('Connection restored')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(3100))
    expect(screen.queryByText('Connection restored')).toBeNull()
  })
})

it('marks a conversation as read from the list', async () => {
  listed = createConversation({ unread: 2 })
  await show('')
  await user.click(await screen.findByRole('button', { name: 'Mark the conversation with Brian as read' }))
  await waitFor(() => expect(screen.queryByText('2 unread messages')).toBeNull())
  expect(server.seen.find(({ endpoint }) => endpoint === markConversationRead)?.body).toEqual({ seq: 2 })
})

it('offers emoji by name, by keyboard alone', async () => {
  holds()
  await show()
  await user.type(await field(), 'So ')
  await user.click(screen.getByRole('button', { name: 'Choose an emoji' }))
  // The emoji picker is a separate chunk.
  await user.type(await screen.findByRole('searchbox', { name: 'Search emoji' }), 'corazon roto')
  await user.keyboard('{ArrowDown}{Enter}{Escape}')
  expect(screen.queryByRole('searchbox', { name: 'Search emoji' })).toBeNull()
  expect(((await field()) as HTMLTextAreaElement).value).toBe('So 💔')
  expect(document.activeElement).toBe(await field())
})

it('shows the remaining characters and rejects a message that is too long', async () => {
  holds()
  await show()
  const box = await field()
  await user.click(box)
  await user.paste('x'.repeat(3900))
  expect(screen.getByText('100 characters left')).toBeTruthy()
  await user.paste('x'.repeat(101))
  await user.keyboard('{Enter}')
  expect(screen.getAllByText('A message can have up to 4,000 characters.').length).toBeGreaterThan(0)
  expect(server.seen.some(({ endpoint }) => endpoint === sendMessage)).toBe(false)
})
