// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, sessionToken } from '#platform/web/session.ts'
import { fakeServer, json } from '#platform/web/testing/fake-server.ts'
import { renderScreen } from '#platform/web/testing/render-screen.tsx'
import { sendCode, verifyEmail } from '../contract.ts'
import { en as auth } from '../locales/en.ts'
import { CodeScreen } from './CodeScreen.tsx'
import { keepPendingCode, pendingCode } from './pending-code.ts'

const words = { auth, platform }
const id = '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d10'
const user = { id, _id: id, firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' }
const onVerified = vi.fn()
const onOtherAddress = vi.fn()
const show = () => renderScreen(<CodeScreen type="verify-email" onVerified={onVerified} onOtherAddress={onOtherAddress} />, words)

let server: ReturnType<typeof fakeServer>
let person: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  person = userEvent.setup({ delay: null, advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  onVerified.mockReset()
  onOtherAddress.mockReset()
  resetSession()
  server = fakeServer()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the code', () => {
  it('signs in as soon as it is whole, once', async () => {
    keepPendingCode('amina@ndloo.example', 60)
    server.on(verifyEmail, () => json({ data: { user, token: 'secret' } }))
    await show()
    await person.click(screen.getByLabelText('Code'))
    await person.paste('123 456')
    await waitFor(() => expect(onVerified).toHaveBeenCalledOnce())
    expect(server.seen.map(({ body }) => body)).toEqual([{ email: 'amina@ndloo.example', code: '123456' }])
    expect(sessionToken()).toBe('secret')
    expect(pendingCode()).toBeNull()
  })
  it('that is wrong, expired or tried too often is told under the field', async () => {
    keepPendingCode('amina@ndloo.example', 60)
    await show()
    for (const [code, status, message] of [
      ['auth.wrong_code', 422, 'This code is wrong or has expired.'],
      ['auth.too_many_codes', 429, 'Too many wrong codes. Please try again tomorrow.'],
    ] as const) {
      server.on(verifyEmail, () => json({ message, code }, status))
      await person.type(screen.getByLabelText('Code'), '000000')
      expect(await screen.findByText(message)).toBeTruthy()
      expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('')
    }
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
    expect(onVerified).not.toHaveBeenCalled()
  })
  it('that is not whole is not sent', async () => {
    keepPendingCode('amina@ndloo.example', 60)
    await show()
    await person.type(screen.getByLabelText('Code'), '123{Enter}')
    expect(await screen.findByText('The code has six digits')).toBeTruthy()
    expect(server.seen).toHaveLength(0)
  })
})

describe('another code', () => {
  it('can be had after the countdown, which then begins anew', async () => {
    keepPendingCode('amina@ndloo.example', 60)
    server.on(sendCode, () => json({ data: { email: 'amina@ndloo.example', resend_after: 60 } }, 202))
    await show()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code in 60 s' }).disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(60_500))
    await person.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy()
    expect(server.seen[0]?.body).toEqual({ email: 'amina@ndloo.example', type: 'verify-email' })
    expect(screen.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeTruthy()
  })
  it('asks for the address when nobody knows it', async () => {
    server.on(sendCode, () => json({ data: { email: 'amina@ndloo.example', resend_after: 60 } }, 202))
    await show()
    await person.type(screen.getByLabelText('Email'), 'amina@ndloo.example{Enter}')
    expect(await screen.findByLabelText('Code')).toBeTruthy()
  })
  it('can go to another address', async () => {
    keepPendingCode('amina@ndloo.example', 60)
    await show()
    await person.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(onOtherAddress).toHaveBeenCalledOnce()
    expect(pendingCode()).toBeNull()
  })
})
