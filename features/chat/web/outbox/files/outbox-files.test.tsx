// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appendToUpload, beginUpload, cancelUpload, uploadPartBytes } from '#features/uploads/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { disconnectSocket } from '#platform/web/client/socket.ts'
import {
  brian,
  createConversation,
  createNumberedMessage,
  fakeSocket,
  ownMemberId,
  memberTexts,
  openedMessages,
  signIn,
} from '#tests/support/web/chat.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listConversations, listMessages, markConversationRead, sendAttachment, sendMessage } from '../../../contract.ts'
import { en as chat } from '../../../locales/en.ts'
import { ChatSync } from '../../ChatSync.tsx'
import { MessagesScreen } from '../../MessagesScreen.tsx'
// Loaded here, so that the first picture does not wait for its code.
import '../../pictures/PictureMessage.tsx'
import { queueAttachment, queueMessage, retryMessage } from '../outbox.ts'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)
/** The files on the device. With `isFull`, the device refuses to store another file. */
const device = vi.hoisted(() => ({ files: new Map<string, unknown>(), isFull: false }))
vi.mock('#platform/web/client/member-database.ts', () => {
  const store = {
    put: (row: { id: string }) => {
      if (device.isFull) throw new DOMException('full', 'QuotaExceededError')
      device.files.set(row.id, row)
      return { result: row.id }
    },
    get: ([, id]: [string, string]) => ({ result: device.files.get(id) }),
    delete: ([, id]: [string, string]) => ({ result: device.files.delete(id) }),
    getAll: () => ({ result: [...device.files.values()] }),
  }
  return {
    maxKeptAgeMs: 1,
    withMemberStore: async (_name: string, _member: string, _mode: string, work: (files: typeof store) => { result: unknown }) =>
      work(store).result,
  }
})

const nobody = () => {}
let server: ReturnType<typeof fakeServer>
let seq: number
const received = new Map<string, number>()
const size = uploadPartBytes + 10
const offline = () => Promise.reject(new TypeError('offline'))
const storeText = ({ body }: { body: unknown }) => {
  const { id, body: text } = body as { id: string; body: string }
  seq += 1
  return json({ data: { message: { ...createNumberedMessage(seq, text, ownMemberId), id } } })
}
const storePicture = ({ body }: { body: unknown }) => {
  const { id } = body as { id: string }
  seq += 1
  const addresses = { image_160: '/p/160', image_480: '/p/480', image_1080: '/p/1080', image_blur: 'data:,' }
  const attachment = { kind: 'picture', width: 800, height: 600, veiled: false, ...addresses }
  return json({ data: { message: { ...createNumberedMessage(seq, '📷', ownMemberId), id, kind: 'picture', attachment } } })
}
const append = ({ params, query }: { params: Record<string, string>; query: Record<string, string> }) => {
  received.set(params['id'] ?? '', Math.min(size, Number(query['at']) + uploadPartBytes))
  return json({ data: { received: received.get(params['id'] ?? '') } })
}
const work = [sendMessage, beginUpload, appendToUpload, sendAttachment, cancelUpload]
/** The requests that send something, in their order. */
const sent = () => server.seen.filter(({ endpoint }) => work.some((one) => one === endpoint)).map(({ endpoint }) => endpoint)
const stored = () => Object.keys(localStorage).filter((key) => key.includes(':outbox:'))

