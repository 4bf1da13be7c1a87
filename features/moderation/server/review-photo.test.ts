import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { drawPortrait } from '#apps/demo/portraits/draw-portrait.ts'
import { listPhotosToReview, reviewPhoto } from '#features/photos/contract.ts'
import { uploadFiles, createPhotos } from '#tests/support/people/photos.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import * as contract from '../contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let chantal: Person
let diego: Person
let photo: Buffer
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000', PHOTO_REVIEW: 'before' })
  photo = await sharp(await drawPortrait({ seed: 3, gender: 'male' }))
    .resize({ width: 400 })
    .jpeg()
    .toBuffer()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  chantal = await createAdmin(testApp, 'chantal')
  diego = await createAdmin(testApp, 'diego')
})

const queue = async () =>
  (await testApp.call(listPhotosToReview, { query: {} }, { as: chantal })).body.data.photos.filter(({ member }) => member.id === brian.id)
const review = (id: string, verdict: 'approve' | 'reject', reason: 'sexual' | null = null, as = chantal) =>
  testApp.call(reviewPhoto, { params: { id }, body: { verdict, reason } }, { as })
const seen = async (by = amina) => (await testApp.call(getProfile, { params: { id: brian.id } }, { as: by })).body.data.person.images
const fetchImage = (url: string) => testApp.app.inject({ url })

test('a waiting photo is hidden from others, and one of two concurrent approvals shows it', async () => {
  const [own] = await createPhotos(testApp, brian, [photo])
  const [waiting] = await queue()
  expect(waiting).toMatchObject({ id: own?.id, shown: false, member: { firstname: 'Brian', age: 31 } })
  expect((await fetchImage(waiting?.image ?? '')).statusCode).toBe(200)
  expect([await seen(), await seen(brian)].map((images) => images.length)).toEqual([0, 1])
  const both = await Promise.all([review(own?.id ?? '', 'approve'), review(own?.id ?? '', 'approve', null, diego)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  expect([(await seen()).length, await queue()]).toEqual([1, []])
})

test('a rejected photo is hidden, its copies are refused, the member sees the reason, and a reversal restores it', async () => {
  const [own] = await createPhotos(testApp, brian, [photo])
  const id = own?.id ?? ''
  const [waiting] = await queue()
  expect((await review(id, 'reject')).error.errors).toHaveProperty('reason')
  expect((await review(id, 'reject', 'sexual')).status).toBe(204)
  expect((await seen(brian)).length).toBe(0)
  expect((await fetchImage(own?.image ?? '')).statusCode).toBe(404)
  expect((await fetchImage(waiting?.image ?? '')).statusCode).toBe(200)

  const copy = await sharp(photo).resize({ width: 250 }).flop().jpeg({ quality: 50 }).toBuffer()
  const refused = await uploadFiles(testApp, amina, [copy])
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'photos.refused_before' }])
  const other = await sharp(await drawPortrait({ seed: 8, gender: 'male' }))
    .resize({ width: 400 })
    .jpeg()
    .toBuffer()
  await createPhotos(testApp, amina, [other])

  const { statement } = (await testApp.call(contract.getAccountStatus, undefined, { as: brian })).body.data
  expect(statement).toMatchObject({ kind: 'remove_photo', photos: 1, reason: 'Sexual content that nobody asked for.' })
  const token = statement?.token ?? ''
  await testApp.call(contract.makeAppeal, { body: { token, content: 'It is my sister’s wedding.' } })
  const { cases } = (await testApp.call(contract.listCases, { query: { kind: 'appeal' } }, { as: diego })).body.data
  const [found] = cases
  const body = { version: found?.version ?? 0, outcome: 'reversed' as const }
  expect((await testApp.call(contract.decideAppeal, { params: { id: found?.id ?? '' }, body }, { as: diego })).status).toBe(200)
  expect((await seen()).length).toBe(1)
  expect((await uploadFiles(testApp, amina, [copy])).statusCode).toBe(200)
})

test('a rejected photo is deleted after 30 days, and its copies are still refused', async () => {
  const [own] = await createPhotos(testApp, brian, [photo])
  await review(own?.id ?? '', 'reject', 'sexual')
  testApp.clock.advance({ days: 31 })
  await testApp.runJobs()
  await testApp.runJobs()
  expect(await testApp.db.selectFrom('photo').select('id').where('member_id', '=', brian.id).execute()).toEqual([])
  expect((await uploadFiles(testApp, await createPerson(testApp, 'esi'), [photo])).statusCode).toBe(422)
})
