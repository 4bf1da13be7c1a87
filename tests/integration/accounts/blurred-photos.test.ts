// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { personalDataHandlers } from '#apps/server/features.ts'
import { getSettings, updateSettings } from '#features/account/contract.ts'
import { getMember } from '#features/admin/contract.ts'
import { listConversations, listMessages } from '#features/chat/contract.ts'
import { type Photo, removePhoto } from '#features/photos/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { applyReaction, listReactions, likeWithLine } from '#features/reactions/contract.ts'
import { reviewPhoto } from '#features/photos/contract.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { createAdmin, createPerson, type Person } from '../../support/people/people.ts'
import { createPhotos } from '../../support/people/photos.ts'
import { spotsJpeg } from '../../support/photos/photo-files.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let own: Photo
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  const [first] = await createPhotos(testApp, amina, [await spotsJpeg(5)])
  if (first === undefined) throw new Error('no photo')
  own = first
})

const blur = (isOn = true) => testApp.call(updateSettings, { body: { privacy: { blurs_photos: isOn } } }, { as: amina })
const react = (from: Person, action: 'like' | 'unlike' | 'dislike' | 'block' | 'unblock', to: Person) =>
  testApp.call(applyReaction, { params: { action }, query: { uid: to.id } }, { as: from })
const match = async () => {
  await react(amina, 'like', brian)
  await react(brian, 'like', amina)
}
const photosFor = async (viewer: Person): Promise<Photo[]> =>
  (await testApp.call(getProfile, { params: { id: amina.id } }, { as: viewer })).body.data.person.images
const photoFor = async (viewer: Person): Promise<Photo> => {
  const [photo] = await photosFor(viewer)
  if (photo === undefined) throw new Error('no photo')
  return photo
}
const open = (url: string, accept = 'image/avif,image/webp') => testApp.app.inject({ url, headers: { accept } })
const bytesOf = async (url: string) => (await open(url, 'image/webp')).rawPayload
const storedRow = (id = own.id) => testApp.db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const storedBytes = async (id = own.id) => {
  const { storage_key } = await storedRow(id)
  return Promise.all([160, 480, 1080].map(async (size) => (await testApp.platform.storage.get(`${storage_key}/${size}.webp`))?.bytes))
}
/** Returns `real` if an address gives a stored file of the photo, `blurred` if it gives something else, or the status of a refusal. */
const seenAt = async (url: string, id = own.id): Promise<'real' | 'blurred' | number> => {
  const [{ statusCode }, bytes, files] = [await open(url), await bytesOf(url), await storedBytes(id)]
  if (statusCode !== 200) return statusCode
  return files.some((file) => file?.equals(bytes)) ? 'real' : 'blurred'
}

test('is off at first, and saved for one member', async () => {
  expect((await testApp.call(getSettings, {}, { as: amina })).body.data.privacy.blurs_photos).toBe(false)
  expect((await photoFor(brian)).blurred).toBe(false)
  expect((await blur()).body.data.privacy.blurs_photos).toBe(true)
  expect((await testApp.call(getSettings, {}, { as: brian })).body.data.privacy.blurs_photos).toBe(false)
  const refused = await testApp.app.inject({
    method: 'PATCH',
    url: '/api/me/settings',
    headers: { authorization: `Bearer ${amina.token}` },
    payload: { privacy: { blurs_photos: 'yes' } },
  })
  expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([422, ['privacy.blurs_photos']])
  const exported = await personalDataHandlers['members']?.export(testApp.db, amina.id)
  expect(exported).toMatchObject({ member: { blurs_photos: true } })
})

test('a stranger gets one address for all sizes, of fixed proportions and without a placeholder', async () => {
  const real = await photoFor(brian)
  await blur()
  const photo = await photoFor(brian)
  expect(photo).toMatchObject({ id: own.id, blurred: true, image_blur: '', width: 160, height: 200 })
  expect(new Set([photo.image, photo.image_160, photo.image_480, photo.image_1080]).size).toBe(1)
  expect([real.image_480, own.image_480]).not.toContain(photo.image)
  const answer = await open(photo.image)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/) as string,
  })
  expect(answer.headers.etag ?? answer.headers['last-modified']).toBeUndefined()
  expect(await seenAt(photo.image)).toBe('blurred')
  expect((await photoFor(amina)).blurred).toBe(false)
})

test('an address of the real photo from before gives the blurred one, which nothing keeps', async () => {
  const before = await photoFor(brian)
  expect(await seenAt(before.image_480)).toBe('real')
  await blur()
  for (const url of [before.image_160, before.image_480, before.image_1080]) {
    expect(await seenAt(url)).toBe('blurred')
    expect((await open(url)).headers['cache-control']).toBe('no-store')
  }
  await blur(false)
  expect([await seenAt(before.image_480), (await photoFor(brian)).blurred]).toEqual(['real', false])
})

test('a like shows nothing, a match shows the photos, and its end hides them again', async () => {
  await blur()
  await react(brian, 'like', amina)
  expect((await photoFor(brian)).blurred).toBe(true)
  await react(brian, 'unlike', amina)
  await react(amina, 'like', brian)
  expect((await photoFor(brian)).blurred).toBe(true)
  await react(brian, 'like', amina)
  const real = await photoFor(brian)
  expect([real.blurred, await seenAt(real.image_1080)]).toEqual([false, 'real'])

  for (const [by, to, action] of [
    [amina, brian, 'unlike'],
    [brian, amina, 'dislike'],
  ] as const) {
    await react(by, action, to)
    expect([(await photoFor(brian)).blurred, await seenAt(real.image_1080)]).toEqual([true, 'blurred'])
    await react(by, 'like', to)
    expect(await seenAt(real.image_1080)).toBe('real')
  }
})

