// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkAndBookDeposit } from '#features/deposits/server/checking/check-and-book-deposit.ts'
import type { PaymentProvider } from '#features/deposits/server/providers/provider.ts'
import { decideCase, listCases, reportMember } from '#features/moderation/contract.ts'
import { decideApplicant } from '#features/registration/contract.ts'
import { eventTypes } from '#features/webhooks/contract.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { insertOpenDeposit } from '../../support/features/deposits.ts'
import { approvePhotoCheck, createPhotoCheck } from '../../support/features/photo-check.ts'
import { createApplicant, completeSignUp } from '../../support/features/registration.ts'
import { openWebhookReceiver, type WebhookReceiver } from '../../support/doubles/webhook-receiver.ts'
import { addWebhookReceiver } from '../../support/features/webhooks.ts'
import { createAdmin, createPerson, type Person } from '../../support/people/people.ts'
import { createPhotos } from '../../support/people/photos.ts'
import { spotsJpeg } from '../../support/photos/photo-files.ts'

let testApp: TestApp
let receiver: WebhookReceiver
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  receiver = await openWebhookReceiver()
  chantal = await createAdmin(testApp, 'chantal')
  await addWebhookReceiver(testApp, chantal, receiver.url)
})
afterAll(async () => {
  await receiver[Symbol.asyncDispose]()
  await testApp[Symbol.asyncDispose]()
})

/** Returns the events about one member that the receiver got since the last call. */
const told = async (memberId: string) => {
  await testApp.runJobs()
  return receiver.received
    .splice(0)
    .map(({ event }) => event)
    .filter(({ data }) => data.member_id === memberId)
    .map(({ type, data }) => [type, data])
}
const words = 'He asked me for money, twice.'

test('a sign-up, and an applicant who is let in', async () => {
  const { id } = await completeSignUp(testApp)
  expect(await told(id)).toEqual([['member.joined', { member_id: id }]])
  chantal = await createAdmin(testApp, 'chantal')
  const applicant = await createApplicant(testApp)
  expect(await told(applicant)).toEqual([])
  const approved = await testApp.call(decideApplicant, { params: { id: applicant }, body: { verdict: 'approve' } }, { as: chantal })
  expect(approved.status).toBe(204)
  expect(await told(applicant)).toEqual([['member.joined', { member_id: applicant }]])
})

test('a photo check that a moderator confirms', async () => {
  const amina = await createPerson(testApp, 'amina')
  await createPhotos(testApp, amina, [await spotsJpeg(1000)])
  await approvePhotoCheck(testApp, await createPhotoCheck(testApp, amina), await createAdmin(testApp, 'diego'))
  expect(await told(amina.id)).toEqual([['member.verified', { member_id: amina.id }]])
})

test('a report and its decision, by codes and without a word of anybody', async () => {
  const [amina, brian, admin] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'brian'),
    await createAdmin(testApp, 'chantal'),
  ]
  await testApp.call(reportMember, { params: { id: brian.id }, body: { content: words, category: 'scam' } }, { as: amina })
  const { cases } = (await testApp.call(listCases, { query: { kind: 'report', show: 'waiting' } }, { as: admin })).body.data
  const found = cases.find(({ member }) => member.id === brian.id)
  const body = { version: found?.version ?? 0, decision: 'suspend' as const, reason: 'scam' as const, days: 7, note: words, words }
  const decide = () => testApp.call(decideCase, { params: { id: found?.id ?? '' }, body }, { as: admin })
  // Two decisions at once, as by a double click, count once and send their events once.
  expect((await Promise.all([decide(), decide()])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await testApp.runJobs()
  const bodies = receiver.received.map((one) => one.body).join('\n')
  expect(bodies).not.toContain(words)
  expect(bodies).not.toContain(amina.id)
  const all = await told(brian.id)
  expect(all).toHaveLength(3)
  expect(Object.fromEntries(all)).toMatchObject({
    'report.opened': { case_id: found?.id, category: 'scam' },
    'member.suspended': { kind: 'suspend', reason: 'scam' },
    'case.decided': { case_id: found?.id, kind: 'report', decision: 'suspend', reason: 'scam' },
  })
})

test('a deposit is told once, however often its payment is checked', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { id, reference } = await insertOpenDeposit(testApp, amina)
  const paid = { requested: 1_596_500n, paid: 1_596_500n, fee: 0n, currency: 'NGN', live: false, paidAt: testApp.clock.now() }
  const facts = { reference, providerId: undefined, state: 'paid' as const, status: 'success', ...paid }
  const provider = { channel: 'paystack', live: false, readPayment: () => Promise.resolve(facts) } as unknown as PaymentProvider
  const check = () => checkAndBookDeposit(testApp.platform, { paystack: provider }, id)
  await Promise.all([check(), check()])
  await check()
  const data = { deposit_id: id, member_id: amina.id, amount: '1596500', currency: 'NGN', usd_cents: '1000' }
  expect(await told(amina.id)).toEqual([['deposit.credited', data]])
})

test('every type has a test here', () => {
  expect(eventTypes).toEqual(['member.joined', 'member.verified', 'member.suspended', 'report.opened', 'deposit.credited', 'case.decided'])
})
