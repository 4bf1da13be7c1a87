// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postReaction } from '#features/reactions/contract.ts'
import { putFeedOrder } from '#features/suggestions/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createDeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import type { EndpointRequest } from '#platform/shared/endpoint.ts'
import { storeAnswersOf, storeProfileField } from '#tests/support/features/profile-fields.ts'
import { suggestMembers } from '#tests/support/features/suggestions.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type PersonOptions } from '#tests/support/people/people.ts'
import { listPicks } from '../../picks-contract.ts'
import { personalData } from '../personal-data.ts'
import { purgePicks } from './pick-store.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('card').execute()
  amina = await createPerson(testApp, 'amina', { photo: true })
  await set(amina, { interests: ['jazz', 'hiking', 'prayer'], looking_for: ['marriage'] })
})

type Query = EndpointRequest<typeof listPicks>['query']
const list = (query: Query = {}) => testApp.call(listPicks, { query }, { as: amina })
const picks = async (query: Query = {}) => (await list(query)).body.data.people
const names = async (query: Query = {}) => (await picks(query)).map(({ firstname }) => firstname)
const set = (person: Person, values: { interests?: string[]; looking_for?: string[]; languages?: string[] }) =>
  testApp.db.updateTable('member').set(values).where('id', '=', person.id).execute()
const person = (firstname: string, options: PersonOptions = {}) => createPerson(testApp, 'brian', { firstname, ...options })
const react = (as: Person, to: Person, action: 'like' | 'unlike' | 'dislike' | 'block') =>
  testApp.call(postReaction, { params: { action }, query: { uid: to.id } }, { as })

/** A town with `count` people of whom the first `sharing` share interests with Amina. */
const town = async (count: number, sharing: number): Promise<Person[]> => {
  const people: Person[] = []
  for (let index = 0; index < count; index++) people.push(await person(`P${index}`))
  for (const one of people.slice(0, sharing)) await set(one, { interests: ['jazz'] })
  return people
}
const suggest = (others: readonly Person[]) => suggestMembers(testApp, amina, others)

test('five a day, those who share most first, each with at most two reasons', async () => {
  const people = await town(16, 6)
  await set(people[5] as Person, { interests: ['hiking', 'jazz'], looking_for: ['marriage'] })
  const { people: shown, ends_at } = (await list()).body.data
  expect(shown).toHaveLength(5)
  expect(shown[0]).toMatchObject({
    firstname: 'P5',
    why: 'order',
    boosted: false,
    reasons: [
      { kind: 'interest', value: 'jazz' },
      { kind: 'goal', value: 'marriage' },
    ],
  })
  expect(shown.every(({ reasons }) => reasons.length > 0 && reasons.length <= 2)).toBe(true)
  expect(shown[0]).not.toHaveProperty('about')
  expect(Date.parse(ends_at)).toBeGreaterThan(testApp.clock.now().getTime())
})

test('the same all day, also for two readings at once; fewer with each reaction, and nobody takes a place', async () => {
  const people = await town(16, 8)
  const [first, second] = await Promise.all([names(), names()])
  expect(second).toEqual(first)
  const [liked, passed] = first.map((name) => people[Number(name.slice(1))] as Person) as [Person, Person]
  await react(amina, liked, 'like')
  await react(amina, passed, 'dislike')
  testApp.clock.advance({ hours: 1 })
  expect(await names()).toEqual(first.slice(2))
  // An undone like brings the person back.
  await react(amina, liked, 'unlike')
  expect(await names()).toEqual([first[0], ...first.slice(2)])
})

test('judged again on reading: a block, a pause of the card and the filter take somebody out', async () => {
  const people = await town(16, 5)
  const before = await names()
  const of = (name: string | undefined) => people[Number(name?.slice(1))] as Person
  await react(of(before[0]), amina, 'block')
  await testApp.db.deleteFrom('card').where('id', '=', of(before[1]).id).execute()
  expect(await names()).toEqual(before.slice(2))
  expect(await names({ gender: 'female' })).toEqual([])
  expect(await names()).toEqual(before.slice(2))
})

test('who was a pick is not picked again on the next days, and is on the day after the week', async () => {
  await town(16, 7)
  const first = await names()
  testApp.clock.advance({ days: 1 })
  const next = await names()
  expect(next).toHaveLength(2)
  expect(next.filter((name) => first.includes(name))).toEqual([])
  testApp.clock.advance({ days: 8 })
  await purgePicks(createDeletionBudget(testApp.db, { rows: 100, ms: 60_000 }), testApp.clock.now())
  expect(await names()).toHaveLength(5)
})

