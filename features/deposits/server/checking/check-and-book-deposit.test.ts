import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { checkAndBookDeposit } from './check-and-book-deposit.ts'
import { type PaymentFacts, type PaymentProvider, ProviderUnreachableError } from '../providers/provider.ts'
import { readDepositById } from '../queries.ts'
import { scheduleDepositCheckNow, claimDepositsDueForCheck } from '../store.ts'
import { insertOpenDeposit } from '#tests/support/features/deposits.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  amina = await createPerson(testApp, 'amina')
})
afterAll(() => testApp[Symbol.asyncDispose]())

/** A deposit that was checked for days, so that the next check is far away. */
const written = () => insertOpenDeposit(testApp, amina, { checks: 8 })

/** A provider that returns the given state; a webhook arrives during its response. */
const slowProvider = (reference: string, state: PaymentFacts['state'] | 'unreachable') => {
  const readPayment: PaymentProvider['readPayment'] = async () => {
    const now = testApp.clock.now()
    await inTransaction(testApp.db, (tx) => scheduleDepositCheckNow(tx, reference, now))
    if (state === 'unreachable') throw new ProviderUnreachableError('no answer')
    const paid = { requested: 1_596_500n, paid: 1_596_500n, fee: 0n, currency: 'NGN', live: false, paidAt: now }
    return { reference, providerId: undefined, state, status: state, ...paid }
  }
  return { channel: 'paystack', live: false, readPayment } as unknown as PaymentProvider
}

it.each(['open', 'failed', 'unreachable'] as const)('checks again at once when a webhook arrives during a check (%s)', async (state) => {
  const { id, reference } = await written()
  expect(await claimDepositsDueForCheck(testApp.db, testApp.clock.now(), 10)).toEqual([id])
  await checkAndBookDeposit(testApp.platform, { paystack: slowProvider(reference, state) }, id).catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachableError)) throw error
  })
  expect(await claimDepositsDueForCheck(testApp.db, testApp.clock.now(), 10)).toEqual([id])
  await testApp.db.updateTable('deposit').set({ next_check_at: null }).where('id', '=', id).execute()
})

it('notices a reversal that arrives while a late webhook is being handled', async () => {
  const { id, reference } = await written()
  await testApp.db.updateTable('deposit').set({ next_check_at: null }).where('id', '=', id).execute()
  await checkAndBookDeposit(testApp.platform, { paystack: slowProvider(reference, 'paid') }, id)
  expect((await readDepositById(testApp.db, id))?.status).toBe('settled')
  // The first refund event comes before the refund is final; the final event arrives during the check.
  await inTransaction(testApp.db, (tx) => scheduleDepositCheckNow(tx, reference, testApp.clock.now()))
  expect(await claimDepositsDueForCheck(testApp.db, testApp.clock.now(), 10)).toEqual([id])
  await checkAndBookDeposit(testApp.platform, { paystack: slowProvider(reference, 'paid') }, id)
  expect(await claimDepositsDueForCheck(testApp.db, testApp.clock.now(), 10)).toEqual([id])
})
