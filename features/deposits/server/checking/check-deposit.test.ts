import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { checkDeposit } from './check-deposit.ts'
import { type PaymentFacts, type PaymentProvider, ProviderUnreachable } from '../providers/provider.ts'
import { readDepositById } from '../queries.ts'
import { scheduleCheckNow, claimDueDeposits } from '../store.ts'
import { insertOpenDeposit } from '#tests/support/features/deposits.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  amina = await createPerson(testApp, 'amina')
})
afterAll(() => testApp[Symbol.asyncDispose]())

/** Looked at for days, so that the next look is far away. */
const written = () => insertOpenDeposit(testApp, amina, { checks: 8 })

/** Answers what it is told to, and meanwhile hears of the payment. */
const slowProvider = (reference: string, state: PaymentFacts['state'] | 'unreachable') => {
  const readPayment: PaymentProvider['readPayment'] = async () => {
    const now = testApp.clock.now()
    await inTransaction(testApp.db, (tx) => scheduleCheckNow(tx, reference, now))
    if (state === 'unreachable') throw new ProviderUnreachable('no answer')
    const paid = { requested: 1_596_500n, paid: 1_596_500n, fee: 0n, currency: 'NGN', live: false, paidAt: now }
    return { reference, providerId: undefined, state, status: state, ...paid }
  }
  return { channel: 'paystack', live: false, readPayment } as unknown as PaymentProvider
}

it.each(['open', 'failed', 'unreachable'] as const)('looks again at once when a notice comes during a look (%s)', async (state) => {
  const { id, reference } = await written()
  expect(await claimDueDeposits(testApp.db, testApp.clock.now(), 10)).toEqual([id])
  await checkDeposit(testApp.platform, { paystack: slowProvider(reference, state) }, id).catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachable)) throw error
  })
  expect(await claimDueDeposits(testApp.db, testApp.clock.now(), 10)).toEqual([id])
  await testApp.db.updateTable('deposit').set({ next_check_at: null }).where('id', '=', id).execute()
})

it('hears of a payment that is taken back while a late notice about it is looked at', async () => {
  const { id, reference } = await written()
  await testApp.db.updateTable('deposit').set({ next_check_at: null }).where('id', '=', id).execute()
  await checkDeposit(testApp.platform, { paystack: slowProvider(reference, 'paid') }, id)
  expect((await readDepositById(testApp.db, id))?.status).toBe('settled')
  // The first notice of a refund says nothing yet; the one that counts comes while that is being read.
  await inTransaction(testApp.db, (tx) => scheduleCheckNow(tx, reference, testApp.clock.now()))
  expect(await claimDueDeposits(testApp.db, testApp.clock.now(), 10)).toEqual([id])
  await checkDeposit(testApp.platform, { paystack: slowProvider(reference, 'paid') }, id)
  expect(await claimDueDeposits(testApp.db, testApp.clock.now(), 10)).toEqual([id])
})
