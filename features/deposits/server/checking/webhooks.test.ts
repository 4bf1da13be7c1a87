// @slow
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { paymentConfiguration } from '../config.ts'
import { insertOpenDeposit } from '#tests/support/features/deposits.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())

const post = async (channel: 'paystack' | 'tranzak', payload: string): Promise<number> => {
  const secret = testApp.platform.config.section(paymentConfiguration).paystack?.secretKey ?? ''
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': createHmac('sha512', secret).update(payload).digest('hex') }
  return (await testApp.app.inject({ method: 'POST', url: `/api/webhooks/${channel}`, headers, payload })).statusCode
}
const strange = ['a\0b', '\0', '\uD83D', `${'x'.repeat(99)}😀`, 7, true, null, ['a'], { a: 1 }, '']

it.each(strange)('accepts a signed Paystack webhook with any content (%j)', async (value) => {
  for (const name of ['id', 'status', 'reference', 'transaction_reference', 'transaction', 'amount', 'currency'])
    expect(await post('paystack', JSON.stringify({ event: 'charge.success', data: { [name]: value } })), name).toBe(200)
  expect(await post('paystack', JSON.stringify({ event: value, data: value }))).toBe(200)
})

it.each(strange)('accepts a Tranzak webhook with the shared secret and any content (%j)', async (value) => {
  const authKey = testApp.platform.config.section(paymentConfiguration).tranzak?.authKey
  for (const name of ['requestId', 'mchTransactionRef', 'status', 'amount'])
    expect(await post('tranzak', JSON.stringify({ authKey, eventType: 'REQUEST.COMPLETED', resource: { [name]: value } })), name).toBe(200)
  expect(await post('tranzak', JSON.stringify({ authKey, eventType: value, resourceId: value, resource: value }))).toBe(200)
})

it.each([
  ['the transaction it gives back', { refundId: 'RF1', refundedTransactionId: 'TX1', status: 'COMPLETED', type: 'REFUND' }],
  ['the request it was paid by', { requestId: 'REQ1', status: 'REFUNDED' }],
])('schedules a check when a Tranzak refund names only %s', async (_, resource) => {
  const amina = await createPerson(testApp, 'amina')
  const { id, reference } = await insertOpenDeposit(testApp, amina, { channel: 'tranzak', provider_id: 'REQ1' })
  const authKey = testApp.platform.config.section(paymentConfiguration).tranzak?.authKey
  const paid = { requestId: 'REQ1', transactionId: 'TX1', mchTransactionRef: reference, status: 'SUCCESSFUL' }
  expect(await post('tranzak', JSON.stringify({ authKey, eventType: 'REQUEST.COMPLETED', resourceId: 'REQ1', resource: paid }))).toBe(200)
  await testApp.db.updateTable('deposit').set({ next_check_at: null }).where('id', '=', id).execute()
  expect(await post('tranzak', JSON.stringify({ authKey, eventType: 'REFUND.COMPLETED', resourceId: 'RF1', resource }))).toBe(200)
  const row = await testApp.db.selectFrom('deposit').select('next_check_at').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.next_check_at).toEqual(testApp.clock.now())
  await testApp.db.deleteFrom('provider_notice').execute()
  await testApp.db.deleteFrom('deposit').where('id', '=', id).execute()
})
