// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { authWords as auth } from '#tests/support/web/auth-words.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { confirmImported, removeImported } from '../contract.ts'
import { en as imports } from '../locales/en.ts'
import { ConfirmImportedScreen } from './ConfirmImportedScreen.tsx'

const user = userEvent.setup({ delay: null })
const key = 'k'.repeat(43)
let server: ReturnType<typeof fakeServer>
const onConfirmed = vi.fn()
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  onConfirmed.mockClear()
  history.replaceState(null, '', `/account-ready#${key}`)
  server = fakeServer()
})
afterEach(cleanup)

const show = () => renderScreen(<ConfirmImportedScreen onConfirmed={onConfirmed} />, { auth, imports, platform })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

it('opens the account with password and terms, shown to nobody unless that is chosen', async () => {
  const account = {
    id: '1',
    _id: '1',
    firstname: 'Esi',
    lastname: '',
    email: 'esi@example.com',
    locale: 'en',
    joined_at: '2026-03-02T12:00:00Z',
  }
  server.on(confirmImported, () => json({ data: { user: account, token: 'a token' } }))
  await show()
  expect(location.hash).toBe('')
  await press(imports.confirm.submit)
  await screen.findByText(auth.errors.terms_required)
  expect(server.seen).toEqual([])
  await user.type(screen.getByLabelText(auth.password.next), 'guavas in the shade')
  await user.type(screen.getByLabelText(auth.password.confirm), 'guavas in the shade')
  await user.click(screen.getByRole('checkbox'))
  await press(imports.confirm.submit)
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledWith(false))
  expect(server.seen.map(({ body }) => body)).toEqual([
    { key, password: 'guavas in the shade', confirmPassword: 'guavas in the shade', accept_terms: true, shown: false },
  ])
})

it('asks before it erases the account', async () => {
  server.on(removeImported, () => new Response(null, { status: 204 }))
  await show()
  await press(imports.confirm.notMe)
  await screen.findByRole('dialog', { name: imports.confirm.removeTitle })
  expect(server.seen).toEqual([])
  await press(imports.confirm.removeYes)
  await screen.findByText(imports.confirm.removed)
  expect(server.seen.map(({ body }) => body)).toEqual([{ key }])
})

it('without a link says where it comes from', async () => {
  history.replaceState(null, '', '/account-ready')
  await show()
  expect(await screen.findByText(imports.confirm.noLink)).toBeDefined()
})
