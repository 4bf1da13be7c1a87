// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lookUpCountry } from '#features/places/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { signUp } from '../../contract.ts'
import { en as auth } from '../../locales/en.ts'
import { fr } from '../../locales/fr.ts'
import { loadPendingCode } from '../codes/pending-code.ts'
import { SignUpScreen } from './SignUpScreen.tsx'

const places = { phone: { choose: 'Choose' }, errors: { phone_too_short: 'This number is too short for the country' } }
const members = { male: 'Man', female: 'Woman', other: 'Other' }
const words = { auth, platform, members, places }
const person = userEvent.setup({ delay: null })
const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => person.click(screen.getByRole('button', { name }))

const country = () => screen.getByRole('combobox', { name: 'Country code' })

const fillPerson = async (age = '27') => {
  await person.type(field('First name'), 'Amina')
  await person.type(field('Last name'), 'Ngo')
  await person.click(screen.getByRole('radio', { name: 'Woman' }))
  await person.type(field('Age'), age)
}
const fillAccount = async () => {
  await person.type(field('Email'), 'Amina@Ndloo.example')
  await person.type(field('Phone number'), '677 12 34 56')
  await person.type(field('Password'), 'a good long one')
  await person.type(field('Confirm password'), 'a good long one')
  await person.click(screen.getByRole('checkbox'))
}
const throughBoth = async () => {
  await fillPerson()
  await press('Next')
  await waitFor(() => expect(country().textContent).toBe('CM+237'))
  await fillAccount()
}

let server: ReturnType<typeof fakeServer>
const onCodeSent = vi.fn()
beforeEach(() => {
  onCodeSent.mockReset()
  vi.stubGlobal('scrollTo', vi.fn())
  server = fakeServer()
  server.on(lookUpCountry, () => new Response('1CM;CMR;Cameroon'))
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('first step', () => {
  it('reports missing fields under each field and as a whole', async () => {
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await press('Next')
    expect(await screen.findByText('First name is required')).toBeTruthy()
    expect(field('First name').getAttribute('aria-invalid')).toBe('true')
    for (const sentence of ['Last name is required', 'Please choose your gender', 'Age is required', 'Please fill in all fields'])
      expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
    await fillPerson('29')
    await waitFor(() => expect(screen.queryByText('Please fill in all fields')).toBeNull())
  })
  it('requires an age greater than 18', async () => {
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await fillPerson('18')
    await press('Next')
    expect(await screen.findByText('Age must be a greater than 18')).toBeTruthy()
    await person.clear(field('Age'))
    await person.type(field('Age'), '19')
    await waitFor(() => expect(screen.queryByText('Age must be a greater than 18')).toBeNull())
    await press('Next')
    expect(await screen.findByText('Step 2 of 2')).toBeTruthy()
  })
  it('asks for whole years, and does not say that the age is missing', async () => {
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await fillPerson('18.5')
    await press('Next')
    expect(await screen.findByText('Please enter your age in whole years.')).toBeTruthy()
    expect(screen.queryByText('Age is required')).toBeNull()
  })
  it('is translated', async () => {
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, { ...words, auth: fr }, 'fr')
    await press('Suivant')
    expect(await screen.findByText('Le prénom est obligatoire')).toBeTruthy()
  })
})

describe('second step', () => {
  it('validates its own fields', async () => {
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await fillPerson()
    await press('Next')
    await person.type(field('Email'), 'amina@')
    await person.type(field('Password'), 'short')
    await press('Create account')
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy()
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy()
    expect(screen.getByText('Phone number is required')).toBeTruthy()
    expect(screen.getByText('Please accept the terms and the privacy policy')).toBeTruthy()
    await person.type(field('Password'), 'er than that')
    await person.type(field('Confirm password'), 'another one')
    expect(await screen.findByText('Passwords must match')).toBeTruthy()
    expect(server.seen.filter(({ endpoint }) => endpoint === signUp)).toHaveLength(0)
  })
  it('keeps the input when going back', async () => {
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await throughBoth()
    await press('Previous')
    expect(field('First name').value).toBe('Amina')
    await press('Next')
    await screen.findByText('Step 2 of 2')
    expect(field('Email').value).toBe('Amina@Ndloo.example')
    expect(field('Password').value).toBe('a good long one')
  })
  it('submits once and stores where the code was sent', async () => {
    let resolve: (answer: Response) => void = () => {}
    server.on(signUp, () => new Promise((settle) => (resolve = settle)))
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await throughBoth()
    await person.dblClick(screen.getByRole('button', { name: 'Create account' }))
    await person.type(field('Email'), '{Enter}')
    await waitFor(() => expect(server.seen.some(({ endpoint }) => endpoint === signUp)).toBe(true))
    resolve(json({ data: { email: 'amina@ndloo.example', resend_after: 60 } }, 202))
    await waitFor(() => expect(onCodeSent).toHaveBeenCalledOnce())
    const sent = server.seen.filter(({ endpoint }) => endpoint === signUp)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toEqual({
      firstName: 'Amina',
      lastName: 'Ngo',
      gender: 'female',
      age: 27,
      email: 'amina@ndloo.example',
      countryCode: 'CM',
      mobileNumber: '6 77 12 34 56',
      password: 'a good long one',
      confirmPassword: 'a good long one',
      accept_terms: true,
      locale: 'en',
    })
    expect(loadPendingCode('verify-email')?.email).toBe('amina@ndloo.example')
  })
})

describe('phone number', () => {
  it('must belong to its country before anything is sent', async () => {
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await throughBoth()
    await person.clear(field('Phone number'))
    await person.type(field('Phone number'), '67712')
    await press('Create account')
    expect(await screen.findByText('This number is too short for the country')).toBeTruthy()
    await person.type(field('Phone number'), '3456')
    await waitFor(() => expect(screen.queryByText('This number is too short for the country')).toBeNull())
    expect(server.seen.filter(({ endpoint }) => endpoint === signUp)).toHaveLength(0)
  })
  it('requires a country when none was detected', async () => {
    server.on(lookUpCountry, () => new Response('0'))
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await fillPerson()
    await press('Next')
    await fillAccount()
    await press('Create account')
    expect(await screen.findByText('Country code is required')).toBeTruthy()
    expect(screen.queryByText('unable to fetch the country')).toBeNull()
  })
})

describe('server error', () => {
  it('appears at its field, opens the step of that field, and is shown as toasts', async () => {
    server.on(signUp, () => json({ message: 'Please check what you entered.', errors: { age: ['Too old to be true.'] } }, 422))
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await throughBoth()
    await press('Create account')
    expect(await screen.findByText('Step 1 of 2')).toBeTruthy()
    expect(field('Age').getAttribute('aria-describedby')).toContain('error')
    expect(screen.queryByText('Registration failed. Please try again.')).toBeNull()
    const toasts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(toasts.join(' ')).toContain('Please check what you entered.')
    expect(screen.getAllByText('Too old to be true.')).toHaveLength(2)
    expect(onCodeSent).not.toHaveBeenCalled()
  })
  it.each([
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['an answer without a word', () => new Response('', { status: 502 })],
  ])('%s: shows that registration failed and keeps the input', async (_, respond) => {
    server.on(signUp, respond)
    await renderScreen(<SignUpScreen onCodeSent={onCodeSent} />, words)
    await throughBoth()
    await press('Create account')
    expect(await screen.findByText('Registration failed. Please try again.')).toBeTruthy()
    expect(field('Email').value).toBe('Amina@Ndloo.example')
    expect(field('Password').value).toBe('a good long one')
  })
})
