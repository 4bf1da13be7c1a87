// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { createAccessToken, listAccessTokens, type PersonalToken, revokeAccessToken } from '../contract.ts'
import { en as accessTokens } from '../locales/en.ts'
import { AccessTokensPanel } from './AccessTokensPanel.tsx'

const user = userEvent.setup({ delay: null })
const calendar: PersonalToken = {
  id: '746f6b65-0000-4000-8000-000000000001',
  name: 'my calendar',
  beginning: 'ndl_Ab3x',
  scopes: ['matches:read'],
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-12-20T10:00:00.000Z',
  last_used_on: '2026-11-21',
}
const token = `ndl_${'Ab3x'.repeat(10)}Ab3`
let server: ReturnType<typeof fakeServer>
const has = (tokens: PersonalToken[], proof: 'none' | 'password' | 'log_in' = 'none') =>
  server.on(listAccessTokens, () => json({ data: { tokens, proof } }))
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
  has([calendar])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => renderScreen(<AccessTokensPanel />, { access_tokens: accessTokens, platform })
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sent = (endpoint: object) => server.seen.filter((request) => request.endpoint === endpoint)

it('lists tokens with scopes and dates, but only how they begin', async () => {
  await show()
  expect((await screen.findByRole('listitem')).textContent).toBe(
    'my calendarndl_Ab3x… matches:readEnds Dec 20, 2026 · Last used Nov 21, 2026End',
  )
})

it('says that there is none', async () => {
  has([])
  await show()
  expect(await screen.findByText('You have no access tokens.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

it('says that loading failed, and loads again', async () => {
  server.on(listAccessTokens, () => json({ message: 'No.' }, 500))
  await show()
  expect((await screen.findByText(accessTokens.failed)).parentElement?.role).toBe('alert')
  has([calendar])
  await press('Try again')
  expect(await screen.findByText('my calendar')).toBeTruthy()
  expect(screen.queryByText(accessTokens.failed)).toBeNull()
})

it('creates a token with the chosen scopes, and shows it once', async () => {
  has([])
  server.on(createAccessToken, () => {
    has([calendar])
    return json({ data: { ...calendar, token } }, 201)
  })
  await show()
  await press('Create a token')
  const form = await dialog('Create a token')
  await user.type(form.getByLabelText('Name'), 'my calendar')
  await user.click(form.getByRole('checkbox', { name: 'See your matches and suggestions' }))
  await user.selectOptions(form.getByLabelText('It ends after'), '30')
  await user.click(form.getByRole('button', { name: 'Create' }))
  const once = await dialog('Access tokens')
  expect(once.getByLabelText<HTMLInputElement>(/won’t see it again/).value).toBe(token)
  expect(sent(createAccessToken).map(({ body }) => body)).toEqual([{ name: 'my calendar', days: 30, scopes: ['matches:read'] }])
  await user.click(once.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByDisplayValue(token)).toBeNull()
  expect(await screen.findByText('my calendar')).toBeTruthy()
})

it('shows refusals at their fields, and asks for the password once it is needed', async () => {
  const wrong = accessTokens.errors.wrong_password
  server.on(createAccessToken, ({ body }) =>
    'password' in (body as object)
      ? json({ code: 'access_tokens.wrong_password', message: wrong, errors: { password: [wrong] } }, 422)
      : json({ message: 'No.', errors: { scopes: ['Please choose at least one.'], password: [accessTokens.errors.password_needed] } }, 422),
  )
  await show()
  await press('Create a token')
  const form = await dialog('Create a token')
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect(await within(form.getByRole('group', { name: 'It may' })).findByText('Please choose at least one.')).toBeTruthy()
  await user.type(await form.findByLabelText('Your password'), 'mangoes')
  await user.click(form.getByRole('button', { name: 'Create' }))
  expect(await form.findByText(wrong)).toBeTruthy()
  expect(form.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true')
})

it('says what to do first when only a new log-in proves who it is', async () => {
  has([], 'log_in')
  await show()
  expect(await screen.findByText(accessTokens.errors.log_in_again)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create a token' })).toBeNull()
})

it('ends a token only after asking', async () => {
  server.on(revokeAccessToken, () => {
    has([])
    return new Response(null, { status: 204 })
  })
  await show()
  await press('End: my calendar')
  const asked = await dialog('End this token?')
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(revokeAccessToken)).toEqual([])
  await press('End: my calendar')
  await user.click((await dialog('End this token?')).getByRole('button', { name: 'End' }))
  expect(await screen.findByText('You have no access tokens.')).toBeTruthy()
  expect(sent(revokeAccessToken).map(({ params }) => params)).toEqual([{ id: calendar.id }])
})
