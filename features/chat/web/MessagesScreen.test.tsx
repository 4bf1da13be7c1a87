// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listConversations, listMessages, type Message, messageEvent, markConversationRead, sendMessage } from '../contract.ts'
import { en as chat } from '../locales/en.ts'
import { ChatSync } from './ChatSync.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'
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
const arrive = (message: Message) => act(async () => fakeSocket.publish(messageEvent.name, { uid: brian.id, message }))

const user = userEvent.setup({ delay: null })
const onRead = vi.fn()
const onOpen = vi.fn()
const onReport = vi.fn()
const onChange = vi.fn()
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  stubLayout()
  disconnectSocket()
  fakeSocket.reset()
  onRead.mockReset()
  onOpen.mockReset()
  onReport.mockReset()
  onChange.mockReset()
  localStorage.clear()
  signIn()
  server = fakeServer()
  server.on(listConversations, () => json({ data: { conversations: [createConversation()], next_cursor: null } }))
  server.on(listMessages, () => json({ data: { stranger: null, messages: openedMessages, conversation: createConversation() } }))
  server.on(markConversationRead, () => json({ data: { unread: 0 } }))
})
afterEach(cleanup)

const show = (uid?: string) =>
  renderScreen(
    <>
      <ChatSync onChange={onChange} />
      <MessagesScreen uid={uid} onOpen={onOpen} onOpenProfile={() => {}} onFindMatch={() => {}} onRead={onRead} onReport={onReport} />
    </>,
    { chat, members: memberTexts, platform },
  )
const connect = async () => {
  await act(async () => connectSocket(`socket-${Math.random()}`))
  await waitFor(() => expect(fakeSocket.requests.map(([name]) => name)).toContain('sync'))
}
const log = () => screen.findByRole('log', { name: 'Messages with Brian' })
const bubbles = async () =>
  within(await log())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent ?? item.textContent)
const write = async (words: string) => user.type(await screen.findByRole('textbox', { name: 'Message' }), words)

describe('the list', () => {
  it('shows name, preview, unread count and presence, and opens a conversation', async () => {
    server.on(listConversations, () => json({ data: { conversations: [createConversation({ unread: 3 })], next_cursor: null } }))
    await show()
    const row = await screen.findByRole('button', { name: /Brian Otieno/ })
    expect(row.textContent).toContain('How are you?')
    expect(within(row).getByText('3 unread messages')).toBeTruthy()
    expect(within(row).getByRole('img', { name: 'Online' })).toBeTruthy()
    expect(screen.getByText('Pick a chat to start reading and writing.')).toBeTruthy()
    await user.click(row)
    expect(onOpen).toHaveBeenCalledWith(brian.id)
  })
  it('asks for the unread count when a message arrives before an earlier one', async () => {
    await show()
    await connect()
    const row = await screen.findByRole('button', { name: /Brian Otieno/ })
    server.on(listConversations, () =>
      json({ data: { conversations: [createConversation({ unread: 7, last_seq: 5 })], next_cursor: null } }),
    )
    await arrive(createNumberedMessage(3, 'in turn', brian.id))
    expect(row.textContent).not.toContain('7')
    await arrive(createNumberedMessage(5, 'early', brian.id))
    await waitFor(() => expect(screen.getByRole('button', { name: /Brian Otieno/ }).textContent).toContain('7'))
  })

  it('shows matches in which nobody has written as a row of faces, and in one list while searching', async () => {
    const fresh = createConversation({ last_message: openedMessages[0] ?? null })
    server.on(listConversations, () => json({ data: { conversations: [fresh], next_cursor: null } }))
    await show()
    const row = await screen.findByRole('region', { name: 'New matches' })
    await user.click(within(row).getByRole('button', { name: /Brian Otieno/ }))
    expect(onOpen).toHaveBeenCalledWith(brian.id)
    expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull()
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'bri')
    expect(await screen.findByRole('list', { name: 'Conversations' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'New matches' })).toBeNull()
  })
  it('shows a match that began with a line as a conversation, not among the new matches', async () => {
    const begun = createConversation({ last_message: createNumberedMessage(2, 'matched', null), unread: 1 })
    server.on(listConversations, () => json({ data: { conversations: [begun], next_cursor: null } }))
    await show()
    expect((await screen.findByRole('button', { name: /Brian Otieno/ })).textContent).toContain('It’s a match!')
    expect(screen.queryByRole('region', { name: 'New matches' })).toBeNull()
  })
  it('searches by name', async () => {
    server.on(listConversations, ({ query }) =>
      json({ data: { conversations: query['q'] === undefined ? [createConversation()] : [], next_cursor: null } }),
    )
    await show()
    await user.type(await screen.findByRole('searchbox', { name: 'Search by name' }), 'zed')
    expect(await screen.findByText('You haven’t written with anyone by that name.')).toBeTruthy()
    expect(server.seen.at(-1)?.query).toEqual({ q: 'zed' })
  })
  it('shows an empty state', async () => {
    server.on(listConversations, () => json({ data: { conversations: [], next_cursor: null } }))
    await show()
    expect(await screen.findByRole('button', { name: 'Find Match' })).toBeTruthy()
  })
  it('shows an error and retries', async () => {
    server.on(listConversations, () => json({ message: 'no' }, 500))
    await show()
    expect(await screen.findByText('Failed to load messages')).toBeTruthy()
    server.on(listConversations, () => json({ data: { conversations: [createConversation()], next_cursor: null } }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: /Brian Otieno/ })).toBeTruthy()
  })
})

