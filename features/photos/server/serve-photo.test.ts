// @slow
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { type Photo, removePhoto } from '../contract.ts'
import { personalData } from './personal-data.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { jpegWithGps, createPhotos } from '#tests/support/people/photos.ts'
import { spotsJpeg } from '#tests/support/photos/photo-files.ts'
import { createAvifProvider } from './smallest-as-avif.ts'

let testApp: TestApp
let amina: Person
let photo: Photo
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  const [first] = await createPhotos(testApp, amina, [await jpegWithGps()])
  if (first === undefined) throw new Error('no photo')
  photo = first
})
const get = (url: string) => testApp.app.inject({ url })
const status = async (url: string) => (await get(url)).statusCode
const fileOf = async () =>
  testApp.platform.storage.get(
    `${(await testApp.db.selectFrom('photo').select('storage_key').where('id', '=', photo.id).executeTakeFirstOrThrow()).storage_key}/480.webp`,
  )

describe('photo URL', () => {
  it('opens the file, cacheable for one viewer', async () => {
    const reply = await get(photo.image_480)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const seconds = Number(/^private, max-age=(\d+), immutable$/.exec(String(reply.headers['cache-control']))?.[1])
    expect(seconds).toBeGreaterThan(6 * 24 * 60 * 60)
    expect(seconds).toBeLessThanOrEqual(14 * 24 * 60 * 60)
  })

  it('expires within 14 days', async () => {
    const start = testApp.clock.now()
    testApp.clock.advance({ days: 14 })
    expect(await status(photo.image_480)).toBe(404)
    testApp.clock.set(start)
  })

  it('is refused without a signature, with another one, or for another size or photo', async () => {
    const [path = '', query = ''] = photo.image_480.split('?')
    const viewer = path.split('/')[3] ?? ''
    const other = await createPerson(testApp, 'brian')
    const [theirs] = await createPhotos(testApp, other, [await jpegWithGps()])
    const theirQuery = theirs?.image_480.split('?')[1] ?? ''
    const changed = query.replace(/s=(.)/, (_, first: string) => `s=${first === 'A' ? 'B' : 'A'}`)
    const refused = [
      path,
      `${path}?${theirQuery}`,
      `${path}?${changed}`,
      `${path}?${query}&s=AAAAAAAAAAAAAAAAAAAAAA`,
      `${photo.image_1080.split('?')[0]}?${query}`,
      path.replace('480', '481') + `?${query}`,
      `/photos/${photo.id}/480.webp?${query}`,
      `/photos/${photo.id}/${viewer}/../secret?${query}`,
      `/photos/${photo.id}/AAAAAAAAAAAAAAAAAAAAAA/480.webp?${query}`,
      `/photos/${photo.id}/x/480.webp?${query}`,
      `/photos/${randomUUID()}/${viewer}/480.webp?${query}`,
      `/photos/x/${viewer}/480.webp?${query}`,
      `/photos/%00/${viewer}/480.webp?${query}`,
      `/photos/${photo.id}/%00/480.webp?${query}`,
    ]
    for (const url of refused) expect(await status(url), url).toBe(404)
    expect(await status(photo.image_480)).toBe(200)
  })
})

