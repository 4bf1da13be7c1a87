// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import * as contract from '../../contract.ts'
import { exchangeMessages, backdateSignUp, makeTrustedReporter } from '#tests/support/people/trusted-reporter.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())

const content = 'She says that she is sixteen.'
const reportAge = (by: Person, of: Person, from = '10.0.0.1') =>
  testApp.call(contract.reportMember, { params: { id: of.id }, body: { content, category: 'underage' } }, { as: by, from })
const statusOf = async ({ id }: Person) =>
  (await testApp.db.selectFrom('member').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const dismiss = async (person: Person) => {
  const admin = await createAdmin(testApp, 'diego')
  const { body } = await testApp.call(contract.listCases, { query: { kind: 'report' } }, { as: admin })
  const found = body.data.cases.find(({ member }) => member.id === person.id)
  const decided = { version: found?.version ?? 0, decision: 'dismiss' as const }
  expect((await testApp.call(contract.decideCase, { params: { id: found?.id ?? '' }, body: decided }, { as: admin })).status).toBe(200)
}

test('twenty age reports by a new account hide nobody, and all are stored', async () => {
  const stranger = await createPerson(testApp, 'amina')
  for (let turn = 0; turn < 20; turn++) {
    const target = await createPerson(testApp, 'brian')
    expect((await reportAge(stranger, target)).status).toBe(200)
    expect(await statusOf(target)).toBe('active')
    expect(await testApp.db.selectFrom('report').select('id').where('reported_id', '=', target.id).execute()).toHaveLength(1)
  }
})

test('a reporter needs both a conversation and an account older than a week to hide a member', async () => {
  const [silent, new_] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'amina')]
  await backdateSignUp(testApp, silent, 30)
  await exchangeMessages(testApp, new_)
  for (const reporter of [silent, new_]) {
    const target = await createPerson(testApp, 'brian')
    await reportAge(reporter, target)
    expect(await statusOf(target)).toBe('active')
  }
})

test('a trusted reporter can hide one member a day', async () => {
  const amina = await makeTrustedReporter(testApp, await createPerson(testApp, 'amina'))
  const [first, second, third] = [
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'brian'),
  ]
  await reportAge(amina, first)
  await reportAge(amina, second)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['held', 'active'])
  testApp.clock.advance({ hours: 25 })
  await reportAge(amina, third)
  expect(await statusOf(third)).toBe('held')
})

test('a reporter with a dismissed age report can hide nobody', async () => {
  const amina = await makeTrustedReporter(testApp, await createPerson(testApp, 'amina'))
  const [first, second] = [await createPerson(testApp, 'brian'), await createPerson(testApp, 'brian')]
  await reportAge(amina, first)
  await dismiss(first)
  expect(await statusOf(first)).toBe('active')
  testApp.clock.advance({ days: 10 })
  await reportAge(amina, second)
  expect(await statusOf(second)).toBe('active')
})

test('two new accounts on different networks hide a member, two on one network do not', async () => {
  const target = await createPerson(testApp, 'brian')
  const [a, b] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'chantal')]
  await reportAge(a, target, '10.0.0.1')
  await reportAge(b, target, '10.0.0.1')
  expect(await statusOf(target)).toBe('active')
  await reportAge(await createPerson(testApp, 'diego'), target, '10.0.9.9')
  expect(await statusOf(target)).toBe('held')
})

test('two accounts on one network count as two reporters if they signed up days apart', async () => {
  const target = await createPerson(testApp, 'brian')
  const [a, b] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'chantal')]
  await backdateSignUp(testApp, a, 3)
  await reportAge(a, target)
  await reportAge(b, target)
  expect(await statusOf(target)).toBe('held')
})

test('a repeated report counts once, and two reporters can hide one member a day together', async () => {
  const [one, two] = [await createPerson(testApp, 'brian'), await createPerson(testApp, 'brian')]
  const [a, b] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'chantal')]
  await reportAge(a, one)
  testApp.clock.advance({ hours: 25 })
  await reportAge(a, one, '10.0.0.2')
  expect(await statusOf(one)).toBe('active')
  await reportAge(b, one, '10.0.0.3')
  expect(await statusOf(one)).toBe('held')
  await reportAge(a, two)
  await reportAge(b, two, '10.0.0.3')
  expect(await statusOf(two)).toBe('active')
})

test('two concurrent reports count as two', async () => {
  const target = await createPerson(testApp, 'brian')
  const [a, b] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'chantal')]
  const replies = await Promise.all([reportAge(a, target, '10.0.0.1'), reportAge(b, target, '10.0.0.2')])
  expect(replies.map(({ status, text }) => [status, text])).toEqual([
    [200, replies[0].text],
    [200, replies[0].text],
  ])
  expect(await statusOf(target)).toBe('held')
})

test('the network hash of a report is deleted when the report is closed', async () => {
  const target = await createPerson(testApp, 'brian')
  await reportAge(await createPerson(testApp, 'amina'), target)
  await dismiss(target)
  expect(await testApp.db.selectFrom('report').select('network').where('reported_id', '=', target.id).execute()).toEqual([
    { network: null },
  ])
})
