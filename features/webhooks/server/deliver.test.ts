import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createOutboundPoster } from '#platform/server/outbound/post.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { isSignedWebhook, openWebhookReceiver, verifyAsReceiver, type WebhookReceiver } from '#tests/support/doubles/webhook-receiver.ts'
import { addWebhookReceiver } from '#tests/support/features/webhooks.ts'
import { createAdmin, type Person } from '#tests/support/people/people.ts'
import { sendDueDeliveries } from './deliver.ts'
import { claimDelivery, eraseDeliveriesAbout, readDeliveries, resendDelivery } from './delivery-store.ts'
import { lockWebhookEndpoint, updateWebhookEndpoint } from './endpoint-store.ts'
import { recordEvent } from './record-event.ts'
import { replaceSigningSecret } from './secret-store.ts'

let testApp: TestApp
let chantal: Person
let receiver: WebhookReceiver
let endpoint: { id: string; secret: string }
beforeAll(async () => {
  testApp = await openTestApp()
  chantal = await createAdmin(testApp, 'chantal')
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('webhook_endpoint').execute()
  chantal = await createAdmin(testApp, 'chantal')
  receiver = await openWebhookReceiver()
  endpoint = await addWebhookReceiver(testApp, chantal, receiver.url)
  return () => receiver[Symbol.asyncDispose]()
})

const join = (memberId: string = randomUUID()) =>
  inTransaction(testApp.db, (tx) => recordEvent(tx, { type: 'member.joined', data: { member_id: memberId } }, testApp.clock.now()))
const services = () => ({ ...testApp.platform, post: createOutboundPoster({ loopback: true }) })
const log = async () => (await readDeliveries(testApp.db, endpoint.id, undefined)).deliveries
const row = () => testApp.db.selectFrom('webhook_endpoint').selectAll().where('id', '=', endpoint.id).executeTakeFirstOrThrow()

describe('an event', () => {
  test('arrives signed, with an id, a time and nothing but its data', async () => {
    const memberId = randomUUID()
    await join(memberId)
    await testApp.runJobs()
    const [delivery] = receiver.received
    expect(delivery?.event).toEqual({ type: 'member.joined', timestamp: testApp.clock.now().toISOString(), data: { member_id: memberId } })
    const [logged] = await log()
    expect(delivery?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': `msg_${logged?.id}`,
      'webhook-timestamp': String(Math.floor(testApp.clock.now().getTime() / 1000)),
    })
    expect(endpoint.secret).toMatch(/^whsec_[\w+/]{32}$/)
    expect(delivery && isSignedWebhook(delivery, endpoint.secret)).toBe(true)
    expect(delivery && isSignedWebhook({ ...delivery, body: `${delivery.body} ` }, endpoint.secret)).toBe(false)
    expect(logged).toMatchObject({ state: 'delivered', attempts: 1, last_status: 204 })
  })

  test('is accepted by the library of Standard Webhooks, unless it was changed or is old', async () => {
    await join()
    await testApp.runJobs()
    const [delivery] = receiver.received
    if (delivery === undefined) throw new Error('nothing arrived')
    vi.useFakeTimers({ toFake: ['Date'], now: testApp.clock.now() })
    try {
      expect(verifyAsReceiver(delivery, endpoint.secret)).toEqual(delivery.event)
      const changed = { ...delivery, body: delivery.body.replace('joined', 'verified') }
      expect(() => verifyAsReceiver(changed, endpoint.secret)).toThrow('No matching signature found')
      const renamed = { ...delivery, headers: { ...delivery.headers, 'webhook-id': 'msg_another' } }
      expect(() => verifyAsReceiver(renamed, endpoint.secret)).toThrow('No matching signature found')
      vi.setSystemTime(testApp.clock.now().getTime() + 6 * 60_000)
      expect(() => verifyAsReceiver(delivery, endpoint.secret)).toThrow('too old')
    } finally {
      vi.useRealTimers()
    }
  })

  test('is sent if and only if its change is committed', async () => {
    await inTransaction(testApp.db, async (tx) => {
      await recordEvent(tx, { type: 'member.joined', data: { member_id: randomUUID() } }, testApp.clock.now())
      throw new Error('no')
    }).catch(() => {})
    await testApp.runJobs()
    expect(receiver.received).toEqual([])
  })

  test('goes only to addresses that ask for its type', async () => {
    const other = await openWebhookReceiver()
    await addWebhookReceiver(testApp, chantal, other.url, ['deposit.credited'])
    await join()
    await testApp.runJobs()
    expect([receiver.received.length, other.received.length]).toEqual([1, 0])
    await other[Symbol.asyncDispose]()
  })

  test('never carries words of a person', async () => {
    const data = { member_id: randomUUID(), kind: 'ban' as const, reason: 'He wrote to me', until: null }
    const recording = inTransaction(testApp.db, (tx) => recordEvent(tx, { type: 'member.suspended', data }, testApp.clock.now()))
    await expect(recording).rejects.toThrow(/reason/)
  })
})

