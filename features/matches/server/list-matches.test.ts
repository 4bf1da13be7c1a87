import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import type { EndpointRequest } from '#platform/shared/endpoint.ts'
import { createPerson, type PersonOptions } from '#tests/support/people/people.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { listMatches, putNewcomerAlert } from '../contract.ts'
import { personalData } from './personal-data.ts'

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
const list = (query: Query = {}, as = amina) => testApp.call(listMatches, { query }, { as })
const people = async (query: Query = {}, as = amina) => (await list(query, as)).body.data.people
const names = async (query: Query = {}, as = amina) => (await people(query, as)).map(({ firstname }) => firstname)
const brian = (options: PersonOptions = {}) => createPerson(testApp, 'brian', options)
/** A place a number of kilometres north of Amina. */
const north = (km: number) => ({ lat: 4.0483 + km / 111.2, lng: 9.7043 })
const crowd = async (count: number, options: PersonOptions = {}) => {
  const people: Person[] = []
  while (people.length < count) {
    const some = Array.from({ length: Math.min(8, count - people.length) }, (_, n) => `Crowd${people.length + n}`)
    people.push(...(await Promise.all(some.map((firstname) => brian({ firstname, ...options })))))
  }
  return people
}

describe('GET /matches', () => {
  test('shows a card with photos, distance and area, and never the viewer', async () => {
    await brian()
    const [person, ...others] = await people()
    expect(others).toEqual([])
    expect(person).toMatchObject({ firstname: 'Brian', distance: 7, ring: '20', boosted: false, images: [], country: { code: 'CM' } })
    expect(person).not.toHaveProperty('rank')
    expect(JSON.stringify(person)).not.toContain('cell_')
  })

  test('members with a photo come first, then those active lately', async () => {
    const old = await brian({ firstname: 'Old' })
    await brian({ firstname: 'New' })
    await brian({ firstname: 'Photo', photo: true })
    // Lowers the rank by half a year of inactivity, which is more than the random shuffle can add.
    await testApp.db
      .updateTable('card')
      .set((row) => ({ rank: row('rank', '-', 180 * 2048) }))
      .where('id', '=', old.id)
      .execute()
    expect(await names()).toEqual(['Photo', 'New', 'Old'])
  })

  test('hides members with a reaction or block, paused or unverified members, and members who look for someone else', async () => {
    const [reacted, blocked, blocking] = await crowd(3)
    await brian({ firstname: 'Unverified', unverified: true })
    const now = testApp.clock.now()
    await inTransaction(testApp.db, async (tx) => {
      await tx
        .insertInto('reaction')
        .values({ from_id: amina.id, to_id: reacted?.id ?? '', kind: 2, at: now })
        .execute()
      await tx
        .insertInto('block')
        .values({ from_id: amina.id, to_id: blocked?.id ?? '', at: now })
        .execute()
      await tx
        .insertInto('block')
        .values({ from_id: blocking?.id ?? '', to_id: amina.id, at: now })
        .execute()
    })
    const picky = await brian({ firstname: 'Picky' })
    expect(await names()).toEqual(['Picky'])
    await testApp.db.updateTable('card').set({ seek: 1 }).where('id', '=', picky.id).execute()
    expect(await names()).toEqual([])
    await testApp.db.updateTable('card').set({ seek: 2, min_age: 40, max_age: 50 }).where('id', '=', picky.id).execute()
    expect(await names()).toEqual([])
    await testApp.db.updateTable('card').set({ min_age: 28, max_age: 28 }).where('id', '=', picky.id).execute()
    expect(await names()).toEqual(['Picky'])
  })

  test('an empty answer says whether the caller has reacted to anybody there', async () => {
    const answer = async (query: Query = {}) => (await list(query)).body.data.seen_everyone
    expect(await answer()).toBe(false)
    const far = await brian(north(60))
    const react = (uid: string, action: 'like' | 'block') =>
      testApp.call(postReaction, { params: { action }, query: { uid } }, { as: amina })
    await react(far.id, 'like')
    expect([await answer(), await answer({ distance: '20' }), await answer({ distance: '20', widen: '1' })]).toEqual([true, false, true])
    // A member who has blocked the caller no longer counts as somebody whom the caller has seen.
    await testApp.call(postReaction, { params: { action: 'block' }, query: { uid: amina.id } }, { as: far })
    expect(await answer({ distance: 'any' })).toBe(false)
    await brian()
    expect(await answer()).toBeUndefined()
  })

  test('filters by gender, age, country, distance and name, together', async () => {
    await brian({ firstname: 'Élodie', lastname: 'Ngono', gender: 'female', birth: '1996-03-02' })
    await brian({ firstname: 'Elvis', lastname: 'Atangana', gender: 'male', birth: '1996-09-03' })
    await brian({ firstname: 'Sam', lastname: 'Elembe', gender: 'other', birth: '2006-01-01', country: 'NG' })
    await brian({ firstname: 'Far', lastname: 'Eloundou', ...north(15) })
    const sorted = async (query: Query) => (await names(query)).toSorted()
    expect(await sorted({ gender: 'both' })).toEqual(['Elvis', 'Far', 'Sam', 'Élodie'])
    expect(await sorted({ gender: 'female' })).toEqual(['Élodie'])
    expect(await sorted({ gender: 'male' })).toEqual(['Elvis', 'Far'])
    expect(await sorted({ min_age: 30, max_age: 30 })).toEqual(['Élodie'])
    expect(await sorted({ max_age: 29 })).toEqual(['Elvis', 'Sam'])
    expect(await sorted({ gender: 'both', country: 'NG' })).toEqual(['Sam'])
    expect(await sorted({ gender: 'both', distance: '10' })).toEqual(['Elvis', 'Sam', 'Élodie'])
    expect(await sorted({ gender: 'both', distance: '20', name: 'el' })).toEqual(['Elvis', 'Far', 'Sam', 'Élodie'])
    expect(await sorted({ gender: 'male', distance: '10', name: 'EL' })).toEqual(['Elvis'])
    expect(await sorted({ gender: 'both', distance: '20', name: 'élod' })).toEqual(['Élodie'])
    expect(await sorted({ gender: 'both', distance: '20', name: 'l' })).toEqual([])
    expect(await sorted({ gender: 'both', distance: '20', name: '%' })).toEqual([])
  })

  test('a hidden last name is not found', async () => {
    const hidden = await brian({ lastname: 'Secretive' })
    expect(await names({ name: 'secret' })).toEqual(['Brian'])
    await testApp.db.updateTable('member').set({ shows_lastname: false }).where('id', '=', hidden.id).execute()
    expect(await names({ name: 'secret' })).toEqual([])
  })

  test('remembers the filter but not the name; a distance stays until another is chosen', async () => {
    await brian()
    expect((await list()).body.data.filter).toEqual({ distance: '20', gender: 'both' })
    await list({ gender: 'male', distance: '5', min_age: 25, name: 'x' })
    expect((await list()).body.data.filter).toEqual({ distance: '5', gender: 'male', min_age: 25 })
    expect((await list({ name: 'bri' })).body.data.filter).toEqual({ distance: '5', gender: 'male', min_age: 25, name: 'bri' })
    expect((await list({ gender: 'both' })).body.data.filter).toEqual({ distance: '5', gender: 'both' })
    expect((await list()).body.data.filter).toEqual({ distance: '5', gender: 'both' })
  })

  test('the remembered filter and the alert are exported and erased', async () => {
    await list({ gender: 'female' })
    await testApp.call(putNewcomerAlert, { body: { time_zone: 'Africa/Douala' } }, { as: amina })
    expect(await personalData.export(testApp.db, amina.id)).toMatchObject({
      match_filter: { gender: 'female' },
      newcomer_alert: { time_zone: 'Africa/Douala', last_sent_at: null },
    })
    await inTransaction(testApp.db, (tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
    expect(await personalData.export(testApp.db, amina.id)).toEqual({ match_filter: null, newcomer_alert: null, daily_picks: [] })
    expect((await list()).body.data.filter.gender).toBe('both')
  })

  test('writes only when the filter changed', async () => {
    const written = () => testApp.db.selectFrom('match_filter').select('updated_at').where('member_id', '=', amina.id).executeTakeFirst()
    await list()
    expect(await written()).toBeUndefined()
    await list({ gender: 'female' })
    const first = await written()
    testApp.clock.advance({ hours: 1 })
    await list({ gender: 'female' })
    expect(await written()).toEqual(first)
    await list({ gender: 'male' })
    expect(await written()).not.toEqual(first)
    await list({ gender: 'female', peek: '1' })
    expect((await list()).body.data.filter.gender).toBe('male')
  })
})

describe('widening', () => {
  const farther = async () => {
    await brian({ firstname: 'Near' })
    await brian({ firstname: 'Town', ...north(40) })
    await brian({ firstname: 'Region', ...north(90) })
    await brian({ firstname: 'Country', ...north(200) })
    await createPerson(testApp, 'esi', { firstname: 'World' })
  }

  test('continues with wider areas while fewer than ten are found, and marks the start', async () => {
    await farther()
    const { people, wider_from, next_cursor } = (await list()).body.data
    expect(people.map(({ firstname, ring }) => [firstname, ring])).toEqual([
      ['Near', '20'],
      ['Town', '50'],
      ['Region', '100'],
      ['Country', 'country'],
      ['World', 'anywhere'],
    ])
    expect({ wider_from, next_cursor }).toEqual({ wider_from: 1, next_cursor: null })
  })

  test('stops at the first area that reaches ten', async () => {
    await farther()
    await crowd(9, north(45))
    const { people, wider_from } = (await list()).body.data
    expect(new Set(people.map(({ ring }) => ring))).toEqual(new Set(['20', '50']))
    expect({ shown: people.length, wider_from }).toEqual({ shown: 11, wider_from: 1 })
  })

  test('does not happen with ten results, nor past a chosen distance unless requested', async () => {
    await farther()
    expect(await names({ distance: '20' })).toEqual(['Near'])
    expect(await names()).toEqual(['Near'])
    expect(await names({ widen: '1' })).toEqual(['Near', 'Town', 'Region', 'Country', 'World'])
    await crowd(9)
    expect(await names({ widen: '1' })).toHaveLength(10)
    expect((await list({ widen: '1' })).body.data.wider_from).toBeNull()
  })

  test('stays in a chosen country', async () => {
    await farther()
    const { people } = (await list({ country: 'GH' })).body.data
    expect(people.map(({ firstname, ring }) => [firstname, ring])).toEqual([['World', 'country']])
    expect((await list({ country: 'CM', distance: 'any' })).body.data.people).toHaveLength(4)
  })

  test('without a place, it searches the viewer’s country, then everywhere, and shows no distance', async () => {
    await farther()
    const placeless = await createPerson(testApp, 'diego', { placed: false })
    const { people, wider_from } = (await list({}, placeless)).body.data
    expect(people.slice(0, 5).every(({ ring, distance }) => ring === 'country' && distance === null)).toBe(true)
    expect(people.at(-1)).toMatchObject({ firstname: 'World', ring: 'anywhere', distance: null })
    expect(wider_from).toBe(people.length - 1)
    // A member without a place has no distance and is found in the country.
    expect((await list()).body.data.people.find(({ firstname }) => firstname === 'Diego')).toMatchObject({
      ring: 'country',
      distance: null,
    })
  })
})

describe('pages', () => {
  test('contain twenty people each, everybody once, boosted at positions 1, 5, 9 … across pages', async () => {
    const crowdIds = (await crowd(43)).map(({ id }) => id)
    const boosted = crowdIds.slice(0, 8)
    for (const id of boosted) {
      const { rank } = await testApp.db.selectFrom('card').select('rank').where('id', '=', id).executeTakeFirstOrThrow()
      await testApp.db
        .updateTable('card')
        .set({ rank: rank + 2 ** 29 })
        .where('id', '=', id)
        .execute()
    }
    const pages: { id: string; boosted: boolean }[][] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { people, next_cursor }: { people: { id: string; boosted: boolean }[]; next_cursor: string | null } = (
        await list(cursor === undefined ? {} : { cursor })
      ).body.data
      pages.push(people)
      cursor = next_cursor
    }
    expect(pages.map((page) => page.length)).toEqual([20, 20, 3])
    const all = pages.flat()
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(crowdIds))
    expect(all.flatMap((person, index) => (person.boosted ? [index + 1] : []))).toEqual([1, 5, 9, 13, 17, 21, 25, 29])
    expect(new Set(all.filter(({ boosted }) => boosted).map(({ id }) => id))).toEqual(new Set(boosted))
  })

  test('a cursor is valid for its member and filter only', async () => {
    const other = await createPerson(testApp, 'chantal', { lat: 4.05, lng: 9.7, country: 'CM' })
    await crowd(21)
    const cursor = (await list()).body.data.next_cursor ?? ''
    expect((await list({ cursor })).status).toBe(200)
    for (const reply of [
      await list({ cursor }, other),
      await list({ cursor, gender: 'male' }),
      await list({ cursor: `${cursor}A` }),
      await list({ cursor: 'AAAA' }),
    ]) {
      expect(reply.status).toBe(422)
      expect(reply.error).toMatchObject({ code: 'matches.cursor_unknown', errors: { cursor: [expect.any(String)] } })
    }
  })
})

describe('errors', () => {
  test.each([
    [{ distance: '7' }, 'distance'],
    [{ min_age: 18 }, 'min_age'],
    [{ max_age: 121 }, 'max_age'],
    [{ min_age: 40, max_age: 30 }, 'max_age'],
    [{ gender: 'all' }, 'gender'],
    [{ country: 'Cameroon' }, 'country'],
    [{ name: 'a\0b' }, 'name'],
    [{ widen: 'yes' }, 'widen'],
  ])('%j is 422 on %s', async (query, field) => {
    const reply = await list(query as Query)
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.error.errors ?? {})).toEqual([field])
  })

  test('without a session: 401', async () => {
    expect((await testApp.call(listMatches, { query: {} })).status).toBe(401)
  })

  test('a guest may browse without anything being stored', async () => {
    await brian()
    await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', amina.id).execute()
    expect(await names({ gender: 'male' })).toEqual(['Brian'])
    expect(await personalData.export(testApp.db, amina.id)).toEqual({ match_filter: null, newcomer_alert: null, daily_picks: [] })
  })
})
