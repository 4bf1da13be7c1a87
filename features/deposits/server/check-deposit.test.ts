import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#testing/people.ts'
import { openStage, type Stage } from '#testing/stage.ts'
import { checkDeposit } from './check-deposit.ts'
import { type PaymentFacts, type PaymentProvider, ProviderUnreachable } from './providers/provider.ts'
import { readAnyDeposit, readRate } from './queries.ts'
import { insertDeposit, makeDue, takeDue } from './store.ts'

let stage: Stage
let amina: Person
beforeAll(async () => {
  stage = await openStage({ LIMIT_FACTOR: '1000' })
  amina = await createPerson(stage, 'amina')
})
afterAll(() => stage[Symbol.asyncDispose]())

/** A deposit that was looked at for days, so that the next look is far away. */
const written = async (): Promise<{ id: string; reference: string }> => {
  const { db, clock } = stage
  const now = clock.now()
  const rate = await readRate(db, 'NGN', now)
  if (rate === undefined) throw new Error('no rate')
  const [id, reference] = [randomUUID(), `dep-${randomUUID()}`]
  await insertDeposit(db, {
    id,
    reference,
    member_id: amina.id,
    intent: randomUUID(),
    channel: 'paystack',
    currency: 'NGN',
    amount: 1_596_500n,
    rate_id: rate.id,
    deposit_rate: rate.deposit_rate,
    usd_cents: 1000n,
    expires_at: new Date(now.getTime() + 900_000),
    next_check_at: now,
    created_at: now,
  })
  await db.updateTable('deposit').set({ status: 'open', checks: 8 }).where('id', '=', id).execute()
  return { id, reference }
}

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
