import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { chargeMember, checkLedger, systemAccountPaths, readWallet } from '#features/wallet/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openServedTestApp, type ServedTestApp } from '#tests/support/app/served-app.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { getDeposit, refreshDeposit, startDeposit } from '../../contract.ts'
import { creditReviewedDeposit, markReviewedDepositRefunded } from './decide-review.ts'
import { listDepositsUnderReview } from '../queries.ts'
import { reconcileDeposits } from '../reconciliation/reconcile.ts'
import { listReconciliations } from '../reconciliation/reconciliation-store.ts'

/** A webhook takes time through the sandbox and back. */
const patient = { timeout: 15_000 }

let testApp: ServedTestApp
let admin: Person
beforeAll(async () => {
  testApp = await openServedTestApp({ LIMIT_FACTOR: '1000' })
  admin = await createPerson(testApp, 'esi')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const misbehave = (on: string) => testApp.app.inject({ method: 'POST', url: '/sandbox/payments/faults', payload: { on } })
const choose = (url: string, choice: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
const dollarsOf = async (person: Person) => (await readWallet(testApp.db, person.id)).usd
const state = async (person: Person, id: string) => (await testApp.call(getDeposit, { params: { id } }, { as: person })).body.data.deposit
const refresh = async (person: Person, id: string) => {
  testApp.clock.advance({ seconds: 4 })
  return (await testApp.call(refreshDeposit, { params: { id } }, { as: person })).body.data.deposit.status
}
const start = async (person: Person, channel: 'paystack' | 'tranzak' = 'paystack') => {
  const body = channel === 'paystack' ? { channel, currency: 'NGN', amount: '15965' } : { channel, currency: 'XAF', amount: '5820' }
  const reply = await testApp.call(startDeposit, { body }, { as: person })
  expect(reply.status, reply.text).toBe(200)
  return reply.body.data
}
/** A deposit of ten dollars under review, because only half of it arrived. */
const underReview = async (person: Person) => {
  await misbehave('lose_webhook')
  const deposit = await start(person)
  await choose(deposit.url, 'partial')
  expect(await refresh(person, deposit.id)).toBe('review')
  return deposit
}
const credited = async (person: Person, channel: 'paystack' | 'tranzak' = 'paystack') => {
  await misbehave('lose_webhook')
  const deposit = await start(person, channel)
  await choose(deposit.url, channel === 'paystack' ? 'pay' : 'approve')
  expect(await refresh(person, deposit.id)).toBe('credited')
  return deposit
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.reason.code : error),
  )

it('credits the arrived amount at the quoted rate, once for two concurrent administrators, and audits it', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { id, reference } = await underReview(amina)
  expect((await listDepositsUnderReview(testApp.db)).find((one) => one.id === id)).toMatchObject({
    reference,
    amount: '15965.00',
    usd: '10.00',
    memberId: amina.id,
    doubt: {
      kind: 'amount',
      paid: { amount: '7982.50', currency: 'NGN' },
      requested: { amount: '15965.00', currency: 'NGN' },
      expected: { amount: '15965.00', currency: 'NGN' },
    },
  })
  const ctx = testApp.ctx(admin)
  const outcomes = await Promise.all([
    codeOf(creditReviewedDeposit(ctx, testApp.platform, { id, reason: 'half is better than none' })),
    codeOf(markReviewedDepositRefunded(ctx, { id, reason: 'sent back' })),
    codeOf(creditReviewedDeposit(ctx, testApp.platform, { id, reason: 'half is better than none' })),
  ])
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'platform.conflict')).toHaveLength(2)
  expect((await readAuditPage(testApp.db, { subjectKind: 'deposit', subjectId: id })).entries).toHaveLength(1)
  expect(['0.00', '5.00']).toContain(await dollarsOf(amina))
})

it('shows the member the credited amount instead of the quote', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { id } = await underReview(amina)
  await creditReviewedDeposit(testApp.ctx(admin), testApp.platform, { id, reason: 'half is better than none' })
  expect(await state(amina, id)).toMatchObject({ status: 'credited', usd_amount: '5.00', amount: '7982.50' })
  expect(await dollarsOf(amina)).toBe('5.00')
  const { entries } = await readAuditPage(testApp.db, { subjectKind: 'deposit', subjectId: id })
  expect(entries).toMatchObject([{ reason: 'half is better than none' }])
  expect(await codeOf(creditReviewedDeposit(testApp.ctx(admin), testApp.platform, { id, reason: 'half is better than none' }))).toBe(
    'platform.conflict',
  )
})

it('shows the review reason that an older release has stored', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { id } = await underReview(amina)
  await testApp.db.updateTable('deposit').set({ doubt: null, reason: 'paid half' }).where('id', '=', id).execute()
  expect((await listDepositsUnderReview(testApp.db)).find((one) => one.id === id)?.doubt).toEqual({ kind: 'noted', text: 'paid half' })
})

