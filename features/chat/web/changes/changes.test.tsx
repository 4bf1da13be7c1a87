// @vitest-environment jsdom
// @slow
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
  deleteMessage,
  editMessage,
  listConversations,
  listMessages,
  markConversationRead,
  type Message,
  reactToMessage,
} from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { ChatSync } from '../ChatSync.tsx'
import { MessagesScreen } from '../MessagesScreen.tsx'
import { UnsentWarning } from '../outbox/UnsentWarning.tsx'
import { brian, createConversation, createNumberedMessage, fakeSocket, ownMemberId, memberTexts, signIn } from '#tests/support/web/chat.ts'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)

const user = userEvent.setup({ delay: null })
const nobody = () => {}
let server: ReturnType<typeof fakeServer>
/** The conversation as the server has it. */
let stored: Message[]
let lastChange: number
const conversation = () => createConversation({ last_message: stored.at(-1) ?? null, last_seq: stored.length, last_change: lastChange })

/** Changes a stored message as the server does. */
const store = (seq: number, fields: Partial<Message>): Message => {
  lastChange += 1
  const message = { ...(stored[seq - 1] ?? createNumberedMessage(seq, '')), ...fields, change: lastChange }
  stored = stored.map((one) => (one.seq === seq ? message : one))
  return message
}
const confirm = (fields: (body: unknown) => Partial<Message>) => (request: { params: Record<string, string>; body: unknown }) =>
  json({ data: { message: store(Number(request.params.seq), fields(request.body)) } })
const accept = () => {
  server.on(
    editMessage,
    confirm((body) => ({ body: (body as { body: string }).body, edited_at: '2026-01-01T10:10:00.000Z' })),
  )
  server.on(
    deleteMessage,
    confirm(() => ({ body: '', deleted: true, reactions: [] })),
  )
  server.on(
    reactToMessage,
    confirm((body) => {
      const { emoji } = body as { emoji: '❤️' | null }
      return { reactions: emoji === null ? [] : [{ member_id: ownMemberId, emoji }] }
    }),
  )
}
const refuseConnection = () => {
  for (const endpoint of [editMessage, deleteMessage, reactToMessage]) server.on(endpoint, () => Promise.reject(new TypeError('offline')))
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
  accept()
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
const publish = (message: Message) => act(async () => fakeSocket.publish('message:changed', { uid: brian.id, message }))
const log = () => screen.findByRole('log', { name: 'Messages with Brian' })
const bubble = async (text: string) => {
  const found = (await within(await log()).findByText(text, { selector: 'p' })).closest('li')
  if (found === null) throw new Error(`no message ${text}`)
  return found
}
const openOptions = async (text: string) => {
  await bubble(text)
  await user.click(screen.getByRole('button', { name: `Options for “${text}”` }))
  return screen.findByRole('dialog', { name: 'Options for this message' })
}
const choose = async (text: string, option: string) => user.click(within(await openOptions(text)).getByRole('button', { name: option }))
const seen = (endpoint: object) => server.seen.filter((one) => one.endpoint === endpoint)
const waiting = () => Object.keys(localStorage).filter((key) => key.includes(':change:'))

describe('reacting', () => {
  it('shows the reaction at once and sends it; pressing it again takes it back', async () => {
    await show()
    await choose('How are you?', 'React with ❤️')
    const chip = await within(await bubble('How are you?')).findByRole('button', { name: /You reacted with ❤️/ })
    await waitFor(() => expect(seen(reactToMessage).map(({ params, body }) => [params['seq'], body])).toEqual([['2', { emoji: '❤️' }]]))
    await waitFor(() => expect(waiting()).toEqual([]))
    await user.click(chip)
    await user.click(await screen.findByRole('button', { name: 'Take back ❤️' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /You reacted with/ })).toBeNull())
    await waitFor(() => expect(seen(reactToMessage).at(-1)?.body).toEqual({ emoji: null }))
  })

  it('announces a reaction that arrives, and not one that was there', async () => {
    store(3, { reactions: [{ member_id: brian.id, emoji: '👍' }] })
    await show()
    expect(await within(await bubble('Fine, thanks')).findByRole('img', { name: 'Brian reacted with 👍' })).toBeTruthy()
    const announced = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ')
    expect(announced()).not.toContain('reacted')
    await connect()
    await publish(store(3, { reactions: [{ member_id: brian.id, emoji: '😂' }] }))
    await waitFor(() => expect(announced()).toContain('Brian reacted with 😂 to “Fine, thanks”'))
  })
})