describe('a conversation', () => {
  it('shows the messages by day', async () => {
    await show(brian.id)
    expect(await bubbles()).toEqual(['It’s a match!', 'How are you?'])
    expect(within(await log()).getByText('January 1, 2026')).toBeTruthy()
    expect(screen.getByText('Your conversation starts here.')).toBeTruthy()
  })
  it('asks to say hello until somebody has written', async () => {
    server.on(listMessages, () =>
      json({ data: { stranger: null, messages: openedMessages.slice(0, 1), conversation: createConversation() } }),
    )
    await show(brian.id)
    expect(await bubbles()).toEqual(['It’s a match. Say hello!'])
    await connect()
    await arrive(createNumberedMessage(2, 'Hello you', brian.id))
    expect(await bubbles()).toEqual(['It’s a match!', 'Hello you'])
  })
  it('is marked as read once when visible', async () => {
    server.on(listMessages, () =>
      json({ data: { stranger: null, messages: openedMessages, conversation: createConversation({ unread: 1 }) } }),
    )
    await show(brian.id)
    await waitFor(() => expect(onRead).toHaveBeenCalledOnce())
    const reads = server.seen.filter(({ endpoint }) => endpoint === markConversationRead)
    expect(reads.map(({ body }) => body)).toEqual([{ seq: 2 }])
  })
  it('is not marked as read in a hidden tab', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    server.on(listMessages, () =>
      json({ data: { stranger: null, messages: openedMessages, conversation: createConversation({ unread: 1 }) } }),
    )
    await show(brian.id)
    await bubbles()
    expect(onRead).not.toHaveBeenCalled()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(onRead).toHaveBeenCalledOnce())
  })
  it('that is closed has no composer', async () => {
    const ended = createConversation({ state: 'closed', can_message: false })
    server.on(listMessages, () => json({ data: { stranger: null, messages: openedMessages, conversation: ended } }))
    await show(brian.id)
    expect(await screen.findByText('This conversation has ended. You can still read it.')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  })
  it('with a deleted member shows a message', async () => {
    server.on(listMessages, () => json({ message: 'gone' }, 404))
    await show(brian.id)
    expect(await screen.findByText('This member isn’t here any more.')).toBeTruthy()
  })
})

