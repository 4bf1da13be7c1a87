import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createServiceToken, listServiceTokens, revokeServiceToken } from '#features/access-tokens/contract.ts'
import { readAuditPage } from '#features/audit/server/index.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { openWebhookReceiver, type WebhookReceiver } from '#tests/support/doubles/webhook-receiver.ts'
import { createAdmin, type Person } from '#tests/support/people/people.ts'
import { getMember } from '../../contract.ts'
import { getStatistics } from '../../money-contract.ts'
import * as contract from '../../webhooks-contract.ts'

let testApp: TestApp
let receiver: WebhookReceiver
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp()
  receiver = await openWebhookReceiver()
})
afterAll(async () => {
  await receiver[Symbol.asyncDispose]()
  await testApp[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await testApp.db.deleteFrom('webhook_endpoint').execute()
  chantal = await createAdmin(testApp, 'chantal')
})

const reason = 'the newsletter needs it'
const settings = (changes: Partial<contract.Webhook> = {}) => ({
  url: receiver.url,
  description: 'newsletter',
  types: ['member.joined' as const],
  enabled: true,
  ...changes,
})
const add = (changes: Partial<contract.Webhook> = {}, as = chantal) =>
  testApp.call(contract.addWebhook, { body: { ...settings(changes), reason } }, { as })
const change = (id: string, changes: Partial<contract.Webhook>) =>
  testApp.call(contract.changeWebhook, { params: { id }, body: { ...settings(changes), reason } }, { as: chantal })
const list = async () => (await testApp.call(contract.listWebhooks, {}, { as: chantal })).body.data.webhooks
const actions = async (id: string) =>
  (await readAuditPage(testApp.db, { subjectKind: 'webhook', subjectId: id })).entries.map(({ action }) => action).toSorted()

test('an address is added, changed, tried out, resent to and removed, each with an entry in the audit log, and its secret is shown once', async () => {
  const { webhooks, secret } = (await add()).body.data
  const [{ id } = { id: '' }] = webhooks
  expect(secret).toMatch(/^whsec_/)
  expect(JSON.stringify(await list())).not.toContain(secret)
  const rows = await testApp.db.selectFrom('webhook_secret').select('sealed').execute()
  expect(rows.map(({ sealed }) => sealed.toString('latin1')).join()).not.toContain(secret.slice(10))
  expect((await change(id, { description: 'accounting' })).body.data.webhooks[0]?.description).toBe('accounting')
  // The same change sent again changes nothing and adds no entry to the audit log.
  await change(id, { description: 'accounting' })
  const test = await testApp.call(contract.testWebhook, { params: { id } }, { as: chantal })
  await testApp.runJobs()
  expect([test.status, receiver.received.at(-1)?.event.type]).toEqual([204, 'webhook.test'])
  const log = (await testApp.call(contract.listWebhookDeliveries, { params: { id }, query: {} }, { as: chantal })).body.data.deliveries
  expect(log).toMatchObject([{ type: 'webhook.test', state: 'delivered', attempts: 1, last_status: 204, next_at: null }])
  const params = { id, delivery: log[0]?.id ?? '' }
  expect((await testApp.call(contract.resendWebhookDelivery, { params }, { as: chantal })).status).toBe(204)
  const renewed = await testApp.call(contract.replaceWebhookSecret, { params: { id }, body: { reason } }, { as: chantal })
  expect(renewed.body.data.secret).not.toBe(secret)
  expect((await testApp.call(contract.deleteWebhook, { params: { id }, body: { reason } }, { as: chantal })).body.data.webhooks).toEqual([])
  expect(await actions(id)).toEqual(['added', 'changed', 'removed', 'resent', 'secret_replaced', 'tested'].map((what) => `webhook.${what}`))
})

test.each([
  'http://hooks.example.org/',
  'https://10.0.0.1/',
  'https://redis/',
  'https://a:b@hooks.example.org/',
  'https://x.example.org:8443/',
  'nonsense',
])('the address %s is refused at its field, and changes nothing', async (url) => {
  const reply = await add({ url })
  expect([reply.status, reply.error.code, Object.keys(reply.error.errors ?? {})]).toEqual([422, 'admin.webhook_address', ['url']])
  expect(await list()).toEqual([])
})

test('an address without an event is refused by its field, and not added', async () => {
  const reply = await add({ types: [] })
  expect([reply.status, reply.error.errors]).toEqual([422, { types: ['Choose at least one event.'] }])
  expect(await list()).toEqual([])
})

test('eight addresses are the most, also when several are added at once', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => add()))
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 8 }, () => 201), 409, 409])
})

test('an address that is off gets no test and nothing again', async () => {
  const [{ id } = { id: '' }] = (await add({ enabled: false })).body.data.webhooks
  expect((await testApp.call(contract.testWebhook, { params: { id } }, { as: chantal })).status).toBe(409)
  const params = { id, delivery: randomUUID() }
  expect((await testApp.call(contract.resendWebhookDelivery, { params }, { as: chantal })).status).toBe(409)
})

test('a token of the service reads what its scopes say, and is ended in the console', async () => {
  const body = { name: 'dashboard', scopes: ['figures:read' as const, 'webhooks:read' as const], reason }
  const { token, id } = (await testApp.call(createServiceToken, { body }, { as: chantal })).body.data
  const as = { ...chantal, token }
  expect((await testApp.call(getStatistics, { query: { days: 7 } }, { as })).status).toBe(200)
  expect((await testApp.call(contract.listWebhooks, {}, { as })).status).toBe(200)
  expect((await testApp.call(getMember, { params: { id: chantal.id } }, { as })).error.code).toBe('platform.token_scope')
  expect((await add({}, as)).status).toBe(404)
  const { tokens } = (await testApp.call(listServiceTokens, {}, { as: chantal })).body.data
  expect(tokens.find((one) => one.id === id)).toMatchObject({ name: 'dashboard', made_by: { id: chantal.id } })
  await testApp.call(revokeServiceToken, { params: { id }, body: { reason } }, { as: chantal })
  expect((await testApp.call(contract.listWebhooks, {}, { as })).status).toBe(404)
})