describe('editing', () => {
  const edit = async (text: string) => {
    await choose('Fine, thanks', 'Edit')
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit message' })
    await user.clear(field)
    await user.type(field, text)
    await user.keyboard('{Enter}')
  }

  it('replaces the text, marks it as edited, and keeps the draft of the next message', async () => {
    await show()
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Half a thought')
    await edit('Very well')
    expect(within(await bubble('Very well')).getByText('edited')).toBeTruthy()
    await waitFor(() => expect(seen(editMessage).map(({ body }) => body)).toEqual([{ body: 'Very well' }]))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('Half a thought')
  })

  it('begins with ArrowUp in the empty field and ends with Escape', async () => {
    await show()
    await bubble('Fine, thanks')
    await user.click(await screen.findByRole('textbox', { name: 'Message' }))
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit message' }).value).toBe('Fine, thanks')
    await user.keyboard('{Escape}')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe('')
    expect(seen(editMessage)).toEqual([])
  })

  it('is offered for 15 minutes, and never for a message of the other member', async () => {
    await show()
    expect(within(await openOptions('How are you?')).queryByRole('button', { name: 'Edit' })).toBeNull()
    await user.keyboard('{Escape}')
    vi.setSystemTime(new Date('2026-01-01T10:18:01.000Z'))
    const sheet = await openOptions('Fine, thanks')
    expect(within(sheet).getByRole('button', { name: 'Delete' })).toBeTruthy()
    expect(within(sheet).queryByRole('button', { name: 'Edit' })).toBeNull()
  })

  it('is taken back with an explanation when the server refuses it', async () => {
    server.on(editMessage, () =>
      json({ message: 'A message can be edited for 15 minutes. This one is older.', code: 'chat.too_late' }, 409),
    )
    await show()
    await edit('Very well')
    expect(await screen.findByText('A message can be edited for 15 minutes. This one is older.')).toBeTruthy()
    expect(await bubble('Fine, thanks')).toBeTruthy()
    expect(screen.queryByText('Very well')).toBeNull()
    expect(waiting()).toEqual([])
  })
})

describe('deleting', () => {
  const remove = async () => {
    await choose('Fine, thanks', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete for both' }))
  }

  it('asks once, and leaves a note in the conversation and in the list', async () => {
    await show()
    await choose('Fine, thanks', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Keep it' }))
    expect(seen(deleteMessage)).toEqual([])
    await remove()
    expect(await bubble('You deleted this message')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Brian Otieno.*You deleted this message/ })).toBeTruthy()
    expect(screen.queryByText('Fine, thanks')).toBeNull()
    await waitFor(() => expect(seen(deleteMessage)).toHaveLength(1))
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(await bubble('You deleted this message')).toBeTruthy()
  })

  it('removes the text from the quotes of it, and ends the editing of it', async () => {
    stored = [
      ...stored,
      {
        ...createNumberedMessage(4, 'Glad'),
        reply_to: { seq: 3, sender_id: ownMemberId, kind: 'text', body: 'Fine, thanks', deleted: false },
      },
    ]
    await show()
    await choose('Fine, thanks', 'Edit')
    await connect()
    await publish(store(3, { body: '', deleted: true }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Edit message' })).toBeNull())
    expect(await within(await bubble('Glad')).findByRole('button', { name: /You deleted this message/ })).toBeTruthy()
    expect(screen.queryByText(/Fine, thanks/)).toBeNull()
  })
})

describe('without a connection', () => {
  it('a change shows, survives a reload, and is sent when the connection returns', async () => {
    refuseConnection()
    const { unmount } = await show()
    await choose('Fine, thanks', 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete for both' }))
    await choose('How are you?', 'React with 🙏')
    expect(await bubble('You deleted this message')).toBeTruthy()
    expect(screen.getByText(/1 change to a message hasn’t been sent yet/)).toBeTruthy()
    unmount()
    signIn()
    await show()
    expect(await bubble('You deleted this message')).toBeTruthy()
    expect(await within(await bubble('How are you?')).findByRole('button', { name: /You reacted with 🙏/ })).toBeTruthy()
    accept()
    server.seen.length = 0
    await act(async () => void dispatchEvent(new Event('online')))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    // The changes are sent in the order in which they were made.
    await waitFor(() =>
      expect(
        server.seen.flatMap(({ endpoint }) => (([deleteMessage, reactToMessage] as object[]).includes(endpoint) ? [endpoint.method] : [])),
      ).toEqual(['DELETE', 'PUT']),
    )
    await waitFor(() => expect(waiting()).toEqual([]))
    expect(screen.queryByText(/hasn’t been sent/)).toBeNull()
  })

  it('only the latest of several reactions is sent', async () => {
    refuseConnection()
    await show()
    for (const emoji of ['👍', '😢', '😂']) await choose('How are you?', `React with ${emoji}`)
    expect(waiting()).toHaveLength(1)
    accept()
    server.seen.length = 0
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await waitFor(() => expect(seen(reactToMessage).map(({ body }) => body)).toEqual([{ emoji: '😂' }]))
  })

  it('a change that another tab has confirmed is not sent again', async () => {
    refuseConnection()
    await show()
    await choose('How are you?', 'React with 👍')
    const [key = ''] = waiting()
    localStorage.removeItem(key)
    accept()
    server.seen.length = 0
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(seen(reactToMessage)).toEqual([])
    expect(screen.queryByRole('button', { name: /You reacted/ })).toBeNull()
  })
})
