import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportMember } from '#features/moderation/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { getStatistics } from '../../money-contract.ts'
import { roundToTens } from '#platform/server/round-to-tens.ts'

let testApp: TestApp
let analyst: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  analyst = await createAdmin(testApp, 'diego')
  await testApp.db.updateTable('member').set({ role: 'analyst' }).where('id', '=', analyst.id).execute()
})
afterAll(() => testApp[Symbol.asyncDispose]())

const seen = async () => (await testApp.call(getStatistics, { query: { days: 3 } }, { as: analyst })).body.data
const yesterday = () => new Date(testApp.clock.now().getTime() - 86_400_000)
/** Creates `count` members who all joined yesterday. */
const people = async (count: number): Promise<Person[]> => {
  const made: Person[] = []
  for (let each = 0; each < count; each += 1) made.push(await createPerson(testApp, 'amina'))
  const ids = made.map(({ id }) => id)
  await testApp.db.updateTable('member').set({ verified_at: yesterday() }).where('id', 'in', ids).execute()
  return made
}
const like = (from: Person, to: Person) => testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })

test('from what is shown, at least ten numbers remain possible, alone, and as the difference of two', () => {
  const exact = Array.from({ length: 120 }, (_, count) => count)
  const shown = new Map<string, Set<number>>()
  for (const one of exact) {
    expect(roundToTens(one) ?? 10).toBeGreaterThanOrEqual(10)
    for (const other of exact) {
      const pair = `${roundToTens(one)} ${roundToTens(other)}`
      shown.set(pair, (shown.get(pair) ?? new Set()).add(one - other))
    }
  }
  const alone = new Map<number | null, number>()
  for (const one of exact) alone.set(roundToTens(one), (alone.get(roundToTens(one)) ?? 0) + 1)
  expect(Math.min(...alone.values())).toBe(10)
  expect(Math.min(...[...shown.values()].map(({ size }) => size))).toBeGreaterThanOrEqual(10)
})

test('nine people are not shown, ten are, and one more changes nothing', async () => {
  const before = await seen()
  expect(before.days.map(({ sign_ups }) => sign_ups)).toEqual([null, null, null])
  await people(9)
  expect((await seen()).days.at(-1)?.sign_ups).toBeNull()
  await people(1)
  const ten = await seen()
  expect([ten.days.at(-1)?.sign_ups, ten.now.members]).toEqual([10, 10])
  await people(1)
  expect(await seen()).toEqual(ten)
  // Today is left out, because an analyst could watch its numbers grow.
  expect(ten.days.map(({ day }) => day)).not.toContain(testApp.clock.now().toISOString().slice(0, 10))
})

test('a large number is hidden when few people are behind it', async () => {
  const five = await people(5)
  const pairs = five.flatMap((one, index) => five.slice(index + 1).map((other) => [one, other] as const))
  for (const [one, other] of pairs) {
    await like(one, other)
    await like(other, one)
  }
  await testApp.db.updateTable('reaction').set({ at: yesterday() }).execute()
  const [busy] = five as [Person, ...Person[]]
  for (const other of await people(12))
    await testApp.call(reportMember, { params: { id: other.id }, body: { content: 'Asked for money.' } }, { as: busy })
  await testApp.db.updateTable('report').set({ created_at: yesterday() }).execute()
  const admin = await createAdmin(testApp, 'chantal')
  const exact = (await testApp.call(getStatistics, { query: { days: 3 } }, { as: admin })).body.data
  expect([exact.days.at(-2)?.matches, exact.days.at(-2)?.reports, exact.now.reports_open]).toEqual([10, 12, 12])
  const shown = await seen()
  expect([shown.days.at(-1)?.matches, shown.days.at(-1)?.reports, shown.now.reports_open]).toEqual([null, null, null])
})

test('what ten people are behind is shown', async () => {
  const ten = await people(10)
  const [target] = (await people(1)) as [Person]
  for (const reporter of ten) {
    await testApp.call(reportMember, { params: { id: target.id }, body: { content: 'Asked for money.' } }, { as: reporter })
    await like(reporter, target)
    await like(target, reporter)
  }
  await testApp.db.updateTable('report').set({ created_at: yesterday() }).execute()
  await testApp.db.updateTable('reaction').set({ at: yesterday() }).execute()
  const { days, now } = await seen()
  expect([days.at(-1)?.matches, days.at(-1)?.reports, now.reports_open]).toEqual([20, 20, 20])
})

test('payments under review are hidden when few people made them, and shown with ten', async () => {
  const { id: rate } = await testApp.db.selectFrom('exchange_rate').select('id').where('currency', '=', 'NGN').executeTakeFirstOrThrow()
  const underReview = (members: readonly Person[]) =>
    testApp.db
      .insertInto('deposit')
      .values(
        members.map(({ id: member_id }) => {
          const id = randomUUID()
          const amounts = { amount: '1596500', rate_id: rate, deposit_rate: '1596.5', usd_cents: '1000' }
          const dates = { created_at: yesterday(), expires_at: yesterday() }
          return { id, member_id, intent: id, reference: id, channel: 'paystack', currency: 'NGN', status: 'review', ...amounts, ...dates }
        }),
      )
      .execute()
  const ten = await people(10)
  const [busy] = ten as [Person, ...Person[]]
  await underReview(Array.from({ length: 12 }, () => busy))
  expect((await seen()).now.deposits_in_review).toBeNull()
  await underReview(ten.slice(1))
  expect((await seen()).now.deposits_in_review).toBe(20)
})
