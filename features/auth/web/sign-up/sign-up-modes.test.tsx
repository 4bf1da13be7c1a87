// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookUpCountry } from '#features/places/contract.ts'
import { getRegistration, type RegistrationMode } from '#features/registration/contract.ts'
import { catalogues } from '#apps/locales/en.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { signUp } from '../../contract.ts'
import { en as auth } from '../../locales/en.ts'
import { PersonalFactsForm } from './PersonalFactsForm.tsx'
import { SignUpScreen } from './SignUpScreen.tsx'

const places = { phone: { choose: 'Choose' }, errors: {} }
const members = { male: 'Man', female: 'Woman', other: 'Other' }
const words = { auth, platform, members, places, registration: catalogues.registration }
const person = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  queryClient.clear()
  server = fakeServer()
  server.on(lookUpCountry, () => new Response('1CM;CMR;Cameroon'))
})
afterEach(cleanup)
const show = (mode: RegistrationMode) => {
  server.on(getRegistration, () => json({ data: { mode } }))
  return renderScreen(<SignUpScreen onCodeSent={vi.fn()} />, words)
}

it('says that sign-up is closed, and leads members to the log-in', async () => {
  await show('closed')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign-up is closed' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

it('says in the mode approval that somebody looks at each account', async () => {
  await show('approval')
  expect(await screen.findByText(/looks at every new account/)).toBeTruthy()
})

it('asks for a code in the mode invitation, and for none in the mode open', async () => {
  await show('invitation')
  expect(await screen.findByLabelText('Invitation code')).toBeTruthy()
  cleanup()
  queryClient.clear()
  await show('open')
  await waitFor(() => expect(server.seen.filter(({ endpoint }) => endpoint === getRegistration)).toHaveLength(2))
  expect(screen.queryByLabelText('Invitation code')).toBeNull()
})

it('keeps what was typed and shows the field when the mode has changed meanwhile', async () => {
  server.on(signUp, () => json({ message: 'Please enter your code.', errors: { invitation: ['Please enter your invitation code.'] } }, 422))
  await show('open')
  await person.type(screen.getByLabelText('First name'), 'Amina')
  await person.type(screen.getByLabelText('Last name'), 'Ngo')
  await person.click(screen.getByRole('radio', { name: 'Woman' }))
  await person.type(screen.getByLabelText('Age'), '27')
  await person.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country code' }).textContent).toBe('CM+237'))
  await person.type(screen.getByLabelText('Email'), 'amina@ndloo.example')
  await person.type(screen.getByLabelText('Phone number'), '677123456')
  await person.type(screen.getByLabelText('Password'), 'a good long one')
  await person.type(screen.getByLabelText('Confirm password'), 'a good long one')
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Create account' }))
  const field = await screen.findByLabelText('Invitation code')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Amina')
})

it('asks for a code also after a sign-up by number has begun', async () => {
  server.on(getRegistration, () => json({ data: { mode: 'invitation' } }))
  await renderScreen(<PersonalFactsForm submitLabel="Create account" onSubmit={() => Promise.resolve()} />, words)
  expect(await screen.findByLabelText('Invitation code')).toBeTruthy()
})
