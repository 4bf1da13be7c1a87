import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { buyCreditsWithDollars, getWallet, sellCreditsForDollars } from '../contract.ts'
import { checkLedger } from './ledger/ledger-check.ts'
import { fundMember } from '#tests/support/features/wallet.ts'

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
  await fundMember(testApp.db, amina.id, { USD: 1000, CREDIT: 500 }, testApp.clock.now())
})

const buy = (usd: string | number, options: { key?: string; price_id?: number } = {}) =>
  testApp.call(buyCreditsWithDollars, { body: { usd, price_id: options.price_id } }, { as: amina, ...options })
const sell = (credits: string | number, options: { key?: string; price_id?: number } = {}) =>
  testApp.call(sellCreditsForDollars, { body: { credits, price_id: options.price_id } }, { as: amina, ...options })
const wallet = async () => (await testApp.call(getWallet, {}, { as: amina })).body.data.wallet
const refusal = async (reply: Awaited<ReturnType<typeof buy | typeof sell>>) => {
  expect(await wallet()).toEqual({ usd: '10.00', credits: 500 })
  return [reply.status, reply.error.code, Object.keys(reply.error.errors ?? {})]
}

describe('buying', () => {
  it('gives 100 credits for a dollar', async () => {
    const reply = await buy('4.99')
    expect(reply.status).toBe(200)
    expect(reply.body.data).toMatchObject({
      wallet: { usd: '5.01', credits: 999 },
      transaction: {
        kind: 'credits_bought',
        currency: 'CREDIT',
        txn_amount: '499',
        balance_after: '999',
        channel: 'wallet',
        receipt: true,
      },
    })
    expect(await wallet()).toEqual({ usd: '5.01', credits: 999 })
    await testApp.runJobs()
    expect(testApp.published.at(-1)).toEqual({ to: [amina.id], name: 'wallet', payload: { wallet: { usd: '5.01', credits: 999 } } })
  })

  it.each([[1], [1.5], ['1'], ['1.5'], ['1.50'], [' 2.00 '], [0.01]])('takes %j', async (usd) => {
    expect((await buy(usd)).status).toBe(200)
  })

  it('rejects more than the balance', async () => {
    expect(await refusal(await buy('10.01'))).toEqual([422, 'wallet.insufficient_funds', []])
  })

  it.each([[0], ['0.00'], [-1], ['-1'], ['1.001'], [1.001], ['1,5'], ['1e1'], ['NaN'], [''], ['9'.repeat(30)], [10_000_000_001], ['0x10']])(
    'refuses %j with the field',
    async (usd) => {
      expect(await refusal(await buy(usd))).toEqual([422, 'platform.invalid', ['usd']])
    },
  )
})

describe('selling', () => {
  it('gives 0.90 dollars for 100 credits, rounded down', async () => {
    expect((await sell(100)).body.data.wallet).toEqual({ usd: '10.90', credits: 400 })
    const { wallet: after, transaction } = (await sell('33')).body.data
    expect(after).toEqual({ usd: '11.19', credits: 367 })
    expect(transaction).toMatchObject({ kind: 'credits_sold', currency: 'USD', txn_amount: '0.29' })
  })

  it('rejects an amount that yields nothing, exceeds the balance or is a fraction of a credit', async () => {
    expect(await refusal(await sell(1))).toEqual([422, 'wallet.nothing', ['credits']])
    expect(await refusal(await sell(501))).toEqual([422, 'wallet.insufficient_funds', []])
    expect(await refusal(await sell('1.5'))).toEqual([422, 'platform.invalid', ['credits']])
  })
})

it('refuses a price that is no longer in force', async () => {
  const { price } = (await testApp.call(getWallet, {}, { as: amina })).body.data
  expect((await buy(1, { price_id: price.id })).status).toBe(200)
  testApp.clock.advance({ days: 1 })
  await testApp.db
    .insertInto('credit_price')
    .values({ credits_per_usd: 50, cents_per_100_credits: 100, valid_from: testApp.clock.now() })
    .execute()
  expect((await buy(1, { price_id: price.id })).error.code).toBe('wallet.price_changed')
  expect((await buy(1)).body.data.wallet).toEqual({ usd: '8.00', credits: 650 })
  await expect(
    testApp.db
      .insertInto('credit_price')
      .values({ credits_per_usd: 100, cents_per_100_credits: 101, valid_from: testApp.clock.now() })
      .execute(),
  ).rejects.toThrow('credit_price')
  await testApp.db
    .insertInto('credit_price')
    .values({ credits_per_usd: 100, cents_per_100_credits: 90, valid_from: testApp.clock.now() })
    .execute()
})

