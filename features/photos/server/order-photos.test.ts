import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { orderPhotos } from '../contract.ts'
import { jpegWithGps, createPhotos } from '#tests/support/people/photos.ts'

let testApp: TestApp
let amina: Person
let ids: [string, string, string]
beforeAll(async () => {
  testApp = await openTestApp()
  amina = await createPerson(testApp, 'amina')
  const photos = await createPhotos(testApp, amina, [await jpegWithGps('red'), await jpegWithGps('green'), await jpegWithGps('blue')])
  ids = photos.map(({ id }) => id) as typeof ids
})
afterAll(() => testApp[Symbol.asyncDispose]())

const order = async (wanted: string[], as = amina) => {
  const { status, body, error } = await testApp.call(orderPhotos, { body: { ids: wanted } }, { as })
  return status === 200 ? body.data.images.map(({ id }) => id) : [status, error.errors]
}

test('photos are ordered as requested; others follow', async () => {
  const [red, green, blue] = ids
  expect(await order([blue, red, green])).toEqual([blue, red, green])
  expect(await order([green])).toEqual([green, blue, red])
  expect(await order([red, red, green])).toEqual([red, green, blue])
  const added = await createPhotos(testApp, amina, [await jpegWithGps('white')])
  expect(await order([blue])).toEqual([blue, red, green, added[0]?.id])
})

test('parallel requests leave one consistent order', async () => {
  const [red, green, blue] = ids
  await Promise.all([order([red, green, blue]), order([blue, green, red]), order([green, red, blue])])
  const rows = await testApp.db.selectFrom('photo').select('position').where('member_id', '=', amina.id).orderBy('position').execute()
  expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4])
})

test('a photo of somebody else, an unknown one or none is refused', async () => {
  const brian = await createPerson(testApp, 'brian')
  const before = await order([ids[0]])
  const refused = [422, { ids: ['One of these photos is gone. Please reload the page.'] }]
  expect(await order([ids[1], randomUUID()])).toEqual(refused)
  expect(await order([ids[1]], brian)).toEqual(refused)
  expect((await testApp.call(orderPhotos, { body: { ids: [] } }, { as: amina })).status).toBe(422)
  expect((await testApp.call(orderPhotos, { body: { ids: [ids[0]] } })).status).toBe(401)
  expect(await order([ids[0]])).toEqual(before)
})
