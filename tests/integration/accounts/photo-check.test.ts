// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderPhotos } from '#features/photos/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createDeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import {
  approvePhotoCheck,
  createPhotoCheckBody,
  createPhotoCheck,
  frameTimes,
  startPhotoCheck,
  uploadFrames,
} from '#tests/support/features/photo-check.ts'
import { createUpload } from '#tests/support/features/uploads.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { createPhotos } from '#tests/support/people/photos.ts'
import { spotsJpeg } from '#tests/support/photos/photo-files.ts'
import * as contract from '#features/photo-check/contract.ts'
import { drawPoses } from '#features/photo-check/server/draw-poses.ts'
import { deleteUnusedFilesJob } from '#features/photo-check/server/jobs.ts'
import { personalData } from '#features/photo-check/server/personal-data.ts'
import { endBadgesDaily, purgeFramesHourly } from '#features/photo-check/server/purge-photo-checks.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let chantal: Person
let seed = 0
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '100000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  chantal = await createAdmin(testApp, 'chantal')
  seed += 1
  await createPhotos(testApp, amina, [await spotsJpeg(seed * 1000), await spotsJpeg(seed * 1000 + 1)])
})

const own = async (as = amina) => (await testApp.call(contract.getOwnPhotoCheck, undefined, { as })).body.data
const draw = (as = amina) => testApp.call(contract.drawChallenge, undefined, { as })
const send = (body: ReturnType<typeof createPhotoCheckBody>, as = amina) => testApp.call(contract.sendPhotoCheck, { body }, { as })
const badge = async () => (await testApp.call(getProfile, { params: { id: amina.id } }, { as: brian })).body.data.person.photo_checked_at
const checks = () => testApp.db.selectFrom('photo_check').selectAll().where('member_id', '=', amina.id).execute()
const month = () => testApp.clock.now().toISOString().slice(0, 7)
const files = async () => {
  const keys: string[] = []
  const rows = await testApp.db.selectFrom('photo_check_frames').select('storage_key').execute()
  for (const { storage_key } of rows) for await (const key of testApp.platform.storage.keys(storage_key)) keys.push(key)
  return keys
}
const createCheck = () => createPhotoCheck(testApp, amina, seed)

test('three different poses are drawn, and the drawing follows the random numbers', () => {
  expect(drawPoses(() => 0)).toEqual(contract.poses.slice(0, 3))
  expect(new Set(drawPoses(() => 0.999)).size).toBe(3)
})

test('a check leads from the challenge to the badge, which everybody sees by the month', async () => {
  expect(await own()).toMatchObject({ state: 'none', may_start: true, has_photo: true })
  const id = await createCheck()
  expect(await own()).toMatchObject({ state: 'waiting', may_start: false, photo_checked_at: null })
  expect(await badge()).toBeNull()
  await approvePhotoCheck(testApp, id, chantal)
  expect(await badge()).toBe(month())
  expect(await own()).toMatchObject({ state: 'checked', may_start: false, photo_checked_at: month() })
  expect((await draw()).error.code).toBe('photo_check.already')
})

test('without a photo there is no challenge, and a second one ends the first', async () => {
  expect((await draw(brian)).error.code).toBe('photo_check.no_photo')
  const first = await startPhotoCheck(testApp, amina)
  const second = await startPhotoCheck(testApp, amina)
  const uploads = await uploadFrames(testApp, amina, seed)
  testApp.clock.advance({ seconds: 20 })
  expect((await send(createPhotoCheckBody(first, uploads))).error.code).toBe('photo_check.challenge_over')
  expect((await send(createPhotoCheckBody(second, uploads))).status).toBe(200)
})

test('of two requests with one challenge at once, one is taken', async () => {
  const id = await startPhotoCheck(testApp, amina)
  const uploads = await uploadFrames(testApp, amina, seed)
  testApp.clock.advance({ seconds: 20 })
  const both = await Promise.all([send(createPhotoCheckBody(id, uploads)), send(createPhotoCheckBody(id, uploads))])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await checks()).toHaveLength(1)
})

test('frames are stored encrypted, apart from photos, without what the file says besides pixels', async () => {
  await createCheck()
  const keys = await files()
  expect(keys.filter((key) => key.endsWith('.bin'))).toHaveLength(keys.length)
  const stored = await testApp.platform.storage.get(keys[0] ?? '')
  expect(stored?.bytes.includes(Buffer.from('WEBP'))).toBe(false)
})

test('frames that are no JPEG, too large, twice the same, or known from an earlier check are refused', async () => {
  const attempt = async (change: (frames: Buffer[]) => Buffer[]) => {
    const id = await startPhotoCheck(testApp, amina)
    const frames = await Promise.all(frameTimes.map((_, index) => spotsJpeg(seed * 10 + index + 1, 480, 640)))
    const uploads: string[] = []
    for (const frame of change(frames)) uploads.push(await createUpload(testApp, amina, frame))
    testApp.clock.advance({ seconds: 20 })
    return (await send(createPhotoCheckBody(id, uploads))).error.code
  }
  expect(await attempt(([first, ...rest]) => [Buffer.from('not a picture'), ...rest.slice(0, 2), first ?? Buffer.of()])).toBe(
    'photo_check.unusable_frame',
  )
  expect(await attempt(([first, ...rest]) => [Buffer.concat([first ?? Buffer.of(), Buffer.alloc(400_000)]), ...rest])).toBe(
    'photo_check.unusable_frame',
  )
  expect(await attempt(([first]) => Array.from({ length: 4 }, () => first ?? Buffer.of()))).toBe('photo_check.same_frames')
  const earlier = await createCheck()
  await testApp.call(
    contract.decidePhotoCheck,
    { params: { id: earlier }, body: { verdict: 'refuse', reason: 'face_unclear', photo: (await opened(earlier)).photos[0]?.id ?? '' } },
    { as: chantal },
  )
  expect(await attempt((frames) => frames)).toBe('photo_check.same_frames')
})

