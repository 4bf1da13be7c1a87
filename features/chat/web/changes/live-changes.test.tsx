// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listConversations, listMessages, markConversationRead, type Message } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { ChatSync } from '../ChatSync.tsx'
import { MessagesScreen } from '../MessagesScreen.tsx'
import { brian, createConversation, createNumberedMessage, fakeSocket, ownMemberId, memberTexts, signIn } from '#tests/support/web/chat.ts'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)

const nobody = () => {}
let server: ReturnType<typeof fakeServer>
/** The conversation as the server has it. */
let stored: Message[]
let lastChange: number
let readTo: number
const conversation = () =>
  createConversation({ read_seq: readTo, last_message: stored.at(-1) ?? null, last_seq: stored.length, last_change: lastChange })

/** Changes a stored message as the server does. */
const store = (seq: number, fields: Partial<Message>): Message => {
  lastChange += 1
  const message = { ...(stored[seq - 1] ?? createNumberedMessage(seq, '')), ...fields, change: lastChange }
  stored = stored.map((one) => (one.seq === seq ? message : one))
  return message
}
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-01-01T10:08:00.000Z') })
  stubLayout()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nobody, removeEventListener: nobody }))
  Element.prototype.scrollIntoView = nobody
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  localStorage.clear()
  signIn()
  lastChange = 0
  readTo = 0
  stored = [
    createNumberedMessage(1, 'matched', null),
    createNumberedMessage(2, 'How are you?'),
    { ...createNumberedMessage(3, 'Fine, thanks', ownMemberId), created_at: '2026-01-01T10:03:00.000Z' },
  ]
  server = fakeServer()
  server.on(listConversations, () => json({ data: { conversations: [conversation()], next_cursor: null } }))
  server.on(listMessages, ({ query }) => {
    const after = query['changed_after']
    const messages =
      after === undefined ? stored : stored.filter(({ change }) => change > Number(after)).sort((a, b) => a.change - b.change)
    return json({ data: { messages, conversation: conversation(), stranger: null } })
  })
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
    </>,
    { chat, members: memberTexts, platform },
  )
const connect = () => act(async () => connectSocket(`socket-${Math.random()}`))
const publish = (message: Message) => act(async () => fakeSocket.publish('message:changed', { uid: brian.id, message }))
const log = () => screen.findByRole('log', { name: 'Messages with Brian' })
const bubble = async (text: string) => {
  const found = (await within(await log()).findByText(text, { selector: 'p' })).closest('li')
  if (found === null) throw new Error(`no message ${text}`)
  return found
}
const seen = (endpoint: object) => server.seen.filter((one) => one.endpoint === endpoint)

it('an older copy of a message never replaces a newer one', async () => {
  await show()
  await bubble('How are you?')
  await connect()
  const older = store(2, { body: 'How are you doing?', edited_at: '2026-01-01T10:04:00.000Z' })
  const newer = store(2, { body: 'How is it going?' })
  await publish(newer)
  await publish(older)
  await act(async () => fakeSocket.publish('message', { uid: brian.id, message: { ...newer, body: 'How are you?', change: 0 } }))
  expect(await bubble('How is it going?')).toBeTruthy()
  expect(screen.queryByText('How are you doing?')).toBeNull()
})

it('fetches the changes whose events were lost', async () => {
  await show()
  await bubble('How are you?')
  await connect()
  store(2, { body: 'Are you well?', edited_at: '2026-01-01T10:04:00.000Z' })
  await publish(store(3, { reactions: [{ member_id: brian.id, emoji: '👍' }] }))
  expect(await bubble('Are you well?')).toBeTruthy()
  expect(seen(listMessages).filter(({ query }) => query['changed_after'] === '0')).toHaveLength(1)
})

it('asks for changes after a reconnect and within 30 seconds', async () => {
  await show()
  await bubble('How are you?')
  await connect()
  store(2, { body: '', deleted: true })
  fakeSocket.answer = (name) => (name === 'sync' ? { behind: {}, changed: { [brian.id]: 1 } } : {})
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(await bubble('This message was deleted')).toBeTruthy()
  expect(fakeSocket.requests.findLast(([name]) => name === 'sync')?.[1]).toMatchObject({ changes: { [brian.id]: 0 } })
})

it('a message that was read stays read when a reaction to it arrives, and changes bring the receipts along', async () => {
  await show()
  const own = await bubble('Fine, thanks')
  await connect()
  expect(within(own).getByText('Sent')).toBeTruthy()
  readTo = 3
  store(2, { body: 'Are you well?', edited_at: '2026-01-01T10:04:00.000Z' })
  await publish(store(3, { reactions: [{ member_id: brian.id, emoji: '👍' }] }))
  await bubble('Are you well?')
  expect(within(await bubble('Fine, thanks')).getByText('Read')).toBeTruthy()
})
