// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { addPasskey, listPasskeys, type Passkey, removePasskey, startAddingPasskey } from '../contract.ts'
import { en as passkeys } from '../locales/en.ts'
import { PasskeysStayNote } from './PasskeysStayNote.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'

const startRegistration = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }))

const words = { passkeys, platform }
const id = '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d10'
const user = { id, _id: id, firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' as const }
const phone: Passkey = { id, name: 'Chrome · Android', backed_up: true, created_at: '2026-11-20T10:00:00.000Z', last_used_at: null }
const made = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } }
const person = userEvent.setup({ delay: null })
const press = async (name: string) => person.click(await screen.findByRole('button', { name }))
const failure = (name: string) => Object.assign(new Error('from the browser'), { name })

let server: ReturnType<typeof fakeServer>
const has = (list: Passkey[], proof: 'none' | 'password' | 'log_in' = 'none') =>
  server.on(listPasskeys, () => json({ data: { passkeys: list, proof } }))
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', vi.fn())
  startRegistration.mockReset().mockResolvedValue(made)
  startSession(user, 'secret')
  server = fakeServer()
  server.on(startAddingPasskey, () => json({ data: { options: {} } }))
  server.on(addPasskey, () => json({ data: phone }, 201))
})
afterEach(() => {
  cleanup()
  resetSession()
  vi.unstubAllGlobals()
})

describe('passkeys in the settings', () => {
  it('are listed with their dates', async () => {
    has([phone])
    await renderScreen(<PasskeysPanel />, words)
    expect((await screen.findByRole('listitem')).textContent).toContain('Not used yet · Synced')
  })
  it('are added after a fresh log-in without a question', async () => {
    has([])
    await renderScreen(<PasskeysPanel />, words)
    await press('Add a passkey')
    expect(await screen.findByText(/^Passkey added/)).toBeTruthy()
    expect(server.seen.find(({ endpoint }) => endpoint === addPasskey)?.body).toEqual({ credential: made })
  })
  it('ask for the password otherwise, and again after a wrong one', async () => {
    has([], 'password')
    server.on(startAddingPasskey, () =>
      json({ code: 'auth.wrong_password', message: 'Wrong', errors: { password: ['That password isn’t right.'] } }, 422),
    )
    await renderScreen(<PasskeysPanel />, words)
    await press('Add a passkey')
    await person.type(await screen.findByLabelText('Your password'), 'mangoes')
    await press('Continue')
    expect(await screen.findByText('That password isn’t right.')).toBeTruthy()
    expect(startRegistration).not.toHaveBeenCalled()
  })
  it('open the question when the log-in is no longer fresh', async () => {
    has([])
    server.on(startAddingPasskey, () => json({ code: 'passkeys.password_needed', message: 'Please enter your password.' }, 422))
    await renderScreen(<PasskeysPanel />, words)
    await press('Add a passkey')
    expect(await screen.findByLabelText('Your password')).toBeTruthy()
  })
  it.each([
    ['NotAllowedError', undefined],
    ['InvalidStateError', passkeys.alreadyHere],
    ['SecurityError', passkeys.wrongAddress.replace('{brand}', 'Ndloo')],
  ])('say what %s of the browser means; closing its dialog is no error', async (name, text) => {
    has([])
    startRegistration.mockRejectedValue(failure(name))
    await renderScreen(<PasskeysPanel />, words)
    await press('Add a passkey')
    await waitFor(() => expect(startRegistration).toHaveBeenCalledOnce())
    await waitFor(() => expect(within(screen.getByRole('region')).getByRole('alert').textContent).toBe(text ?? ''))
    expect(server.seen.some(({ endpoint }) => endpoint === addPasskey)).toBe(false)
  })
  it('are removed after a confirmation', async () => {
    has([phone])
    server.on(removePasskey, () => new Response(null, { status: 204 }))
    await renderScreen(<PasskeysPanel />, words)
    await press('Remove: Chrome · Android')
    has([])
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText(passkeys.none)).toBeTruthy()
    expect(server.seen.find(({ endpoint }) => endpoint === removePasskey)?.params).toEqual({ id })
  })
  it('say what to do instead where nothing can be added', async () => {
    has([], 'log_in')
    await renderScreen(<PasskeysPanel />, words)
    expect(await screen.findByText(passkeys.errors.log_in_again)).toBeTruthy()
    cleanup()
    vi.stubGlobal('PublicKeyCredential', undefined)
    has([])
    await renderScreen(<PasskeysPanel />, words)
    expect(await screen.findByText(passkeys.unsupported)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })
})

it('the note beside “Log out everywhere” counts them', async () => {
  has([phone, { ...phone, id: '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d11' }])
  await renderScreen(<PasskeysStayNote />, words)
  expect(await screen.findByText(/^Your 2 passkeys can still log in/)).toBeTruthy()
})
