// @vitest-environment jsdom
// @slow
import { Link } from '@tanstack/react-router'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startSession, useSession } from '#platform/web/client/session.ts'
import { setCanParticipate } from '#platform/web/client/participation.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { amina, ownProfileTexts, ownViewer } from '#tests/support/web/own-profile.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { getProfile, type OwnPerson } from '../contract.ts'
import { OwnProfileScreen } from './OwnProfileScreen.tsx'
import { refreshProfile } from './profile-queries.ts'

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
  server.on(getProfile, () => json({ data: { person, viewer: ownViewer } }))
})
afterEach(cleanup)
const show = async () => {
  await renderScreen(
    <>
      <OwnProfileScreen onSave={onSave} onChanged={onChanged} onSetPlace={() => {}} settingsPath="/dashboard/settings" onDone={onDone} />
      <Link to="/dashboard/matches">Elsewhere</Link>
    </>,
    ownProfileTexts,
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
  // Not the whole person: a shared phone keeps no birthday, phone number or place.
  const stored = { id: 'me', _id: 'me', firstname: 'Amina', lastname: 'Bello', email: 'amina@b.example', locale: 'en' }
  expect(useSession.getState().user).toEqual(stored)
})
it('offers a guest nothing to edit or upload', async () => {
  person = { ...amina, images: [] }
  setCanParticipate(false)
  await renderScreen(
    <OwnProfileScreen onSave={onSave} onChanged={onChanged} onSetPlace={() => {}} settingsPath="/dashboard/settings" />,
    ownProfileTexts,
  )
  expect(await screen.findByRole('heading', { name: 'Amina Bello, 28' })).toBeTruthy()
  expect(screen.queryByLabelText('Choose photos')).toBeNull()
  expect(screen.queryAllByRole('button', { name: /Edit profile|As others see it/ })).toEqual([])
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
  await user.type(screen.getByRole('searchbox', { name: 'Search interests' }), 'jazz{Enter}')
  await user.click(screen.getByRole('checkbox', { name: 'Ewondo' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  expect(onSave.mock.calls[0]?.[0]).toEqual({ bio: 'I sing', looking_for: ['dating'], interests: ['jazz'], languages: ['ewo'] })
  expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeTruthy()
  expect(onChanged).toHaveBeenCalled()
  expect(onDone).toHaveBeenCalledOnce()
})
it('keeps interests of faith to the member until they show them', async () => {
  onSave.mockResolvedValue(amina)
  person = { ...amina, interests: ['church', 'jazz'] }
  await show()
  expect(screen.getByText('Church').textContent).toBe('Church (Only you see this)')
  expect(screen.getByText('Jazz').textContent).toBe('Jazz')
  await user.click(screen.getByRole('button', { name: 'Edit profile' }))
  const shown = await screen.findByRole('checkbox', { name: /Show these to others/ })
  expect(screen.getByText('Only you see: Church')).toBeTruthy()
  await user.click(shown)
  expect(screen.getByText('Others see: Church')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toEqual({ shows_sensitive: true }))
})
it('lets the member answer a chosen question once, and keeps one they typed', async () => {
  onSave.mockResolvedValue(amina)
  person = { ...amina, prompts: [{ question: 'My own?', answer: 'Mine' }] }
  await edit()
  expect(screen.getByLabelText<HTMLInputElement>('Question').value).toBe('My own?')
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Question' }), 'A proverb I live by')
  await user.type(within(screen.getByRole('group', { name: 'Question 2' })).getByLabelText('Answer'), 'Slowly')
  await user.click(screen.getByRole('button', { name: 'Add a question' }))
  const third = within(screen.getByRole('group', { name: 'Question 3' }))
  expect(third.queryByRole('option', { name: 'A proverb I live by' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove question 3' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const prompts = [person.prompts[0], { question: 'proverb', answer: 'Slowly' }]
  await waitFor(() => expect(onSave.mock.calls[0]?.[0]).toEqual({ prompts }))
})
it('shows the profile as others see it, with what is not saved yet', async () => {
  person = { ...amina, shows_lastname: false, shows_birth: false, birth_estimated: false }
  await edit()
  await user.type(screen.getByLabelText('Bio'), 'I sing')
  await user.click(screen.getByRole('button', { name: 'As others see it' }))
  const preview = within(await screen.findByRole('dialog', { name: 'As others see it' }))
  expect(preview.getByRole('heading', { name: 'Amina B., 28' })).toBeTruthy()
  expect(preview.getByText('I sing')).toBeTruthy()
  expect(preview.queryByText(/Born on/)).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('I sing')
})
it('says in the preview that others get the photos blurred', async () => {
  person = { ...amina, blurs_photos: true }
  await edit()
  await user.click(screen.getByRole('button', { name: 'As others see it' }))
  const preview = within(await screen.findByRole('dialog', { name: 'As others see it' }))
  expect(preview.getByText('Until you match, people see your photos blurred.')).toBeTruthy()
})
it('leaves what others see to the settings', async () => {
  await edit()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByRole('link', { name: 'To the settings' }).getAttribute('href')).toBe('/dashboard/settings')
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
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country code' }).textContent).toContain('CM'))
  expect(number().value).toBe('+237677123456')
  await user.clear(number())
  await user.type(number(), '69')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This number is too short for the country')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  await user.clear(number())
  await user.type(number(), '+33 6 12 34 56 78')
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy()
  expect(onSave.mock.calls.map(([sent]) => sent as unknown)).toEqual([{ phone: '+33 6 12 34 56 78', phone_country: 'FR' }])
})
it('treats a reformatted number as unchanged', async () => {
  await edit()
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country code' }).textContent).toContain('CM'))
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
  expect(await screen.findByText('Please upload the photos you chose, or remove them.')).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Chosen photos' }))
  await user.click(list.getByRole('button', { name: 'Remove chosen photo 1' }))
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
