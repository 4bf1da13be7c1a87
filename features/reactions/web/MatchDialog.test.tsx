// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Card } from '#features/photos/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { listOpeners } from '#features/chat/openers-contract.ts'
import { listMessages, sendMessage } from '#features/chat/contract.ts'
import { markNotificationsRead } from '#features/notifications/contract.ts'
import { catalogues } from '#apps/locales/en.ts'
import { createConversation, createNumberedMessage } from '#tests/support/web/chat.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { likeEvent, listReactions, matchEvent, applyReaction } from '../contract.ts'
import { en as reactions } from '../locales/en.ts'
import { clearPairState } from './clear-pair-state.ts'
import { MatchDialog } from './MatchDialog.tsx'
import { queueMatch } from './match-queue.ts'
import { LikeButton } from './ReactionButtons.tsx'
import { useReactTo } from './use-react-to.ts'

const told = vi.hoisted(() => new Set<(name: string, payload: unknown) => void>())
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => {},
    onAny: (listener: (name: string, payload: unknown) => void) => told.add(listener),
    connect: () => {},
    disconnect: () => {},
  }),
}))
const tell = (name: string, payload: unknown) => act(() => told.forEach((listener) => listener(name, payload)))

const brian: Card = {
  id: 'brian',
  firstname: 'Brian',
  lastname: 'O',
  age: 30,
  active: false,
  last_seen: null,
  country: { code: 'CM', name: 'Cameroon' },
  location: null,
  distance: null,
  image: null,
  image_blur: null,
  images: [],
}
const openers = ['a', 'b', 'c', 'd', 'e', 'f'].map((sentence) => ({ kind: 'hello', sentence, about: '' }))
const photo = (address: string, blurred: boolean) => ({
  id: 'p',
  image: address,
  image_160: address,
  image_480: address,
  image_1080: address,
  image_blur: '',
  width: 4,
  height: 5,
  blurred,
})
let liked = brian
const Like = () => {
  const react = useReactTo()
  return <LikeButton name="Brian" reaction="none" onReact={(action) => react(liked, action)} />
}

