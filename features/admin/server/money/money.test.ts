import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { getDepositRate, listDepositCurrencies } from '#features/deposits/contract.ts'
import { sql } from 'kysely'
import { reportMember } from '#features/moderation/contract.ts'
import { touchPresence } from '#features/members/server/index.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { listAudit } from '../../contract.ts'
import {
  changePaymentChannel,
  changeRate,
  runLedgerCheck,
  decideDepositReview,
  listCurrencyRates,
  listDepositReviews,
  getStatistics,
} from '../../money-contract.ts'
import { createOrPromoteAdmin } from '../entry/create-or-promote-admin.ts'

let testApp: TestApp
let admin: Person
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await createAdmin(testApp, 'chantal')
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const reason = 'the market moved'
const put = (mid: string, more: { sure?: boolean; spread_bps?: number } = {}) =>
  testApp.call(changeRate, { params: { currency: 'NGN' }, body: { mid, spread_bps: 300, reason, ...more } }, { as: admin })
/** Number of `prices` events published to everybody. */
const priceEvents = async () => {
  await testApp.runJobs()
  return testApp.published.filter(({ to, name }) => to === 'everybody' && name === 'prices').length
}
const shown = async () => (await testApp.call(getDepositRate, { query: { currency: 'NGN' } }, { as: amina })).body.data.rate.deposit_rate

test('members see a new rate at once and it is audited; an invalid or jumping rate is refused', async () => {
  const before = (await testApp.call(listCurrencyRates, {}, { as: admin })).body.data.prices.find(({ currency }) => currency === 'NGN')
  const mid = String(Math.round(Number(before?.mid) * 105) / 100)
  expect((await put(mid)).status).toBe(200)
  expect(await priceEvents()).toBe(1)
  const now = await shown()
  expect(now).toBeCloseTo(Number(mid) * 1.03, 4)
  expect((await readAuditPage(testApp.db, { action: 'rate.changed' })).entries).toMatchObject([
    { admin_id: admin.id, subject_kind: 'rate', subject_id: 'NGN', reason, details: { from: before?.deposit_rate } },
  ])
  for (const [bad, code] of [
    ['0', 'admin.no_rate'],
    ['-1', 'admin.no_rate'],
    ['a lot', 'admin.no_rate'],
    [String(Number(mid) * 2), 'admin.rate_jumps'],
  ] as const)
    expect([(await put(bad)).error.code, await shown()]).toEqual([code, now])
  expect((await readAuditPage(testApp.db, { action: 'rate.changed' })).entries).toHaveLength(1)
  expect(await priceEvents()).toBe(1)
  testApp.clock.advance({ seconds: 1 })
  expect((await put(String(Number(mid) * 2), { sure: true })).status).toBe(200)
})

test('a currency is disabled and enabled for a provider', async () => {
  const turn = (enabled: boolean) =>
    testApp.call(changePaymentChannel, { params: { currency: 'KES', channel: 'paystack' }, body: { enabled, reason } }, { as: admin })
  const offered = async () => (await testApp.call(listDepositCurrencies, {}, { as: amina })).body.data.currencies.map(({ id }) => id)
  const before = await priceEvents()
  expect((await turn(false)).status).toBe(200)
  expect(await priceEvents()).toBe(before + 1)
  expect(await offered()).not.toContain('KES')
  expect((await turn(true)).status).toBe(200)
  expect(await offered()).toContain('KES')
  const none = await testApp.call(
    changePaymentChannel,
    { params: { currency: 'KES', channel: 'tranzak' }, body: { enabled: true, reason } },
    { as: admin },
  )
  expect(none.status).toBe(404)
})

test('a sound ledger has no violations, and nothing is under review', async () => {
  expect((await testApp.call(runLedgerCheck, {}, { as: admin })).body.data.violations).toEqual([])
  expect((await testApp.call(listDepositReviews, {}, { as: admin })).body.data.reviews).toEqual([])
  const nothing = await testApp.call(decideDepositReview, { params: { id: amina.id }, body: { decision: 'credit', reason } }, { as: admin })
  expect(nothing.status).toBe(404)
})

