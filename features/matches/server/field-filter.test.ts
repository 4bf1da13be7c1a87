import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fieldFilterToJsonPath } from '#features/profile-fields/server/index.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { storeAnswersOf, storeProfileField } from '#tests/support/features/profile-fields.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { listMatches } from '../contract.ts'

let testApp: TestApp
let amina: Person
const yes = { id: 'yes00000', labels: { en: 'Yes' }, retired: false }
const no = { id: 'no000000', labels: { en: 'No' }, retired: false }
const height = { kind: 'number', min: 100, max: 250, filterable: true, order: 1 } as const
const children = { kind: 'choice', filterable: true, order: 2 } as const

beforeAll(async () => {
  testApp = await openTestApp()
  const brian = await createPerson(testApp, 'brian')
  const diego = await createPerson(testApp, 'diego')
  await createPerson(testApp, 'esi')
  await storeAnswersOf(testApp, brian, { height00: 185, children: 'yes00000' })
  await storeAnswersOf(testApp, diego, { height00: 170, children: 'no000000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  await storeProfileField(testApp, 'height00', height)
  await storeProfileField(testApp, 'children', { ...children, choices: [yes, no] })
})

const search = async (fields?: string, as = amina) => {
  const { status, body, error } = await testApp.call(
    listMatches,
    { query: { fields, ...(fields !== undefined && { gender: 'both' }) } },
    { as },
  )
  return status === 200
    ? { filter: body.data.filter.fields, found: body.data.people.map(({ firstname }) => firstname).toSorted() }
    : { status, errors: Object.keys(error.errors ?? {}) }
}

test.each([
  ['height00:180..', ['Brian']],
  ['height00:..180', ['Diego']],
  ['height00:170..185', ['Brian', 'Diego']],
  ['children:no000000', ['Diego']],
  ['height00:180..;children:no000000', []],
  ['height00:..200;children:yes00000,no000000', ['Brian', 'Diego']],
])('%s finds who has answered so, and nobody without an answer', async (fields, found) => {
  expect(await search(fields)).toEqual({ filter: fields, found })
})

test('without a filter those without an answer are found, too', async () => {
  expect((await search()).found).toEqual(expect.arrayContaining(['Brian', 'Diego', 'Esi']))
})

test('the filter is remembered; what is retired or hidden since is left out, and comes back', async () => {
  await search('height00:180..;children:yes00000,no000000')
  expect(await search()).toEqual({ filter: 'height00:180..;children:yes00000,no000000', found: ['Brian'] })
  await storeProfileField(testApp, 'children', { ...children, choices: [{ ...yes, retired: true }, no] })
  expect(await search()).toEqual({ filter: 'height00:180..;children:no000000', found: [] })
  await storeProfileField(testApp, 'children', { ...children, choices: [yes, no], retired: true })
  expect(await search()).toEqual({ filter: 'height00:180..', found: ['Brian'] })
  await storeProfileField(testApp, 'height00', { ...height, filterable: false })
  expect((await search()).filter).toBeUndefined()
  await storeProfileField(testApp, 'height00', height)
  expect(await search()).toMatchObject({ filter: 'height00:180..' })
})

test('answers that only a match or nobody sees cannot be found out by a filter', async () => {
  await storeProfileField(testApp, 'height00', { ...height, visible_to: 'matches', filterable: false })
  expect(await search('height00:180..')).toMatchObject({ filter: undefined, found: expect.arrayContaining(['Diego']) })
})

test.each([
  'height00',
  'height00:',
  'height00:9..1',
  'height00:1..2;',
  'h"; drop:1..2',
  'height00:a',
  `height00:${'yes00000,'.repeat(200)}yes00000`,
])('refuses what is no filter: %s', async (fields) => {
  expect(await search(fields)).toEqual({ status: 422, errors: ['fields'] })
})

test('the path names ids and numbers only', () => {
  expect(fieldFilterToJsonPath('height00:-5..9;children:yes00000,no000000')).toBe(
    '($."height00" >= -5 && $."height00" <= 9) && ($."children" == "yes00000" || $."children" == "no000000")',
  )
})