describe('a receiver that fails', () => {
  test('gets the same event again with growing pauses for a day, then it is given up', async () => {
    receiver.answer = () => ({ status: 500, text: 'x'.repeat(100_000) })
    await join()
    await testApp.runJobs()
    const times = [testApp.clock.now().getTime()]
    for (let next = (await log())[0]?.next_at; (await log())[0]?.state === 'pending'; next = (await log())[0]?.next_at) {
      testApp.clock.advance({ seconds: ((next?.getTime() ?? 0) - testApp.clock.now().getTime()) / 1000 })
      await sendDueDeliveries(services(), endpoint.id)
      times.push(testApp.clock.now().getTime())
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const hours = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 3_600_000
    expect(hours).toBeGreaterThan(18)
    expect(hours).toBeLessThanOrEqual(24.1)
    expect(receiver.received.length).toBeGreaterThan(8)
    expect(receiver.received.length).toBeLessThan(20)
    const [logged] = await log()
    expect(logged).toMatchObject({ state: 'failed', last_status: 500, last_answer: 'x'.repeat(200) })
  })

  test('gets it once it is back, signed at the new time', async () => {
    receiver.answer = () => ({ status: 503 })
    await join()
    await testApp.runJobs()
    receiver.answer = () => ({ status: 200 })
    testApp.clock.advance({ minutes: 1 })
    await testApp.runJobs()
    const [first, second] = receiver.received
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id'])
    expect(first?.headers['webhook-timestamp']).not.toBe(second?.headers['webhook-timestamp'])
    expect(second && isSignedWebhook(second, endpoint.secret)).toBe(true)
    expect((await log())[0]).toMatchObject({ state: 'delivered', attempts: 2 })
    expect((await row()).failing_since).toBeNull()
  })

  test('stays on when it has failed once, days ago, until another event has been tried for a day', async () => {
    receiver.answer = () => ({ status: 500 })
    await join()
    await testApp.runJobs()
    testApp.clock.advance({ days: 4 })
    await testApp.runJobs()
    await join()
    await testApp.runJobs()
    expect(await row()).toMatchObject({ enabled: true, failing_since: expect.any(Date) as unknown })
    testApp.clock.advance({ days: 1 })
    await testApp.runJobs()
    expect(await row()).toMatchObject({ enabled: false, stopped: 'failing' })
  })

  test('does not answer for what failed at another URL', async () => {
    receiver.answer = () => ({ status: 500 })
    await join()
    await testApp.runJobs()
    const before = await row()
    const change = (url: string) =>
      inTransaction(testApp.db, (tx) => updateWebhookEndpoint(tx, before, { ...before, url }, testApp.clock.now()))
    await change(before.url)
    expect((await row()).failing_since).not.toBeNull()
    await change(`${before.url}new`)
    expect((await row()).failing_since).toBeNull()
  })

  test('is switched off after three days, with an entry in the audit log', async () => {
    receiver.answer = () => ({ status: 500 })
    for (let day = 0; day < 4; day++) {
      await join()
      await testApp.runJobs()
      testApp.clock.advance({ days: 1 })
    }
    expect(await row()).toMatchObject({ enabled: false, stopped: 'failing' })
    const { entries } = await readAuditPage(testApp.db, { subjectKind: 'webhook', subjectId: endpoint.id })
    expect(entries[0]).toMatchObject({ action: 'webhook.stopped', admin_id: null, reason: 'failing' })
    const before = receiver.received.length
    await join()
    testApp.clock.advance({ days: 1 })
    await testApp.runJobs()
    expect(receiver.received.length).toBe(before)
  })

  test('that answers 410 is switched off at once', async () => {
    receiver.answer = () => ({ status: 410 })
    await join()
    await testApp.runJobs()
    expect(await row()).toMatchObject({ enabled: false, stopped: 'gone' })
    expect((await log())[0]).toMatchObject({ state: 'failed', last_status: 410 })
  })

  test('a redirect is an answer, and is not followed', async () => {
    const elsewhere = await openWebhookReceiver()
    receiver.answer = () => ({ status: 307, location: elsewhere.url })
    await join()
    await testApp.runJobs()
    expect([receiver.received.length, elsewhere.received.length]).toEqual([1, 0])
    expect((await log())[0]).toMatchObject({ state: 'pending', last_status: 307 })
    await elsewhere[Symbol.asyncDispose]()
  })

  test('that nobody listens at is logged by what went wrong', async () => {
    await receiver[Symbol.asyncDispose]()
    await join()
    await testApp.runJobs()
    expect((await log())[0]).toMatchObject({ state: 'pending', last_status: null, last_answer: 'ECONNREFUSED' })
  })
})

describe('a crash', () => {
  test('during an attempt loses nothing: the next one was planned before it', async () => {
    await join()
    // A process that has claimed the delivery and is killed writes nothing more.
    await inTransaction(testApp.db, (tx) => claimDelivery(tx, endpoint.id, () => 30_000, testApp.clock.now()))
    await testApp.runJobs()
    expect(receiver.received).toEqual([])
    testApp.clock.advance({ seconds: 30 })
    await testApp.runJobs()
    expect(receiver.received.length).toBe(1)
    expect((await log())[0]).toMatchObject({ state: 'delivered', attempts: 2 })
  })
})

describe('an address', () => {
  test('has two deliveries under way at most, and then the rest', async () => {
    for (let n = 0; n < 6; n++) await join()
    let [open, most] = [0, 0]
    let meet = () => {}
    const both = new Promise<void>((resolve) => (meet = resolve))
    const post = async () => {
      most = Math.max(most, ++open)
      if (open === 2) meet()
      await both
      open -= 1
      return { status: 204, text: '' }
    }
    await Promise.all(Array.from({ length: 6 }, () => sendDueDeliveries({ ...testApp.platform, post }, endpoint.id)))
    expect(most).toBe(2)
    expect((await log()).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'delivered'))
  })

  test('that is switched on again gets what waits for it, unless it is older than a day', async () => {
    const set = (enabled: boolean) =>
      inTransaction(testApp.db, async (tx) => {
        const before = await lockWebhookEndpoint(tx, endpoint.id)
        if (before !== undefined) await updateWebhookEndpoint(tx, before, { ...before, enabled }, testApp.clock.now())
      })
    await join()
    await set(false)
    testApp.clock.advance({ days: 2 })
    await set(true)
    await join()
    await testApp.runJobs()
    expect(receiver.received.length).toBe(1)
    expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'failed'])
  })

  test('is signed for by the old secret for another day', async () => {
    const secret = await inTransaction(testApp.db, (tx) =>
      replaceSigningSecret(tx, endpoint.id, testApp.platform.config.secrets, testApp.clock.now()),
    )
    const signedBy = async () => {
      await join()
      await testApp.runJobs()
      const last = receiver.received.at(-1)
      return [endpoint.secret, secret].map((one) => last !== undefined && isSignedWebhook(last, one))
    }
    expect(await signedBy()).toEqual([true, true])
    testApp.clock.advance({ days: 1 })
    expect(await signedBy()).toEqual([false, true])
  })
})

test('an event is sent again under its id, and only once for two presses', async () => {
  await join()
  await testApp.runJobs()
  const id = (await log())[0]?.id ?? ''
  const resend = () => inTransaction(testApp.db, (tx) => resendDelivery(tx, endpoint.id, id, testApp.clock.now()))
  expect(await Promise.all([resend(), resend()])).toEqual([true, true])
  await testApp.runJobs()
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${id}`, `msg_${id}`])
  expect(await inTransaction(testApp.db, (tx) => resendDelivery(tx, endpoint.id, randomUUID(), testApp.clock.now()))).toBe(false)
})

test('an erased member is in no delivery, sent or waiting', async () => {
  const memberId = randomUUID()
  await join(memberId)
  await testApp.runJobs()
  await join(memberId)
  await join()
  await inTransaction(testApp.db, (tx) => eraseDeliveriesAbout(tx, memberId))
  await testApp.runJobs()
  expect((await log()).length).toBe(1)
  expect(receiver.received.filter(({ body }) => body.includes(memberId)).length).toBe(1)
})
