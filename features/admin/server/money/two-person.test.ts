import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startDeposit } from '#features/deposits/contract.ts'
import { readAuditPage } from '#features/audit/server/index.ts'
import { addConfirmedSecondFactor } from '../entry/set-up-second-factor.ts'
import { recordSecondFactorInSession } from '#features/auth/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { changeMemberRole } from '../../contract.ts'
import { setMoneyRuleAsOperator } from './set-money-rule.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openServedTestApp, type ServedTestApp } from '#tests/support/app/served-app.ts'
import { decideDepositReview, listDepositReviews } from '../../money-contract.ts'
import { changeMoneyRule, decideProposal, listProposals } from '../../two-person-contract.ts'

let testApp: ServedTestApp
let chantal: Person
let diego: Person
let amina: Person
beforeAll(async () => void (testApp = await openServedTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.updateTable('member').set({ role: 'user' }).where('role', 'in', ['admin', 'finance']).execute()
  await testApp.db.updateTable('money_rule').set({ enabled: true, limit_cents: '1500' }).execute()
  await testApp.db.deleteFrom('money_proposal').execute()
  chantal = await createAdmin(testApp, 'chantal')
  diego = await createAdmin(testApp, 'diego')
  await testApp.db.updateTable('member').set({ role: 'finance' }).where('id', '=', diego.id).execute()
  amina = await createPerson(testApp, 'amina')
})
const setUpSecondFactor = ({ id }: Person) =>
  inTransaction(testApp.db, (tx) =>
    addConfirmedSecondFactor(tx, id, testApp.platform.config.secrets, Buffer.from('01234567890123456789'), testApp.clock.now()),
  )
const reason = 'the provider says so'

/** A deposit of ten dollars under review. */
const underReview = async (of = amina): Promise<string> => {
  const { body } = await testApp.call(startDeposit, { body: { channel: 'paystack', currency: 'NGN', amount: '15965' } }, { as: of })
  await testApp.db.updateTable('deposit').set({ status: 'review', reason: 'amount' }).where('id', '=', body.data.id).execute()
  return body.data.id
}
const refund = (id: string, as = diego) =>
  testApp.call(decideDepositReview, { params: { id }, body: { decision: 'refunded', reason } }, { as })
