// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markNotificationsRead } from '#features/notifications/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession } from '#platform/web/client/session.ts'
import {
  brian,
  createConversation,
  createNumberedMessage,
  ownMemberId,
  memberTexts,
  openedMessages,
  signIn,
} from '#tests/support/web/chat.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { type Conversation, listConversations, listMessages, markConversationRead, type Message, sendMessage } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { MessagesScreen } from '../MessagesScreen.tsx'
import { refreshConversation } from '../refresh-conversation.ts'

const user = userEvent.setup({ delay: null })
const nobody = () => {}
const closePolitely = vi.fn<(person: Conversation['person']) => Promise<void>>()
let server: ReturnType<typeof fakeServer>
let conversation: Conversation
let messages: Message[]
beforeEach(() => {
  stubLayout()
  localStorage.clear()
  resetSession()
  closePolitely.mockReset()
  closePolitely.mockResolvedValue()
  signIn()
  server = fakeServer()
  conversation = createConversation({ your_turn: true })
  messages = openedMessages
  server.on(listConversations, () => json({ data: { conversations: [conversation], next_cursor: null } }))
  server.on(listMessages, () => json({ data: { messages, conversation, stranger: null } }))
  server.on(markConversationRead, () => json({ data: { unread: 0 } }))
  server.on(markNotificationsRead, () => json({ data: { unread: 0 } }))
})
afterEach(cleanup)

const show = () =>
  renderScreen(
    <MessagesScreen
      uid={brian.id}
      onOpen={nobody}
      onOpenProfile={nobody}
      onFindMatch={nobody}
      onReport={nobody}
      slots={{ closePolitely }}
    />,
    { chat, members: memberTexts, platform },
  )
const row = () => screen.findByRole('button', { name: /Brian Otieno.*How are you\?/ })
const line = () => screen.queryByText('It’s your turn: Brian wrote last. Answer whenever you like.')

describe('where it is the viewer’s turn', () => {
  it('the list says so, and the conversation with a way to say goodbye; the reminder is read', async () => {
    await show()
    expect(within(await row()).getByText('Your turn')).toBeTruthy()
    await waitFor(() => expect(line()).toBeTruthy())
    expect(screen.getByRole('button', { name: 'Say goodbye kindly' })).toBeTruthy()
    const read = server.seen.filter(({ endpoint }) => endpoint === markNotificationsRead)
    expect(read.map(({ body }) => body)).toEqual([{ about: { uid: brian.id, kind: 'your_turn' } }])
  })

  it('both are gone as soon as an answer is written', async () => {
    await show()
    await waitFor(() => expect(line()).toBeTruthy())
    server.on(sendMessage, ({ body }) =>
      json({ data: { message: { ...createNumberedMessage(3, 'Well!', ownMemberId), id: (body as { id: string }).id } } }),
    )
    conversation = createConversation({ last_message: createNumberedMessage(3, 'Well!', ownMemberId), last_seq: 3 })
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Well!{Enter}')
    expect(line()).toBeNull()
    await waitFor(() => expect(screen.queryByText('Your turn')).toBeNull())
    expect(line()).toBeNull()
  })

  it('goodbye pressed twice is said once, and the focus goes to what has become of it', async () => {
    closePolitely.mockImplementation(async (person) => {
      conversation = createConversation({ state: 'closed', can_message: false })
      await refreshConversation(person.id)
    })
    await show()
    await user.dblClick(await screen.findByRole('button', { name: 'Say goodbye kindly' }))
    const ended = await screen.findByText('This conversation has ended. You can still read it.')
    expect(closePolitely.mock.calls.map(([{ id }]) => id)).toEqual([brian.id])
    await waitFor(() => expect(document.activeElement).toBe(ended))
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
    expect(line()).toBeNull()
  })

  it('a goodbye that is refused leaves everything as it is', async () => {
    closePolitely.mockRejectedValue(Object.assign(new Response(null, { status: 503 }), { data: { message: 'We are away for a moment.' } }))
    await show()
    await user.click(await screen.findByRole('button', { name: 'Say goodbye kindly' }))
    expect(await screen.findByText('We are away for a moment.')).toBeTruthy()
    expect(line()).toBeTruthy()
  })
})

it('says nothing where it is not', async () => {
  conversation = createConversation()
  await show()
  await row()
  await screen.findByRole('textbox', { name: 'Message' })
  expect(screen.queryByText('Your turn')).toBeNull()
  expect(line()).toBeNull()
  expect(server.seen.some(({ endpoint }) => endpoint === markNotificationsRead)).toBe(false)
})

describe('a goodbye in the conversation', () => {
  const goodbye = (sender: string) => ({ ...createNumberedMessage(3, '👋', sender), kind: 'closed_politely' as const })
  it.each([
    ['of the other', brian.id, 'Brian wishes you all the best and has ended the conversation.', 'All the best!'],
    ['of the viewer', ownMemberId, 'You wished Brian all the best and ended the conversation.', 'You: All the best!'],
  ])('%s is a note in the reader’s language', async (_, sender, sentence, preview) => {
    messages = [...openedMessages, goodbye(sender)]
    conversation = createConversation({ state: 'closed', can_message: false, last_message: goodbye(sender), last_seq: 3 })
    await show()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(await screen.findByText(preview)).toBeTruthy()
    expect(screen.queryByText('👋')).toBeNull()
  })
})
