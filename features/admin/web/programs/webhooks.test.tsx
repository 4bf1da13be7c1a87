// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as admin } from '../../locales/en.ts'
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replaceWebhookSecret,
  resendWebhookDelivery,
  type Webhook,
  type WebhookDelivery,
} from '../../webhooks-contract.ts'
import { Webhooks } from './Webhooks.tsx'

const user = userEvent.setup({ delay: null })
const newsletter: Webhook = {
  id: '77656268-0000-4000-8000-000000000001',
  url: 'https://hooks.example.org/news',
  description: 'newsletter',
  types: ['member.joined', 'member.suspended'],
  enabled: true,
  stopped: null,
  failing_since: null,
  created_at: '2026-11-20T10:00:00.000Z',
}
const secret = 'whsec_c2VjcmV0IG9mIGEgdGVzdCwgbm90aGluZyBlbHNl'
const refused = admin.errors.webhook_address
let server: ReturnType<typeof fakeServer>
const has = (...webhooks: Webhook[]) => server.on(listWebhooks, () => json({ data: { webhooks } }))
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
  has(newsletter)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = () => renderScreen(<Webhooks />, { admin, platform })
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const card = async () => within(await screen.findByRole('listitem'))
const sent = (endpoint: object) => server.seen.filter((request) => request.endpoint === endpoint)

it('lists an address with its state and its events', async () => {
  has({ ...newsletter, enabled: false, stopped: 'failing' })
  await show()
  expect((await screen.findByRole('listitem')).textContent).toContain(
    'https://hooks.example.org/newsOffnewsletterMember joined · Member suspendedSwitched off: it failed for three days',
  )
  // A webhook that is switched off gets no test event.
  expect((await card()).queryByRole('button', { name: 'Send a test event' })).toBeNull()
})

