import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger, readWallet } from '#features/wallet/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { listPlans, subscribe } from '../contract.ts'
import { takeAllowance } from './allowance/allowance.ts'
import { subscribe as command } from './subscribe.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(async () => {
  expect(await checkLedger(testApp.db)).toEqual([])
  await testApp[Symbol.asyncDispose]()
})

const member = async (cents: number): Promise<Person> => {
  const person = await createPerson(testApp, 'amina')
  if (cents > 0) await fundMember(testApp.db, person.id, { USD: cents }, testApp.clock.now())
  return person
}
const buy = (as: Person, id: string, body: { price?: string; until?: string | null } = {}, key?: string) =>
  testApp.call(subscribe, { params: { id }, body }, { as, ...(key === undefined ? {} : { key }) })
const plans = async (as: Person) => (await testApp.call(listPlans, {}, { as })).body.data
const usd = async ({ id }: Person) => (await readWallet(testApp.db, id)).usd
const use = (person: Person) => inTransaction(testApp.db, (tx) => takeAllowance(tx, person.id, 'messages', testApp.clock.now()))
const after = (days: number) => new Date(testApp.clock.now().getTime() + days * dayMs).toISOString()
const periods = ({ id }: Person) =>
  testApp.db.selectFrom('plan_period').selectAll().where('member_id', '=', id).orderBy('bought_at').execute()

describe('the plans', () => {
  test('are listed in order with their terms, and the current plan with its usage', async () => {
    const one = await member(0)
    await use(one)
    const { plans: all, running } = await plans(one)
    expect(
      all.map(({ id, planName, price, period, message_count, calls, gift_conversion }) => [
        id,
        planName,
        price,
        period,
        message_count,
        calls,
        gift_conversion,
      ]),
    ).toEqual([
      ['free', 'Free', '0.00', 30, 20, 2, 50],
      ['spark', 'Spark', '4.99', 7, 60, 5, 60],
      ['flame', 'Flame', '12.99', 30, 400, 30, 70],
      ['hearth', 'Hearth', '29.99', 90, 2000, 150, 80],
    ])
    expect(running).toMatchObject({ id: 'free', messages_used: 1, calls_used: 0, period_end: after(30), until: null, credit: '0.00' })
    const french = await testApp.call(listPlans, {}, { as: one, language: 'fr' })
    expect(french.body.data.running.planName).toBe('Gratuit')
  })
})

