// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { isAuthenticated, resetSession, useSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { login } from '../../contract.ts'
import { en as auth } from '../../locales/en.ts'
import { LoginScreen } from './LoginScreen.tsx'
import { loadPendingCode } from '../codes/pending-code.ts'

const words = { auth, platform }
const id = '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d10'
const user = { id, _id: id, firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' }
const person = userEvent.setup({ delay: null })
const onSignedIn = vi.fn()
const onUnverified = vi.fn()
const submit = () => person.click(screen.getByRole('button', { name: 'Log in' }))
const fill = async () => {
  await person.type(screen.getByLabelText('Email'), ' Amina@ndloo.example')
  await person.type(screen.getByLabelText('Password'), 'a good long one')
}

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  onSignedIn.mockReset()
  onUnverified.mockReset()
  resetSession()
  server = fakeServer()
  await renderScreen(<LoginScreen redirect="/dashboard/likes" onSignedIn={onSignedIn} onUnverified={onUnverified} />, words)
})
afterEach(cleanup)

describe('login', () => {
  it('requires both fields and a valid address', async () => {
    await submit()
    await waitFor(() => expect(screen.getAllByText('this field is required')).toHaveLength(2))
    await person.type(screen.getByLabelText('Email'), 'amina')
    expect(await screen.findByText('Please enter a valid email address.')).toBeTruthy()
    expect(server.seen).toHaveLength(0)
  })
  it('stores the session and continues', async () => {
    server.on(login, () => json({ data: { user, token: 'secret' } }))
    await fill()
    await person.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await submit()
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(server.seen[0]?.body).toEqual({ email: 'amina@ndloo.example', password: 'a good long one', remember: true })
    expect(useSession.getState()).toEqual({ user, _ndloo_token: 'secret' })
  })
  it('asks a member with a pending deletion whether to keep the account', async () => {
    const sentence = 'This account is to be deleted on December 6, 2026.'
    server.on(login, ({ body }) =>
      (body as { cancel_deletion?: boolean }).cancel_deletion === true
        ? json({ data: { user, token: 'secret' } })
        : json({ message: sentence, code: 'auth.leaving' }, 403),
    )
    await fill()
    await submit()
    const dialog = await screen.findByRole('dialog', { name: 'Welcome back' })
    expect(within(dialog).getByText(sentence)).toBeTruthy()
    await person.click(within(dialog).getByRole('button', { name: 'Delete it anyway' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(isAuthenticated()).toBe(false)
    await submit()
    await person.click(await screen.findByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(server.seen.map(({ body }) => (body as { cancel_deletion?: boolean }).cancel_deletion)).toEqual([undefined, undefined, true])
  })
  it('continues with the code for an unproven address', async () => {
    server.on(login, () => json({ message: 'Please verify your email first.', code: 'auth.unverified' }, 403))
    await fill()
    await submit()
    await waitFor(() => expect(onUnverified).toHaveBeenCalledOnce())
    expect(loadPendingCode('verify-email')?.email).toBe('amina@ndloo.example')
    expect(isAuthenticated()).toBe(false)
  })
  it('keeps the redirect parameter in its links', () => {
    for (const [name, path] of [
      ['Create an account', '/signup'],
      ['Forgot your password?', '/forgot-password'],
      ['Log in with a code', '/otp-login'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`${path}?redirect=%2Fdashboard%2Flikes`)
  })
  it('shows a general error when the server sends no message', async () => {
    server.on(login, () => new Response('', { status: 502 }))
    await fill()
    await submit()
    expect(await screen.findByText('An error occurred. Please try again.')).toBeTruthy()
  })
  it('shows the message about wrong credentials and keeps the input', async () => {
    server.on(login, () =>
      json({ message: 'That email or password isn’t right. Try again, or log in with a code.', code: 'auth.wrong_credentials' }, 422),
    )
    await fill()
    await submit()
    expect((await screen.findAllByText('That email or password isn’t right. Try again, or log in with a code.')).length).toBe(2)
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('a good long one')
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})