beforeEach(() => {
  stubLayout()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: nobody, removeEventListener: nobody }))
  let urls = 0
  URL.createObjectURL = () => `blob:${(urls += 1)}`
  URL.revokeObjectURL = nobody
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  localStorage.clear()
  device.files.clear()
  device.isFull = false
  received.clear()
  seq = 2
  signIn()
  server = fakeServer()
  server.on(listConversations, () => json({ data: { conversations: [createConversation()], next_cursor: null } }))
  server.on(listMessages, () => json({ data: { messages: openedMessages, conversation: createConversation(), stranger: null } }))
  server.on(markConversationRead, () => json({ data: { unread: 0 } }))
  server.on(sendMessage, storeText)
  server.on(beginUpload, ({ params }) => json({ data: { received: received.get(params['id'] ?? '') ?? 0 } }))
  server.on(appendToUpload, append)
  server.on(sendAttachment, storePicture)
  server.on(cancelUpload, () => new Response(null, { status: 204 }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = async () => {
  const screenShown = await renderScreen(
    <>
      <ChatSync onChange={nobody} />
      <MessagesScreen uid={brian.id} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />
    </>,
    { chat, members: memberTexts, platform },
  )
  await screen.findByText('How are you?', { selector: 'p' })
  return screenShown
}
const picture = () => ({
  kind: 'picture' as const,
  blob: new Blob([new Uint8Array(size)], { type: 'image/jpeg' }),
  width: 800,
  height: 600,
})
const queue = () => act(async () => queueAttachment(brian.id, picture(), new Date(), { replyTo: 2 }))
const last = async () =>
  within(await screen.findByRole('log', { name: 'Messages with Brian' }))
    .getAllByRole('listitem')
    .at(-1)
const reload = async (unmount: () => void) => {
  unmount()
  // As after a reload, the memory of the tab is empty, and the outbox is read from the device.
  signIn()
  await show()
}

it('uploads a picture and sends it in order with the texts, then keeps nothing of it', async () => {
  await show()
  await act(async () => {
    queueMessage(brian.id, 'one', new Date())
    queueAttachment(brian.id, picture(), new Date(), { replyTo: 2 })
    queueMessage(brian.id, 'two', new Date())
  })
  await waitFor(() => expect(sent()).toEqual([sendMessage, beginUpload, appendToUpload, appendToUpload, sendAttachment, sendMessage]))
  const { body } = server.seen.find(({ endpoint }) => endpoint === sendAttachment) ?? {}
  const { id } = body as { id: string }
  expect(body).toEqual({ id, reply_to: 2, attachment: { kind: 'picture', upload: id } })
  expect(await screen.findByRole('button', { name: 'Open your picture' })).toBeTruthy()
  await waitFor(() => expect([stored(), device.files.size]).toEqual([[], 0]))
})

it('a queued picture survives a reload and goes out with the same id', async () => {
  server.on(beginUpload, offline)
  const { unmount } = await show()
  const id = await queue()
  await waitFor(() => expect(stored()).toHaveLength(1))
  server.on(beginUpload, ({ params }) => json({ data: { received: received.get(params['id'] ?? '') ?? 0 } }))
  await reload(unmount)
  await waitFor(() => expect(sent()).toContain(sendAttachment))
  expect(server.seen.find(({ endpoint }) => endpoint === sendAttachment)?.body).toMatchObject({ id })
  await waitFor(() => expect([stored(), device.files.size]).toEqual([[], 0]))
})

it('does not upload again what has arrived when only the answer was lost', async () => {
  server.on(sendAttachment, offline)
  await show()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await queue()
  await waitFor(() => expect(sent()).toContain(sendAttachment))
  server.on(sendAttachment, storePicture)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(sent()).toEqual([beginUpload, appendToUpload, appendToUpload, sendAttachment, sendAttachment]))
  expect(await screen.findByText('Sent')).toBeTruthy()
})

it('shows a refusal, goes on with the next message, and can be given up', async () => {
  server.on(sendAttachment, () => json({ message: 'No room left.', code: 'chat.conversation_full' }, 422))
  await show()
  await queue()
  expect(await screen.findByText('Failed to send message')).toBeTruthy()
  act(() => void queueMessage(brian.id, 'later', new Date()))
  await waitFor(() => expect(sent().at(-1)).toBe(sendMessage))
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t send it' }))
  await waitFor(() => expect(screen.queryByText('Failed to send message')).toBeNull())
  await waitFor(() => expect([stored(), device.files.size, sent().at(-1)]).toEqual([[], 0, cancelUpload]))
})

it('frees its room at the server when it is refused, and a retry uploads it again', async () => {
  server.on(cancelUpload, ({ params }) => {
    received.delete(params['id'] ?? '')
    return new Response(null, { status: 204 })
  })
  server.on(sendAttachment, () => json({ message: 'Not now.', code: 'chat.closed' }, 403))
  await show()
  await queue()
  expect(await screen.findByText('Failed to send message')).toBeTruthy()
  await waitFor(() => expect(sent()).toEqual([beginUpload, appendToUpload, appendToUpload, sendAttachment, cancelUpload]))
  expect(device.files.size).toBe(1)
  server.on(sendAttachment, storePicture)
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sent')).toBeTruthy()
  expect(sent().slice(5)).toEqual([beginUpload, appendToUpload, appendToUpload, sendAttachment])
})

it('waits for the agreement to its price, also over a reload, and is paid for then', async () => {
  const { unmount } = await show()
  const id = await act(async () => queueAttachment(brian.id, picture(), new Date(), { price: 5 }))
  expect(await screen.findByText('Failed to send message')).toBeTruthy()
  await waitFor(() => expect(stored()).toHaveLength(1))
  await reload(unmount)
  expect(await screen.findByText('Failed to send message')).toBeTruthy()
  expect(sent()).toEqual([])
  act(() => retryMessage(brian.id, id, { pays: true }))
  await waitFor(() => expect(sent()).toEqual([beginUpload, appendToUpload, appendToUpload, sendAttachment]))
  expect(server.seen.find(({ endpoint }) => endpoint === sendAttachment)?.body).toMatchObject({ id, pay_credits: true })
})

it('says that the device is full, sends all the same, and leaves nothing for a reload', async () => {
  device.isFull = true
  let answer: (response: Response) => void = nobody
  server.on(beginUpload, () => new Promise((resolve) => (answer = resolve)))
  await show()
  await queue()
  expect(await screen.findByText(/no room to save what you’re sending/)).toBeTruthy()
  expect(stored()).toEqual([])
  await act(async () => answer(json({ data: { received: 0 } })))
  await waitFor(() => expect(sent().at(-1)).toBe(sendAttachment))
})

it('waits while another tab sends it, and does not send what that tab has sent', async () => {
  let free: () => void = nobody
  const lock = new Promise<void>((resolve) => (free = resolve))
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, {
      locks: { request: async (_name: string, work: () => Promise<boolean>) => lock.then(work) },
    }),
  )
  await show()
  await queue()
  await waitFor(() => expect(stored()).toHaveLength(1))
  expect(sent()).toEqual([])
  // The other tab has sent the message. The storage event about that may come later than the lock.
  localStorage.removeItem(stored()[0] ?? '')
  await act(async () => free())
  act(() => void queueMessage(brian.id, 'next', new Date()))
  await waitFor(() => expect(sent()).toEqual([sendMessage]))
})

it('disappears when another tab gives it up, and stops', async () => {
  server.on(beginUpload, offline)
  await show()
  await queue()
  await waitFor(() => expect(stored()).toHaveLength(1))
  const [key = ''] = stored()
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify({ dropped: true }) })))
  await waitFor(async () => expect((await last())?.textContent).toContain('How are you?'))
  const before = sent().length
  act(() => void dispatchEvent(new Event('online')))
  act(() => void queueMessage(brian.id, 'next', new Date()))
  await waitFor(() => expect(sent().at(-1)).toBe(sendMessage))
  expect(sent()).toHaveLength(before + 1)
})

it('stops at the end of the session', async () => {
  let asked: Request['signal'] | undefined
  const fake = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') asked = request.signal
    return fake(request)
  })
  server.on(beginUpload, () => new Promise(() => {}))
  await show()
  await queue()
  await waitFor(() => expect(asked).toBeDefined())
  act(() => resetSession())
  expect(asked?.aborted).toBe(true)
})
