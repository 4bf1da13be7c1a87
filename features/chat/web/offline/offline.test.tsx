// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { stubLayout } from '#tests/support/web/layout.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listConversations, listMessages } from '../../contract.ts'
import { en as chat } from '../../locales/en.ts'
import { MessagesScreen } from '../MessagesScreen.tsx'
import { readOfflineConversations } from './offline-store.ts'
import { brian, createConversation, ownMemberId, memberTexts, openedMessages, signIn } from '#tests/support/web/chat.ts'

vi.mock('./offline-store.ts', () => ({ readOfflineConversations: vi.fn() }))

let server: ReturnType<typeof fakeServer>
const cut = () => {
  throw new TypeError('no connection')
}
beforeEach(() => {
  vi.stubGlobal('indexedDB', {})
  stubLayout()
  localStorage.clear()
  signIn()
  vi.mocked(readOfflineConversations)
    .mockReset()
    .mockResolvedValue([{ conversation: createConversation(), messages: openedMessages }])
  server = fakeServer()
  server.on(listConversations, cut)
  server.on(listMessages, cut)
})
afterEach(cleanup)

const show = (uid?: string) =>
  renderScreen(<MessagesScreen uid={uid} onOpen={() => {}} onOpenProfile={() => {}} onFindMatch={() => {}} onReport={() => {}} />, {
    chat,
    members: memberTexts,
    platform,
  })

it('shows stored messages and a notice while offline', async () => {
  await show(brian.id)
  expect(await screen.findByRole('button', { name: /Brian Otieno.*How are you/ })).toBeTruthy()
  expect(await within(await screen.findByRole('log', { name: 'Messages with Brian' })).findByText('How are you?')).toBeTruthy()
  expect(screen.getAllByText(platform.offline.kept)).toHaveLength(2)
  expect(vi.mocked(readOfflineConversations).mock.calls.every(([member]) => member === ownMemberId)).toBe(true)
})

it('hides stored messages once the server returns not found', async () => {
  await show(brian.id)
  await screen.findByRole('button', { name: /Brian Otieno.*How are you/ })
  server.on(listConversations, () => json({ data: { conversations: [], next_cursor: null } }))
  server.on(listMessages, () => json({ message: 'no' }, 404))
  expect(await screen.findByText('This member isn’t here any more.', undefined)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /Brian Otieno.*How are you/ })).toBeNull())
  expect(screen.queryByText(platform.offline.kept)).toBeNull()
  // A failed attempt waits a second before the next.
}, 20_000)

it('is not used when the server returns an error', async () => {
  server.on(listConversations, () => json({ message: 'no' }, 500))
  await show()
  expect(await screen.findByText('Failed to load messages')).toBeTruthy()
  expect(readOfflineConversations).not.toHaveBeenCalled()
})
