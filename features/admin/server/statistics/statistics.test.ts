import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#features/chat/contract.ts'
import { refreshDeposit, startDeposit } from '#features/deposits/contract.ts'
import { reportMember } from '#features/moderation/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openServedTestApp, type ServedTestApp } from '#tests/support/app/served-app.ts'
import { getMember } from '../../contract.ts'
import { statisticNames, getStatistics } from '../../money-contract.ts'

let testApp: ServedTestApp
beforeAll(async () => {
  testApp = await openServedTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())

const like = (from: Person, to: Person) => testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })
const write = (from: Person, to: Person) =>
  testApp.call(sendMessage, { params: { uid: to.id }, body: { id: randomUUID(), body: 'Hello' } }, { as: from })
/** Deposits ten dollars through the sandbox, or half of the quote, which goes to review. */
const deposit = async (person: Person, choice: 'pay' | 'partial') => {
  await testApp.app.inject({ method: 'POST', url: '/sandbox/payments/faults', payload: { on: 'lose_webhook' } })
  const { data } = (await testApp.call(startDeposit, { body: { channel: 'paystack', currency: 'NGN', amount: '15965' } }, { as: person }))
    .body
  await fetch(data.url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })
  testApp.clock.advance({ seconds: 4 })
  const { status } = (await testApp.call(refreshDeposit, { params: { id: data.id } }, { as: person })).body.data.deposit
  expect(status).toBe(choice === 'pay' ? 'credited' : 'review')
}

/** Runs a statement that returns one number `n`. */
const count = async (statement: string): Promise<number> =>
  Number((await sql<{ n: string }>`${sql.raw(statement)}`.execute(testApp.db)).rows[0]?.n)

/** Counts each figure of a day (UTC) with a separate statement. */
const countedOn = async (day: string) => {
  const within = (column: string) => `${column} >= '${day}T00:00:00Z' and ${column} < timestamptz '${day}T00:00:00Z' + interval '1 day'`
  return {
    sign_ups: await count(`select count(*) as n from member where ${within('verified_at')}`),
    matches: await count(
      `select count(*) as n from reaction one, reaction two where one.from_id = two.to_id and one.to_id = two.from_id and one.from_id < one.to_id
        and one.kind = 1 and two.kind = 1 and ${within('greatest(one.at, two.at)')}`,
    ),
    messages: await count(`select count(*) as n from message where kind in ('text', 'gift') and ${within('created_at')}`),
    deposits_usd: (
      (await count(
        `select coalesce(sum(amount), 0) as n from journal join posting on journal_id = journal.id join account on account.id = account_id
          where kind = 'deposit' and member_id is not null and ${within('at')}`,
      )) / 100
    ).toFixed(2),
    reports: await count(`select count(*) as n from report where ${within('created_at')}`),
  }
}

test('every daily and current figure of the console matches the tables', async () => {
  const activeByDay = new Map<string, Set<string>>()
  /** Records who was active today. */
  const recordActive = (...people: Person[]) => {
    const day = testApp.clock.now().toISOString().slice(0, 10)
    activeByDay.set(day, new Set([...(activeByDay.get(day) ?? []), ...people.map(({ id }) => id)]))
  }
  const [amina, brian, chantal] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'chantal'),
  ]
  recordActive(amina, brian, chantal)
  testApp.clock.advance({ days: 8 })
  await like(amina, brian)
  await deposit(amina, 'pay')
  recordActive(amina)
  testApp.clock.advance({ days: 1 })
  // The same hour of the next day, so that a match belongs to the day of its second like.
  await like(brian, amina)
  await like(chantal, amina)
  for (let i = 0; i < 3; i++) await write(brian, amina)
  await deposit(brian, 'pay')
  await deposit(brian, 'pay')
  recordActive(brian, chantal)
  testApp.clock.advance({ days: 1 })
  await write(amina, brian)
  await deposit(amina, 'partial')
  await testApp.call(reportMember, { params: { id: brian.id }, body: { content: 'He asked me for money.' } }, { as: amina })
  const admin = await createAdmin(testApp, 'diego')
  recordActive(amina, admin)

  const { days, now } = (await testApp.call(getStatistics, { query: { days: 12 } }, { as: admin })).body.data
  expect(Object.keys(days[0] ?? {}).toSorted()).toEqual(['day', ...statisticNames].toSorted())
  expect(days).toHaveLength(12)
  for (const { day, active, ...figures } of days) {
    expect({ day, ...figures }).toEqual({ day, ...(await countedOn(day)) })
    expect([day, active]).toEqual([day, activeByDay.get(day)?.size ?? 0])
  }
  // A figure that is zero on every day would prove nothing.
  for (const name of statisticNames)
    expect(
      days.some((one) => Number(one[name]) > 0),
      name,
    ).toBe(true)

  const page = (await testApp.call(getMember, { params: { id: brian.id } }, { as: admin })).body.data.member
  expect([page.money?.deposits, page.money?.deposited_usd]).toEqual([2, '20.00'])

  const since = (interval: string) =>
    count(
      `select count(*) as n from presence where last_active > timestamptz '${testApp.clock.now().toISOString()}' - interval '${interval}'`,
    )
  expect(now).toEqual({
    members: await count(`select count(*) as n from member where status in ('active', 'paused')`),
    active_day: await since('24 hours'),
    active_week: await since('7 days'),
    active_month: await since('30 days'),
    reports_open: await count(`select count(*) as n from report where state = 'open'`),
    deposits_in_review: await count(`select count(*) as n from deposit where status = 'review'`),
  })
  expect([Number(now.active_day) < Number(now.active_month), now.reports_open, now.deposits_in_review]).toEqual([true, 1, 1])
})
