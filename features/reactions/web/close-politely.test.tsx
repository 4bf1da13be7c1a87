// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { closePolitely as closeEndpoint, undoClosePolitely } from '../contract.ts'
import { en as reactions } from '../locales/en.ts'
import { closePolitely } from './close-politely.ts'

const brian = { id: '20000000-0000-4000-8000-000000000002', firstname: 'Brian', image: null }
const user = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  startSession({ id: 'me', _id: 'me', firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' }, `token-${Math.random()}`)
  server = fakeServer()
  server.on(closeEndpoint, () => json({ data: { state: 'closed' } }))
  server.on(undoClosePolitely, () => json({ data: { state: 'open' } }))
})
afterEach(cleanup)

const show = () => renderScreen(<p>Here</p>, { reactions, platform })
const seen = (endpoint: object) => server.seen.filter((one) => one.endpoint === endpoint).map(({ params }) => params.uid)

it('offers an undo, which takes it back', async () => {
  await show()
  await closePolitely(brian)
  expect(await screen.findByText('You said goodbye to Brian.')).toBeTruthy()
  expect(seen(closeEndpoint)).toEqual([brian.id])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(seen(undoClosePolitely)).toEqual([brian.id]))
  expect(screen.queryByText('You said goodbye to Brian.')).toBeNull()
})

it('says when the undo came too late', async () => {
  server.on(undoClosePolitely, () => json({ message: reactions.errors.already_closed }, 409))
  await show()
  await closePolitely(brian)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It’s too late to undo this: your goodbye has arrived.')).toBeTruthy()
})

it('offers nothing when it was refused', async () => {
  server.on(closeEndpoint, () => json({ message: 'no' }, 503))
  await show()
  await expect(closePolitely(brian)).rejects.toBeInstanceOf(Response)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
