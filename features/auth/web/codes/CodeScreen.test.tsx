// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, sessionToken } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { changePassword, otpLogin, requestCode, verifyEmail } from '../../contract.ts'
import { en as auth } from '../../locales/en.ts'
import { CodeScreen } from './CodeScreen.tsx'
import { savePendingCode, loadPendingCode } from './pending-code.ts'
import { saveRegistrationSecret, loadRegistrationSecret } from '../sign-up/registration-secret.ts'

const words = { auth, platform }
const id = '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d10'
const user = { id, _id: id, firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' }
const onSignedIn = vi.fn()
const onOtherAddress = vi.fn()
const show = (type: 'verify-email' | 'login' = 'verify-email') =>
  renderScreen(<CodeScreen type={type} onSignedIn={onSignedIn} onOtherAddress={onOtherAddress} />, words)

let server: ReturnType<typeof fakeServer>
let person: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  person = userEvent.setup({ delay: null, advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  onSignedIn.mockReset()
  onOtherAddress.mockReset()
  resetSession()
  history.replaceState(null, '', '/otp')
  server = fakeServer()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('code', () => {
  it('signs in once, as soon as six digits are entered', async () => {
    savePendingCode('verify-email', 'amina@ndloo.example', 60)
    server.on(verifyEmail, () => json({ data: { user, token: 'secret' } }))
    await show()
    await person.click(screen.getByLabelText('Code'))
    await person.paste('123 456')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(server.seen.map(({ body }) => body)).toEqual([{ email: 'amina@ndloo.example', code: '123456' }])
    expect(sessionToken()).toBe('secret')
    expect(loadPendingCode('verify-email')).toBeNull()
  })
  it('that is wrong, expired or tried too often is reported under the field', async () => {
    savePendingCode('verify-email', 'amina@ndloo.example', 60)
    await show()
    for (const [code, status, message] of [
      ['auth.wrong_code', 422, 'That code is wrong or has expired. Check it, or ask for a new one.'],
      ['auth.too_many_codes', 429, 'Too many wrong codes. Use the link in the email if there is one, or try again tomorrow.'],
    ] as const) {
      server.on(verifyEmail, () => json({ message, code }, status))
      await person.type(screen.getByLabelText('Code'), '000000')
      expect(await screen.findByText(message)).toBeTruthy()
      expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('')
      // Pressing the button with the empty field keeps the same message.
      await person.click(screen.getByRole('button', { name: 'Verify' }))
      expect(screen.getByText(message)).toBeTruthy()
    }
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
    expect(onSignedIn).not.toHaveBeenCalled()
  })
  it('for login uses its own endpoint and ignores a pending code of another purpose', async () => {
    savePendingCode('verify-email', 'amina@ndloo.example', 60)
    server.on(requestCode, () => json({ data: { email: 'amina@ndloo.example', resend_after: 60 } }, 202))
    server.on(otpLogin, () => json({ data: { user, token: 'secret' } }))
    await show('login')
    await person.type(screen.getByLabelText('Email'), 'amina@ndloo.example{Enter}')
    await person.type(await screen.findByLabelText('Code'), '123456')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(server.seen.map(({ body }) => body)).toEqual([
      { email: 'amina@ndloo.example', type: 'login' },
      { email: 'amina@ndloo.example', code: '123456' },
    ])
  })
  it('shows a general error when the server fails', async () => {
    savePendingCode('verify-email', 'amina@ndloo.example', 60)
    server.on(verifyEmail, () => new Response('', { status: 502 }))
    await show()
    await person.type(screen.getByLabelText('Code'), '123456')
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy()
  })
  it('that is incomplete is not sent', async () => {
    savePendingCode('verify-email', 'amina@ndloo.example', 60)
    await show()
    await person.type(screen.getByLabelText('Code'), '123{Enter}')
    expect(await screen.findByText('The code is six digits')).toBeTruthy()
    expect(server.seen).toHaveLength(0)
  })
})

describe('new code', () => {
  it('can be requested after the countdown, which then restarts', async () => {
    savePendingCode('verify-email', 'amina@ndloo.example', 60)
    server.on(requestCode, () => json({ data: { email: 'amina@ndloo.example', resend_after: 60 } }, 202))
    await show()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code in 60 s' }).disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(60_500))
    await person.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy()
    expect(server.seen[0]?.body).toEqual({ email: 'amina@ndloo.example', type: 'verify-email' })
    expect(screen.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeTruthy()
  })
  it('respects the retry-after header', async () => {
    savePendingCode('verify-email', 'amina@ndloo.example', 0)
    const message = 'That was a lot at once. Please wait a moment and try again.'
    server.on(requestCode, () => Response.json({ message, code: 'platform.too_many' }, { status: 429, headers: { 'retry-after': '300' } }))
    await show()
    await person.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code in 300 s' }).disabled).toBe(true)
    expect(loadPendingCode('verify-email')?.resendAt).toBeGreaterThan(Date.now() + 290_000)
  })
  it('asks for the address when none is stored', async () => {
    server.on(requestCode, () => json({ data: { email: 'amina@ndloo.example', resend_after: 60 } }, 202))
    await show()
    await person.type(screen.getByLabelText('Email'), 'amina@ndloo.example{Enter}')
    expect(await screen.findByLabelText('Code')).toBeTruthy()
  })
  it('can be requested for another address', async () => {
    savePendingCode('verify-email', 'amina@ndloo.example', 60)
    await show()
    await person.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(onOtherAddress).toHaveBeenCalledOnce()
    expect(loadPendingCode('verify-email')).toBeNull()
  })
})

describe('registration of this browser', () => {
  it('is sent with the code of its address and then deleted', async () => {
    saveRegistrationSecret('amina@ndloo.example', 'of amina')
    savePendingCode('verify-email', 'amina@ndloo.example', 60)
    server.on(verifyEmail, () => json({ data: { user, token: 'secret' } }))
    await show()
    await person.type(screen.getByLabelText('Code'), '123456')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(server.seen.map(({ body }) => body)).toEqual([{ email: 'amina@ndloo.example', code: '123456', registration: 'of amina' }])
    expect(loadRegistrationSecret('amina@ndloo.example')).toEqual({})
  })
  it('is returned for its address only and for two days', () => {
    saveRegistrationSecret('amina@ndloo.example', 'of amina', 0)
    const hour = 3_600_000
    expect(loadRegistrationSecret('brian@ndloo.example', hour)).toEqual({})
    expect(loadRegistrationSecret('amina@ndloo.example', 47 * hour)).toEqual({ registration: 'of amina' })
    expect(loadRegistrationSecret('amina@ndloo.example', 48 * hour)).toEqual({})
  })
})

describe('account without a password', () => {
  it('asks for a password and continues once it is set', async () => {
    savePendingCode('verify-email', 'amina@ndloo.example', 60)
    server.on(verifyEmail, () => json({ data: { user, token: 'secret', password_needed: true } }))
    server.on(changePassword, () => json({ data: { message: 'Password changed successfully!' } }))
    await show()
    await person.type(screen.getByLabelText('Code'), '123456')
    expect(await screen.findByRole('heading', { name: 'Set a password' })).toBeTruthy()
    expect(onSignedIn).not.toHaveBeenCalled()
    await person.type(screen.getByLabelText('New password'), 'papayas in the sun')
    await person.type(screen.getByLabelText('Confirm new password'), 'papayas in the sun{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(server.seen.at(-1)?.body).toEqual({ password: 'papayas in the sun', confirmPassword: 'papayas in the sun' })
  })
})

describe('mailed link', () => {
  const key = 'k'.repeat(43)
  beforeEach(() => history.replaceState(null, '', `/otp?type=login#amina%40ndloo.example~${key}`))

  it('asks before it signs in and removes the key from the history', async () => {
    server.on(otpLogin, () => json({ data: { user, token: 'secret' } }))
    await show('login')
    expect(await screen.findByRole('heading', { name: 'Continue as amina@ndloo.example?' })).toBeTruthy()
    expect(server.seen).toEqual([])
    expect(location.hash).toBe('')
    await person.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(server.seen.map(({ body }) => body)).toEqual([{ email: 'amina@ndloo.example', code: key }])
  })
  it('that has expired falls back to the code form', async () => {
    server.on(otpLogin, () =>
      json({ message: 'That code is wrong or has expired. Check it, or ask for a new one.', code: 'auth.wrong_code' }, 422),
    )
    await show('login')
    await person.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(await screen.findByLabelText('Code')).toBeTruthy()
    expect(screen.getByText(/amina@ndloo\.example/)).toBeTruthy()
  })
})
