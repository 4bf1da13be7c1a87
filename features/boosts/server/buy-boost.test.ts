import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setMemberPaused } from '#features/members/server/index.ts'
import { getWallet, listTransactions } from '#features/wallet/contract.ts'
import { checkLedger } from '#features/wallet/server/index.ts'
import { fundMember } from '#tests/support/features/wallet.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { buyBoost, listBoostPlans } from '../contract.ts'
import { saveBoostPlan } from './store.ts'

const threeDays = 'b0057000-0000-4000-8000-000000000003'
const oneDay = 'b0057000-0000-4000-8000-000000000001'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(async () => {
  expect(await checkLedger(testApp.db)).toEqual([])
  await testApp[Symbol.asyncDispose]()
})
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  await fundMember(testApp.db, amina.id, { USD: 1000 }, testApp.clock.now())
})

const buy = (id = threeDays, { as = amina, key, price }: { as?: Person; key?: string; price?: string | number } = {}) =>
  testApp.call(buyBoost, { params: { id }, body: { price } }, { as, ...(key === undefined ? {} : { key }) })
const shown = async (as = amina) => (await testApp.call(listBoostPlans, {}, { as })).body.data
const usd = async (as = amina) => (await testApp.call(getWallet, {}, { as })).body.data.wallet.usd
const boosts = () => testApp.db.selectFrom('boost').selectAll().where('member_id', '=', amina.id).orderBy('starts_at').execute()
const isBoosted = async () => {
  const { rank } = await testApp.db.selectFrom('card').select('rank').where('id', '=', amina.id).executeTakeFirstOrThrow()
  return rank >= 2 ** 29
}
const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * dayMs).toISOString()
const nothingChanged = async () => [await usd(), (await boosts()).length, await isBoosted()]
const untouched = ['10.00', 0, false]

it('lists the plans in order, and no running boost', async () => {
  const { plans, boost, last } = await shown()
  expect(plans.map(({ period, price, currency }) => [period, price, currency])).toEqual([
    [1, '1.99', 'USD'],
    [3, '4.99', 'USD'],
    [7, '9.99', 'USD'],
    [30, '29.99', 'USD'],
  ])
  expect([boost, last]).toEqual([null, null])
})

describe('buying', () => {
  it('charges the price and ranks the card first until the boost ends', async () => {
    const { status, body } = await buy(threeDays, { price: '4.99' })
    expect(status).toBe(200)
    expect(body.data.wallet).toEqual({ usd: '5.01', credits: 0 })
    expect(body.data.boost).toMatchObject({ started_at: inDays(0), ends_at: inDays(3), results: null })
    expect((await shown()).boost).toEqual(body.data.boost)
    expect(await isBoosted()).toBe(true)
    const { transactions } = (await testApp.call(listTransactions, { query: { kind: 'boost' } }, { as: amina })).body.data
    expect(transactions).toMatchObject([{ kind: 'boost', txn_amount: '-4.99', receipt: true, channel: 'wallet' }])
    testApp.clock.advance({ days: 2, hours: 23, minutes: 59 })
    await testApp.runJobs()
    expect(await isBoosted()).toBe(true)
    testApp.clock.advance({ minutes: 1 })
    expect((await shown()).boost).toBeNull()
    await testApp.runJobs()
    expect(await isBoosted()).toBe(false)
  })

  it('extends a running boost by the full period', async () => {
    const until = inDays(4)
    await buy(threeDays)
    testApp.clock.advance({ hours: 30 })
    const { boost } = (await buy(oneDay)).body.data
    expect(boost.ends_at).toBe(until)
    expect((await boosts()).map(({ starts_at, ends_at }) => [starts_at, ends_at].map(String))).toHaveLength(2)
    testApp.clock.advance({ hours: 43 })
    await testApp.runJobs()
    expect(await isBoosted()).toBe(true)
    expect((await shown()).boost?.ends_at).toBe(until)
  })

  it('starts a new boost after an ended one, even when the end job has not run', async () => {
    await buy(oneDay)
    testApp.clock.advance({ days: 2 })
    expect((await buy(oneDay)).body.data.boost).toMatchObject({ started_at: inDays(0), ends_at: inDays(1) })
    await testApp.runJobs()
    expect(await isBoosted()).toBe(true)
  })

  it('keeps the boost when the card changes', async () => {
    await buy(threeDays)
    await inTransaction(testApp.db, (tx) => setMemberPaused(tx, amina.id, true))
    await inTransaction(testApp.db, (tx) => setMemberPaused(tx, amina.id, false))
    testApp.clock.advance({ days: 1 })
    await shown()
    expect(await isBoosted()).toBe(true)
  })
})

