import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openStage, type Stage } from '#tests/support/app/test-app.ts'
import { checkDeposit } from './check-deposit.ts'
import { type PaymentFacts, type PaymentProvider, ProviderUnreachable } from '../providers/provider.ts'
import { readAnyDeposit } from '../queries.ts'
import { makeDue, takeDue } from '../store.ts'
import { insertOpenDeposit } from '#tests/support/features/deposits.ts'

let stage: Stage
let amina: Person
beforeAll(async () => {
  stage = await openStage({ LIMIT_FACTOR: '1000' })
  amina = await createPerson(stage, 'amina')
})
afterAll(() => stage[Symbol.asyncDispose]())

/** Looked at for days, so that the next look is far away. */
const written = () => insertOpenDeposit(stage, amina, { checks: 8 })

/** Answers what it is told to, and meanwhile hears of the payment. */
const slowProvider = (reference: string, state: PaymentFacts['state'] | 'unreachable') => {
  const read: PaymentProvider['read'] = async () => {
    const now = stage.clock.now()
    await inTransaction(stage.db, (tx) => makeDue(tx, reference, now))
    if (state === 'unreachable') throw new ProviderUnreachable('no answer')
    const paid = { requested: 1_596_500n, paid: 1_596_500n, fee: 0n, currency: 'NGN', live: false, paidAt: now }
    return { reference, providerId: undefined, state, status: state, ...paid }
  }
  return { channel: 'paystack', live: false, read } as unknown as PaymentProvider
}

it.each(['open', 'failed', 'unreachable'] as const)('looks again at once when a notice comes during a look (%s)', async (state) => {
  const { id, reference } = await written()
  expect(await takeDue(stage.db, stage.clock.now(), 10)).toEqual([id])
  await checkDeposit(stage.platform, { paystack: slowProvider(reference, state) }, id).catch((error: unknown) => {
    if (!(error instanceof ProviderUnreachable)) throw error
  })
  expect(await takeDue(stage.db, stage.clock.now(), 10)).toEqual([id])
  await stage.db.updateTable('deposit').set({ next_check_at: null }).where('id', '=', id).execute()
})

it('hears of a payment that is taken back while a late notice about it is looked at', async () => {
  const { id, reference } = await written()
  await stage.db.updateTable('deposit').set({ next_check_at: null }).where('id', '=', id).execute()
  await checkDeposit(stage.platform, { paystack: slowProvider(reference, 'paid') }, id)
  expect((await readAnyDeposit(stage.db, id))?.status).toBe('settled')
  // The first notice of a refund says nothing yet; the one that counts comes while that is being read.
  await inTransaction(stage.db, (tx) => makeDue(tx, reference, stage.clock.now()))
  expect(await takeDue(stage.db, stage.clock.now(), 10)).toEqual([id])
  await checkDeposit(stage.platform, { paystack: slowProvider(reference, 'paid') }, id)
  expect(await takeDue(stage.db, stage.clock.now(), 10)).toEqual([id])
})
