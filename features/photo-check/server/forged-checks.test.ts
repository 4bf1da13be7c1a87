// @slow
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { isFullRun } from '#tests/support/is-full-run.ts'
import { checkBody, createPhotoCheck, frameTimes, startPhotoCheck, uploadFrames } from '#tests/support/features/photo-check.ts'
import { createUpload } from '#tests/support/features/uploads.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { createPhotos } from '#tests/support/people/photos.ts'
import { spotsJpeg } from '#tests/support/photos/photo-files.ts'
import { decidePhotoCheck, openPhotoCheck, sendPhotoCheck } from '../contract.ts'

const attempts = isFullRun ? 1000 : 150

/** Numbers from 0 to below 1 that are the same in every run. */
const seededRandom = (seed: number) => {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

const refuse = async (testApp: TestApp, id: string, as: Person) => {
  const photo = (await testApp.call(openPhotoCheck, { params: { id } }, { as })).body.data.photos[0]?.id ?? ''
  await testApp.call(decidePhotoCheck, { params: { id }, body: { verdict: 'refuse', reason: 'not_live', photo } }, { as })
}

test('of many forged attempts none is taken', { timeout: 600_000 }, async () => {
  await using testApp = await openTestApp({ LIMIT_FACTOR: '1000000' })
  const random = seededRandom(20_261_127)
  const [amina, brian, chantal] = [
    await createPerson(testApp, 'amina'),
    await createPerson(testApp, 'brian'),
    await createAdmin(testApp, 'chantal'),
  ]
  for (const person of [amina, brian]) await createPhotos(testApp, person, [await spotsJpeg(person === amina ? 71 : 72)])
  const used = await createPhotoCheck(testApp, amina)
  await refuse(testApp, used, chantal)
  const good = await uploadFrames(testApp, amina, 7)
  const [frame, png] = [
    await spotsJpeg(5),
    await sharp(await spotsJpeg(6))
      .png()
      .toBuffer(),
  ]
  const draw = async (as = amina, seconds = 20) => {
    const id = await startPhotoCheck(testApp, as)
    testApp.clock.advance({ seconds })
    return id
  }
  const shuffled = () => {
    const order = frameTimes.toSorted(() => random() - 0.5)
    return order.join() === frameTimes.join() ? frameTimes.toReversed() : order
  }
  const wrongTimes = [
    () => [0, 0, 0, 0],
    () => frameTimes.map((at) => at + 10_000),
    () => frameTimes.map((_, index) => index * 900),
    () => frameTimes.map((at) => at / 10),
    () => [4000, 7000, 7000 + Math.floor(random() * 999), 14_000],
  ]
  const forgeries: Record<string, () => Promise<ReturnType<typeof checkBody>>> = {
    replayed: () => Promise.resolve(checkBody(used, good)),
    expired: async () => checkBody(await draw(amina, 180 + Math.floor(random() * 10_000)), good),
    reused: async () => {
      const id = await draw()
      await testApp.call(sendPhotoCheck, { body: checkBody(id, good, [0, 1, 2, 3]) }, { as: amina })
      return checkBody(id, good)
    },
    reordered: async () => checkBody(await draw(), good, shuffled()),
    'of another member': async () => checkBody(await draw(brian), good),
    invented: () => Promise.resolve(checkBody(randomUUID(), good)),
    'wrong times': async () => checkBody(await draw(), good, wrongTimes[Math.floor(random() * wrongTimes.length)]?.()),
    'too few': async () => checkBody(await draw(), good.slice(0, Math.floor(random() * 4))),
    'too many': async () => checkBody(await draw(), [...good, randomUUID()], [...frameTimes, 16_000]),
    'four times the same': async () => {
      const upload = await createUpload(testApp, amina, frame)
      return checkBody(await draw(), [upload, upload, upload, upload])
    },
    'no camera picture': async () =>
      checkBody(await draw(), [await createUpload(testApp, amina, png), ...good.slice(1).map(() => randomUUID())]),
    'uploads of nobody': async () =>
      checkBody(
        await draw(),
        frameTimes.map(() => randomUUID()),
      ),
  }
  const kinds = Object.keys(forgeries)
  const taken: string[] = []
  const codes = new Set<string>()
  for (let number = 0; number < attempts; number++) {
    const kind = kinds[Math.floor(random() * kinds.length)] ?? ''
    const body = await forgeries[kind]?.()
    if (body === undefined) throw new Error(kind)
    const reply = await testApp.call(sendPhotoCheck, { body }, { as: amina })
    if (reply.status < 400 || reply.status >= 500) taken.push(`${kind}: ${reply.status}`)
    else codes.add(reply.error.code ?? '')
  }
  expect(taken).toEqual([])
  expect(await testApp.db.selectFrom('photo_check').select(['id', 'state']).execute()).toEqual([{ id: used, state: 'refused' }])
  expect([...codes].toSorted()).toEqual([
    'photo_check.challenge_over',
    'photo_check.same_frames',
    'photo_check.unusable_frame',
    'photo_check.wrong_times',
    'platform.invalid',
    'uploads.incomplete',
  ])
})