describe('removing a photo', () => {
  const remove = (person: Person, id = photo.id) => testApp.call(removePhoto, { params: { id } }, { as: person })

  it('invalidates its URLs at once and deletes its files', async () => {
    const key = (await testApp.db.selectFrom('photo').select('storage_key').where('id', '=', photo.id).executeTakeFirstOrThrow())
      .storage_key
    expect(await fileOf()).toBeDefined()
    expect((await remove(amina)).status).toBe(204)
    for (const url of [photo.image_160, photo.image_480, photo.image_1080]) expect(await status(url)).toBe(404)
    await testApp.runJobs()
    expect(await testApp.platform.storage.get(`${key}/480.webp`)).toBeUndefined()
    const member = await testApp.db.selectFrom('member').select('has_photo').where('id', '=', amina.id).executeTakeFirstOrThrow()
    expect(member.has_photo).toBe(false)
    expect((await remove(amina)).status).toBe(404)
  })

  it('is only possible for the owner; others get the answer of an unknown photo', async () => {
    const brian = await createPerson(testApp, 'brian')
    const alien = await remove(brian)
    const missing = await remove(brian, randomUUID())
    expect([alien.status, alien.text]).toEqual([404, missing.text])
    expect(await fileOf()).toBeDefined()
    expect((await testApp.call(removePhoto, { params: { id: 'x' } }, { as: amina })).status).toBe(422)
  })

  it('keeps the other photos', async () => {
    const [second] = await createPhotos(testApp, amina, [await jpegWithGps('#000')])
    await remove(amina)
    await testApp.runJobs()
    expect(await status(second?.image ?? '')).toBe(200)
    expect(await personalData.export(testApp.db, amina.id)).toMatchObject({ photos: [{ id: second?.id, position: 2 }] })
  })

  it('is part of the erasure', async () => {
    const key = (await testApp.db.selectFrom('photo').select('storage_key').where('id', '=', photo.id).executeTakeFirstOrThrow())
      .storage_key
    await testApp.db.transaction().execute((tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
    await testApp.runJobs()
    expect(await testApp.platform.storage.get(`${key}/480.webp`)).toBeUndefined()
    expect(await personalData.export(testApp.db, amina.id)).toEqual({ photos: [] })
  })
})

describe('the smallest version', () => {
  const browserAccepts = 'image/avif,image/webp,image/apng,*/*;q=0.8'
  const getPicture = (url: string) => testApp.app.inject({ url, headers: { accept: browserAccepts } })
  const stored = (id = photo.id) => testApp.db.selectFrom('photo').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const avifOf = async (key: string) => testApp.platform.storage.get(`${key}/160.avif`)
  /** A photo with colours, which AVIF makes smaller. */
  const addSpots = async () => {
    const [spots] = await createPhotos(testApp, amina, [await spotsJpeg(7)])
    if (spots === undefined) throw new Error('no photo')
    return spots
  }

  it('is AVIF for a browser that takes it, in fewer bytes and without metadata, and WebP for others', async () => {
    const { image_160: url } = await addSpots()
    const [avif, again, webp, unnamed] = [await getPicture(url), await getPicture(url), await get(url), await getPicture(photo.image_480)]
    expect([avif, webp, unnamed].map(({ headers }) => headers['content-type'])).toEqual(['image/avif', 'image/webp', 'image/webp'])
    expect([avif.headers.vary, webp.headers.vary]).toEqual(['accept, origin', 'accept, origin'])
    expect(avif.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': webp.headers['cache-control'] })
    expect(again.rawPayload.equals(avif.rawPayload)).toBe(true)
    expect(avif.rawPayload.length).toBeLessThan(webp.rawPayload.length)
    const { exif, xmp, icc, width, height } = await sharp(avif.rawPayload).metadata()
    expect([exif, xmp, icc, width, height]).toEqual([undefined, undefined, undefined, 160, 200])
  })

  it('is WebP where that is smaller, and not stored twice', async () => {
    expect((await getPicture(photo.image_160)).headers['content-type']).toBe('image/webp')
    expect(await avifOf((await stored()).storage_key)).toBeUndefined()
  })

  it('is made of photos stored before, and deleted with them', async () => {
    const { id, image_160 } = await addSpots()
    const { storage_key } = await stored(id)
    await getPicture(image_160)
    expect(await avifOf(storage_key)).toBeDefined()
    await testApp.call(removePhoto, { params: { id } }, { as: amina })
    await testApp.runJobs()
    expect(await avifOf(storage_key)).toBeUndefined()
    expect((await getPicture(image_160)).statusCode).toBe(404)
  })

  it('leaves no file of a photo that is deleted meanwhile', async () => {
    const row = await stored((await addSpots()).id)
    const { storage } = testApp.platform
    const put: Storage['put'] = async (...file) => {
      await testApp.call(removePhoto, { params: { id: row.id } }, { as: amina })
      await testApp.runJobs()
      await storage.put(...file)
    }
    const find = createAvifProvider({ ...testApp.platform, storage: Object.assign(Object.create(storage) as Storage, { put }) })
    await find(row)
    expect(await avifOf(row.storage_key)).toBeUndefined()
  })

  it('is WebP when the AVIF cannot be stored, or many others are being made', async () => {
    const rows = [await stored((await addSpots()).id), await stored((await addSpots()).id), await stored((await addSpots()).id)] as const
    const { storage } = testApp.platform
    const put: Storage['put'] = () => Promise.reject(new Error('the disk is full'))
    const full = createAvifProvider({ ...testApp.platform, storage: Object.assign(Object.create(storage) as Storage, { put }) })
    expect(await full(rows[0])).toBeUndefined()
    // Keeps two photos in the middle of being stored, to reach the limit of two at a time.
    let goOn = (): void => undefined
    const gate = new Promise<void>((resolve) => (goOn = resolve))
    let held = 0
    const slowPut: Storage['put'] = async (...file) => {
      held += 1
      await gate
      await storage.put(...file)
    }
    const slow = { ...testApp.platform, storage: Object.assign(Object.create(storage) as Storage, { put: slowPut }) }
    const find = createAvifProvider(slow, 2)
    const both = [find(rows[0]), find(rows[1])]
    await vi.waitFor(() => expect(held).toBe(2), { timeout: 30_000 })
    expect(await find(rows[2])).toBeUndefined()
    goOn()
    expect((await Promise.all(both)).map((one) => one?.contentType)).toEqual(['image/avif', 'image/avif'])
  })
})
