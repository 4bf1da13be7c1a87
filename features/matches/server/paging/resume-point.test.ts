// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { createPerson, type PersonOptions } from '#tests/support/people/people.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import type { listMatches as endpoint } from '../../contract.ts'
import { listMatches } from '../list-matches.ts'
import { personalData } from '../personal-data.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('card').execute()
  amina = await createPerson(testApp, 'amina')
})

const brian = (options: PersonOptions = {}) => createPerson(testApp, 'brian', options)
const crowd = (count: number) => Promise.all(Array.from({ length: count }, () => brian({ photo: true })))

describe('a member who has reacted to many people', () => {
  const page = (query: HandlerInput<typeof endpoint>['query'] = {}) =>
    listMatches(testApp.ctx(amina), ['a secret, long enough for a test'], { query }, 5)
  const react = (ids: readonly string[]) =>
    testApp.db
      .insertInto('reaction')
      .values(ids.map((to_id) => ({ from_id: amina.id, to_id, kind: 2, at: testApp.clock.now() })))
      .execute()
  /** How many requests it takes until a person is shown, and who that is. */
  const untilShown = async (query: HandlerInput<typeof endpoint>['query'] = {}) => {
    for (let requests = 1, cursor: string | undefined; requests < 20; requests++) {
      const { people, next_cursor } = (await page({ ...query, ...(cursor === undefined ? {} : { cursor }) })).data
      if (people.length > 0 || next_cursor === null) return { requests, names: people.map(({ firstname }) => firstname) }
      cursor = next_cursor
    }
    throw new Error('nobody was ever shown')
  }

  test('starts below them for ten minutes, for the same filter and place', async () => {
    await react((await crowd(16)).map(({ id }) => id))
    await brian({ firstname: 'Last' })
    expect(await untilShown()).toEqual({ requests: 4, names: ['Last'] })
    expect(await untilShown()).toEqual({ requests: 1, names: ['Last'] })
    expect((await untilShown({ gender: 'both' })).requests).toBe(4)
    expect((await untilShown({ gender: 'both' })).requests).toBe(1)
    const { id } = await brian({ firstname: 'New', photo: true })
    // Raises the rank by a thousand days, so that the random shuffle cannot move this member from the top.
    await testApp.db
      .updateTable('card')
      .set((row) => ({ rank: row('rank', '+', 1000 * 2048) }))
      .where('id', '=', id)
      .execute()
    expect((await untilShown()).names).not.toContain('New')
    testApp.clock.advance({ minutes: 10 })
    expect((await untilShown()).names).toContain('New')
  })

  test('the filter stays remembered beside it', async () => {
    await react((await crowd(6)).map(({ id }) => id))
    await brian({ firstname: 'Last' })
    await untilShown({ gender: 'male' })
    expect((await page()).data.filter.gender).toBe('male')
    expect(await personalData.export(testApp.db, amina.id)).toMatchObject({ match_filter: { gender: 'male' } })
  })
})
