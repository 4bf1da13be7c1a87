import { randomUUID } from 'node:crypto'
import { addWebhook } from '#features/admin/webhooks-contract.ts'
import { eventTypes } from '#features/webhooks/contract.ts'
import { generateToken } from '#features/access-tokens/server/generate-token.ts'
import { insertToken } from '#features/access-tokens/server/store.ts'
import { insertWebhookEndpoint } from '#features/webhooks/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Person, TestApp } from '../app/test-app.ts'

/** Adds a webhook for an address; by default for all events. */
export const addWebhookReceiver = async (
  testApp: TestApp,
  as: Person,
  url: string,
  types: readonly (typeof eventTypes)[number][] = eventTypes,
) => {
  const body = { url, description: 'test', types: [...types], enabled: true, reason: 'a test needs it' }
  const { webhooks, secret } = (await testApp.call(addWebhook, { body }, { as })).body.data
  const [webhook] = webhooks.slice(-1)
  if (webhook === undefined) throw new Error('the address was not added')
  return { id: webhook.id, secret }
}

/** Stores an access token of a member and returns its id. */
export const storeToken = (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { id: memberId }: { id: string },
  kind: 'personal' | 'service' = 'personal',
  days = 90,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const { row } = generateToken(
      { memberId, kind, name: 'test', scopes: [kind === 'service' ? 'figures:read' : 'profile:read'], days },
      clock.now(),
    )
    return (await insertToken(tx, row)).id
  })

/** Stores a webhook for an address that does not exist, and a completed delivery about a member. */
export const storeWebhook = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, memberId: string): Promise<{ id: string; delivery: string }> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const settings = { url: 'https://hooks.example.org/', description: 'test', types: ['member.joined'], enabled: true }
    const [id, delivery] = [await insertWebhookEndpoint(tx, settings, now), randomUUID()]
    const times = { next_at: now, retry_until: now, created_at: now }
    const row = { id: delivery, endpoint_id: id, type: 'member.joined', member_id: memberId, state: 'delivered', ...times }
    await tx
      .insertInto('webhook_delivery')
      .values({ ...row, payload: JSON.stringify({ data: { member_id: memberId } }), last_answer: 'thanks' })
      .execute()
    return { id, delivery }
  })

/** Targets of the authorization matrix that belong to programs: tokens and webhooks. */
export const tokenAndWebhookTargets = ['token', 'serviceToken', 'webhook', 'delivery'] as const

/** Creates the targets. `others` has an id that does not exist, and an id of another member's object. */
export const createTokenAndWebhookTargets = async (
  testApp: TestApp,
  owner: Person,
  friend: Person,
  others: { missing: string; foreign: string },
): Promise<Record<(typeof tokenAndWebhookTargets)[number], { live: string; missing: string; foreign: string }>> => {
  const webhook = await storeWebhook(testApp, owner.id)
  return {
    token: { ...others, live: await storeToken(testApp, owner), foreign: await storeToken(testApp, friend) },
    serviceToken: { ...others, live: await storeToken(testApp, friend, 'service') },
    webhook: { ...others, live: webhook.id },
    delivery: { ...others, live: webhook.delivery },
  }
}
