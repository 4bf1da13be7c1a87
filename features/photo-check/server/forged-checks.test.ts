// @slow
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { isFullRun } from '#tests/support/is-full-run.ts'
import { createPhotoCheckBody, createPhotoCheck, frameTimes, startPhotoCheck, uploadFrames } from '#tests/support/features/photo-check.ts'
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

const framesOf = (seed: number) => Promise.all(frameTimes.map((_, index) => spotsJpeg(seed * 10 + index + 1, 480, 640)))

test('of many forged attempts none is taken', { timeout: 900_000 }, async () => {
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
  const ofBrian = await createPhotoCheck(testApp, brian, 3)
  await refuse(testApp, ofBrian, chantal)
  const [seen, seenOfBrian] = await Promise.all([1, 3].map(framesOf))
  const good = await uploadFrames(testApp, amina, 7)
  const foreign = await uploadFrames(testApp, brian, 9)
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
  const upload = (frames: readonly Buffer[] = []) => Promise.all(frames.map((bytes) => createUpload(testApp, amina, bytes)))
  /** Each forgery with the code by which it is refused. */
  const forgeries: Record<string, [code: string, forge: () => Promise<ReturnType<typeof createPhotoCheckBody>>]> = {
    replayed: ['photo_check.challenge_over', () => Promise.resolve(createPhotoCheckBody(used, good))],
    expired: ['photo_check.challenge_over', async () => createPhotoCheckBody(await draw(amina, 180 + Math.floor(random() * 10_000)), good)],
    reused: [
      'photo_check.challenge_over',
      async () => {
        const id = await draw()
        await testApp.call(sendPhotoCheck, { body: createPhotoCheckBody(id, good, [0, 1, 2, 3]) }, { as: amina })
        return createPhotoCheckBody(id, good)
      },
    ],
    reordered: ['photo_check.wrong_times', async () => createPhotoCheckBody(await draw(), good, shuffled())],
    'the challenge of another member': ['photo_check.challenge_over', async () => createPhotoCheckBody(await draw(brian), good)],
    invented: ['photo_check.challenge_over', () => Promise.resolve(createPhotoCheckBody(randomUUID(), good))],
    'wrong times': [
      'photo_check.wrong_times',
      async () => createPhotoCheckBody(await draw(), good, wrongTimes[Math.floor(random() * wrongTimes.length)]?.()),
    ],
    'too few': ['platform.invalid', async () => createPhotoCheckBody(await draw(), good.slice(0, Math.floor(random() * 4)))],
    'too many': ['platform.invalid', async () => createPhotoCheckBody(await draw(), [...good, randomUUID()], [...frameTimes, 16_000])],
    'four times the same': [
      'photo_check.same_frames',
      async () => {
        const [once = ''] = await upload([frame])
        return createPhotoCheckBody(await draw(), [once, once, once, once])
      },
    ],
    'no camera picture': [
      'photo_check.unusable_frame',
      async () => createPhotoCheckBody(await draw(), [...(await upload([png])), ...good.slice(1).map(() => randomUUID())]),
    ],
    'uploads of nobody': [
      'uploads.incomplete',
      async () =>
        createPhotoCheckBody(
          await draw(),
          frameTimes.map(() => randomUUID()),
        ),
    ],
    'uploads of another member': ['uploads.incomplete', async () => createPhotoCheckBody(await draw(), foreign)],
    'uploaded again from an earlier check': ['photo_check.same_frames', async () => createPhotoCheckBody(await draw(), await upload(seen))],
    'uploaded from the check of another member': [
      'photo_check.same_frames',
      async () => createPhotoCheckBody(await draw(), await upload(seenOfBrian)),
    ],
  }
  const kinds = Object.keys(forgeries)
  // Whole uploads take the most time, so they are drawn half as often.
  const draws = [...kinds, ...kinds.filter((kind) => !kind.startsWith('uploaded'))]
  const wrong: string[] = []
  const tried = new Map<string, number>()
  for (let number = 0; number < attempts; number++) {
    const kind = draws[Math.floor(random() * draws.length)] ?? ''
    const [code, forge] = forgeries[kind] ?? []
    if (forge === undefined) throw new Error(kind)
    const reply = await testApp.call(sendPhotoCheck, { body: await forge() }, { as: amina })
    if (reply.status < 400 || reply.status >= 500 || reply.error.code !== code) wrong.push(`${kind}: ${reply.status} ${reply.text}`)
    tried.set(kind, (tried.get(kind) ?? 0) + 1)
  }
  expect(wrong).toEqual([])
  expect(await testApp.db.selectFrom('photo_check').select('state').where('member_id', '=', amina.id).execute()).toEqual([
    { state: 'refused' },
  ])
  expect(Math.min(...kinds.map((kind) => tried.get(kind) ?? 0))).toBeGreaterThan(attempts / 60)
})
