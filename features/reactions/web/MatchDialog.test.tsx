// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Card } from '#features/photos/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { likeEvent, matchEvent, applyReaction } from '../contract.ts'
import { en as reactions } from '../locales/en.ts'
import { MatchDialog } from './MatchDialog.tsx'
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
const Like = () => {
  const react = useReactTo()
  return <LikeButton name="Brian" reaction="none" onReact={(action) => react(brian, action)} />
}

const user = userEvent.setup({ delay: null })
const onMessage = vi.fn()
const onChanged = vi.fn()
let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  onMessage.mockReset()
  onChanged.mockReset()
  told.clear()
  const session = { id: 'me', _id: 'me', firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' as const }
  startSession(session, `token-${Math.random()}`)
  server = fakeServer()
  await renderScreen(
    <>
      <Like />
      <MatchDialog ownPhoto={null} openMessages={onMessage} onCountsChanged={onChanged} />
    </>,
    { reactions, platform },
  )
  disconnectSocket()
  connectSocket(`socket-${Math.random()}`)
  await waitFor(() => expect(told.size).toBe(1))
})
afterEach(cleanup)

it('shows a match event and opens the conversation', async () => {
  tell(matchEvent.name, { person: brian })
  expect(await screen.findByRole('dialog', { name: 'It’s a match!' })).toBeTruthy()
  expect(screen.getByText('You and Brian like each other. Why not say hello first?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Message me' }))
  expect(onMessage).toHaveBeenCalledWith('brian')
  expect(onChanged).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
  await waitFor(() => expect(server.seen).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('announces a received like', async () => {
  tell(likeEvent.name, { person: brian })
  expect(await screen.findByText('Brian likes you')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onChanged).toHaveBeenCalledOnce()
})
