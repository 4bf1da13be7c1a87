// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cellCentre, cellOf } from '#features/members/server/index.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { listCities, lookUpCountry, setPlace } from '../contract.ts'
import { personalData } from './personal-data.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina', { placed: false })
})

const douala = { lat: 4.048312345, lng: 9.704312345 }
const kribi = { lat: 2.93725, lng: 9.90765 }
const kribiId = 2229761
const put = (body: { lat: number; lng: number } | { city_id: number }, language = 'en') =>
  testApp.call(setPlace, { body }, { as: amina, language })
const placeIs = async (position: { lat: number; lng: number }) => {
  const cell = cellOf(position.lat, position.lng)
  const centre = cellCentre(cell.row, cell.col)
  const member = await testApp.db.selectFrom('member').select(['cell_lat', 'cell_lng']).where('id', '=', amina.id).executeTakeFirstOrThrow()
  expect(Math.fround(member.cell_lat ?? 0)).toBe(centre.lat)
  expect(Math.fround(member.cell_lng ?? 0)).toBe(centre.lng)
}

describe('PUT /me/place', () => {
  it('accepts the first position and returns the city and country of its cell', async () => {
    const reply = await put(douala, 'pt')
    expect([reply.status, reply.body]).toEqual([200, { data: { place: { city: 'Douala', country: { code: 'CM', name: 'Camarões' } } } }])
    await placeIs(douala)
  })

  it('stores no exact position', async () => {
    await put(douala)
    const tables = await testApp.db.introspection.getTables()
    expect(tables.length).toBeGreaterThan(15)
    for (const { name } of tables) {
      const rows = await testApp.db
        .selectFrom(name as 'member')
        .selectAll()
        .execute()
      expect(JSON.stringify(rows)).not.toMatch(/4\.0483|9\.7043/)
    }
  })

  it('accepts a city and keeps it when another change comes too soon', async () => {
    expect((await put({ city_id: kribiId })).body.data.place.city).toBe('Kribi')
    testApp.clock.advance({ minutes: 14 })
    const soon = await put(douala)
    expect([soon.status, soon.body.data.place.city]).toEqual([200, 'Kribi'])
    await placeIs(kribi)
    testApp.clock.advance({ minutes: 1 })
    expect((await put(douala)).body.data.place.city).toBe('Douala')
    await placeIs(douala)
  })

  it('accepts four changes a day', async () => {
    testApp.clock.set(new Date('2026-03-05T06:00:00Z'))
    const towns = []
    for (let move = 0; move < 6; move++) {
      towns.push((await put(move % 2 === 0 ? douala : kribi)).body.data.place.city)
      testApp.clock.advance({ hours: 1 })
    }
    expect(towns).toEqual(['Douala', 'Kribi', 'Douala', 'Kribi', 'Kribi', 'Kribi'])
    testApp.clock.set(new Date('2026-03-06T00:01:00Z'))
    expect((await put(douala)).body.data.place.city).toBe('Douala')
  })

  it('keeps one of two parallel first places', async () => {
    const replies = await Promise.all([put(douala), put(kribi)])
    expect(replies.map((reply) => reply.status)).toEqual([200, 200])
    const row = await testApp.db.selectFrom('place').selectAll().where('member_id', '=', amina.id).executeTakeFirstOrThrow()
    const centre = cellCentre(row.cell_row, row.cell_col)
    await placeIs(centre)
    expect(row.changes_today).toBe(1)
  })

  it('refuses an unknown city, an invalid position and both together', async () => {
    const unknown = await put({ city_id: 1 })
    expect(unknown.status).toBe(422)
    expect(Object.keys(unknown.error.errors ?? {})).toEqual(['city_id'])
    expect((await put({ lat: 91, lng: 0 })).status).toBe(422)
    expect((await put({ ...douala, city_id: kribiId })).status).toBe(422)
    expect((await testApp.call(setPlace, { body: douala })).status).toBe(401)
    expect(await testApp.db.selectFrom('place').selectAll().where('member_id', '=', amina.id).execute()).toEqual([])
  })

  it('is exported as a cell and erased', async () => {
    await put(douala)
    expect(await personalData.export(testApp.db, amina.id)).toMatchObject({ place: { source: 'browser' } })
    await testApp.db.transaction().execute((tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
    expect(await personalData.export(testApp.db, amina.id)).toEqual({ place: undefined })
  })
})

describe('GET /places/cities', () => {
  it('needs no session', async () => {
    const reply = await testApp.call(listCities, { query: { country: 'CM', q: 'krib' } })
    expect(reply.body).toEqual({ data: { cities: [{ id: kribiId, name: 'Kribi', region: null, country: 'CM' }] } })
  })

  it('refuses a malformed country', async () => {
    expect((await testApp.call(listCities, { query: { country: 'cm' } })).status).toBe(422)
  })
})

describe('GET /places/country', () => {
  it.each([
    ['154.72.160.1', '1CM;CMR;Cameroon'],
    ['::ffff:154.72.160.1', '1CM;CMR;Cameroon'],
    ['2001:4860:4860::8888', '1US;USA;United States'],
    ['127.0.0.1', '0'],
    ['::1', '0'],
    ['10.1.2.3', '0'],
  ])('of %s is %s', async (from, text) => {
    const reply = await testApp.call(lookUpCountry, {}, { from })
    expect([reply.status, reply.text, reply.headers['content-type']]).toEqual([200, text, 'text/plain; charset=utf-8'])
  })
})
