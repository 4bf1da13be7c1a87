import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { type reactionActions, listReactions, listReceivedLikes, type ownReactionLists, applyReaction } from '../contract.ts'
import { listReactions as readList, listReceivedLikes as readOthers } from './list-reactions.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

type Action = (typeof reactionActions)[number]
type Type = (typeof ownReactionLists)[number]
const toggle = (from: Person, action: Action, to: Person) =>
  testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const list = async (as: Person, type: Type, cursor?: string) =>
  (await testApp.call(listReactions, { query: { type, cursor } }, { as })).body.data
const others = async (as: Person, cursor?: string) => (await testApp.call(listReceivedLikes, { query: { cursor } }, { as })).body.data
const crowd = async (size: number): Promise<Person[]> => {
  const people: Person[] = []
  for (let index = 0; index < size; index++) people.push(await createPerson(testApp, 'diego'))
  return people
}
const idsOf = (page: { people: { id: string }[] }) => page.people.map(({ id }) => id)

test.each([
  ['likes', 'like'],
  ['dislikes', 'dislike'],
  ['blocked', 'block'],
] as const)('%s come page by page, newest first, each person once, with the count on the first page', async (type, action) => {
  const people = await crowd(25)
  for (const [index, other] of people.entries()) {
    await toggle(amina, action, other)
    if (index % 3 === 0) testApp.clock.advance({ seconds: 1 })
  }
  const first = await list(amina, type)
  const second = await list(amina, type, first.next_cursor ?? undefined)
  expect([first.people.length, first.count, second.next_cursor, second.count]).toEqual([20, 25, null, null])
  expect([...idsOf(first), ...idsOf(second)].toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  const times = [...first.people, ...second.people].map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('the list of received likes is paged and counted', async () => {
  const people = await crowd(22)
  for (const other of people) {
    await toggle(other, 'like', amina)
    testApp.clock.advance({ seconds: 1 })
  }
  const first = await others(amina)
  const second = await others(amina, first.next_cursor ?? undefined)
  expect([...idsOf(first), ...idsOf(second)]).toEqual(people.map(({ id }) => id).toReversed())
  expect([first.count, second.count]).toEqual([22, null])
})

test('a list marks matches and leaves out hidden members', async () => {
  const [gone] = await crowd(1)
  await toggle(amina, 'like', brian)
  await toggle(amina, 'like', gone as Person)
  await toggle(brian, 'like', amina)
  await toggle(gone as Person, 'block', amina)
  for (const type of ['likes', 'matches'] as const)
    expect(await list(amina, type)).toMatchObject({ people: [{ id: brian.id, matched: true }], next_cursor: null, count: 1 })
  expect(await others(amina)).toEqual({ people: [], next_cursor: null, count: 0 })
})

test('a list takes one statement', async () => {
  await toggle(amina, 'like', brian)
  let statements = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1
      return Promise.resolve(result)
    },
  }
  const ctx = { ...testApp.ctx(amina), db: testApp.db.withPlugin(counter) }
  for (const type of ['likes', 'dislikes', 'blocked', 'matches'] as const) await readList(ctx, { type })
  await readOthers(ctx, {})
  expect(statements).toBe(5)
})

test('a blocked member has a name and a photo, but no distance or presence', async () => {
  await toggle(amina, 'block', brian)
  expect((await list(amina, 'blocked')).people).toMatchObject([
    { id: brian.id, firstname: 'Brian', active: false, last_seen: null, distance: null, location: null },
  ])
  expect((await list(brian, 'blocked')).people).toEqual([])
})

test('an invalid cursor is rejected', async () => {
  const answer = await testApp.call(listReactions, { query: { type: 'likes', cursor: 'nonsense' } }, { as: amina })
  expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['cursor']])
})

test('the changing GET is not cached, and a prefetch changes nothing', async () => {
  const ask = (headers: Record<string, string>) =>
    testApp.app.inject({
      url: `/api/actions/toggle/like?uid=${brian.id}`,
      headers: { authorization: `Bearer ${amina.token}`, ...headers },
    })
  for (const purpose of ['prefetch', 'prefetch;prerender']) expect((await ask({ 'sec-purpose': purpose })).statusCode).toBe(403)
  expect((await list(amina, 'likes')).people).toEqual([])
  const answer = await ask({})
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
})