describe('with an Idempotency-Key', () => {
  it('returns the same bytes and moves money once', async () => {
    const key = randomUUID()
    const first = await buy('1.00', { key })
    testApp.clock.advance({ hours: 23 })
    const second = await buy('1.00', { key })
    expect([second.status, second.text, second.headers['content-type']]).toEqual([200, first.text, first.headers['content-type']])
    expect(await wallet()).toEqual({ usd: '9.00', credits: 600 })
    expect((await buy('1.00', { key: randomUUID() })).body.data.wallet.credits).toBe(700)
  })

  it('refuses another body or another call under the same key', async () => {
    const key = randomUUID()
    await buy('1.00', { key })
    expect((await buy('2.00', { key })).status).toBe(409)
    expect((await sell(100, { key })).status).toBe(409)
    expect(await wallet()).toEqual({ usd: '9.00', credits: 600 })
  })

  it('moves money once for twenty at the same time', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 20 }, () => buy('1.00', { key })))
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await wallet()).toEqual({ usd: '9.00', credits: 600 })
    expect((await buy('1.00', { key })).status).toBe(200)
    expect(await wallet()).toEqual({ usd: '9.00', credits: 600 })
  })

  it('repeats an error too, and another key can retry', async () => {
    const key = randomUUID()
    const first = await buy('10.01', { key })
    await fundMember(testApp.db, amina.id, { USD: 1 }, testApp.clock.now())
    const second = await buy('10.01', { key })
    expect([second.status, second.text]).toEqual([422, first.text])
    expect((await buy('10.01', { key: randomUUID() })).status).toBe(200)
  })

  it('keeps keys of two members apart', async () => {
    const key = randomUUID()
    await buy('1.00', { key })
    const brian = await createPerson(testApp, 'brian')
    expect((await testApp.call(buyCreditsWithDollars, { body: { usd: '1.00' } }, { as: brian, key })).error.code).toBe(
      'wallet.insufficient_funds',
    )
  })

  it.each([true, false])(
    'answers a conversion whose response was lost, although the price has changed since (price named: %s)',
    async (isNamed) => {
      const setPrice = (creditsPerUsd: number) =>
        testApp.db
          .insertInto('credit_price')
          .values({ credits_per_usd: creditsPerUsd, cents_per_100_credits: 90, valid_from: testApp.clock.now() })
          .returning('id')
          .executeTakeFirstOrThrow()
      const { id } = await setPrice(100)
      const options = { key: randomUUID(), ...(isNamed ? { price_id: id } : {}) }
      const first = await buy('1.00', options)
      await testApp.db.updateTable('idempotent_call').set({ status: null, answer: null }).where('key', '=', options.key).execute()
      testApp.clock.advance({ minutes: 2 })
      await setPrice(50)
      const again = await buy('1.00', options)
      testApp.clock.advance({ minutes: 1 })
      await setPrice(100)
      expect([again.status, again.body.data.transaction]).toEqual([200, first.body.data.transaction])
      expect(await wallet()).toEqual({ usd: '9.00', credits: 600 })
    },
  )

  it('moves no money again after the stored response has expired', async () => {
    const key = randomUUID()
    const first = await buy('1.00', { key })
    testApp.clock.advance({ hours: 25 })
    await testApp.runJobs()
    expect(await testApp.db.selectFrom('idempotent_call').selectAll().where('member_id', '=', amina.id).execute()).toEqual([])
    const again = await buy('1.00', { key })
    expect(again.body.data.transaction).toEqual(first.body.data.transaction)
    expect(await wallet()).toEqual({ usd: '9.00', credits: 600 })
    // The response has expired, but the ledger recognises the intent.
    testApp.clock.advance({ hours: 25 })
    expect((await buy('2.00', { key })).status).toBe(409)
  })
})
