// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getWallet } from '#features/wallet/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listConversations, listMessages, sendMessage } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { ChatSync } from '../ChatSync.tsx'
import { MessagesScreen } from '../MessagesScreen.tsx'
import { brian, createConversation, ownMemberId, memberTexts, createNumberedMessage, fakeSocket, signIn } from '#tests/support/web/chat.ts'

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
  server.on(listConversations, () => json({ data: { conversations: [], next_cursor: null } }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const field = () => screen.findByRole('textbox', { name: 'Message' })

describe('a request past the plan', () => {
  const has = (credits: number) => server.on(getWallet, () => json({ data: { wallet: { usd: '0.00', credits }, price: null } }))
  const sent = () => server.seen.filter(({ endpoint }) => endpoint === sendMessage).map(({ body }) => body)
  const writeOne = async () => {
    const terms = { refusal: null, remaining: 0, price: 5 }
    server.on(listMessages, () => json({ data: { messages: [], conversation: null, stranger: { person: brian, request: terms } } }))
    await renderScreen(
      <>
        <ChatSync onChange={nobody} />
        <MessagesScreen uid={brian.id} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />
      </>,
      { chat, members: memberTexts, platform },
    )
    expect(await screen.findByText(/Another one costs 5 credits/)).toBeTruthy()
    await user.type(await field(), 'May I?{Enter}')
    return within(await screen.findByRole('dialog', { name: 'Pay 5 credits?' }))
  }
  it('is paid for once its writer agreed, knowing price and balance; a double click pays once', async () => {
    has(7)
    const dialog = await writeOne()
    expect(await dialog.findByText('Your credits: 7')).toBeTruthy()
    expect(sent()).toEqual([])
    server.on(sendMessage, ({ body }) => {
      const asked = createConversation({ state: 'request', can_message: false })
      server.on(listMessages, () => json({ data: { messages: [], conversation: asked, stranger: null } }))
      return json({ data: { message: { ...createNumberedMessage(1, 'May I?', ownMemberId), id: (body as { id: string }).id } } })
    })
    await user.dblClick(dialog.getByRole('button', { name: 'Pay and send' }))
    expect(await screen.findByText('Your request is waiting. You can write more once Brian answers.')).toBeTruthy()
    expect(sent()).toMatchObject([{ body: 'May I?', pay_credits: true }])
    expect(sent()).toHaveLength(1)
  })
  it('stays in the field when its writer does not want to pay', async () => {
    has(7)
    const dialog = await writeOne()
    await user.click(dialog.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await field()).textContent).toBe('May I?')
    expect(sent()).toEqual([])
  })
  it('leads to the wallet when there is too little in it', async () => {
    has(4)
    const dialog = await writeOne()
    expect((await dialog.findByRole('link', { name: 'Go to my wallet' })).getAttribute('href')).toBe('/dashboard/wallet')
    expect(dialog.queryByRole('button', { name: 'Pay and send' })).toBeNull()
  })
  it('that the server asks credits for is paid for by sending it again, under the same id, once its writer agreed', async () => {
    has(7)
    const terms = { refusal: null, remaining: 1, price: 5 }
    server.on(listMessages, () => json({ data: { messages: [], conversation: null, stranger: { person: brian, request: terms } } }))
    server.on(sendMessage, () => json({ message: 'This message costs 5 credits.', code: 'chat.credits_needed', price: 5 }, 402))
    await renderScreen(
      <>
        <ChatSync onChange={nobody} />
        <MessagesScreen uid={brian.id} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />
      </>,
      { chat, members: memberTexts, platform },
    )
    await user.type(await field(), 'May I?{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Send again' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay 5 credits?' }))
    expect(sent()).toHaveLength(1)
    server.on(sendMessage, ({ body }) =>
      json({ data: { message: { ...createNumberedMessage(1, 'May I?', ownMemberId), id: (body as { id: string }).id } } }),
    )
    await user.click(await dialog.findByRole('button', { name: 'Pay and send' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    const [first, second] = sent() as { id: string; pay_credits?: boolean }[]
    expect(first?.pay_credits).toBeUndefined()
    expect(second).toEqual({ id: first?.id, body: 'May I?', pay_credits: true })
  })
})
