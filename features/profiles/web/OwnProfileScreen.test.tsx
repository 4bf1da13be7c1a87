// @vitest-environment jsdom
import { Link } from '@tanstack/react-router'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { orderPhotos, removePhoto } from '#features/photos/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession, useSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { getProfile, type OwnPerson } from '../contract.ts'
import { en as profiles } from '../locales/en.ts'
import { OwnProfileScreen } from './OwnProfileScreen.tsx'
import { refreshProfile } from './profile-queries.ts'

// The texts of other features that this test looks up.
const members = {
  male: 'Man',
  female: 'Woman',
  other: 'Other',
  online: 'Online',
  nearby: 'Less than 2 km away',
  distance: { other: '{count} km away' },
  lastSeen: { hour: 'Within the hour', day: 'Last seen today' },
}
const photos = {
  upload: {
    choose: 'Choose photos',
    more: 'Choose more photos',
    formats: 'PNG, JPG or JPEG',
    advice: 'Up to {max} photos are plenty.',
    chosen: 'Chosen photos',
    preview: 'Photo {number}: {name}',
    drop: 'Remove photo {number}',
    send: { one: 'Upload photo', other: 'Upload {count} photos' },
  },
  crop: { open: 'Crop photo {number}', title: 'Crop the photo', text: 'Drag it.' },
  order: { earlier: 'Move photo {number} forward', later: 'Move photo {number} back', moved: 'Now number {number}.', main: 'First photo' },
}
const places = {
  phone: { choose: 'Choose', countriesFailed: 'Error fetching countries:' },
  errors: { phone_too_short: 'This phone number is too short for the country' },
}
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
  phone_country: 'CM',
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
const onDone = vi.fn()
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
  onSave.mockReset()
  onChanged.mockReset()
  onDone.mockReset()
  person = amina
  startSession({ id: 'me', _id: 'me', firstname: 'Old', lastname: 'Name', email: 'o@b.example', locale: 'en' }, `token-${Math.random()}`)
  server = fakeServer()
  server.on(getProfile, () => json({ data: { person, viewer } }))
})
afterEach(cleanup)
const show = async () => {
  await renderScreen(
    <>
      <OwnProfileScreen onSave={onSave} onChanged={onChanged} onSetPlace={() => {}} onDone={onDone} />
      <Link to="/dashboard/matches">Elsewhere</Link>
    </>,
    { profiles, members, photos, places, platform },
  )
  await screen.findByRole('button', { name: /Edit profile/ })
}
const edit = async () => {
  await show()
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  await screen.findByRole('button', { name: 'Done' })
}

it('shows the profile with private fields and updates the session user', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Amina Bello, 28' })).toBeTruthy()
  expect(screen.getByText('amina@b.example')).toBeTruthy()
  expect(screen.queryByText(/km away/)).toBeNull()
  expect(useSession.getState().user).toMatchObject({ firstname: 'Amina', lastname: 'Bello', email: 'amina@b.example' })
})
it('shows the upload area while there is no photo', async () => {
  person = { ...amina, images: [] }
  await show()
  expect(await screen.findByLabelText('Choose photos')).toBeTruthy()
})
it('submits only changed fields and confirms', async () => {
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
  expect(onDone).toHaveBeenCalledOnce()
})
it('closes without a request when nothing was changed', async () => {
  await edit()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})