describe('buying', () => {
  test('charges the price, starts at once without usage, and updates every tab', async () => {
    const one = await member(2000)
    await use(one)
    testApp.published.length = 0
    const bought = await buy(one, 'flame', { price: '12.99', until: null })
    expect(bought).toMatchObject({
      status: 200,
      body: { data: { subscription: { id: 'flame', messages_used: 0, until: after(30), credit: '12.99' }, wallet: { usd: '7.01' } } },
    })
    await testApp.runJobs()
    expect(testApp.published).toContainEqual({ to: [one.id], name: 'subscription', payload: { messages_left: 400, calls_left: 30 } })
  })

  test('extends the current plan by consecutive periods, each with its own messages', async () => {
    const one = await member(2000)
    await buy(one, 'spark')
    await use(one)
    const { subscription } = (await buy(one, 'spark')).body.data
    expect(subscription).toMatchObject({ id: 'spark', messages_used: 1, period_end: after(7), until: after(14) })
    expect(await usd(one)).toBe('10.02')
    testApp.clock.advance({ days: 7 })
    expect((await plans(one)).running).toMatchObject({ id: 'spark', messages_used: 0, until: after(7), period_end: after(7) })
    expect(await use(one)).toBe(true)
    expect((await plans(one)).running).toMatchObject({ id: 'spark', messages_used: 1, period_end: after(7) })
    testApp.clock.advance({ days: 7 })
    expect((await plans(one)).running).toMatchObject({ id: 'free', messages_used: 0, until: null, period_start: after(0), credit: '0.00' })
  })

  test('another plan starts at once; unused time is credited, waiting periods in full', async () => {
    const one = await member(5000)
    await buy(one, 'flame')
    await buy(one, 'flame')
    testApp.clock.advance({ days: 10 })
    // 20 of 30 days of 12.99, rounded down, and one period whole.
    expect((await plans(one)).running.credit).toBe('21.65')
    const { subscription, wallet } = (await buy(one, 'spark')).body.data
    expect(subscription).toMatchObject({ id: 'spark', messages_used: 0, until: after(7), credit: '4.99' })
    expect(wallet.usd).toBe('40.68')
    expect((await periods(one)).map(({ credited_cents, left_at }) => [credited_cents, left_at !== null])).toEqual([
      [866, true],
      [1299, true],
      [0, false],
    ])
  })

  test('the credit pays for the next plan', async () => {
    const one = await member(1299)
    await buy(one, 'flame')
    expect((await buy(one, 'spark')).body.data.wallet.usd).toBe('8.00')
  })

  test.each([
    ['free', {}, 422, 'subscriptions.free'],
    ['gold', {}, 404, 'platform.not_found'],
    ['Not a plan', {}, 422, 'platform.invalid'],
    ['spark', { price: '3.99' }, 409, 'wallet.price_changed'],
    ['spark', { price: 'cheap' }, 422, 'platform.invalid'],
    ['spark', { until: '2030-01-01T00:00:00.000Z' }, 409, 'subscriptions.changed'],
    ['hearth', {}, 422, 'wallet.insufficient_funds'],
  ])('%s with %o is refused and costs nothing', async (id, body, status, code) => {
    const one = await member(1000)
    const { status: answered, error } = await buy(one, id, body)
    expect([answered, error.code]).toEqual([status, code])
    expect([await usd(one), await periods(one)]).toEqual(['10.00', []])
  })

  test('a purchase rejected for too small a balance leaves the current plan unchanged', async () => {
    const one = await member(499)
    await buy(one, 'spark')
    expect((await buy(one, 'hearth')).status).toBe(422)
    expect((await plans(one)).running).toMatchObject({ id: 'spark', until: after(7) })
    expect(await usd(one)).toBe('0.00')
  })

  test.each(['suspended', 'deleted'])('a member who is %s during the call buys nothing', async (status) => {
    const one = await member(1000)
    await testApp.db.updateTable('member').set({ status }).where('id', '=', one.id).execute()
    const wanted = { params: { id: 'spark' }, body: {} }
    await expect(command({ ...testApp.ctx(one), intent: randomUUID() }, wanted)).rejects.toThrow('platform.unauthenticated')
    expect((await buy(one, 'spark')).status).toBe(401)
    expect(await usd(one)).toBe('10.00')
  })

  test('a guest cannot buy; a paused member can', async () => {
    const [guest, paused] = [await member(1000), await member(1000)]
    await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', guest.id).execute()
    await testApp.db.updateTable('member').set({ status: 'paused' }).where('id', '=', paused.id).execute()
    expect((await buy(guest, 'spark')).status).toBe(403)
    expect((await buy(paused, 'spark')).status).toBe(200)
    expect([await usd(guest), await usd(paused)]).toEqual(['10.00', '5.01'])
  })
})

describe('at the same time', () => {
  test('a double click and a retry after a lost answer buy once, with equal answers', async () => {
    const one = await member(5000)
    const key = randomUUID()
    const first = await buy(one, 'flame', {}, key)
    const again = await buy(one, 'flame', {}, key)
    expect(again.text).toBe(first.text)
    // The same key buys only once, even after the stored response has expired.
    await sql`delete from idempotent_call`.execute(testApp.db)
    testApp.clock.advance({ hours: 25 })
    expect((await buy(one, 'flame', {}, key)).body.data.wallet.usd).toBe('37.01')
    const twice = await Promise.all([1, 2, 3].map(() => buy(one, 'flame', {}, `${key}-2`)))
    expect(twice.map(({ status }) => status).filter((status) => status !== 409)).toContain(200)
    expect(await usd(one)).toBe('24.02')
    expect(await periods(one)).toHaveLength(2)
  })

  test('of two tabs with the same offer, the second has to reload', async () => {
    const one = await member(5000)
    const answers = await Promise.all([
      buy(one, 'flame', { price: '12.99', until: null }),
      buy(one, 'flame', { price: '12.99', until: null }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await usd(one)).toBe('37.01')
  })

  test('of two plans bought at once, one remains and the other is credited', async () => {
    const one = await member(5000)
    const answers = await Promise.all([buy(one, 'spark'), buy(one, 'hearth')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { running } = await plans(one)
    expect(await usd(one)).toBe(running.id === 'spark' ? '45.01' : '20.01')
    expect((await periods(one)).filter(({ left_at }) => left_at === null)).toHaveLength(1)
  })

  test('64 purchases with a balance for one: exactly one succeeds', async () => {
    const one = await member(1299)
    const answers = await Promise.all(Array.from({ length: 64 }, () => buy(one, 'flame')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // With one connection a busy machine rejects some calls before their turn.
    expect(answers.filter(({ status }) => status === 422 || status === 503)).toHaveLength(63)
    expect([await usd(one), (await plans(one)).running.until]).toEqual(['0.00', after(30)])
  })
})
