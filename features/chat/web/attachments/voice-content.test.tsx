// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as audio } from '#platform/web/audio/locales/en.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession } from '#platform/web/client/session.ts'
import { disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { FakeAudio } from '#tests/support/web/recording.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listConversations, listMessages, markConversationRead } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { MessagesScreen } from '../MessagesScreen.tsx'
import {
  brian,
  createConversation,
  createNumberedMessage,
  fakeSocket,
  memberTexts,
  openedMessages,
  signIn,
} from '#tests/support/web/chat.ts'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)

const nobody = () => {}
let server: ReturnType<typeof fakeServer>
/** The address that the server signs next. */
let address = '/attachments/first.ogg'

beforeEach(() => {
  stubLayout()
  vi.stubGlobal('Audio', FakeAudio)
  disconnectSocket()
  resetSession()
  fakeSocket.reset()
  signIn()
  server = fakeServer()
  server.on(listConversations, () => json({ data: { conversations: [createConversation()], next_cursor: null } }))
  server.on(markConversationRead, () => json({ data: { unread: 0 } }))
  server.on(listMessages, () => {
    const attachment = { kind: 'voice' as const, audio: address, seconds: 3, peaks: '0'.repeat(48) }
    const note = { ...createNumberedMessage(3, '🎤 0:03'), kind: 'voice' as const, attachment }
    return json({ data: { messages: [...openedMessages, note], conversation: createConversation(), stranger: null } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a voice note whose address has expired gets a new one, and plays with the next press', async () => {
  await renderScreen(<MessagesScreen uid={brian.id} onOpen={nobody} onOpenProfile={nobody} onFindMatch={nobody} onReport={nobody} />, {
    audio,
    chat,
    members: memberTexts,
    platform,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  const [element] = FakeAudio.made
  expect(element?.src).toContain('first.ogg')
  address = '/attachments/second.ogg'
  const asked = server.seen.length
  act(() => void element?.dispatchEvent(new Event('error')))
  await waitFor(() => expect(server.seen.slice(asked).map(({ endpoint }) => endpoint)).toEqual([listMessages]))
  await userEvent.click(await screen.findByRole('button', { name: /again/i }))
  await waitFor(() => expect(element?.src).toContain('second.ogg'))
})