describe('errors change nothing', () => {
  it('with too small a balance, an unknown plan or an invalid id', async () => {
    expect((await buy('b0057000-0000-4000-8000-000000000030')).error.code).toBe('wallet.insufficient_funds')
    expect((await buy(randomUUID())).status).toBe(404)
    expect((await buy('1')).status).toBe(422)
    expect(await nothingChanged()).toEqual(untouched)
  })

  it('with a changed price or a retired plan', async () => {
    const id = randomUUID()
    const save = (price: bigint, active: boolean) =>
      inTransaction(testApp.db, (tx) => saveBoostPlan(tx, { id, period: 2, price, position: 9, active }))
    await save(300n, true)
    expect((await shown()).plans.at(-1)).toEqual({ id, period: 2, price: '3.00', currency: 'USD' })
    await save(400n, true)
    const changed = await buy(id, { price: '3.00' })
    expect([changed.status, changed.error.code]).toEqual([409, 'boosts.price_changed'])
    await save(400n, false)
    expect((await shown()).plans.some((plan) => plan.id === id)).toBe(false)
    const retired = await buy(id, { price: 4 })
    expect([retired.status, retired.error.code]).toEqual([409, 'boosts.retired'])
    expect(await nothingChanged()).toEqual(untouched)
    for (const price of ['3.001', -3, 'x']) expect((await buy(id, { price })).status).toBe(422)
  })

  it('for a guest and a paused, leaving or suspended member', async () => {
    const set = (changes: { role?: string; status?: string }) =>
      testApp.db.updateTable('member').set(changes).where('id', '=', amina.id).execute()
    await set({ role: 'guest' })
    expect((await buy()).status).toBe(403)
    await set({ role: 'user' })
    await inTransaction(testApp.db, (tx) => setMemberPaused(tx, amina.id, true))
    expect((await buy()).error.code).toBe('members.inactive')
    await set({ status: 'deleted' })
    expect([401, 403]).toContain((await buy()).status)
    await set({ status: 'active' })
    expect([await usd(), (await boosts()).length]).toEqual(['10.00', 0])
  })
})

describe('buys once', () => {
  it('for a double click, a retry, and a retry after the stored response has expired', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([buy(oneDay, { key }), buy(oneDay, { key })])
    expect([200, 409]).toEqual(expect.arrayContaining([first.status, second.status]))
    const again = await buy(oneDay, { key })
    expect(again.status).toBe(200)
    testApp.clock.advance({ hours: 26 })
    await testApp.runJobs()
    const { body } = await buy(oneDay, { key })
    expect(body.data.boost.ends_at).toBe(again.body.data.boost.ends_at)
    expect([await usd(), (await boosts()).length]).toEqual(['8.01', 1])
  })

  it('for each key, so two tabs buy two consecutive boosts', async () => {
    const replies = await Promise.all([buy(oneDay, { key: randomUUID() }), buy(oneDay, { key: randomUUID() })])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const [one, two] = await boosts()
    expect(one?.ends_at).toEqual(two?.starts_at)
    expect(await usd()).toBe('6.02')
  })

  it('when twelve calls at once share a balance for one boost', async () => {
    await buy(threeDays)
    await fundMember(testApp.db, amina.id, { USD: -2 }, testApp.clock.now())
    const replies = await Promise.all(Array.from({ length: 12 }, () => buy(threeDays, { key: randomUUID() })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['wallet.insufficient_funds']),
    )
    expect([await usd(), (await boosts()).length]).toEqual(['0.00', 2])
  })
})

it('shows the boost label to others until the boost ends, without waiting for the job', async () => {
  const brian = await createPerson(testApp, 'brian')
  const label = async () => {
    const headers = { authorization: `Bearer ${brian.token}` }
    const page = await testApp.app.inject({ url: '/api/matches?distance=20', headers })
    const { people } = page.json<{ data: { people: { id: string; boosted: boolean }[] } }>().data
    return people.find(({ id }) => id === amina.id)?.boosted
  }
  expect(await label()).toBe(false)
  await buy(oneDay)
  expect(await label()).toBe(true)
  testApp.clock.advance({ hours: 23, minutes: 59 })
  expect(await label()).toBe(true)
  testApp.clock.advance({ minutes: 1 })
  expect(await label()).toBe(false)
  expect(await isBoosted()).toBe(false)
})
