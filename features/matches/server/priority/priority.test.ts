// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postReaction } from '#features/reactions/contract.ts'
import type { EndpointRequest } from '#platform/shared/endpoint.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { createPerson, type PersonOptions } from '#tests/support/people/people.ts'
import { suggestMembers } from '#tests/support/features/suggestions.ts'
import { listMatches } from '../../contract.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('card').execute()
  amina = await createPerson(testApp, 'amina', { photo: true })
})

type Query = EndpointRequest<typeof listMatches>['query']
const list = (query: Query = {}) => testApp.call(listMatches, { query }, { as: amina })
const names = async (query: Query) => (await list(query)).body.data.people.map(({ firstname }) => firstname)
const brian = (options: PersonOptions = {}) => createPerson(testApp, 'brian', options)
/** Creates people eight at a time, because more would wait too long for a database connection. */
const crowd = async (count: number) => {
  const people: Person[] = []
  while (people.length < count)
    people.push(...(await Promise.all(Array.from({ length: Math.min(8, count - people.length) }, () => brian()))))
  return people
}
/** Everybody on all pages of a walk; `between` happens after each page. */
const walk = async (between: (page: { id: string }[]) => Promise<unknown> = () => Promise.resolve()) => {
  const pages: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = (await list(cursor === undefined ? {} : { cursor })).body
    pages.push(data.people.map(({ id }) => id))
    await between(data.people)
    cursor = data.next_cursor
  }
  return pages
}
const likeAmina = (ids: readonly string[], kind = 1) =>
  testApp.db
    .insertInto('reaction')
    .values(ids.map((from_id) => ({ from_id, to_id: amina.id, kind, at: testApp.clock.now() })))
    .execute()
const sink = (ids: readonly string[]) =>
  testApp.db
    .updateTable('card')
    .set((row) => ({ rank: row('rank', '-', 180 * 2048) }))
    .where('id', 'in', ids)
    .execute()

describe('the priority members', () => {
  test('up to five who like the caller are among the first twenty, at the same places after a reload', async () => {
    const ids = (await crowd(48)).map(({ id }) => id)
    const likers = ids.slice(0, 7)
    await sink(likers)
    const expectLikers = (page: string[] | undefined, count: number) =>
      expect(likers.filter((id) => page?.includes(id))).toHaveLength(count)
    expectLikers((await walk())[0], 0)
    await likeAmina(likers)
    const [first, ...others] = await walk()
    expectLikers(first, 5)
    expect((await walk())[0]).toEqual(first)
    expect([...(first ?? []), ...others.flat()].toSorted()).toEqual(ids.toSorted())
    const places = first?.flatMap((id, place) => (likers.includes(id) ? [place] : [])) ?? []
    expect(places.filter((place) => place % 4 === 0)).toEqual([])
    // The places of the likers change from day to day.
    const seen = new Set([places.join()])
    for (let day = 0; day < 3; day++) {
      testApp.clock.advance({ days: 1 })
      const [page] = await walk()
      seen.add(page?.flatMap((id, place) => (likers.includes(id) ? [place] : [])).join() ?? '')
    }
    expect(seen.size).toBeGreaterThan(1)
  })

  test('suggested likers get the places before likers of a higher rank', async () => {
    const people = await crowd(45)
    const suggestedPeople = people.slice(0, 4)
    const suggested = suggestedPeople.map(({ id }) => id)
    const likers = people.slice(4, 11).map(({ id }) => id)
    await sink([...suggested, ...likers])
    await sink(suggested)
    await likeAmina([...suggested, ...likers])
    await suggestMembers(testApp, amina, suggestedPeople)
    const data = (await list()).body.data.people
    const early = data.filter(({ why }) => why === 'likes_you').map(({ id }) => id)
    expect(suggested.filter((id) => early.includes(id))).toHaveLength(4)
    expect(likers.filter((id) => early.includes(id))).toHaveLength(1)
  })

  test('a dislike brings nobody early, and a member the caller has answered does not come first', async () => {
    const ids = (await crowd(30)).map(({ id }) => id)
    const [liker = '', answered = '', ...dislikers] = ids.slice(0, 6)
    await sink([liker, answered, ...dislikers])
    await likeAmina([liker, answered])
    await likeAmina(dislikers, 2)
    await testApp.db.insertInto('reaction').values({ from_id: amina.id, to_id: answered, kind: 2, at: testApp.clock.now() }).execute()
    const [first] = await walk()
    expect(first).toContain(liker)
    expect(first?.filter((id) => id === answered || dislikers.includes(id))).toEqual([])
  })

  test('everybody is shown once, whatever the caller and the others do between the pages', async () => {
    const ids = (await crowd(50)).map(({ id }) => id)
    await sink(ids.slice(0, 10))
    await likeAmina(ids.slice(0, 3))
    let late = ids.slice(3, 10)
    const pages = await walk(async (page) => {
      await testApp.call(postReaction, { params: { action: 'dislike' }, query: { uid: page[0]?.id ?? '' } }, { as: amina })
      await likeAmina(late.slice(0, 3))
      late = late.slice(3)
    })
    expect(pages.map((page) => page.length)).toEqual([20, 20, 10])
    expect(pages.flat().toSorted()).toEqual(ids.toSorted())
  })

  test('likers stay in their area and never cross a distance', async () => {
    const near = await brian({ firstname: 'Near' })
    const far = await brian({ firstname: 'Far', lat: 4.41, lng: 9.7043 })
    await likeAmina([near.id, far.id])
    expect(await names({ distance: '20' })).toEqual(['Near'])
    const { people: shown, wider_from } = (await list({ widen: '1' })).body.data
    expect([shown.map(({ firstname }) => firstname), wider_from]).toEqual([['Near', 'Far'], 1])
  })
})