test('suggestions come first, and a boost stays in the feed', async () => {
  const people = await town(16, 3)
  await suggest([people[11] as Person, people[10] as Person])
  await testApp.db
    .updateTable('card')
    .set(({ eb }) => ({ rank: eb('rank', '+', 2 ** 29) }))
    .where('id', '=', people[0]?.id ?? '')
    .execute()
  const shown = await picks()
  expect(shown.map(({ firstname, why }) => [firstname, why]).slice(0, 2)).toEqual([
    ['P11', 'suggested'],
    ['P10', 'suggested'],
  ])
  expect(shown.map(({ firstname }) => firstname).toSorted()).toEqual(['P1', 'P10', 'P11', 'P2'])
})

test('who likes the viewer is a pick, and says so', async () => {
  const people = await town(16, 0)
  await react(people[3] as Person, amina, 'like')
  expect((await picks()).map(({ firstname, why }) => [firstname, why])).toEqual([['P3', 'likes_you']])
})

test('none in a town of a few, none with nothing to choose by, none in the order of activity', async () => {
  await town(9, 9)
  expect(await names()).toEqual([])
  expect(await testApp.db.selectFrom('daily_pick').select('place').where('member_id', '=', amina.id).execute()).toEqual([])
  await town(9, 9)
  expect(await names()).toHaveLength(5)
  await testApp.call(putFeedOrder, { body: { order: 'activity' } }, { as: amina })
  expect(await names()).toEqual([])
  await testApp.call(putFeedOrder, { body: { order: 'suggested' } }, { as: amina })
  expect(await names()).toHaveLength(5)
})

test('picks that were suggested do not come back when the order of activity is left again', async () => {
  const people = await town(20, 6)
  await suggest(people.slice(0, 2))
  const before = (await list()).body.data.people
  expect(before.filter(({ why }) => why === 'suggested')).toHaveLength(2)
  for (const order of ['activity', 'suggested'] as const) await testApp.call(putFeedOrder, { body: { order } }, { as: amina })
  const after = (await list()).body.data.people
  expect(after.map(({ id }) => id)).toEqual(before.filter(({ why }) => why !== 'suggested').map(({ id }) => id))
})

test('an interest of faith is no reason unless both show it', async () => {
  const people = await town(16, 0)
  await testApp.db
    .updateTable('member')
    .set({ interests: ['prayer'], shows_sensitive: true })
    .where('id', '=', people[0]?.id ?? '')
    .execute()
  expect(await names()).toEqual([])
  await testApp.db.updateTable('member').set({ shows_sensitive: true }).where('id', '=', amina.id).execute()
  expect((await picks()).map(({ reasons }) => reasons[0])).toEqual([{ kind: 'interest', value: 'prayer' }])
})

test("the same choice in a field of the operator's that everybody sees is a reason", async () => {
  const choices = ['travel00', 'garden00'].map((id) => ({ id, labels: { en: id }, retired: false }))
  await storeProfileField(testApp, 'wishes00', { kind: 'choices', choices })
  await storeProfileField(testApp, 'secret00', { kind: 'choice', choices, visible_to: 'matches' })
  const people = await town(16, 0)
  await storeAnswersOf(testApp, amina, { wishes00: ['garden00', 'travel00'], secret00: 'garden00' })
  await storeAnswersOf(testApp, people[0] as Person, { wishes00: ['travel00'] })
  await storeAnswersOf(testApp, people[1] as Person, { secret00: 'garden00' })
  expect((await picks()).map(({ firstname, reasons }) => [firstname, reasons[0]])).toEqual([
    ['P0', { kind: 'field', value: 'travel00', field: 'wishes00' }],
  ])
  await testApp.db.deleteFrom('profile_field').execute()
})

test('they are exported and erased, also from the picks of others', async () => {
  const people = await town(16, 5)
  const shown = await picks()
  expect(await personalData.export(testApp.db, amina.id)).toMatchObject({
    daily_picks: shown.map(({ id }) => ({ member: id, suggested: false })),
  })
  const erase = ({ id }: { id: string }) => inTransaction(testApp.db, (tx) => personalData.erase(tx, id, testApp.clock.now()))
  await erase(shown[0] ?? people[0] ?? amina)
  expect(await picks()).toHaveLength(4)
  await erase(amina)
  expect(await personalData.export(testApp.db, amina.id)).toMatchObject({ daily_picks: [] })
})

test('each reading counts as shown, as in the feed', async () => {
  await town(16, 5)
  const [first] = await picks()
  await picks()
  testApp.clock.advance({ days: 1 })
  await testApp.runJobs()
  const counts = await testApp.db
    .selectFrom('attention')
    .select('shown')
    .where('member_id', '=', first?.id ?? '')
    .execute()
  expect(counts).toEqual([{ shown: 2 }])
})

test('refuses a wrong filter and a caller without a session; a guest has none', async () => {
  await town(16, 5)
  const crossed = await list({ min_age: 40, max_age: 30 })
  expect([crossed.status, Object.keys(crossed.error.errors ?? {})]).toEqual([422, ['max_age']])
  expect((await testApp.call(listPicks, { query: {} })).status).toBe(401)
  await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', amina.id).execute()
  expect(await names()).toEqual([])
})
