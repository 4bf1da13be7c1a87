// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { authWords as auth } from '#tests/support/web/auth-words.ts'
import { lookUpCountry } from '#features/places/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { isAuthenticated, resetSession, startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import {
  enterByPhone,
  getOwnPhone,
  proveOwnPhone,
  removeOwnPhone,
  requestOwnPhoneCode,
  requestPhoneCode,
  resetPasswordByPhone,
  signUpByPhone,
} from '../contract.ts'
import { en as phone_login } from '../locales/en.ts'
import { OwnPhonePanel } from './OwnPhonePanel.tsx'
import { PhonePasswordScreen } from './PhonePasswordScreen.tsx'
import { PhoneScreen } from './PhoneScreen.tsx'

const places = { phone: { choose: 'Choose' }, errors: { phone_too_short: 'This number is too short for the country' } }
const members = { male: 'Man', female: 'Woman', other: 'Other' }
const words = { auth, platform, members, places, phone_login }
const id = '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d10'
const user = { id, _id: id, firstname: 'Amina', lastname: 'Ngo', email: '', locale: 'en' as const }
const number = { countryCode: 'CM', mobileNumber: '6 77 12 34 56' }
const person = userEvent.setup({ delay: null })
const press = async (name: string) => person.click(await screen.findByRole('button', { name }))
const field = (label: string) => screen.findByLabelText(label, { exact: true })
const bodies = (endpoint: unknown) => server.seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body)
const sent = () => json({ data: { phone: '+237677123456', resend_after: 60 } }, 202)

const onSignedIn = vi.fn()
const onSignedUp = vi.fn()
let server: ReturnType<typeof fakeServer>
const offer = (state: 'on' | 'off') => {
  document.head.innerHTML = `<meta name="phone-login" content="${state}">`
}
beforeEach(() => {
  onSignedIn.mockReset()
  onSignedUp.mockReset()
  resetSession()
  offer('on')
  vi.stubGlobal('scrollTo', vi.fn())
  server = fakeServer()
  server.on(lookUpCountry, () => new Response('1CM;CMR;Cameroon'))
  server.on(requestPhoneCode, sent)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  document.head.innerHTML = ''
})

/** Waits for the detected country. It arrives after the form is shown, and clears the errors of the number. */
const countryKnown = () => waitFor(() => expect(screen.getByRole('combobox', { name: 'Country code' }).textContent).toBe('CM+237'))
const typeNumber = async (typed = '677 12 34 56') => {
  await countryKnown()
  await person.type(await field('Phone number'), typed)
}
const openCode = async () => {
  await renderScreen(<PhoneScreen onSignedIn={onSignedIn} onSignedUp={onSignedUp} />, words)
  await typeNumber()
  await press('Get code')
  await screen.findByRole('heading', { name: 'Check your messages' })
}

