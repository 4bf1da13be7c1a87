// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServiceToken, listServiceTokens, revokeServiceToken, type ServiceToken } from '#features/access-tokens/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as admin } from '../../locales/en.ts'
import { ServiceTokens } from './ServiceTokens.tsx'

const user = userEvent.setup({ delay: null })
const dashboard: ServiceToken = {
  id: '746f6b65-0000-4000-8000-000000000001',
  name: 'dashboard',
  beginning: 'ndl_Ab3x',
  scopes: ['figures:read', 'webhooks:read'],
  created_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2027-02-18T10:00:00.000Z',
  last_used_on: null,
  made_by: { id: '746f6b65-0000-4000-8000-000000000002', firstname: 'Chantal', lastname: 'Kouassi' },
}
const token = `ndl_${'Ab3x'.repeat(10)}Ab3`
let server: ReturnType<typeof fakeServer>
const has = (...tokens: ServiceToken[]) => server.on(listServiceTokens, () => json({ data: { tokens } }))
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
  has(dashboard)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => renderScreen(<ServiceTokens />, { admin, platform })
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const sent = (endpoint: object) => server.seen.filter((request) => request.endpoint === endpoint)
const row = /^dashboard ndl_Ab3x… Figures, Webhooks and their log Chantal Kouassi Feb 18, 2027 not yet End$/

it('lists tokens with scopes, maker and dates, but only how they begin', async () => {
  await show()
  expect(await screen.findByRole('row', { name: row })).toBeTruthy()
})

it('says that there is none', async () => {
  has()
  await show()
  expect(await screen.findByText('There are no tokens.')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

it('says that loading failed, and loads again', async () => {
  server.on(listServiceTokens, () => json({ message: 'The list is not there.' }, 500))
  await show()
  expect((await screen.findByText('The list is not there.')).parentElement?.role).toBe('alert')
  has(dashboard)
  await press('Try again')
  expect(await screen.findByRole('row', { name: row })).toBeTruthy()
})

it('creates a token with the chosen scopes, and shows it once', async () => {
  has()
  server.on(createServiceToken, () => {
    has(dashboard)
    return json({ data: { ...dashboard, token } }, 201)
  })
  await show()
  await press('Create a token')
  const form = await dialog('Create a token')
  await user.type(form.getByLabelText('Name'), 'dashboard')
  for (const name of [/^Figures/, /^Webhooks and their log/]) await user.click(form.getByRole('checkbox', { name }))
  await user.type(form.getByLabelText('Reason'), 'for the screen in the office')
  await user.click(form.getByRole('button', { name: 'Create a token' }))
  const once = await dialog('Access tokens')
  expect(once.getByLabelText<HTMLInputElement>(/won’t be shown again/).value).toBe(token)
  const { name, scopes } = dashboard
  expect(sent(createServiceToken).map(({ body }) => body)).toEqual([{ name, days: 90, scopes, reason: 'for the screen in the office' }])
  await user.click(once.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByDisplayValue(token)).toBeNull()
  expect(await screen.findByRole('row', { name: row })).toBeTruthy()
})

it('shows a refusal at its field, and no token', async () => {
  server.on(createServiceToken, () =>
    json({ message: 'No.', errors: { days: ['At most 365.'], scopes: ['Please choose at least one.'] } }, 422),
  )
  await show()
  await press('Create a token')
  const form = await dialog('Create a token')
  const days = form.getByLabelText<HTMLInputElement>(/^It ends after/)
  await user.clear(days)
  await user.type(days, '400')
  await user.click(form.getByRole('button', { name: 'Create a token' }))
  const field = await form.findByRole('textbox', { name: 'It ends after (days)', description: /At most 365\./ })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(within(form.getByRole('group', { name: 'It may read' })).getByText('Please choose at least one.')).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it('ends a token only after asking, with a reason', async () => {
  server.on(revokeServiceToken, () => json({ data: { tokens: [] } }))
  await show()
  await press('End')
  const asked = await dialog('End “dashboard”?')
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(revokeServiceToken)).toEqual([])
  await press('End')
  const form = await dialog('End “dashboard”?')
  await user.type(form.getByLabelText('Reason'), 'the screen is gone')
  await user.click(form.getByRole('button', { name: 'End' }))
  expect(await screen.findByText('There are no tokens.')).toBeTruthy()
  expect(sent(revokeServiceToken)[0]).toMatchObject({ params: { id: dashboard.id }, body: { reason: 'the screen is gone' } })
})