describe('writing', () => {
  it('rejects an empty message', async () => {
    await show(brian.id)
    await write('  \u200B{Enter}')
    expect(await screen.findByText('Please enter a message')).toBeTruthy()
    expect(server.seen.some(({ endpoint }) => endpoint === sendMessage)).toBe(false)
  })
  it('shows a message at once and marks it as sent after the response', async () => {
    let answer: (response: Response) => void = () => {}
    server.on(sendMessage, () => new Promise((resolve) => (answer = resolve)))
    await show(brian.id)
    await write('Fine{Shift>}{Enter}{/Shift}thanks{Enter}')
    expect((await bubbles()).at(-1)).toBe('Fine\nthanks')
    expect(screen.getByText('Sending')).toBeTruthy()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('')
    await waitFor(() => expect(server.seen.at(-1)?.endpoint).toBe(sendMessage))
    const [{ id } = { id: '' }] = server.seen.flatMap(({ endpoint, body }) => (endpoint === sendMessage ? [body as { id: string }] : []))
    answer(json({ data: { message: { ...createNumberedMessage(3, 'Fine\nthanks', ownMemberId), id } } }))
    expect(await screen.findByText('Sent')).toBeTruthy()
    expect((await bubbles()).filter((words) => words === 'Fine\nthanks')).toHaveLength(1)
  })
  it('uses the socket when connected', async () => {
    await show(brian.id)
    await bubbles()
    await connect()
    fakeSocket.answer = (_, payload) => ({
      message: { ...createNumberedMessage(3, 'Hi', ownMemberId), id: (payload as { id: string }).id },
    })
    await write('Hi{Enter}')
    expect(await screen.findByText('Sent')).toBeTruthy()
    expect(fakeSocket.requests.at(-1)).toEqual(['message:send', { uid: brian.id, id: expect.any(String) as string, body: 'Hi' }])
    expect(server.seen.some(({ endpoint }) => endpoint === sendMessage)).toBe(false)
  })
  it('shows the server’s error', async () => {
    await show(brian.id)
    await bubbles()
    await connect()
    fakeSocket.answer = () => ({ error: { message: 'This conversation has ended.', code: 'chat.closed' } })
    await write('Hi{Enter}')
    expect(await screen.findByText('This conversation has ended.')).toBeTruthy()
    expect(screen.getByText('Failed to send message')).toBeTruthy()
    expect(server.seen.some(({ endpoint }) => endpoint === sendMessage)).toBe(false)
  })
})

describe('live', () => {
  it('adds arriving messages in order, once, and announces them', async () => {
    await show(brian.id)
    await bubbles()
    await connect()
    await arrive(createNumberedMessage(3, 'Third'))
    await arrive(createNumberedMessage(3, 'Third'))
    await waitFor(async () => expect((await bubbles()).slice(-2)).toEqual(['How are you?', 'Third']))
    expect(screen.getByText('Brian: Third')).toBeTruthy()
    expect((await screen.findByRole('button', { name: /Brian Otieno/, current: true })).textContent).toContain('Third')
  })
  it('fetches missing messages before one that arrived early', async () => {
    server.on(listMessages, ({ query }) =>
      json({
        data: {
          messages: query['after'] === '2' ? [createNumberedMessage(3, 'Third'), createNumberedMessage(4, 'Fourth')] : openedMessages,
          conversation: createConversation(),
        },
      }),
    )
    await show(brian.id)
    await bubbles()
    await connect()
    await arrive(createNumberedMessage(4, 'Fourth'))
    await waitFor(async () => expect((await bubbles()).slice(-3)).toEqual(['How are you?', 'Third', 'Fourth']))
  })
  it('fetches missed messages after each connection', async () => {
    await show(brian.id)
    await bubbles()
    fakeSocket.answer = () => ({ behind: { [brian.id]: 3 } })
    server.on(listMessages, ({ query }) =>
      json({
        data: { messages: query['after'] === '2' ? [createNumberedMessage(3, 'While away')] : [], conversation: createConversation() },
      }),
    )
    await connect()
    expect(fakeSocket.requests).toContainEqual(['sync', { heads: { [brian.id]: 2 }, changes: { [brian.id]: 0 } }])
    await waitFor(async () => expect((await bubbles()).at(-1)).toBe('While away'))
  })
})