describe('log-in by number', () => {
  it('asks for a number that fits the country', async () => {
    await renderScreen(<PhoneScreen onSignedIn={onSignedIn} onSignedUp={onSignedUp} />, words)
    await countryKnown()
    await press('Get code')
    expect(await screen.findByText('Phone number is required')).toBeTruthy()
    await typeNumber('12')
    await press('Get code')
    expect(await screen.findByText('This number is too short for the country')).toBeTruthy()
    expect(bodies(requestPhoneCode)).toEqual([])
  })
  it('signs a known member in with the code', async () => {
    server.on(enterByPhone, () => json({ data: { session: { user, token: 'secret' } } }))
    await openCode()
    expect(screen.getByText(/we’ve texted a six-digit code there/).textContent).toContain('+237677123456')
    await person.type(await field('Code'), '123456')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(bodies(enterByPhone)).toEqual([{ ...number, code: '123456' }])
    expect(isAuthenticated()).toBe(true)
  })
  it('shows a wrong code under the field', async () => {
    server.on(enterByPhone, () => json({ message: 'That code is wrong.', code: 'auth.wrong_code' }, 422))
    await openCode()
    await person.type(await field('Code'), '123456')
    expect(await screen.findByText('That code is wrong.')).toBeTruthy()
    expect(isAuthenticated()).toBe(false)
  })
  it('asks a new person for the rest, and signs up', async () => {
    server.on(enterByPhone, () => json({ data: { ticket: 'proof' } }))
    server.on(signUpByPhone, () => json({ data: { user, token: 'secret' } }, 201))
    await openCode()
    await person.type(await field('Code'), '123456')
    await person.type(await field('First name'), 'Amina')
    await person.type(await field('Last name'), 'Ngo')
    await person.click(screen.getByRole('radio', { name: 'Woman' }))
    await person.type(await field('Age'), '27')
    await person.type(await field('Password'), 'a good long one')
    await person.type(await field('Confirm password'), 'a good long one')
    await press('Create account')
    expect(await screen.findByText('Please accept the terms and the privacy policy')).toBeTruthy()
    await person.click(screen.getByRole('checkbox'))
    await press('Create account')
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce())
    expect(bodies(signUpByPhone)).toMatchObject([{ firstName: 'Amina', age: 27, ticket: 'proof', locale: 'en', accept_terms: true }])
    expect(screen.queryByLabelText('Email')).toBeNull()
  })
  it('keeps the code step over a reload, and goes back to another number', async () => {
    await openCode()
    cleanup()
    await renderScreen(<PhoneScreen onSignedIn={onSignedIn} onSignedUp={onSignedUp} />, words)
    expect(await screen.findByRole('heading', { name: 'Check your messages' })).toBeTruthy()
    await press('Use another number')
    expect(await screen.findByRole('heading', { name: 'Your phone number' })).toBeTruthy()
  })
  it('says that it is off where no messages are sent', async () => {
    offer('off')
    await renderScreen(<PhoneScreen onSignedIn={onSignedIn} onSignedUp={onSignedUp} />, words)
    expect(screen.getByText(/isn’t available here/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Get code' })).toBeNull()
  })
})

describe('a new password by number', () => {
  it('is set with the code', async () => {
    const onDone = vi.fn()
    server.on(resetPasswordByPhone, () => json({ data: { message: 'Password reset successfully!' } }))
    await renderScreen(<PhonePasswordScreen onDone={onDone} />, words)
    await typeNumber()
    await press('Get code')
    await person.type(await field('Code'), '123456')
    await person.type(await field('New password'), 'a good long one')
    await person.type(await field('Confirm new password'), 'a good long one')
    await press('Reset password')
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(bodies(requestPhoneCode)).toMatchObject([{ type: 'reset-password' }])
  })
})

describe('the own number', () => {
  const has = (phone: string | null, removable = false, available = true) =>
    server.on(getOwnPhone, () => json({ data: { phone, removable, available } }))
  beforeEach(() => startSession({ ...user, joined_at: '2026-01-01T00:00:00.000Z' }, 'secret'))

  it('is added with password and code', async () => {
    has(null)
    server.on(requestOwnPhoneCode, sent)
    server.on(proveOwnPhone, () => json({ data: { phone: '+237677123456' } }))
    await renderScreen(<OwnPhonePanel />, words)
    await press('Add a number')
    await typeNumber()
    await person.type(await field('Your password'), 'a good long one')
    await press('Get code')
    await person.type(await field('Code'), '123456')
    expect(await screen.findByText('You can now log in with this number.')).toBeTruthy()
    expect(bodies(requestOwnPhoneCode)).toEqual([{ ...number, password: 'a good long one' }])
    expect(bodies(proveOwnPhone)).toEqual([{ ...number, code: '123456' }])
  })
  it('is removed with the password', async () => {
    has('+237677123456', true)
    server.on(removeOwnPhone, () => new Response(null, { status: 204 }))
    await renderScreen(<OwnPhonePanel />, words)
    await press('Remove number')
    await person.type(await field('Your password'), 'a good long one')
    const buttons = await screen.findAllByRole('button', { name: 'Remove number' })
    await person.click(buttons.at(-1) as HTMLElement)
    expect(await screen.findByText('Number removed.')).toBeTruthy()
    expect(bodies(removeOwnPhone)).toEqual([{ password: 'a good long one' }])
  })
  it('stays when it is the only way in', async () => {
    has('+237677123456')
    await renderScreen(<OwnPhonePanel />, words)
    expect(await screen.findByText(/your only way to log in/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Remove number' })).toBeNull()
  })
  it('is not mentioned where no messages are sent', async () => {
    has(null, false, false)
    await renderScreen(<OwnPhonePanel />, words)
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  })
  it('can be loaded again after a failure', async () => {
    server.on(getOwnPhone, () => json({ message: 'down' }, 500))
    await renderScreen(<OwnPhonePanel />, words)
    expect(await screen.findByText('We couldn’t load your phone number. Please try again.')).toBeTruthy()
  })
})
