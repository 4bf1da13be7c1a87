// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listConversations, listMessages, markConversationRead, type Message, sendMessage } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { ChatSync } from '../ChatSync.tsx'
import { MessagesScreen } from '../MessagesScreen.tsx'
import { toQuotedMessage } from './quotes.ts'
import { brian, createConversation, createNumberedMessage, fakeSocket, ownMemberId, memberTexts, signIn } from '#tests/support/web/chat.ts'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)

const user = userEvent.setup({ delay: null })
const nobody = () => {}
let server: ReturnType<typeof fakeServer>
let stored: Message[]
beforeEach(() => {
  stubLayout()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nobody, removeEventListener: nobody }))
  Element.prototype.scrollIntoView = nobody
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  localStorage.clear()
  signIn()
  stored = [
    createNumberedMessage(1, 'matched', null),
    createNumberedMessage(2, 'Do you like ndolè?'),
    createNumberedMessage(3, 'Hm', ownMemberId),
  ]
  server = fakeServer()
  const conversation = () => createConversation({ last_message: stored.at(-1) ?? null, last_seq: stored.length })
  server.on(listConversations, () => json({ data: { conversations: [conversation()], next_cursor: null } }))
  server.on(listMessages, ({ query }) => {
    const before = Number(query['before'] ?? Number.MAX_SAFE_INTEGER)
    const messages = stored.filter(({ seq }) => seq < before).slice(-Number(query['limit']))
    return json({ data: { messages, conversation: conversation(), stranger: null } })
  })
  server.on(markConversationRead, () => json({ data: { unread: 0 } }))
  server.on(sendMessage, ({ body }) => {
    const { id, body: text, reply_to } = body as { id: string; body: string; reply_to?: number }
    const original = stored.find(({ seq }) => seq === reply_to)
    const message = {
      ...createNumberedMessage(stored.length + 1, text, ownMemberId),
      id,
      reply_to: original ? toQuotedMessage(original) : null,
    }
    stored = [...stored, message]
    return json({ data: { message } })
  })
})
afterEach(cleanup)

const show = () =>
  renderScreen(
    <>
      <ChatSync onChange={nobody} />
      <MessagesScreen uid={brian.id} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />
    </>,
    { chat, members: memberTexts, platform },
  )