it('says that there is none', async () => {
  has()
  await show()
  expect(await screen.findByText('No address is told of events.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

it('says that loading failed, and loads again', async () => {
  server.on(listWebhooks, () => json({ message: 'The list is not there.' }, 500))
  await show()
  expect((await screen.findByText('The list is not there.')).parentElement?.role).toBe('alert')
  has(newsletter)
  await press('Try again')
  expect(await screen.findByText(newsletter.url)).toBeTruthy()
})

it('adds an address with the chosen events, and shows its secret once', async () => {
  has()
  server.on(addWebhook, () => json({ data: { webhooks: [newsletter], secret } }, 201))
  await show()
  await press('Add an address')
  const form = await dialog('Add an address')
  await user.type(form.getByLabelText('Address'), newsletter.url)
  await user.type(form.getByLabelText('What it is for'), 'newsletter')
  // No event is selected at first, so that a program is told only of events that somebody has chosen.
  for (const box of form.getAllByRole<HTMLInputElement>('checkbox', { name: /member|report|deposit|case/i }))
    expect(box.checked).toBe(false)
  for (const name of [/^Member joined/, /^Member suspended/]) await user.click(form.getByRole('checkbox', { name }))
  await user.type(form.getByLabelText('Reason'), 'the newsletter needs it')
  await user.click(form.getByRole('button', { name: 'Add an address' }))
  const once = await dialog('New secret')
  expect(once.getByLabelText<HTMLInputElement>(/won’t be shown again/).value).toBe(secret)
  const { url, description, types, enabled } = newsletter
  expect(sent(addWebhook).map(({ body }) => body)).toEqual([{ url, description, types, enabled, reason: 'the newsletter needs it' }])
  await user.click(once.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByDisplayValue(secret)).toBeNull()
  expect(await screen.findByText(newsletter.url)).toBeTruthy()
})

it('shows a refusal at the field, keeps what was typed, and shows no secret', async () => {
  server.on(addWebhook, () => json({ code: 'admin.webhook_address', message: refused, errors: { url: [refused] } }, 422))
  await show()
  await press('Add an address')
  const form = await dialog('Add an address')
  await user.type(form.getByLabelText('Address'), 'http://10.0.0.1/')
  await user.type(form.getByLabelText('Reason'), 'a try')
  await user.click(form.getByRole('button', { name: 'Add an address' }))
  const field = await form.findByRole<HTMLInputElement>('textbox', { name: 'Address', description: refused })
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['http://10.0.0.1/', 'true'])
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

it('changes an address, beginning with what is set', async () => {
  server.on(changeWebhook, () => json({ data: { webhooks: [{ ...newsletter, enabled: false }] } }))
  await show()
  await press('Change')
  const form = await dialog('Change')
  expect(form.getByLabelText<HTMLInputElement>('Address').value).toBe(newsletter.url)
  await user.click(form.getByRole('checkbox', { name: 'Send events to this address' }))
  await user.type(form.getByLabelText('Reason'), 'a pause')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Off')).toBeTruthy()
  expect(sent(changeWebhook)[0]).toMatchObject({ params: { id: newsletter.id }, body: { types: newsletter.types, enabled: false } })
})

it('makes a new secret after asking, and shows it once', async () => {
  server.on(replaceWebhookSecret, () => json({ data: { webhooks: [newsletter], secret } }))
  await show()
  await press('New secret')
  const form = await dialog('Make a new signing secret?')
  await user.type(form.getByLabelText('Reason'), 'it leaked')
  await user.click(form.getByRole('button', { name: 'New secret' }))
  expect((await dialog('New secret')).getByDisplayValue(secret)).toBeTruthy()
})

it('removes an address only after asking', async () => {
  server.on(deleteWebhook, () => json({ data: { webhooks: [] } }))
  await show()
  await press('Remove')
  const asked = await dialog('Remove this address?')
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(deleteWebhook)).toEqual([])
  await press('Remove')
  const form = await dialog('Remove this address?')
  await user.type(form.getByLabelText('Reason'), 'no longer used')
  await user.click(form.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No address is told of events.')).toBeTruthy()
})

const delivery: WebhookDelivery = {
  id: '64656c69-0000-4000-8000-000000000001',
  type: 'member.joined',
  state: 'pending',
  attempts: 1,
  created_at: '2026-11-20T10:00:00.000Z',
  last_tried_at: '2026-11-20T10:00:00.000Z',
  next_at: '2026-11-20T10:00:30.000Z',
  last_status: 500,
  last_answer: 'away',
}

it('shows by itself that a delivery has arrived', async () => {
  const waiting = { ...delivery, attempts: 0, last_tried_at: null, last_status: null, last_answer: null }
  const arrived: WebhookDelivery = { ...delivery, state: 'delivered', next_at: null, last_status: 204, last_answer: '' }
  const logs = [waiting, arrived]
  server.on(listWebhookDeliveries, () => json({ data: { deliveries: [logs.shift() ?? arrived], next_cursor: null } }))
  await show()
  await press('Log')
  expect(await screen.findByRole('row', { name: /Member joined Waiting/ })).toBeTruthy()
  expect(await screen.findByRole('row', { name: /Member joined Delivered 1 204/ }, { timeout: 30_000 })).toBeTruthy()
  expect(sent(listWebhookDeliveries)).toHaveLength(2)
})

it('shows failed attempts in the log, and sends an event again', async () => {
  let log = [delivery]
  server.on(listWebhookDeliveries, () => json({ data: { deliveries: log, next_cursor: null } }))
  server.on(resendWebhookDelivery, () => {
    log = [{ ...delivery, state: 'delivered', next_at: null, last_status: 204, last_answer: '' }]
    return new Response(null, { status: 204 })
  })
  await show()
  await press('Log')
  expect(await screen.findByRole('row', { name: /Member joined Waiting, again at .* 1 500 away Send again/ })).toBeTruthy()
  await press('Send again')
  expect(await screen.findByRole('row', { name: /Member joined Delivered 1 204 Send again/ })).toBeTruthy()
  expect(sent(resendWebhookDelivery).map(({ params }) => params)).toEqual([{ id: newsletter.id, delivery: delivery.id }])
})
