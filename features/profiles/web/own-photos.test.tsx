// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { orderPhotos, removePhoto } from '#features/photos/contract.ts'
import { startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { amina, ownPhoto, ownProfileTexts, ownViewer } from '#tests/support/web/own-profile.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { getProfile, type OwnPerson } from '../contract.ts'
import { OwnProfileScreen } from './OwnProfileScreen.tsx'

const user = userEvent.setup({ delay: null })
const onChanged = vi.fn()
let person: OwnPerson
let server: ReturnType<typeof fakeServer>
// Preloads the lazy editors, as the application does before a member can press the button.
beforeAll(() => Promise.all([import('./edit/EditProfileForm.tsx'), import('./edit/PhotoEditor.tsx')]))
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  for (const name of ['ResizeObserver', 'IntersectionObserver'])
    vi.stubGlobal(
      name,
      class {
        observe() {}
        disconnect() {}
      },
    )
  onChanged.mockReset()
  person = amina
  startSession({ id: 'me', _id: 'me', firstname: 'Old', lastname: 'Name', email: 'o@b.example', locale: 'en' }, `token-${Math.random()}`)
  server = fakeServer()
  server.on(getProfile, () => json({ data: { person, viewer: ownViewer } }))
})
afterEach(cleanup)
const show = async () => {
  await renderScreen(
    <OwnProfileScreen onSave={async () => amina} onChanged={onChanged} onSetPlace={() => {}} settingsPath="/dashboard/settings" />,
    ownProfileTexts,
  )
  await screen.findByRole('button', { name: /Edit profile/ })
}
const edit = async () => {
  await show()
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  await screen.findByRole('button', { name: 'Done' })
}

const three = () => ['a', 'b', 'c'].map((id) => ({ ...ownPhoto, id, image_480: `/photos/${id}/480` }))
const sources = () =>
  within(screen.getByRole('list', { name: 'My photos' }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('src')?.split('/').at(-2))
const removals = () => server.seen.filter(({ endpoint }) => endpoint === removePhoto).map(({ params }) => params?.['id'])
it('removes a photo on the server once it cannot be undone any more, under an overlay', async () => {
  person = { ...amina, images: three() }
  let answer: (response: Response) => void = () => {}
  server.on(removePhoto, () => new Promise((resolve) => (answer = resolve)))
  await edit()
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }))
  expect(sources()).toEqual(['a', 'c'])
  expect(removals()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Removing')).toBeTruthy()
  await waitFor(() => expect(removals()).toEqual(['b']))
  person = { ...amina, images: three().filter(({ id }) => id !== 'b') }
  answer(new Response(null, { status: 204 }))
  await waitFor(() => expect(screen.queryByText('Removing')).toBeNull())
  expect(sources()).toEqual(['a', 'c'])
  expect(onChanged).toHaveBeenCalled()
})
it('brings a removed photo back, without a word to the server', async () => {
  person = { ...amina, images: three() }
  await edit()
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sources()).toEqual(['a', 'b', 'c']))
  expect(removals()).toEqual([])
})
it('removes the photo before when another follows, and the rest when the page closes', async () => {
  person = { ...amina, images: three() }
  server.on(removePhoto, () => new Response(null, { status: 204 }))
  await edit()
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  await waitFor(() => expect(removals()).toEqual(['a']))
  act(() => void window.dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(removals()).toEqual(['a', 'b']))
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2))
})
it('shows a photo again that the server could not remove', async () => {
  person = { ...amina, images: three() }
  server.on(removePhoto, () => json({ message: 'Not now.' }, 500))
  await edit()
  await user.click(screen.getByRole('button', { name: 'Remove photo 3' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await waitFor(() => expect(sources()).toEqual(['a', 'b', 'c']))
})
it('reorders photos at once and reverts on a server error', async () => {
  person = { ...amina, images: three() }
  let answer: (response: Response) => void = () => {}
  server.on(orderPhotos, () => new Promise((resolve) => (answer = resolve)))
  await edit()
  await user.click(screen.getByRole('button', { name: 'Move photo 3 forward' }))
  await waitFor(() => expect(sources()).toEqual(['a', 'c', 'b']))
  expect(screen.getByText('Now number 2.')).toBeTruthy()
  await waitFor(() => expect(server.seen.at(-1)).toMatchObject({ endpoint: orderPhotos, body: { ids: ['a', 'c', 'b'] } }))
  answer(json({ message: 'One of these photos is no longer there.' }, 422))
  expect(await screen.findByText('One of these photos is no longer there.')).toBeTruthy()
  await waitFor(() => expect(sources()).toEqual(['a', 'b', 'c']))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move photo 1 forward' }).disabled).toBe(true)
})
