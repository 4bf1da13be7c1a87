// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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
import { listConversations, listMessages, markConversationRead } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { MessagesScreen } from '../MessagesScreen.tsx'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)

const user = userEvent.setup({ delay: null })
const nobody = () => {}
const onReport = vi.fn()
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  stubLayout()
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  onReport.mockReset()
  signIn()
  server = fakeServer()
  server.on(listConversations, () => json({ data: { conversations: [createConversation()], next_cursor: null } }))
  server.on(markConversationRead, () => json({ data: { unread: 0 } }))
})
afterEach(cleanup)

const show = () =>
  renderScreen(<MessagesScreen uid={brian.id} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={onReport} />, {
    chat,
    members: memberTexts,
    platform,
  })
const holds = (messages = openedMessages) =>
  server.on(listMessages, () => json({ data: { messages, conversation: createConversation(), stranger: null } }))
const field = () => screen.findByRole('textbox', { name: 'Message' })

it('warns of a request for money among the first messages, with the way to a report, and not of own words or later ones', async () => {
  const words = 'Please send me money by Western Union'
  holds([...openedMessages, createNumberedMessage(3, words), createNumberedMessage(4, words, ownMemberId)])
  await show()
  expect(await screen.findAllByText('Never send money to someone you haven’t met.')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Yes, report' }))
  expect(onReport).toHaveBeenCalledWith(brian.id)
})

it('hides the warning under a message that does not bother its reader', async () => {
  holds([...openedMessages, createNumberedMessage(3, 'Please send me money by Western Union')])
  await show()
  await screen.findByText('Never send money to someone you haven’t met.')
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(screen.queryByText('Never send money to someone you haven’t met.')).toBeNull()
  expect(onReport).not.toHaveBeenCalled()
})

it('asks once more before a message to a new contact that asks for money, and sends it once or not at all', async () => {
  holds()
  await show()
  const words = 'Please send me money by Western Union'
  await user.type(await field(), `${words}{Enter}`)
  expect((await screen.findByRole('dialog', { name: 'Are you sure?' })).textContent).toContain('asking for money')
  // A second press of Enter does not send.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change it' })))
  await user.keyboard('{Enter}')
  expect(await field()).toHaveProperty('value', words)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.type(await field(), '{Enter}')
  await user.dblClick(await screen.findByRole('button', { name: 'Send it' }))
  expect(await field()).toHaveProperty('value', '')
  expect(screen.getAllByText(words)).toHaveLength(1)
})