it('moves no money for a refund, and requires a reason for both decisions', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { id } = await underReview(amina)
  expect(await codeOf(creditReviewedDeposit(testApp.ctx(admin), testApp.platform, { id, reason: ' ' }))).toBe('platform.required')
  expect(await codeOf(markReviewedDepositRefunded(testApp.ctx(admin), { id, reason: '  ' }))).toBe('platform.required')
  await markReviewedDepositRefunded(testApp.ctx(admin), { id, reason: 'sent back by hand' })
  expect((await state(amina, id)).status).toBe('refunded')
  expect(await dollarsOf(amina)).toBe('0.00')
  expect(await refresh(amina, id)).toBe('refunded')
})

it('does not credit a payment in another currency or one that is not under review', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { id, url } = await start(amina)
  expect(await codeOf(creditReviewedDeposit(testApp.ctx(admin), testApp.platform, { id, reason: 'half is better than none' }))).toBe(
    'platform.conflict',
  )
  await misbehave('lose_webhook,wrong_currency')
  await choose(url, 'pay')
  expect(await refresh(amina, id)).toBe('review')
  expect((await listDepositsUnderReview(testApp.db)).find((one) => one.id === id)?.doubt).toMatchObject({
    kind: 'currency',
    expected: { amount: '15965.00', currency: 'NGN' },
  })
  expect(await codeOf(creditReviewedDeposit(testApp.ctx(admin), testApp.platform, { id, reason: 'half is better than none' }))).toBe(
    'deposits.not_creditable',
  )
  await misbehave('server_error')
  expect(await codeOf(creditReviewedDeposit(testApp.ctx(admin), testApp.platform, { id, reason: 'half is better than none' }))).toBe(
    'deposits.unavailable',
  )
  await misbehave('')
  await creditReviewedDeposit(testApp.ctx(admin), testApp.platform, { id, reason: 'half is better than none' })
  expect(await dollarsOf(amina)).toBe('10.00')
})

it.each(['paystack', 'tranzak'] as const)('reverses a %s deposit, and the next deposit repays what was spent', async (channel) => {
  const amina = await createPerson(testApp, 'amina')
  const { id, url } = await credited(amina, channel)
  const spending = {
    member: amina.id,
    currency: 'USD',
    amount: 700n,
    to: systemAccountPaths.boostSales,
    reason: 'boost',
    key: `boost:${id}`,
  } as const
  await inTransaction(testApp.db, (tx) => chargeMember(tx, { ...spending, now: testApp.clock.now() }))
  await misbehave('')
  await choose(url, 'chargeback')
  await choose(url, 'chargeback')
  await expect.poll(async () => (await state(amina, id)).status, patient).toBe('reversed')
  expect(await dollarsOf(amina)).toBe('0.00')
  await credited(amina, channel)
  expect(await dollarsOf(amina)).toBe('3.00')
  await credited(amina, channel)
  expect(await dollarsOf(amina)).toBe('13.00')
})

it('stores differences from the lists of the providers and schedules checks', async () => {
  const amina = await createPerson(testApp, 'amina')
  const [fine, back, lost] = [await credited(amina), await credited(amina, 'tranzak'), await start(amina)]
  await choose(back.url, 'chargeback')
  await choose(lost.url, 'pay')
  await testApp.db.updateTable('deposit').set({ next_check_at: null }).where('id', 'in', [back.id, lost.id]).execute()
  // A payment with an unknown reference of our form, and one of another service.
  for (const reference of ['dep-abcdefghijklmnopqrstuvwxyz', 'shop-1'])
    await testApp.app.inject({
      method: 'POST',
      url: '/sandbox/paystack/transaction/initialize',
      headers: { authorization: 'Bearer sk_test_sandbox' },
      payload: { email: 'a@example.com', amount: '5000', currency: 'NGN', reference, callback_url: 'https://example.com/?a=b' },
    })
  const made = await testApp.db.selectFrom('sandbox_payment').select(['id', 'reference']).execute()
  for (const { id, reference } of made)
    if (!reference.startsWith('dep-') || reference.startsWith('dep-abcdefgh'))
      await choose(`${testApp.platform.publicUrl}/sandbox/paystack/checkout/${id}`, 'pay')
  testApp.clock.advance({ seconds: 1 })
  const until = testApp.clock.now()
  const span = { from: new Date(until.getTime() - dayMs), until }
  const found = new Map(
    (await reconcileDeposits(testApp.platform, span)).flatMap(({ differences }) =>
      differences.map(({ reference, kind }) => [reference, kind]),
    ),
  )
  expect(found.get('dep-abcdefghijklmnopqrstuvwxyz')).toBe('missing_here')
  expect(found.get(lost.reference)).toBe('not_credited')
  expect(found.get(back.reference)).toBe('missing_there')
  expect(found.has(fine.reference)).toBe(false)
  const [paystack] = (await listReconciliations(testApp.db)).filter(({ channel }) => channel === 'paystack')
  expect(paystack).toMatchObject({ failure: null, ofOtherServices: 1 })
  const due = await testApp.db.selectFrom('deposit').select('next_check_at').where('id', 'in', [back.id, lost.id]).execute()
  expect(due.map(({ next_check_at }) => next_check_at !== null)).toEqual([true, true])
  await misbehave('server_error')
  expect((await reconcileDeposits(testApp.platform, span)).every(({ failure }) => failure !== null)).toBe(true)
  await misbehave('')
})

it('leaves the ledger consistent', async () => {
  expect(await checkLedger(testApp.db)).toEqual([])
})