it('shows errors under the fields and sends nothing', async () => {
  await edit()
  await user.clear(screen.getByLabelText('First name'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const field = screen.getByLabelText('First name')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('this field is required')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})
it('keeps the input after a server error and can be submitted again', async () => {
  onSave.mockRejectedValueOnce(
    Object.assign(new Response(null, { status: 422 }), { data: { message: 'x', errors: { dob: ['Too young.'] } } }),
  )
  await edit()
  await user.type(screen.getByLabelText('Bio'), 'I sing')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to update profile')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  expect(screen.getByText('Too young.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('I sing')
  onSave.mockResolvedValueOnce(amina)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
})
const number = () => screen.getByLabelText<HTMLInputElement>('Phone number')
it('submits a new phone number with its country once, and refuses an invalid one', async () => {
  onSave.mockResolvedValue(amina)
  await edit()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country code' }).textContent).toContain('+237'))
  expect(number().value).toBe('+237677123456')
  await user.clear(number())
  await user.type(number(), '69')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This phone number is too short for the country')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  await user.clear(number())
  await user.type(number(), '+33 6 12 34 56 78')
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  expect(onSave.mock.calls.map(([sent]) => sent as unknown)).toEqual([{ phone: '+33 6 12 34 56 78', phone_country: 'FR' }])
})
it('treats a reformatted number as unchanged', async () => {
  await edit()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country code' }).textContent).toContain('+237'))
  await user.click(number())
  await user.tab()
  expect(number().value).toBe('+237 6 77 12 34 56')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
it('makes a fixed date of birth read-only', async () => {
  person = { ...amina, birth_estimated: false }
  await edit()
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth')).toMatchObject({ readOnly: true, value: '1997-05-14' })
})
it('removes a photo under an overlay', async () => {
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
it('reorders photos at once and reverts on a server error', async () => {
  person = { ...amina, images: ['a', 'b', 'c'].map((id) => ({ ...photo, id, image_480: `/photos/${id}/480` })) }
  let answer: (response: Response) => void = () => {}
  server.on(orderPhotos, () => new Promise((resolve) => (answer = resolve)))
  await edit()
  const sources = () =>
    within(screen.getByRole('list', { name: 'My photos' }))
      .getAllByRole('img')
      .map((image) => image.getAttribute('src')?.split('/').at(-2))
  await user.click(screen.getByRole('button', { name: 'Move photo 3 forward' }))
  await waitFor(() => expect(sources()).toEqual(['a', 'c', 'b']))
  expect(screen.getByText('Now number 2.')).toBeTruthy()
  await waitFor(() => expect(server.seen.at(-1)).toMatchObject({ endpoint: orderPhotos, body: { ids: ['a', 'c', 'b'] } }))
  answer(json({ message: 'One of these photos is no longer there.' }, 422))
  expect(await screen.findByText('One of these photos is no longer there.')).toBeTruthy()
  await waitFor(() => expect(sources()).toEqual(['a', 'b', 'c']))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move photo 1 forward' }).disabled).toBe(true)
})
it('asks before leaving with unsaved changes', async () => {
  await edit()
  await user.type(screen.getByLabelText('Bio'), 'I sing')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('I sing')
  await user.clear(screen.getByLabelText('Bio'))
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
it('stays open while chosen photos are not uploaded', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  await edit()
  await user.upload(screen.getByLabelText('Choose photos'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Please upload the photos you have chosen, or remove them.')).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Chosen photos' }))
  await user.click(list.getByRole('button', { name: 'Remove photo 1' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeTruthy()
})
it('lists what is missing and why, until the profile is complete', async () => {
  await show()
  const card = within(screen.getByRole('region', { name: 'Your profile is 29% complete' }))
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('29')
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toContain(
    'Add your interestsSomething in common makes the first message easy.',
  )
  await user.click(card.getByRole('button', { name: 'Write about yourself' }))
  expect(await screen.findByRole('button', { name: 'Done' })).toBeTruthy()
  cleanup()
  person = {
    ...amina,
    bio: 'x',
    looking_for: ['dating'],
    interests: ['x'],
    prompts: [{ question: 'x', answer: 'y' }],
    birth_estimated: false,
  }
  await show()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
it('shows a refetch error and keeps the profile', async () => {
  await show()
  server.on(getProfile, () => json({ message: 'x' }, 500))
  await act(() => refreshProfile('me'))
  expect(await screen.findByText('Error fetching profile')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Amina Bello, 28' })).toBeTruthy()
})
