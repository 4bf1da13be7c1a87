// @slow
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { maxPhotosPerMember } from '../contract.ts'
import { readCardsWithPhotos } from './queries.ts'
import { jpegWithGps, uploadFiles, createPhotos } from '#tests/support/people/photos.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

const rowsOf = (person: Person) =>
  testApp.db.selectFrom('photo').selectAll().where('member_id', '=', person.id).orderBy('position').execute()
const cardOf = async (viewer: Person, person: Person) =>
  (await readCardsWithPhotos(testApp.db, { viewerId: viewer.id, ids: [person.id], now: testApp.clock.now(), locale: 'en' })).get(person.id)
const storedKeys = async () => {
  const folder = join(testApp.platform.config.dataDir, 'photos')
  return existsSync(folder) ? readdir(folder) : []
}

describe('uploading photos', () => {
  it('shows them at once in order, also in the feed', async () => {
    const images = await createPhotos(testApp, amina, [await jpegWithGps('#c81e56'), await jpegWithGps('#2b1320')])
    const more = await createPhotos(testApp, amina, [await jpegWithGps('#fff9f4', 400, 300)])
    const card = await cardOf(brian, amina)
    expect(card?.images.map(({ id }) => id)).toEqual([...images, ...more].map(({ id }) => id))
    expect(card?.image).toBe(card?.images[0]?.image_160)
    expect(card?.image_blur).toMatch(/^data:image\/webp;base64,/)
    expect(more[0]).toMatchObject({ width: 400, height: 300 })
    expect(images[0]?.image).toMatch(/^\/photos\//)
    const feed = await testApp.db.selectFrom('card').select('rank').where('id', '=', amina.id).executeTakeFirstOrThrow()
    expect(feed.rank).toBeGreaterThan(2 ** 28)
  })

  it('removes the metadata of a GPS-tagged JPEG', async () => {
    const original = await jpegWithGps()
    expect(original.includes('GPS') || original.includes('Ndphone')).toBe(true)
    const [image] = await createPhotos(testApp, amina, [original])
    for (const address of [image?.image_1080, image?.image_480, image?.image_160]) {
      const reply = await testApp.app.inject({ url: address ?? '' })
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
      const { format, exif, xmp, icc } = await sharp(reply.rawPayload).metadata()
      expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined])
      expect(reply.rawPayload.includes('Ndphone') || reply.rawPayload.includes('marks')).toBe(false)
    }
  })

  it('accepts the field name without brackets', async () => {
    expect((await uploadFiles(testApp, amina, [await jpegWithGps()], 'images')).statusCode).toBe(200)
  })

  it('adds all or none, and leaves no file behind', async () => {
    const before = await storedKeys()
    const refused = await uploadFiles(testApp, amina, [await jpegWithGps(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'photos.not_an_image'])
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['images[]'])
    expect(await rowsOf(amina)).toEqual([])
    expect(await storedKeys()).toEqual(before)
  })

  it('keeps the files when the connection is lost at the commit of the rows', async () => {
    const { db } = testApp.platform
    const begin = db.transaction.bind(db)
    const spy = vi.spyOn(db, 'transaction').mockImplementation(() => {
      const transaction = begin()
      const execute = transaction.execute.bind(transaction)
      return Object.assign(transaction, {
        execute: async (work: Parameters<typeof execute>[0]) => {
          const result = await execute(work)
          if ((await rowsOf(amina)).length > 0) throw new Error('Connection terminated unexpectedly')
          return result
        },
      })
    })
    expect((await uploadFiles(testApp, amina, [await jpegWithGps()])).statusCode).toBe(503)
    spy.mockRestore()
    const image = (await cardOf(brian, amina))?.images[0]?.image_160 ?? 'none'
    expect(image).toMatch(/^\/photos\//)
    expect((await testApp.app.inject({ url: image })).statusCode).toBe(200)
  })

  it('deletes the files when the rows cannot be written', async () => {
    const before = await storedKeys()
    const image = await jpegWithGps()
    await createPhotos(testApp, amina, [image])
    await testApp.db.updateTable('photo').set({ position: 2_147_483_647 }).where('member_id', '=', amina.id).execute()
    const after = await storedKeys()
    expect(after).toHaveLength(before.length + 1)
    expect((await uploadFiles(testApp, amina, [image])).statusCode).toBe(500)
    expect(await storedKeys()).toEqual(after)
  })

  it('deletes the files of an aborted upload later', async () => {
    const before = await storedKeys()
    const lost = vi.spyOn(testApp.platform.storage, 'deletePrefix').mockResolvedValue()
    const put = testApp.platform.storage.put.bind(testApp.platform.storage)
    vi.spyOn(testApp.platform.storage, 'put').mockImplementation(async (key, bytes, type) => {
      await put(key, bytes, type)
      if (key.endsWith('/160.webp')) throw new Error('the process ended here')
    })
    expect((await uploadFiles(testApp, amina, [await jpegWithGps()])).statusCode).toBe(500)
    expect(lost).toHaveBeenCalled()
    vi.restoreAllMocks()
    expect(await storedKeys()).toHaveLength(before.length + 1)
    testApp.clock.advance({ hours: 2 })
    await testApp.runJobs()
    expect(await storedKeys()).toEqual(before)
  })

  it('refuses an empty upload, too many photos, and a caller without a session', async () => {
    const code = async (reply: ReturnType<typeof uploadFiles>) => (await reply).json<{ code: string }>().code
    expect(await code(uploadFiles(testApp, amina, []))).toBe('photos.missing')
    expect(await code(uploadFiles(testApp, amina, [await jpegWithGps()], 'other'))).toBe('photos.missing')
    const image = await jpegWithGps('#000', 240, 240)
    const many = Array.from({ length: maxPhotosPerMember - 1 }, () => image)
    await createPhotos(testApp, amina, many)
    expect(await code(uploadFiles(testApp, amina, [image, image]))).toBe('photos.too_many')
    expect(await rowsOf(amina)).toHaveLength(maxPhotosPerMember - 1)
    expect((await uploadFiles(testApp, undefined, [image])).statusCode).toBe(401)
  })

  it('refuses other content types and a file over 10 MB', async () => {
    const json = await testApp.app.inject({
      method: 'POST',
      url: '/api/profile/images/upload',
      headers: { authorization: `Bearer ${amina.token}` },
      payload: {},
    })
    expect(json.statusCode).toBe(415)
    expect((await uploadFiles(testApp, amina, [Buffer.alloc(10 * 1024 * 1024 + 1)])).statusCode).toBe(413)
  })

  it('enforces the limit for parallel uploads', async () => {
    const image = await jpegWithGps('#000', 240, 240)
    const replies = await Promise.all(
      [20, 20].map((count) =>
        uploadFiles(
          testApp,
          amina,
          Array.from({ length: count }, () => image),
        ),
      ),
    )
    expect(replies.map((reply) => reply.statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await rowsOf(amina)).toHaveLength(20)
  })
})

it('sends an error over a real connection while the form is still being uploaded', async () => {
  const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const form = new FormData()
  form.append('images[]', new Blob(['no image']), 'first.jpg')
  for (let file = 0; file < 4; file++) form.append('images[]', new Blob([new Uint8Array(9 * 1024 * 1024)]), 'second.jpg')
  const reply = await fetch(`${address}/api/profile/images/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${amina.token}` },
    body: form,
  })
  expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([422, 'photos.not_an_image'])
})

describe('with review before publication', () => {
  it('only the owner sees unreviewed photos', async () => {
    await using before = await openTestApp({ PHOTO_REVIEW: 'before' })
    const esi = await createPerson(before, 'esi')
    const diego = await createPerson(before, 'diego')
    await createPhotos(before, esi, [await jpegWithGps()])
    const seenBy = async (viewer: Person) =>
      (await readCardsWithPhotos(before.db, { viewerId: viewer.id, ids: [esi.id], now: before.clock.now(), locale: 'en' })).get(esi.id)
    expect((await seenBy(esi))?.images).toHaveLength(1)
    expect(await seenBy(diego)).toMatchObject({ image: null, image_blur: null, images: [] })
    const feed = await before.db.selectFrom('card').select('rank').where('id', '=', esi.id).executeTakeFirstOrThrow()
    expect(feed.rank).toBeLessThan(2 ** 28)
  })
})