const opened = async (id: string) => (await testApp.call(contract.openPhotoCheck, { params: { id } }, { as: chantal })).body.data

const images = async () => (await testApp.call(getProfile, { params: { id: amina.id } }, { as: amina })).body.data.person.images
/** Moves the last decision into the past, because a session does not last as long as a badge. */
const dateBack = async (days: number) => {
  const at = new Date(testApp.clock.now().getTime() - days * 86_400_000)
  await testApp.db.updateTable('photo_check').set({ checked_at: at }).where('member_id', '=', amina.id).execute()
  await testApp.db.updateTable('member').set({ photo_checked_at: at }).where('id', '=', amina.id).execute()
  return at.toISOString().slice(0, 7)
}

test('another main photo takes the badge away at once, until a moderator has looked; the month stays', async () => {
  const id = await createCheck()
  await approvePhotoCheck(testApp, id, chantal)
  const given = await dateBack(70)
  const [first, second] = (await images()).map((photo) => photo.id)
  const reply = await testApp.call(orderPhotos, { body: { ids: [second ?? '', first ?? ''] } }, { as: amina })
  expect([reply.status, await badge()]).toEqual([200, null])
  expect((await own()).state).toBe('stale')
  await testApp.runJobs()
  expect(await own()).toMatchObject({ state: 'stale', may_start: true })
  const look = await opened(id)
  expect(look).toMatchObject({ state: 'stale', compared_photo: first })
  expect(look.photos[0]?.id).toBe(second)
  await approvePhotoCheck(testApp, id, chantal)
  expect([await badge(), (await own()).state]).toEqual([given, 'checked'])
})

test('after 18 months the badge is over, and a new check is possible two months before', async () => {
  await approvePhotoCheck(testApp, await createCheck(), chantal)
  const given = await dateBack(500)
  expect([await badge(), (await own()).may_start]).toEqual([given, true])
  await dateBack(560)
  expect([await badge(), (await own()).state]).toEqual([null, 'none'])
  const turn = { now: testApp.clock.now(), batches: createDeletionBudget(testApp.db, { rows: 100, ms: 60_000 }) }
  await endBadgesDaily.run(testApp.platform, turn, undefined)
  const { photo_checked_at } = await testApp.db
    .selectFrom('member')
    .select('photo_checked_at')
    .where('id', '=', amina.id)
    .executeTakeFirstOrThrow()
  expect(photo_checked_at).toBeNull()
})

test('no other call sets the badge', async () => {
  const body = { photo_checked_at: month(), checked_photo_id: (await images())[0]?.id, bio: 'I cook' }
  for (const url of ['/api/me', '/api/me/settings', `/api/admin/members/${amina.id}`]) {
    const as = url.includes('admin') ? chantal : amina
    await testApp.app.inject({ method: 'PATCH', url, headers: { authorization: `Bearer ${as.token}` }, payload: body })
  }
  expect(await badge()).toBeNull()
})

const keysOf = async (prefix: string) => {
  const keys: string[] = []
  for await (const key of testApp.platform.storage.keys(prefix)) keys.push(key)
  return keys
}
const storageKey = async (id: string) =>
  (await testApp.db.selectFrom('photo_check_frames').select('storage_key').where('photo_check_id', '=', id).executeTakeFirst())
    ?.storage_key ?? ''

test('frames go 30 days after the decision, and the badge stays', async () => {
  const id = await createCheck()
  const key = await storageKey(id)
  await approvePhotoCheck(testApp, id, chantal)
  const turn = (days: number) => ({
    now: new Date(testApp.clock.now().getTime() + days * 86_400_000),
    batches: createDeletionBudget(testApp.db, { rows: 100, ms: 60_000 }),
  })
  await purgeFramesHourly.run(testApp.platform, turn(29.9), undefined)
  expect(await keysOf(key)).toHaveLength(4)
  await purgeFramesHourly.run(testApp.platform, turn(30), undefined)
  const jobs = await testApp.db.selectFrom('job').select('payload').where('kind', '=', deleteUnusedFilesJob.kind).execute()
  expect(JSON.stringify(jobs)).toContain(key)
  expect([await storageKey(id), await badge()]).toEqual(['', month()])
})

test('an erasure deletes checks and frames at once, from the storage too', async () => {
  const id = await createCheck()
  const key = await storageKey(id)
  expect(await keysOf(key)).toHaveLength(4)
  await inTransaction(testApp.db, (tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
  await testApp.runJobs()
  expect([await checks(), await keysOf(key)]).toEqual([[], []])
})