test('the figures of each day match the tables', async () => {
  const like = (from: Person, to: Person) => testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })
  await like(amina, brian)
  testApp.clock.advance({ days: 1 })
  await like(brian, amina)
  await testApp.call(reportMember, { params: { id: brian.id }, body: { content: 'He asked me for money.' } }, { as: amina })
  const { days, now } = (await testApp.call(getStatistics, { query: { days: 3 } }, { as: await createAdmin(testApp, 'diego') })).body.data
  const { rows } = await sql<{ members: string; here: string }>`
    select count(*) as members, (select count(*) from presence where last_active >= ${days.at(-1)?.day}::date at time zone 'UTC') as here
    from member where status = 'active'`.execute(testApp.db)
  expect(days.map(({ active, sign_ups, matches, reports }) => [active, sign_ups, matches, reports])).toEqual([
    [0, 0, 0, 0],
    [3, 3, 0, 0],
    [Number(rows[0]?.here), 1, 1, 1],
  ])
  expect(now).toMatchObject({ members: Number(rows[0]?.members), reports_open: 1, deposits_in_review: 0 })
})

test('a member is counted as active once a day, also after parallel visits', async () => {
  const today = async () => {
    const { days } = (await testApp.call(getStatistics, { query: { days: 1 } }, { as: await createAdmin(testApp, 'esi') })).body.data
    return days[0]?.active ?? 0
  }
  testApp.clock.advance({ days: 1 })
  const before = await today()
  await Promise.all(Array.from({ length: 20 }, () => touchPresence(testApp.db, [amina.id], testApp.clock.now())))
  testApp.clock.advance({ minutes: 5 })
  await touchPresence(testApp.db, [amina.id], testApp.clock.now())
  // Each call of `today` creates another administrator, who counts as active as well.
  expect(await today()).toBe(before + 2)
})

test('the audit log is listed with names and filtered by action and day', async () => {
  const as = { as: await createAdmin(testApp, 'esi') }
  const { entries, actions } = (await testApp.call(listAudit, { query: { action: 'rate.changed' } }, as)).body.data
  expect(entries[0]).toMatchObject({ admin: { id: admin.id, name: 'Chantal Kouassi' }, subject: { kind: 'rate', id: 'NGN' }, reason })
  expect(actions).toContain('channel.closed')
  expect((await testApp.call(listAudit, { query: { since: '2027-01-01' } }, as)).body.data.entries).toEqual([])
  expect(
    (await testApp.call(listAudit, { query: { since: '2026-03-02', until: '2026-03-02' } }, as)).body.data.entries.length,
  ).toBeGreaterThan(3)
})

test('the operator creates an administrator or promotes a member, with a code instead of a password', async () => {
  const options = { name: 'Esi Mensah', secret: testApp.platform.config.secrets[0], publicUrl: 'https://ndloo.example' }
  const result = await createOrPromoteAdmin(testApp.db, { ...options, email: 'first@example.com' }, testApp.clock.now())
  expect(result).toMatchObject({
    existed: false,
    invitation: { address: expect.stringMatching(/^https:\/\/ndloo\.example\/reset-password#first%40example\.com~[\w-]{43}$/) as unknown },
  })
  expect(result.invitation?.code).toMatch(/^\d{6}$/)
  expect(await createOrPromoteAdmin(testApp.db, { ...options, email: brian.email }, testApp.clock.now())).toEqual({ existed: true })
  const made = await testApp.db
    .selectFrom('member')
    .select(['role', 'private_mode'])
    .where('email', 'in', ['first@example.com', brian.email])
    .orderBy('created_at', 'desc')
    .execute()
  // Members are not shown an account that was made for the console.
  expect(made).toEqual(
    expect.arrayContaining([
      { role: 'admin', private_mode: true },
      { role: 'admin', private_mode: false },
    ]),
  )
  expect(made).toHaveLength(2)
  expect((await readAuditPage(testApp.db, { action: 'admin.made' })).entries).toHaveLength(2)
})
