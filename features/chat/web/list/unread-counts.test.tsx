// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { type Conversation, listConversations, type Message, messageEvent, receiptsEvent } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { ChatSync } from '../ChatSync.tsx'
import { MessagesScreen } from '../MessagesScreen.tsx'
import { brian, createConversation, createNumberedMessage, fakeSocket, ownMemberId, memberTexts, signIn } from '#tests/support/web/chat.ts'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)

const user = userEvent.setup({ delay: null })
const nobody = () => {}
let server: ReturnType<typeof fakeServer>
/** The conversation as the server has it. */
let stored: Conversation
const store = (last: number, unread: number) => {
  stored = createConversation({ last_message: createNumberedMessage(last, `text ${last}`), last_seq: last, unread })
}
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stubLayout()
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  signIn()
  server = fakeServer()
  server.on(listConversations, () => json({ data: { conversations: [stored], next_cursor: null } }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = async () => {
  await renderScreen(
    <>
      <ChatSync onChange={nobody} />
      <MessagesScreen uid={undefined} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />
    </>,
    { chat, members: memberTexts, platform },
  )
  await act(async () => connectSocket(`socket-${Math.random()}`))
  await screen.findByRole('button', { name: /Brian Otieno/ })
  // Wait until the list is fetched again, because its first response was requested before the last event.
  await act(() => vi.advanceTimersByTimeAsync(2000))
}
const publish = (name: string, payload: object) =>
  act(async () => {
    fakeSocket.publish(name, payload)
    // The screen shows the event in the next task.
    await vi.advanceTimersByTimeAsync(1)
  })
const arrive = (message: Message) => publish(messageEvent.name, { uid: brian.id, message })
const count = (fields: object) =>
  publish(receiptsEvent.name, { uid: brian.id, member_id: ownMemberId, delivered_seq: 2, read_seq: 2, ...fields })
const settle = () => act(() => vi.advanceTimersByTimeAsync(1500))
const unread = (): number => Number.parseInt(screen.queryByText(/^\d+ unread message/)?.textContent ?? '0')
const fetches = () => server.seen.filter(({ endpoint }) => endpoint === listConversations).length

it('an unread count from before newer messages does not hide them', async () => {
  store(9, 5)
  await show()
  await count({ unread: 0, last_seq: 4 })
  expect(unread()).toBe(5)
  await settle()
  expect(unread()).toBe(5)
})

it('a count that has come before its message does not count it twice', async () => {
  store(3, 3)
  await show()
  store(4, 1)
  await count({ unread: 1, last_seq: 4 })
  await arrive(createNumberedMessage(4, 'text 4'))
  await settle()
  expect(unread()).toBe(1)
})

it('of two counts that have changed places, the lower one stays', async () => {
  store(9, 9)
  await show()
  const before = fetches()
  await count({ unread: 0, last_seq: 9 })
  await count({ unread: 5, last_seq: 9 })
  expect(unread()).toBe(0)
  await settle()
  expect(fetches()).toBe(before)
})

it('a read elsewhere that a message has overtaken is fetched', async () => {
  store(3, 3)
  await show()
  store(4, 1)
  await arrive(createNumberedMessage(4, 'text 4'))
  expect(unread()).toBe(4)
  await count({ unread: 0, last_seq: 3 })
  await settle()
  expect(unread()).toBe(1)
})

it('a count of a server of the release before is applied', async () => {
  store(4, 2)
  await show()
  await count({ unread: 0 })
  expect(unread()).toBe(0)
})

it('the answer to a read tells the count, although its event is lost', async () => {
  store(4, 4)
  await show()
  const lost = fakeSocket.answer
  fakeSocket.answer = (name, payload) => (name === 'message:read' ? { unread: 2, last_seq: 6 } : lost(name, payload))
  store(6, 2)
  await user.click(screen.getByRole('button', { name: 'Mark the conversation with Brian as read' }))
  await settle()
  expect(unread()).toBe(2)
})

it('counts the calls that the member has answered or declined as the server does', async () => {
  store(3, 0)
  await show()
  const call = (seq: number, body: string): Message => ({ ...createNumberedMessage(seq, body), kind: 'call' })
  await arrive(call(4, 'voice ended 125'))
  await arrive(call(5, 'video declined 0'))
  expect(unread()).toBe(0)
  await arrive(call(6, 'voice missed 0'))
  expect(unread()).toBe(1)
})
