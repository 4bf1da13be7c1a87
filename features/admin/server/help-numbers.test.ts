import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { listHelpNumbers } from '#features/site/help-numbers-contract.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { deleteHelpNumber, putHelpNumber } from '../help-numbers-contract.ts'

let testApp: TestApp
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp()
  chantal = await createAdmin(testApp, 'chantal')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const reason = 'the ministry has published it'
const police = {
  country: 'SN',
  kind: 'police',
  number: '117',
  source: 'https://police.example/numbers',
  dated: '2026-01-31',
} as const
const put = (id: string, fields: Partial<Record<keyof typeof police, string>> = {}, as = chantal) =>
  testApp.call(putHelpNumber, { params: { id }, body: { ...police, ...fields, reason } as never }, { as })
const remove = (id: string) => testApp.call(deleteHelpNumber, { params: { id }, body: { reason } }, { as: chantal })
const listed = async (country: string) =>
  (await testApp.call(listHelpNumbers, {})).body.data.numbers.filter((one) => one.country === country)
const actions = async (id: string) =>
  (await readAuditPage(testApp.db, { subjectKind: 'help_number', subjectId: id })).entries.map(({ action }) => action).sort()

test('the numbers with a source are there from the start', async () => {
  expect((await listed('NG')).map(({ number }) => number)).toEqual(['112'])
  expect((await listed('ZA')).map(({ kind }) => kind)).toEqual(['police', 'violence'])
})

test('a number is added once, changed and removed, each with an entry in the audit log', async () => {
  const id = randomUUID()
  await Promise.all([put(id), put(id)])
  expect(await listed('SN')).toEqual([{ id, ...police }])
  await put(id, { number: '17', dated: '2026-02-01' })
  expect(await listed('SN')).toEqual([{ id, ...police, number: '17', dated: '2026-02-01' }])
  await remove(id)
  expect((await remove(id)).status).toBe(200)
  expect(await listed('SN')).toEqual([])
  expect(await actions(id)).toEqual(['help_number.added', 'help_number.changed', 'help_number.removed'])
})

test('the same number is listed once for a country and kind, also when two administrators add it at once', async () => {
  const [first, second] = [randomUUID(), randomUUID()]
  const statuses = (await Promise.all([put(first, { country: 'BJ', number: '11 0' }), put(second, { country: 'BJ', number: '110' })])).map(
    ({ status }) => status,
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await listed('BJ')).toHaveLength(1)
  const refused = await put(randomUUID(), { country: 'BJ', number: '1 10' })
  expect(refused.body).toMatchObject({ errors: { number: ['This number is already listed for this country.'] } })
})

test.each([
  ['country', 'Cameroon'],
  ['kind', 'fire'],
  ['number', 'call us'],
  ['number', '1'],
  ['source', 'javascript:alert(1)'],
  ['source', 'a friend'],
  ['dated', '2026-02-31'],
])('a wrong %s is refused with an error for its field: %s', async (field, value) => {
  const id = randomUUID()
  const { status, body } = await put(id, { [field]: value, ...(field === 'country' ? {} : { country: 'KE' }) })
  expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([422, [field]])
  expect(await actions(id)).toEqual([])
})

test('a member cannot change the numbers', async () => {
  expect((await put(randomUUID(), {}, await createPerson(testApp, 'amina'))).status).toBe(404)
})
