import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  decidePhotoCheck,
  getOwnPhotoCheck,
  listPhotoChecks,
  openPhotoCheck,
  type PhotoCheckRefusalReason,
} from '#features/photo-check/contract.ts'
import { orderPhotos } from '#features/photos/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createPhotoCheck } from '#tests/support/features/photo-check.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { createPhotos } from '#tests/support/people/photos.ts'
import { spotsJpeg } from '#tests/support/photos/photo-files.ts'
import * as contract from '../contract.ts'
import { getPhotoCheckStatement } from '../photo-check-contract.ts'

let testApp: TestApp
let amina: Person
let chantal: Person
let diego: Person
let seed = 0
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  chantal = await createAdmin(testApp, 'chantal')
  diego = await createAdmin(testApp, 'diego')
  seed += 1
  await createPhotos(testApp, amina, [await spotsJpeg(seed * 1000), await spotsJpeg(seed * 1000 + 1)])
})

const open = async (id: string) => (await testApp.call(openPhotoCheck, { params: { id } }, { as: chantal })).body.data
const decide = (id: string, photo: string, reason: PhotoCheckRefusalReason | null = null, as = chantal) =>
  testApp.call(decidePhotoCheck, { params: { id }, body: { verdict: reason === null ? 'approve' : 'refuse', reason, photo } }, { as })
const own = async () => (await testApp.call(getOwnPhotoCheck, undefined, { as: amina })).body.data
const looks = () =>
  testApp.db.selectFrom('audit_entry').select(['admin_id', 'subject_id']).where('action', '=', 'photo_check.viewed').execute()

test('the list has no pictures, and every opening with its four frames is in the audit log', async () => {
  const id = await createPhotoCheck(testApp, amina, seed)
  const before = (await looks()).length
  const listed = await testApp.call(listPhotoChecks, { query: {} }, { as: chantal })
  expect(listed.body.data.photo_checks.at(-1)).toMatchObject({ id, state: 'waiting', member: { firstname: 'Amina' } })
  expect(listed.text).not.toContain('image')
  expect(await looks()).toHaveLength(before)
  const opened = await open(id)
  await open(id)
  expect(opened.frames.map(({ image }) => image.slice(0, 16))).toEqual(Array.from({ length: 4 }, () => 'data:image/webp;'))
  expect(opened.poses).toHaveLength(3)
  expect((await looks()).slice(before)).toEqual(Array.from({ length: 2 }, () => ({ admin_id: chantal.id, subject_id: id })))
})

test('of two decisions at once one counts, and none counts for another main photo than the one looked at', async () => {
  const id = await createPhotoCheck(testApp, amina, seed)
  const [first, second] = (await open(id)).photos.map((photo) => photo.id)
  await testApp.call(orderPhotos, { body: { ids: [second ?? '', first ?? ''] } }, { as: amina })
  expect((await decide(id, first ?? '')).status).toBe(409)
  const both = await Promise.all([decide(id, second ?? ''), decide(id, second ?? '', 'not_live', diego)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
})

test('a refusal needs a reason, is mailed with it, can be appealed, and its reversal gives the badge', async () => {
  const id = await createPhotoCheck(testApp, amina, seed)
  const photo = (await open(id)).photos[0]?.id ?? ''
  const bare = await testApp.call(decidePhotoCheck, { params: { id }, body: { verdict: 'refuse', photo } }, { as: chantal })
  expect(bare.error.errors).toHaveProperty('reason')
  const mails = testApp.mails.length
  expect((await decide(id, photo, 'face_unclear')).status).toBe(204)
  await testApp.runJobs()
  // An approval of another test is mailed as well.
  expect(testApp.mails.slice(mails).filter(({ text }) => text.includes('Your face can’t be seen well enough'))).toHaveLength(1)
  expect(await own()).toMatchObject({ state: 'refused', reason: 'face_unclear', may_start: true, photo_checked_at: null })
  const { body } = await testApp.call(getPhotoCheckStatement, undefined, { as: amina })
  expect(body.data).toMatchObject({ kind: 'refuse_photo_check', may_appeal: true, photos: 0 })
  await testApp.call(contract.makeAppeal, { body: { token: body.data?.token ?? '', content: 'It was only a bit dark.' } })
  const [found] = (await testApp.call(contract.listCases, { query: { kind: 'appeal' } }, { as: diego })).body.data.cases
  const answer = { version: found?.version ?? 0, outcome: 'reversed' as const }
  expect((await testApp.call(contract.decideAppeal, { params: { id: found?.id ?? '' }, body: answer }, { as: diego })).status).toBe(200)
  expect(await own()).toMatchObject({ state: 'checked', reason: null })
  expect((await testApp.call(getPhotoCheckStatement, undefined, { as: amina })).body.data).toBeNull()
})