const log = () => screen.findByRole('log', { name: 'Messages with Brian' })
const bubble = async (text: string) => {
  const found = (await within(await log()).findByText(text, { selector: 'p' })).closest('li')
  if (found === null) throw new Error(`no message ${text}`)
  return found
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const reply = async (text: string) => {
  await bubble(text)
  await user.click(screen.getByRole('button', { name: `Options for “${text}”` }))
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
}
const sent = () => server.seen.flatMap(({ endpoint, body }) => (endpoint === sendMessage ? [body] : []))

it('a reply names the message above the field, is sent with its number, and shows the quote', async () => {
  await show()
  await reply('Do you like ndolè?')
  expect(await screen.findByText('Replying to Brian')).toBeTruthy()
  await user.type(await field(), 'Very much{Enter}')
  const quote = await within(await bubble('Very much')).findByRole('button', { name: /Answer to.*Brian.*Do you like ndolè/ })
  expect(quote).toBeTruthy()
  expect(sent()).toEqual([expect.objectContaining({ body: 'Very much', reply_to: 2 })])
  expect(screen.queryByText('Replying to Brian')).toBeNull()
  // The next message is no reply.
  await user.type(await field(), 'And you?{Enter}')
  await waitFor(() => expect(sent().at(-1)).not.toHaveProperty('reply_to'))
})

it('survives a reload with its draft, and Escape ends it without losing the draft', async () => {
  const { unmount } = await show()
  await reply('Do you like ndolè?')
  await user.type(await field(), 'Very')
  unmount()
  signIn()
  await show()
  expect(await screen.findByText('Replying to Brian')).toBeTruthy()
  expect((await field()).value).toBe('Very')
  await user.click(await field())
  await user.keyboard('{Escape}')
  expect(screen.queryByText('Replying to Brian')).toBeNull()
  expect((await field()).value).toBe('Very')
  expect(Object.keys(localStorage).filter((key) => key.includes(':reply:'))).toEqual([])
})

it('waits with its quote in the outbox, which stores the number only', async () => {
  server.on(sendMessage, () => Promise.reject(new TypeError('offline')))
  await show()
  await reply('Do you like ndolè?')
  await user.type(await field(), 'Later{Enter}')
  expect(within(await bubble('Later')).getByRole('button', { name: /Do you like ndolè/ })).toBeTruthy()
  const [kept] = Object.entries(localStorage).filter(([key]) => key.includes(':outbox:'))
  expect(kept?.[1]).toContain('"reply_to":2')
  expect(kept?.[1]).not.toContain('ndolè')
  // A message that the server does not have cannot be changed.
  expect(screen.queryByRole('button', { name: 'Options for “Later”' })).toBeNull()
})

it('a press on the quote goes to the original and loads older pages until it is there', async () => {
  const many = Array.from({ length: 260 }, (_, index) => createNumberedMessage(index + 4, `line ${index + 4}`))
  const [, original] = stored
  if (original === undefined) throw new Error('no original')
  stored = [...stored, ...many, { ...createNumberedMessage(264, 'Very much', ownMemberId), reply_to: toQuotedMessage(original) }]
  await show()
  await user.click(within(await bubble('Very much')).getByRole('button', { name: /Do you like ndolè/ }))
  await waitFor(async () => expect(document.activeElement).toBe(await bubble('Do you like ndolè?')))
  const older = server.seen.filter(({ endpoint, query }) => endpoint === listMessages && query['before'] !== undefined)
  expect(older.length).toBeGreaterThanOrEqual(3)
})

it('says so when the original is too far back', async () => {
  const far = { seq: 2, sender_id: brian.id, kind: 'text' as const, body: 'Long ago', deleted: false }
  stored = Array.from({ length: 60 }, (_, index) => createNumberedMessage(index + 5000, `line ${index + 5000}`))
  stored = [...stored, { ...createNumberedMessage(5060, 'Remember?'), reply_to: far }]
  await show()
  await user.click(within(await bubble('Remember?')).getByRole('button', { name: /Long ago/ }))
  expect(await screen.findByText('That message is too far back to jump to.')).toBeTruthy()
})

it('a swipe to the right replies, and a scroll or a short swipe does not', async () => {
  await show()
  const message = await bubble('Do you like ndolè?')
  const area = await log()
  area.setPointerCapture = nobody
  const swipe = (dx: number, dy: number) => {
    const at = { pointerType: 'touch', isPrimary: true, pointerId: 1 }
    fireEvent.pointerDown(message, { ...at, clientX: 100, clientY: 100 })
    for (const part of [0.3, 0.6, 1]) fireEvent.pointerMove(message, { ...at, clientX: 100 + dx * part, clientY: 100 + dy * part })
    fireEvent.pointerUp(message, at)
  }
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: nobody, removeEventListener: nobody }))
  swipe(40, 0)
  swipe(80, 90)
  swipe(-90, 0)
  expect(screen.queryByText('Replying to Brian')).toBeNull()
  swipe(90, 10)
  expect(await screen.findByText('Replying to Brian')).toBeTruthy()
})

it('a long press opens the options, and moving the finger does not', async () => {
  await show()
  const message = await bubble('Do you like ndolè?')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const at = { pointerType: 'touch', isPrimary: true, pointerId: 1, clientX: 100 }
  fireEvent.pointerDown(message, { ...at, clientY: 100 })
  fireEvent.pointerMove(message, { ...at, clientY: 130 })
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.pointerDown(message, { ...at, clientY: 100 })
  await act(() => vi.advanceTimersByTimeAsync(600))
  vi.useRealTimers()
  expect(await screen.findByRole('dialog', { name: 'Options for this message' })).toBeTruthy()
})

it('the arrow keys move from the options of one message to those of another, and only one is reached by Tab', async () => {
  await show()
  await bubble('Hm')
  const buttons = screen.getAllByRole('button', { name: /^Options for/ })
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, 0])
  buttons[1]?.focus()
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(buttons[0])
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1])
})