const statusOf = async (id: string) =>
  (await testApp.db.selectFrom('deposit').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const proposals = async (as = chantal) => (await testApp.call(listProposals, undefined, { as })).body.data.proposals
const decide = (id: string, as: Person, decision: 'confirm' | 'refuse' = 'confirm') =>
  testApp.call(decideProposal, { params: { id }, body: { decision, reason } }, { as })
const rule = (enabled: boolean, limit_usd: string, as = chantal) =>
  testApp.call(changeMoneyRule, { body: { enabled, limit_usd, reason } }, { as })
const ruleNow = async () => (await testApp.call(listProposals, undefined, { as: chantal })).body.data.rule
const proposed = async (): Promise<{ id: string; deposit: string }> => {
  await refund(await underReview())
  const deposit = await underReview()
  await refund(deposit)
  return { id: (await proposals())[0]?.id ?? '', deposit }
}

it('lets one person decide below the limit, and counts several amounts for one member within 24 hours', async () => {
  const [first, second, third] = [await underReview(), await underReview(), await underReview()]
  expect((await refund(first)).status).toBe(200)
  expect(await statusOf(first)).toBe('refunded')
  expect((await refund(second)).body.data.reviews.find(({ id }) => id === second)?.proposed).toBe('refunded')
  expect(await statusOf(second)).toBe('review')
  expect((await refund(second)).error.code).toBe('platform.conflict')
  testApp.clock.advance({ hours: 25 })
  await inTransaction(testApp.db, (tx) => recordSecondFactorInSession(tx, diego.sessionId, { fresh: true }, testApp.clock.now()))
  await refund(third)
  expect(await statusOf(third)).toBe('refunded')
})

it('counts parallel decisions of one person together', async () => {
  const each = [await underReview(), await underReview(), await underReview()]
  await Promise.all(each.map((id) => refund(id)))
  expect((await Promise.all(each.map(statusOf))).filter((status) => status === 'refunded')).toHaveLength(1)
  expect(await proposals()).toHaveLength(2)
})

it('is confirmed once, by somebody else, and audited', async () => {
  const { id, deposit } = await proposed()
  expect((await decide(id, diego)).error.code).toBe('admin.own_proposal')
  const both = await Promise.all([decide(id, chantal), decide(id, chantal)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(both.filter(({ status }) => status === 409)).toHaveLength(1)
  expect(await statusOf(deposit)).toBe('refunded')
  const { entries } = await readAuditPage(testApp.db, { subjectKind: 'deposit', subjectId: deposit })
  expect(entries.map(({ action }) => action).toSorted()).toEqual(['deposit.refunded', 'money.confirmed', 'money.proposed'])
})

it('is refused, taken back, or runs out after seven days', async () => {
  const refused = await proposed()
  expect((await decide(refused.id, chantal, 'refuse')).status).toBe(200)
  expect((await decide(refused.id, chantal)).error.code).toBe('admin.proposal_stale')
  await refund(refused.deposit)
  const again = (await proposals()).find(({ state }) => state === 'open')?.id ?? ''
  expect((await decide(again, diego, 'refuse')).status).toBe(200)
  await refund(refused.deposit)
  const last = (await proposals()).find(({ state }) => state === 'open')?.id ?? ''
  testApp.clock.advance({ days: 7 })
  await inTransaction(testApp.db, (tx) => recordSecondFactorInSession(tx, chantal.sessionId, { fresh: true }, testApp.clock.now()))
  expect((await decide(last, chantal)).error.code).toBe('admin.proposal_stale')
  expect(await statusOf(refused.deposit)).toBe('review')
})

it('is judged again: who proposed must still be of the staff, and nobody decides about their own payment', async () => {
  const { id, deposit } = await proposed()
  await testApp.db.updateTable('member').set({ role: 'user' }).where('id', '=', diego.id).execute()
  expect((await decide(id, chantal)).error.code).toBe('admin.proposal_stale')
  expect(await statusOf(deposit)).toBe('review')
  expect((await refund(await underReview(chantal), chantal)).error.code).toBe('admin.oneself')
  expect((await decide(randomUUID(), chantal)).status).toBe(404)
})

it('guards itself: a looser rule needs a second person, a stricter one holds at once', async () => {
  await rule(true, '10.00')
  expect(await ruleNow()).toEqual({ enabled: true, limit_usd: '10.00' })
  expect((await rule(false, '10.00')).status).toBe(200)
  expect(await ruleNow()).toEqual({ enabled: true, limit_usd: '10.00' })
  expect((await rule(true, '5000.00')).error.code).toBe('platform.conflict')
  const [waiting] = await proposals()
  expect((await decide(waiting?.id ?? '', chantal)).error.code).toBe('admin.own_proposal')
  expect((await decide(waiting?.id ?? '', diego)).status).toBe(200)
  expect(await ruleNow()).toEqual({ enabled: false, limit_usd: '10.00' })
  await testApp.db.deleteFrom('second_factor').execute()
  expect((await rule(true, '10.00')).error.code).toBe('admin.no_second_person')
  await setUpSecondFactor(diego)
  expect((await rule(true, '10.00')).status).toBe(200)
  expect((await rule(true, '-1')).error.errors).toHaveProperty('limit_usd')
  expect((await testApp.call(listDepositReviews, undefined, { as: diego })).status).toBe(200)
})

it('gives somebody who removes the other no way to decide alone: only the operator ends the rule, and older proposals end with it', async () => {
  const overview = async () => (await testApp.call(listProposals, undefined, { as: chantal })).body.data
  expect((await overview()).alone).toBe(true)
  await setUpSecondFactor(diego)
  expect((await overview()).alone).toBe(false)
  expect((await testApp.call(changeMemberRole, { params: { id: diego.id }, body: { role: 'user', reason } }, { as: chantal })).status).toBe(
    200,
  )
  expect((await overview()).alone).toBe(true)
  const [first, second] = [await underReview(), await underReview()]
  await refund(first, chantal)
  await refund(second, chantal)
  await rule(false, '15.00')
  expect(await ruleNow()).toEqual({ enabled: true, limit_usd: '15.00' })
  const waiting = await proposals()
  expect(waiting).toHaveLength(2)
  for (const { id } of waiting) expect((await decide(id, chantal)).error.code).toBe('admin.own_proposal')
  expect(await statusOf(second)).toBe('review')
  const roleChanges = await readAuditPage(testApp.db, { subjectKind: 'member', subjectId: diego.id })
  expect(roleChanges.entries.map(({ action }) => action)).toContain('member.role_changed')

  expect(await setMoneyRuleAsOperator(testApp.db, { limit: 'off', reason: 'one person is left' }, testApp.clock.now())).toBe('off')
  const third = await underReview()
  await refund(third, chantal)
  expect(await statusOf(third)).toBe('refunded')
  const esi = await createAdmin(testApp, 'esi')
  const change = waiting.find(({ kind }) => kind === 'rule')?.id ?? ''
  expect((await decide(change, esi)).error.code).toBe('admin.proposal_stale')
})
