// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removePhoto } from '#features/photos/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession, useSession } from '#platform/web/session.ts'
import { fakeServer, json } from '#platform/web/testing/fake-server.ts'
import { renderScreen } from '#platform/web/testing/render-screen.tsx'
import { getProfile, type OwnPerson } from '../contract.ts'
import { en as profiles } from '../locales/en.ts'
import { OwnProfileScreen } from './OwnProfileScreen.tsx'

// Words of other features, as far as they are looked for here.
const members = {
  male: 'Man',
  female: 'Woman',
  other: 'Other',
  online: 'Online',
  nearby: 'Less than 2 km away',
  distance: { other: '{count} km away' },
  lastSeen: { hour: 'Within the hour', day: 'Last seen today' },
}
const photos = { upload: { choose: 'Choose photos', formats: 'PNG, JPG or JPEG', chosen: 'Chosen photos' } }

const photo = {
  id: 'a',
  image: '/photos/a',
  image_160: '/photos/a/160',
  image_480: '/photos/a/480',
  image_1080: '/photos/a/1080',
  image_blur: 'data:,',
  width: 480,
  height: 600,
}
const amina: OwnPerson = {
  id: 'me',
  firstname: 'Amina',
  lastname: 'Bello',
  age: 28,
  active: true,
  last_seen: null,
  country: { code: 'CM', name: 'Cameroon' },
  location: 'Douala',
  distance: 0,
  image: null,
  image_blur: null,
  images: [photo],
  dob: '1997-05-14',
  bio: '',
  looking_for: [],
  interests: [],
  prompts: [],
  profile_picture: null,
  email: 'amina@b.example',
  phone: '+237677123456',
  gender: 'female',
  birth_estimated: true,
  seek: ['male'],
  min_age: 19,
  max_age: 120,
  shows_lastname: true,
  shows_birth: true,
  shows_activity: true,
}
const viewer = { is_self: true, reaction: 'none', likes_me: false, matched: false, can_message: false, can_react: false }

const user = userEvent.setup({ delay: null })
const onSave = vi.fn()
const onChanged = vi.fn()
let person: OwnPerson
let server: ReturnType<typeof fakeServer>
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
  onSave.mockReset()
  onChanged.mockReset()
  person = amina
  startSession({ id: 'me', _id: 'me', firstname: 'Old', lastname: 'Name', email: 'o@b.example', locale: 'en' }, `token-${Math.random()}`)
  server = fakeServer()
  server.on(getProfile, () => json({ data: { person, viewer } }))
})
afterEach(cleanup)
const show = async () => {
  await renderScreen(<OwnProfileScreen onSave={onSave} onChanged={onChanged} onSetPlace={() => {}} />, {
    profiles,
    members,
    photos,
    platform,
  })
  await screen.findByRole('button', { name: /Edit profile/ })
}
const edit = async () => {
  await show()
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
}

it('shows the profile with what only the owner sees, and keeps them as the user', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Amina Bello, 28' })).toBeTruthy()
  expect(screen.getByText('amina@b.example')).toBeTruthy()
  expect(screen.queryByText(/km away/)).toBeNull()
  expect(useSession.getState().user).toMatchObject({ firstname: 'Amina', lastname: 'Bello', email: 'amina@b.example' })
})
it('has an upload area where there is no photo yet', async () => {
  person = { ...amina, images: [] }
  await show()
  expect(screen.getByLabelText('Choose photos')).toBeTruthy()
})
it('sends only what was changed, and says that it worked', async () => {
  onSave.mockResolvedValue(amina)
  await edit()
  await user.type(screen.getByLabelText('Bio'), 'I sing')
  await user.click(screen.getByLabelText('Dating'))
  await user.type(screen.getByLabelText('Interests', { selector: 'input' }), 'Jazz{Enter}')
  await user.click(screen.getByRole('switch', { name: 'Show my date of birth' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  expect(onSave.mock.calls[0]?.[0]).toEqual({ bio: 'I sing', looking_for: ['dating'], interests: ['Jazz'], shows_birth: false })
  expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeTruthy()
  expect(onChanged).toHaveBeenCalled()
})
it('closes without a call when nothing was changed', async () => {
  await edit()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})
it('says what is wrong under the field, and sends nothing', async () => {
  await edit()
  await user.clear(screen.getByLabelText('First name'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const field = screen.getByLabelText('First name')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('this field is required')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})
it('keeps everything when the server refuses, and can be sent again', async () => {
  onSave.mockRejectedValueOnce(
    Object.assign(new Response(null, { status: 422 }), { data: { message: 'x', errors: { dob: ['Too young.'] } } }),
  )
  await edit()
  await user.type(screen.getByLabelText('Bio'), 'I sing')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to update profile')).toBeTruthy()
  expect(screen.getByText('Too young.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('I sing')
  onSave.mockResolvedValueOnce(amina)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
})
it('does not let a date of birth that is set be changed', async () => {
  person = { ...amina, birth_estimated: false }
  await edit()
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth')).toMatchObject({ readOnly: true, value: '1997-05-14' })
})
it('takes a photo away, covered meanwhile', async () => {
  let answer: (response: Response) => void = () => {}
  server.on(removePhoto, () => new Promise((resolve) => (answer = resolve)))
  await edit()
  const list = within(screen.getByRole('list', { name: 'My photos' }))
  await user.click(list.getByRole('button', { name: 'Remove photo 1' }))
  expect(await screen.findByText('Removing')).toBeTruthy()
  await waitFor(() => expect(server.seen.at(-1)).toMatchObject({ endpoint: removePhoto, params: { id: 'a' } }))
  person = { ...amina, images: [] }
  answer(new Response(null, { status: 204 }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'My photos' })).toBeNull())
  expect(onChanged).toHaveBeenCalled()
})
