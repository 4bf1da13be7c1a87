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
const doubt = (by: Person, of: Person, from = '10.0.0.1') =>
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

test('a new account that reports twenty members hides none of them, and each report is in the queue', async () => {
  const stranger = await createPerson(testApp, 'amina')
  for (let turn = 0; turn < 20; turn++) {
    const target = await createPerson(testApp, 'brian')
    expect((await doubt(stranger, target)).status).toBe(200)
    expect(await statusOf(target)).toBe('active')
    expect(await testApp.db.selectFrom('report').select('id').where('reported_id', '=', target.id).execute()).toHaveLength(1)
  }
})

test('a week without a conversation is no trust, nor a conversation in the first week', async () => {
  const [silent, new_] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'amina')]
  await backdateSignUp(testApp, silent, 30)
  await exchangeMessages(testApp, new_)
  for (const reporter of [silent, new_]) {
    const target = await createPerson(testApp, 'brian')
    await doubt(reporter, target)
    expect(await statusOf(target)).toBe('active')
  }
})

test('somebody trusted hides one member a day', async () => {
  const amina = await makeTrustedReporter(testApp, await createPerson(testApp, 'amina'))
  const [first, second, third] = [
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'brian'),
    await createPerson(testApp, 'brian'),
  ]
  await doubt(amina, first)
  await doubt(amina, second)
  expect([await statusOf(first), await statusOf(second)]).toEqual(['held', 'active'])
  testApp.clock.advance({ hours: 25 })
  await doubt(amina, third)
  expect(await statusOf(third)).toBe('held')
})

test('somebody who was wrong about an age hides nobody any more', async () => {
  const amina = await makeTrustedReporter(testApp, await createPerson(testApp, 'amina'))
  const [first, second] = [await createPerson(testApp, 'brian'), await createPerson(testApp, 'brian')]
  await doubt(amina, first)
  await dismiss(first)
  expect(await statusOf(first)).toBe('active')
  testApp.clock.advance({ days: 10 })
  await doubt(amina, second)
  expect(await statusOf(second)).toBe('active')
})

test('two new accounts from different places hide somebody, two from one place do not', async () => {
  const target = await createPerson(testApp, 'brian')
  const [a, b] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'chantal')]
  await doubt(a, target, '10.0.0.1')
  await doubt(b, target, '10.0.0.1')
  expect(await statusOf(target)).toBe('active')
  await doubt(await createPerson(testApp, 'diego'), target, '10.0.9.9')
  expect(await statusOf(target)).toBe('held')
})

test('two accounts of one carrier that signed up days apart are two people', async () => {
  const target = await createPerson(testApp, 'brian')
  const [a, b] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'chantal')]
  await backdateSignUp(testApp, a, 3)
  await doubt(a, target)
  await doubt(b, target)
  expect(await statusOf(target)).toBe('held')
})

test('the same person twice is one reporter, and a pair hides one member a day together', async () => {
  const [one, two] = [await createPerson(testApp, 'brian'), await createPerson(testApp, 'brian')]
  const [a, b] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'chantal')]
  await doubt(a, one)
  testApp.clock.advance({ hours: 25 })
  await doubt(a, one, '10.0.0.2')
  expect(await statusOf(one)).toBe('active')
  await doubt(b, one, '10.0.0.3')
  expect(await statusOf(one)).toBe('held')
  await doubt(a, two)
  await doubt(b, two, '10.0.0.3')
  expect(await statusOf(two)).toBe('active')
})

test('two at the same moment are two', async () => {
  const target = await createPerson(testApp, 'brian')
  const [a, b] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'chantal')]
  const replies = await Promise.all([doubt(a, target, '10.0.0.1'), doubt(b, target, '10.0.0.2')])
  expect(replies.map(({ status, text }) => [status, text])).toEqual([
    [200, replies[0].text],
    [200, replies[0].text],
  ])
  expect(await statusOf(target)).toBe('held')
})

test('where a report came from is forgotten when it is closed', async () => {
  const target = await createPerson(testApp, 'brian')
  await doubt(await createPerson(testApp, 'amina'), target)
  await dismiss(target)
  expect(await testApp.db.selectFrom('report').select('network').where('reported_id', '=', target.id).execute()).toEqual([
    { network: null },
  ])
})
