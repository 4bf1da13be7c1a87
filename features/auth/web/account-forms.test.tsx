// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession, useSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import {
  requestEmailChange,
  changePassword,
  confirmEmail,
  endAllSessions,
  endOneSession,
  listOwnSessions,
  resetPassword,
  requestCode,
} from '../contract.ts'
import { en as auth } from '../locales/en.ts'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'
import { ChangePasswordForm } from './password/ChangePasswordForm.tsx'
import { ForgotPasswordScreen } from './password/ForgotPasswordScreen.tsx'
import { savePendingCode, loadPendingCode } from './codes/pending-code.ts'
import { ResetPasswordScreen } from './password/ResetPasswordScreen.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

const words = { auth, platform }
const [id, other] = ['6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d10', '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d11']
const user = { id, _id: id, firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' as const }
const person = userEvent.setup({ delay: null })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => person.click(screen.getByRole('button', { name }))
const silence = () => new Response('', { status: 502 })
const done = vi.fn()

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  done.mockReset()
  resetSession()
  startSession(user, 'secret')
  server = fakeServer()
})
afterEach(() => {
  cleanup()
  resetSession()
})

describe('changing the password', () => {
  const fill = async (next = 'papayas in the sun') => {
    await person.type(field('Current password'), 'mangoes in the rain')
    await person.type(field('New password'), next)
    await person.type(field('Confirm new password'), next)
  }
  it('submits once, shows a success toast and empties the form', async () => {
    server.on(changePassword, () => json({ data: { message: 'Password changed successfully!' } }))
    await renderScreen(<ChangePasswordForm onChanged={done} />, words)
    await fill()
    await person.dblClick(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('Password changed successfully!')).toBeTruthy()
    const body = { current_password: 'mangoes in the rain', password: 'papayas in the sun', confirmPassword: 'papayas in the sun' }
    expect(server.seen.map((request) => request.body)).toEqual([body])
    expect(done).toHaveBeenCalledOnce()
    expect(field('New password').value).toBe('')
  })
  it('validates before it calls the server', async () => {
    await renderScreen(<ChangePasswordForm />, words)
    await press('Change password')
    expect(await screen.findByText('this field is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    await person.type(field('New password'), 'long enough')
    await person.type(field('Confirm new password'), 'something else')
    expect(await screen.findByText('Passwords must match')).toBeTruthy()
    expect(server.seen).toEqual([])
  })
  it('shows a server error at its field and keeps the input', async () => {
    server.on(changePassword, () =>
      json(
        {
          message: 'That password isn’t right. Please try again.',
          code: 'auth.wrong_password',
          errors: { current_password: ['That password isn’t right. Please try again.'] },
        },
        422,
      ),
    )
    await renderScreen(<ChangePasswordForm />, words)
    await fill()
    await press('Change password')
    await waitFor(() => expect(field('Current password').getAttribute('aria-invalid')).toBe('true'))
    expect(field('New password').value).toBe('papayas in the sun')
  })
  it('shows a default message when the server sends none', async () => {
    server.on(changePassword, silence)
    await renderScreen(<ChangePasswordForm />, words)
    await fill()
    await press('Change password')
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy()
  })
})

describe('forgotten password', () => {
  it('starts with an address and respects the retry-after header', async () => {
    server.on(requestCode, () => Response.json({ message: 'Wait.' }, { status: 429, headers: { 'retry-after': '30' } }))
    await renderScreen(<ForgotPasswordScreen onSent={done} />, words)
    await person.type(field('Email'), 'amina@ndloo.example{Enter}')
    expect(await screen.findByRole('button', { name: 'Get code in 30 s' })).toBeTruthy()
    expect(done).not.toHaveBeenCalled()
  })
  it('is reset with the code; the member then logs in', async () => {
    savePendingCode('reset-password', user.email, 60)
    server.on(resetPassword, () => json({ data: { message: 'Password reset successfully!' } }))
    await renderScreen(<ResetPasswordScreen onDone={done} onOtherAddress={vi.fn()} />, words)
    expect(field('Code').getAttribute('autocomplete')).toBe('one-time-code')
    await person.click(field('Code'))
    await person.paste('12 34 56')
    await person.type(field('New password'), 'papayas in the sun')
    await person.type(field('Confirm new password'), 'papayas in the sun')
    await press('Reset password')
    expect(await screen.findByText('Password reset successfully!')).toBeTruthy()
    expect(server.seen[0]?.body).toEqual({
      email: user.email,
      code: '123456',
      password: 'papayas in the sun',
      confirmPassword: 'papayas in the sun',
    })
    expect(done).toHaveBeenCalledOnce()
    expect([loadPendingCode('reset-password'), useSession.getState().user]).toEqual([null, null])
  })
  it('is reset with the mailed link without a code, until the link expires', async () => {
    const key = 'k'.repeat(43)
    history.replaceState(null, '', `/reset-password#${encodeURIComponent(user.email)}~${key}`)
    const wrong = 'That code is wrong or has expired. Check it, or ask for a new one.'
    server.on(resetPassword, () => json({ message: wrong, code: 'auth.wrong_code', errors: { code: [wrong] } }, 422))
    await renderScreen(<ResetPasswordScreen onDone={done} onOtherAddress={vi.fn()} />, words)
    expect(screen.queryByLabelText('Code')).toBeNull()
    expect(location.hash).toBe('')
    await person.type(field('New password'), 'papayas in the sun')
    await person.type(field('Confirm new password'), 'papayas in the sun{Enter}')
    await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('true'))
    expect(server.seen[0]?.body).toMatchObject({ email: user.email, code: key })
    server.on(resetPassword, () => json({ data: { message: 'Password reset successfully!' } }))
    await person.type(field('Code'), '123456')
    await press('Reset password')
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
    expect(server.seen.at(-1)?.body).toMatchObject({ code: '123456', password: 'papayas in the sun' })
  })
  it('takes an account back with the link about a changed email, and names ways on when it has ended', async () => {
    const key = 'k'.repeat(43)
    const open = async () => {
      history.replaceState(null, '', `/reset-password?undo=email#${encodeURIComponent(user.email)}~${key}`)
      await renderScreen(<ResetPasswordScreen takesBack onDone={done} onOtherAddress={vi.fn()} />, words)
      await person.type(field('New password'), 'papayas in the sun')
      await person.type(field('Confirm new password'), 'papayas in the sun')
      await press('Take my account back')
    }
    server.on(resetPassword, () => json({ data: { message: 'Password reset successfully!' } }))
    await open()
    expect(await screen.findByText('Your account is yours again. Log in with your new password.')).toBeTruthy()
    expect([location.hash, server.seen[0]?.body]).toEqual(['', expect.objectContaining({ email: user.email, code: key })])
    expect(done).toHaveBeenCalledOnce()
    cleanup()
    server.on(resetPassword, () => json({ message: 'Wrong', code: 'auth.wrong_code', errors: { code: ['Wrong'] } }, 422))
    await open()
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contactUs')
    expect(screen.queryByLabelText('Code')).toBeNull()
  })
  it('keeps the passwords when the code is wrong', async () => {
    savePendingCode('reset-password', user.email, 60)
    const wrong = 'That code is wrong or has expired. Check it, or ask for a new one.'
    server.on(resetPassword, () => json({ message: wrong, code: 'auth.wrong_code', errors: { code: [wrong] } }, 422))
    await renderScreen(<ResetPasswordScreen onDone={done} onOtherAddress={vi.fn()} />, words)
    await person.type(field('Code'), '123456')
    await person.type(field('New password'), 'papayas in the sun')
    await person.type(field('Confirm new password'), 'papayas in the sun{Enter}')
    await waitFor(() => expect(field('Code').getAttribute('aria-invalid')).toBe('true'))
    expect(field('New password').value).toBe('papayas in the sun')
    expect(done).not.toHaveBeenCalled()
  })
})

describe('email change', () => {
  const begin = async () => {
    server.on(requestEmailChange, () => json({ data: { message: 'Sent.', email: 'new@ndloo.example', resend_after: 60 } }))
    await person.type(field('New email'), 'New@ndloo.example')
    await person.type(field('Your password'), 'mangoes in the rain')
    await press('Get code')
  }
  it('is completed with the code mailed to the new address', async () => {
    server.on(confirmEmail, () => json({ data: { user: { ...user, email: 'new@ndloo.example' } } }))
    await renderScreen(<ChangeEmailForm onChanged={done} />, words)
    await begin()
    await person.type(await screen.findByLabelText('Code'), '123456')
    expect(await screen.findByText('Email change successful!')).toBeTruthy()
    expect(useSession.getState()).toEqual({ user: { ...user, email: 'new@ndloo.example' }, _ndloo_token: 'secret' })
    expect(screen.getByText('Your email is new@ndloo.example.')).toBeTruthy()
    expect(done).toHaveBeenCalledOnce()
  })
  it('continues with the code after a reload', async () => {
    savePendingCode('change-email', 'new@ndloo.example', 60)
    await renderScreen(<ChangeEmailForm />, words)
    expect(screen.getByText(/new@ndloo.example/)).toBeTruthy()
    await press('Use another address')
    expect(field('New email')).toBeTruthy()
  })
  it.each(['the address', 'the code'])('shows its own message at %s when the server sends none', async (at) => {
    if (at === 'the code') savePendingCode('change-email', 'new@ndloo.example', 60)
    await renderScreen(<ChangeEmailForm />, words)
    server.on(confirmEmail, silence)
    if (at === 'the code') await person.type(screen.getByLabelText('Code'), '123456')
    else {
      await person.type(field('New email'), 'new@ndloo.example')
      await person.type(field('Your password'), 'mangoes in the rain')
      server.on(requestEmailChange, silence)
      await press('Get code')
    }
    expect(await screen.findByText('Email change failed. Please try again.')).toBeTruthy()
  })
})

describe('sessions', () => {
  const session = (changes: object) => ({
    id,
    device: 'Chrome · Android',
    country: 'CM',
    remember: true,
    created_at: '2026-11-20T10:00:00.000Z',
    last_used_at: '2026-11-22T10:00:00.000Z',
    current: true,
    ...changes,
  })
  const sessions = [session({}), session({ id: other, device: '', country: null, current: false })]
  it('are listed and can be ended one by one', async () => {
    server.on(listOwnSessions, () => json({ data: { sessions } }))
    server.on(endOneSession, () => new Response(null, { status: 204 }))
    await renderScreen(<SessionsPanel onSignedOut={done} />, words)
    const [here, there] = await screen.findAllByRole('listitem')
    expect(here?.textContent).toContain('Cameroon · This device')
    expect(there?.textContent).toContain('Unknown device')
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull()
    await press('Log out: Unknown device')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(server.seen.at(-1)?.params).toEqual({ id: other })
  })
  it('end everywhere after a confirmation, including this browser', async () => {
    server.on(listOwnSessions, () => json({ data: { sessions } }))
    server.on(endAllSessions, () => new Response(null, { status: 204 }))
    await renderScreen(<SessionsPanel onSignedOut={done} />, words)
    await person.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('You’ll be logged out on every device, this one too.')).toBeTruthy()
    await person.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }))
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
    expect(useSession.getState()._ndloo_token).toBeNull()
  })
  it('are kept when ending them fails', async () => {
    server.on(listOwnSessions, () => json({ data: { sessions } }))
    server.on(endAllSessions, silence)
    await renderScreen(<SessionsPanel onSignedOut={done} />, words)
    await person.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out everywhere' }))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy()
    expect(useSession.getState()._ndloo_token).toBe('secret')
  })
  it('can be reloaded after a failure', async () => {
    server.on(listOwnSessions, () => json({ message: 'no' }, 500))
    await renderScreen(<SessionsPanel onSignedOut={done} />, words)
    expect(await screen.findByText('We couldn’t load where you’re logged in. Please try again.')).toBeTruthy()
    server.on(listOwnSessions, () => json({ data: { sessions } }))
    await press('Try again')
    expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  })
})
