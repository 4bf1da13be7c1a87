import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getWallet } from '#features/wallet/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { giftPlanIds } from '#tests/support/features/gifts.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await fundMember(testApp.db, amina.id, { USD: 10_000 }, testApp.clock.now())
})

const post = async (path: string, body: object, key: string, replaced?: string) => {
  const headers = {
    authorization: `Bearer ${amina.token}`,
    'idempotency-key': key,
    ...(replaced === undefined ? {} : { 'idempotency-replaces': replaced }),
  }
  const answer = await testApp.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: body })
  return [answer.statusCode, answer.statusCode < 400 ? '' : answer.json<{ code: string }>().code]
}
const usd = async () => (await testApp.call(getWallet, {}, { as: amina })).body.data.wallet.usd

/** The connection breaks after the commit: the answer is neither stored nor sent. */
const loseNextAnswer = () =>
  vi.spyOn(testApp.platform.idempotency, 'keep').mockRejectedValueOnce(new Error('Connection terminated unexpectedly'))
/** The process ends while the call runs. */
const interrupt = async (key: string) => {
  await testApp.db.updateTable('idempotent_call').set({ status: null, answer: null }).where('key', '=', key).execute()
  testApp.clock.advance({ seconds: 61 })
}

/** A purchase, and a similar one that a member makes who does not know that the first has succeeded. */
const purchases: Record<string, () => [first: [path: string, body: object], second: [path: string, body: object]]> = {
  'a gift': () => {
    const path = `/gift/${giftPlanIds.rose}/purchase/${brian.id}`
    return [
      [path, { note: 'for you' }],
      [path, { note: 'for you!' }],
    ]
  },
  'a plan': () => [
    ['/subscriptions/spark/subscribe', {}],
    ['/subscriptions/flame/subscribe', {}],
  ],
  'a boost': () => [
    ['/profile/boost/b0057000-0000-4000-8000-000000000001', {}],
    ['/profile/boost/b0057000-0000-4000-8000-000000000003', {}],
  ],
  credits: () => [
    ['/wallet/credits/buy', { usd: '1.00' }],
    ['/wallet/credits/buy', { usd: '2.00' }],
  ],
}

test.each(Object.keys(purchases))('%s is not paid again in another form after a lost answer', async (what) => {
  const [first, second] = purchases[what]?.() ?? []
  if (first === undefined || second === undefined) throw new Error('no purchase')
  const [key, other] = [randomUUID(), randomUUID()]
  loseNextAnswer()
  expect(await post(...first, key)).toEqual([503, 'platform.unavailable'])
  const left = await usd()
  expect(left).not.toBe('100.00')
  expect(await post(...second, other, key)).toEqual([409, 'platform.earlier_done'])
  expect(await post(...first, key)).toEqual([200, ''])
  expect(await usd()).toBe(left)
})

test.each(Object.keys(purchases))('%s that runs for longer than a minute is not paid beside the attempt that replaced it', async (what) => {
  const [first, second] = purchases[what]?.() ?? []
  if (first === undefined || second === undefined) throw new Error('no purchase')
  const [key, other] = [randomUUID(), randomUUID()]
  const { take } = testApp.platform.idempotency
  const replacement: unknown[] = []
  let left = ''
  vi.spyOn(testApp.platform.idempotency, 'take').mockImplementationOnce(async (...taken) => {
    const state = await take(...taken)
    testApp.clock.advance({ seconds: 61 })
    replacement.push(...(await post(...second, other, key)))
    left = await usd()
    return state
  })
  // A second gift with a note is refused anyway, before its price is charged.
  expect(await post(...first, key)).toEqual(what === 'a gift' ? [403, 'gifts.no_note'] : [409, 'platform.conflict'])
  expect(replacement).toEqual([200, ''])
  expect(left).not.toBe('100.00')
  expect(await usd()).toBe(left)
})

test('a purchase that a crash interrupted after its commit is not paid again in another form', async () => {
  const [key, other] = [randomUUID(), randomUUID()]
  expect(await post('/wallet/credits/buy', { usd: '1.00' }, key)).toEqual([200, ''])
  await interrupt(key)
  expect(await post('/wallet/credits/buy', { usd: '2.00' }, other, key)).toEqual([409, 'platform.earlier_done'])
  expect(await usd()).toBe('99.00')
})

test('a purchase that failed without a commit is replaced, and never happens afterwards', async () => {
  const [key, other] = [randomUUID(), randomUUID()]
  vi.spyOn(testApp.platform.db, 'transaction').mockImplementationOnce(() => {
    throw new Error('Connection terminated unexpectedly')
  })
  expect(await post('/wallet/credits/buy', { usd: '1.00' }, key)).toEqual([503, 'platform.unavailable'])
  expect(await post('/wallet/credits/buy', { usd: '2.00' }, other, key)).toEqual([200, ''])
  expect(await post('/wallet/credits/buy', { usd: '1.00' }, key)).toEqual([409, 'platform.conflict'])
  expect(await usd()).toBe('98.00')
})