test('a block hides them: from the blocked as from nobody, and from who blocks in their list', async () => {
  await blur()
  await match()
  const real = await photoFor(brian)
  await react(amina, 'block', brian)
  expect((await open(real.image_480)).statusCode).toBe(404)
  await react(amina, 'unblock', brian)
  expect(await seenAt(real.image_480)).toBe('real')
  await react(brian, 'block', amina)
  expect(await seenAt(real.image_480)).toBe('blurred')
  const { body } = await testApp.call(listReactions, { query: { type: 'blocked' } }, { as: brian })
  expect(body.data.people.map(({ images }) => images[0]?.blurred)).toEqual([true])
})

test('an accepted request is no match', async () => {
  await blur()
  const line = { id: randomUUID(), body: 'Where was this?', item: { kind: 'photo' as const, id: own.id } }
  expect((await testApp.call(likeWithLine, { params: { uid: amina.id }, body: line }, { as: brian })).status).toBe(200)
  const thread = async (as: Person, uid: string) => (await testApp.call(listMessages, { params: { uid }, query: {} }, { as })).body.data
  const itemFor = async (as: Person, uid: string) => (await thread(as, uid)).messages[0]?.liked_item
  expect(await itemFor(brian, amina.id)).toMatchObject({ kind: 'photo', image_blur: '' })
  expect(await seenAt((await photoFor(brian)).image)).toBe('blurred')
  const theirs = await itemFor(amina, brian.id)
  expect(theirs?.kind === 'photo' && (await seenAt(theirs.image_480))).toBe('real')

  const answer = { id: randomUUID(), body: 'In Kribi' }
  const url = `/api/conversations/${brian.id}/messages`
  await testApp.app.inject({ method: 'POST', url, payload: answer, headers: { authorization: `Bearer ${amina.token}` } })
  const { conversation } = await thread(brian, amina.id)
  expect([conversation?.state, conversation?.person.image_blur]).toEqual(['open', null])
  expect(await seenAt(conversation?.person.image ?? '')).toBe('blurred')
  await react(amina, 'like', brian)
  const [row] = (await testApp.call(listConversations, { query: {} }, { as: brian })).body.data.conversations
  expect(await seenAt(row?.person.image ?? '')).toBe('real')
})

test('the events of a like and of a match have what the receiver may see', async () => {
  await blur()
  testApp.published.length = 0
  await react(amina, 'like', brian)
  await testApp.runJobs()
  await react(brian, 'like', amina)
  await testApp.runJobs()
  const shown = testApp.published
    .filter(({ name, to }) => ['like', 'match'].includes(name) && to.includes(brian.id))
    .map(({ name, payload }) => [name, (payload as { person: { images: Photo[] } }).person.images[0]?.blurred])
  expect(shown).toEqual([
    ['like', true],
    ['match', false],
  ])
})

test('photos that are added, replaced, refused or deleted', async () => {
  await blur()
  const [second] = await createPhotos(testApp, amina, [await spotsJpeg(9)])
  expect([second?.blurred, (await photosFor(brian)).map(({ blurred }) => blurred)]).toEqual([false, [true, true]])
  const address = (await photosFor(brian))[1]?.image ?? ''
  expect(await bytesOf(address)).not.toEqual(await bytesOf((await photoFor(brian)).image))

  const admin = await createAdmin(testApp, 'diego')
  const refusal = { params: { id: second?.id ?? '' }, body: { verdict: 'reject' as const, reason: 'photos' as const } }
  expect((await testApp.call(reviewPhoto, refusal, { as: admin })).status).toBe(204)
  expect([(await open(address)).statusCode, (await photosFor(brian)).length]).toEqual([404, 1])

  const kept = (await photoFor(brian)).image
  await testApp.call(removePhoto, { params: { id: own.id } }, { as: amina })
  await testApp.runJobs()
  expect((await open(kept)).statusCode).toBe(404)
})

test('an erasure leaves no address, real or blurred', async () => {
  await match()
  const real = (await photoFor(brian)).image_480
  await blur()
  await react(brian, 'unlike', amina)
  const blurredUrl = (await photoFor(brian)).image
  await testApp.db.transaction().execute(async (tx) => {
    for (const handler of Object.values(personalDataHandlers)) await handler.erase(tx, amina.id, testApp.clock.now())
  })
  await testApp.runJobs()
  expect([(await open(real)).statusCode, (await open(blurredUrl)).statusCode]).toEqual([404, 404])
})

test('moderators get the real photos in the console, and the blurred ones as members', async () => {
  const admin = await createAdmin(testApp, 'diego')
  await blur()
  const { body } = await testApp.call(getMember, { params: { id: amina.id } }, { as: admin })
  expect(await seenAt(body.data.member.images?.[0]?.image_480 ?? '')).toBe('real')
  expect((await photoFor(admin)).blurred).toBe(true)
})

test('the blurred version needs the signature of its own address and the right to see the member', async () => {
  const real = await photoFor(brian)
  await blur()
  const { image } = await photoFor(brian)
  const [path = '', query = ''] = image.split('?')
  const refused = [
    path,
    `${path}?${real.image_480.split('?')[1]}`,
    `${path.replace('blurred', '480')}?${query}`,
    `/photos/review/${own.id}/blurred.webp?${query}`,
  ]
  for (const url of refused) expect((await open(url)).statusCode, url).toBe(404)
  await testApp.db.updateTable('member').set({ status: 'paused' }).where('id', '=', amina.id).execute()
  expect((await open(image)).statusCode).toBe(404)
})