const user = userEvent.setup({ delay: null })
const onMessage = vi.fn()
const onChanged = vi.fn()
let server: ReturnType<typeof fakeServer>
// In the application the browser has loaded it while idle.
beforeAll(() => import('./match/MatchOverlay.tsx'))
beforeEach(async () => {
  liked = brian
  vi.stubGlobal('scrollTo', () => {})
  onMessage.mockReset()
  onChanged.mockReset()
  told.clear()
  resetSession()
  const session = { id: 'me', _id: 'me', firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' as const }
  startSession(session, `token-${Math.random()}`)
  server = fakeServer()
  server.on(listOpeners, () => json({ data: { openers } }))
  await renderScreen(
    <>
      <Like />
      <MatchDialog ownPhoto={null} openConversation={onMessage} onCountsChanged={onChanged} />
    </>,
    { reactions, chat: catalogues.chat, platform },
  )
  disconnectSocket()
  connectSocket(`socket-${Math.random()}`)
  await waitFor(() => expect(told.size).toBe(1))
})
afterEach(cleanup)

it('stays when the match reopens a conversation, and closes when the match has ended', async () => {
  tell(matchEvent.name, { person: brian })
  await screen.findByRole('dialog', { name: 'It’s a match!' })
  act(() => clearPairState('brian', true))
  await moment()
  expect(screen.getByRole('dialog', { name: 'It’s a match!' })).toBeTruthy()
  act(() => clearPairState('brian', false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows a match event and opens the conversation', async () => {
  tell(matchEvent.name, { person: brian })
  expect(await screen.findByRole('dialog', { name: 'It’s a match!' })).toBeTruthy()
  expect(screen.getByText('You and Brian like each other. Why not say hello first?')).toBeTruthy()
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.indexOf('Open the conversation')).toBeLessThan(names.indexOf('Keep looking'))
  await user.click(screen.getByRole('button', { name: 'Open the conversation' }))
  expect(onMessage).toHaveBeenCalledWith('brian')
  expect(onChanged).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('reads the notification of a match that it shows, once', async () => {
  server.on(markNotificationsRead, () => json({ data: {} }))
  tell(matchEvent.name, { person: brian })
  await moment()
  const read = () => server.seen.filter(({ endpoint }) => endpoint === markNotificationsRead).map(({ body }) => body)
  await waitFor(() => expect(read()).toEqual([{ about: { uid: 'brian', kind: 'match' } }]))
  await user.click(screen.getByRole('button', { name: 'Keep looking' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(read()).toHaveLength(1)
})

it('shows a match once, although the response and the socket both report it', async () => {
  server.on(applyReaction, () => json({ data: { reaction: 'liked', matched: true } }))
  await user.click(screen.getByRole('button', { name: 'Like Brian' }))
  await screen.findByRole('dialog', { name: 'It’s a match!' })
  await user.click(screen.getByRole('button', { name: 'Keep looking' }))
  tell(matchEvent.name, { person: brian })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(onMessage).not.toHaveBeenCalled()
})

it('shows nothing for a like that is not returned', async () => {
  server.on(applyReaction, () => json({ data: { reaction: 'liked', matched: false } }))
  await user.click(screen.getByRole('button', { name: 'Like Brian' }))
  await waitFor(() => expect(server.seen.map(({ endpoint }) => endpoint)).toEqual([applyReaction]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('announces a received like', async () => {
  tell(likeEvent.name, { person: brian })
  expect(await screen.findByText('Brian likes you')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onChanged).toHaveBeenCalledOnce()
})

const moment = () => screen.findByRole('dialog', { name: 'It’s a match!' })
const field = () => screen.findByRole('textbox', { name: 'Your first words to Brian' })
const message = (id: string, body: string) => ({
  id,
  seq: 2,
  sender_id: 'me',
  kind: 'text',
  body,
  created_at: '2026-03-02T09:00:00Z',
  status: 'sent',
})
const sentTexts = () => server.seen.filter(({ endpoint }) => endpoint === sendMessage).map(({ body }) => (body as { body: string }).body)

it('gives the focus to no button, so that a key being pressed answers nothing', async () => {
  tell(matchEvent.name, { person: brian })
  const dialog = await moment()
  await waitFor(() => expect(document.activeElement).toBe(dialog))
})

it('puts an idea into the field, sends it once, and leads to the conversation', async () => {
  server.on(sendMessage, ({ body }) => {
    const { id, body: text } = body as { id: string; body: string }
    return json({ data: { message: message(id, text) } })
  })
  tell(matchEvent.name, { person: brian })
  await moment()
  await user.click(await screen.findByRole('button', { name: 'Hi Brian, what made you smile today?' }))
  expect(sentTexts()).toEqual([])
  expect(await field()).toHaveProperty('value', 'Hi Brian, what made you smile today?')
  expect(document.activeElement).toBe(await field())
  await user.type(await field(), ' And yesterday?')
  await user.dblClick(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent to Brian.')).toBeTruthy()
  expect(sentTexts()).toEqual(['Hi Brian, what made you smile today? And yesterday?'])
  const open = screen.getByRole('button', { name: 'Open the conversation' })
  expect(document.activeElement).toBe(open)
  await user.click(open)
  expect(onMessage).toHaveBeenCalledWith('brian')
})

it('offers other ideas, and the first ones again after the last', async () => {
  tell(matchEvent.name, { person: brian })
  await screen.findByRole('button', { name: 'Hi Brian, what made you smile today?' })
  await user.click(screen.getByRole('button', { name: 'Other ideas' }))
  expect(screen.queryByRole('button', { name: 'Hi Brian, what made you smile today?' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Other ideas' }))
  expect(screen.getByRole('button', { name: 'Hi Brian, what made you smile today?' })).toBeTruthy()
})

it('keeps a text that the server refuses', async () => {
  server.on(sendMessage, () => json({ message: 'This conversation has ended.', code: 'chat.closed' }, 403))
  tell(matchEvent.name, { person: brian })
  await user.type(await field(), 'Good evening{Enter}')
  expect(await screen.findByText('Failed to send message')).toBeTruthy()
  expect(await field()).toHaveProperty('value', 'Good evening')
})

it('refuses an empty message, and works without ideas', async () => {
  server.on(listOpeners, () => json({ message: 'gone' }, 404))
  tell(matchEvent.name, { person: brian })
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(screen.getByText('Please enter a message')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Other ideas' })).toBeNull()
  expect(sentTexts()).toEqual([])
})

it('shows the line that was sent with the like, whichever of response and event comes first', async () => {
  tell(matchEvent.name, { person: brian })
  await field()
  expect(screen.getByText(/say hello first/)).toBeTruthy()
  act(() => queueMatch(brian, 'Is that the road to Kribi?'))
  const dialog = await screen.findByRole('dialog', { name: 'It’s a match!' })
  expect(dialog.textContent).toContain('your line is already there')
  expect(dialog.textContent).not.toContain('say hello first')
  tell(matchEvent.name, { person: brian })
  expect(screen.getByText('Is that the road to Kribi?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open the conversation' }))
  expect(onMessage).toHaveBeenCalledWith('brian')
})

it('shows the line of the other member, without ideas for a first message', async () => {
  const messages = [createNumberedMessage(1, 'Is that the road to Kribi?', 'brian'), createNumberedMessage(2, 'matched', null)]
  server.on(listMessages, () => json({ data: { stranger: null, messages, conversation: createConversation() } }))
  tell(matchEvent.name, { person: brian })
  const dialog = await moment()
  expect(await within(dialog).findByText('Is that the road to Kribi?')).toBeTruthy()
  expect(dialog.textContent).toContain('Brian has written to you')
  expect(dialog.textContent).not.toContain('say hello first')
  expect(within(dialog).queryByRole('group', { name: 'Ideas for a first line' })).toBeNull()
  expect(await field()).toBeTruthy()
})

it('shows several matches one after the other; Escape closes one', async () => {
  tell(matchEvent.name, { person: brian })
  tell(matchEvent.name, { person: { ...brian, id: 'diego', firstname: 'Diego' } })
  await field()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('textbox', { name: 'Your first words to Diego' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows the real photo of somebody whose photos were blurred until the match', async () => {
  liked = { ...brian, images: [photo('/blurred.webp', true)] }
  const real = { ...brian, images: [photo('/real.webp', false)], at: '2026-03-02T09:00:00.000Z', matched: true }
  server.on(applyReaction, () => json({ data: { reaction: 'liked', matched: true } }))
  server.on(listReactions, () => json({ data: { people: [real], next_cursor: null, count: 1 } }))
  await user.click(screen.getByRole('button', { name: 'Like Brian' }))
  await screen.findByRole('dialog', { name: 'It’s a match!' })
  await waitFor(() => expect(screen.getByRole<HTMLImageElement>('img', { name: 'Brian' }).src).toContain('/real.webp'))
  expect(server.seen.filter(({ endpoint }) => endpoint === listReactions)).toHaveLength(1)
})

it('keeps the blurred photo while the real one cannot be fetched', async () => {
  liked = { ...brian, images: [photo('/blurred.webp', true)] }
  server.on(applyReaction, () => json({ data: { reaction: 'liked', matched: true } }))
  server.on(listReactions, () => json({ message: 'No.', code: 'platform.unavailable' }, 503))
  await user.click(screen.getByRole('button', { name: 'Like Brian' }))
  await waitFor(() => expect(screen.getByRole<HTMLImageElement>('img', { name: 'Brian' }).src).toContain('/blurred.webp'))
})
