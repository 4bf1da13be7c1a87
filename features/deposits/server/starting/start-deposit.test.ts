import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { minuteMs } from '#platform/shared/durations.ts'
import { getDepositRate, listDepositCurrencies, startDeposit } from '../../contract.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  // Nothing listens on this port, so every provider is unreachable.
  testApp = await openTestApp({ PORT: '9', LIMIT_FACTOR: '1000' })
  amina = await createPerson(testApp, 'amina')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const ask = (body: Record<string, unknown>) => testApp.call(startDeposit, { body: body as never }, { as: amina })

it('lists each currency with its channels, named in the caller’s language', async () => {
  const { body } = await testApp.call(listDepositCurrencies, {}, { as: amina, language: 'fr' })
  const naira = body.data.currencies.find(({ id }) => id === 'NGN')
  expect(naira).toEqual({
    id: 'NGN',
    abbr: 'NGN',
    name: 'naira nigérian',
    scale: 2,
    channels: [{ channel: 'paystack', min: '100.00', max: '800000.00' }],
  })
  expect(body.data.currencies.find(({ id }) => id === 'XAF')?.channels.map(({ channel }) => channel)).toEqual(['tranzak'])
})

it('returns the rate and its end', async () => {
  const { body } = await testApp.call(getDepositRate, { query: { currency: 'ngn' } }, { as: amina })
  const valid_until = new Date(testApp.clock.now().getTime() + 15 * minuteMs).toISOString()
  expect(body.data.rate).toMatchObject({ currency: 'NGN', deposit_rate: 1596.5, valid_until })
  expect((await testApp.call(getDepositRate, { query: { currency: 'EUR' } }, { as: amina })).status).toBe(404)
})

it.each([
  [{ channel: 'cash', currency: 'NGN', amount: '500' }, 'channel', 'Choose how you want to pay.'],
  [{ currency: 'NGN', amount: '500' }, 'channel', 'Choose how you want to pay.'],
  [{ channel: 'paystack', currency: 'EUR', amount: '500' }, 'currency', 'Choose a currency from the list.'],
  [{ channel: 'paystack', amount: '500' }, 'currency', 'Choose a currency from the list.'],
  [
    { channel: 'paystack', currency: 'XAF', amount: '500' },
    'currency',
    'You can’t pay in this currency this way. Choose another currency or way to pay.',
  ],
  [{ channel: 'paystack', currency: 'NGN', amount: '99.99' }, 'amount', 'The minimum is NGN\u00a0100.00.'],
  [{ channel: 'paystack', currency: 'NGN', amount: '800000.01' }, 'amount', 'The most you can deposit at once is NGN\u00a0800,000.00.'],
  [{ channel: 'paystack', currency: 'NGN', amount: '9999999999999' }, 'amount', 'The most you can deposit at once is NGN\u00a0800,000.00.'],
  [{ channel: 'paystack', currency: 'NGN', amount: 1e21 }, 'amount', 'The most you can deposit at once is NGN\u00a0800,000.00.'],
  [
    { channel: 'paystack', currency: 'NGN', amount: '500.005' },
    'amount',
    'This currency doesn’t have amounts that small. Use fewer decimals.',
  ],
  [
    { channel: 'tranzak', currency: 'XAF', amount: '1000.5' },
    'amount',
    'This currency doesn’t have amounts that small. Use fewer decimals.',
  ],
  [{ channel: 'paystack', currency: 'NGN', amount: '-500' }, 'amount', 'The minimum is NGN\u00a0100.00.'],
  [{ channel: 'paystack', currency: 'NGN', amount: '1e3' }, 'amount', 'The minimum is NGN\u00a0100.00.'],
  [{ channel: 'paystack', currency: 'NGN', amount: '' }, 'amount', 'this field is required'],
])('refuses %o', async (body, field, sentence) => {
  const reply = await ask(body)
  expect(reply.status).toBe(422)
  expect(reply.error.errors?.[field]).toEqual([sentence])
  expect(await testApp.db.selectFrom('deposit').select('id').execute()).toEqual([])
})

it('rejects a rate that was never shown', async () => {
  expect((await ask({ channel: 'paystack', currency: 'NGN', amount: 500, rate_id: 9999 })).error.code).toBe('deposits.rate_changed')
})

it('honours a rate that was replaced recently, but no older one', async () => {
  const { body } = await testApp.call(getDepositRate, { query: { currency: 'KES' } }, { as: amina })
  const change = { currency: 'KES', mid: '140', spread_bps: 0, deposit_rate: '140', source: 'test', valid_from: testApp.clock.now() }
  await testApp.db.insertInto('exchange_rate').values(change).execute()
  testApp.clock.advance({ minutes: 10 })
  const asked = { channel: 'paystack', currency: 'KES', amount: '1400', rate_id: body.data.rate.id }
  expect((await ask(asked)).error.code).toBe('deposits.unavailable')
  expect(await testApp.db.selectFrom('deposit').select('usd_cents').execute()).toEqual([{ usd_cents: '1049' }])
  testApp.clock.advance({ minutes: 10 })
  expect((await ask(asked)).error.code).toBe('deposits.rate_changed')
})
