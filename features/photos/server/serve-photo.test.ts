import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openStage, type Stage } from '#tests/support/app/test-app.ts'
import { type Photo, removePhoto } from '../contract.ts'
import { personalData } from './personal-data.ts'
import { taggedJpeg, uploaded } from '#tests/support/people/photos.ts'

let stage: Stage
let amina: Person
let photo: Photo
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(stage, 'amina')
  const [first] = await uploaded(stage, amina, [await taggedJpeg()])
  if (first === undefined) throw new Error('no photo')
  photo = first
})
const get = (url: string) => stage.app.inject({ url })
const status = async (url: string) => (await get(url)).statusCode
const fileOf = async () =>
  stage.platform.storage.get(
    `${(await stage.db.selectFrom('photo').select('storage_key').where('id', '=', photo.id).executeTakeFirstOrThrow()).storage_key}/480.webp`,
  )

describe('the address of a photo', () => {
  it('opens the file, for one viewer to keep', async () => {
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

  it('ends within 14 days', async () => {
    const start = stage.clock.now()
    stage.clock.advance({ days: 14 })
    expect(await status(photo.image_480)).toBe(404)
    stage.clock.set(start)
  })

  it('does not open without its signature, with another, for another size or photo', async () => {
    const [path = '', query = ''] = photo.image_480.split('?')
    const viewer = path.split('/')[3] ?? ''
    const other = await createPerson(stage, 'brian')
    const [theirs] = await uploaded(stage, other, [await taggedJpeg()])
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
  const remove = (person: Person, id = photo.id) => stage.call(removePhoto, { params: { id } }, { as: person })

  it('ends its address at once and its files soon after', async () => {
    const key = (await stage.db.selectFrom('photo').select('storage_key').where('id', '=', photo.id).executeTakeFirstOrThrow()).storage_key
    expect(await fileOf()).toBeDefined()
    expect((await remove(amina)).status).toBe(204)
    for (const url of [photo.image_160, photo.image_480, photo.image_1080]) expect(await status(url)).toBe(404)
    await stage.runJobs()
    expect(await stage.platform.storage.get(`${key}/480.webp`)).toBeUndefined()
    const member = await stage.db.selectFrom('member').select('has_photo').where('id', '=', amina.id).executeTakeFirstOrThrow()
    expect(member.has_photo).toBe(false)
    expect((await remove(amina)).status).toBe(404)
  })

  it('is for its owner only, with the answer of a photo that is not there', async () => {
    const brian = await createPerson(stage, 'brian')
    const alien = await remove(brian)
    const missing = await remove(brian, randomUUID())
    expect([alien.status, alien.text]).toEqual([404, missing.text])
    expect(await fileOf()).toBeDefined()
    expect((await stage.call(removePhoto, { params: { id: 'x' } }, { as: amina })).status).toBe(422)
  })

  it('leaves the others', async () => {
    const [second] = await uploaded(stage, amina, [await taggedJpeg('#000')])
    await remove(amina)
    await stage.runJobs()
    expect(await status(second?.image ?? '')).toBe(200)
    expect(await personalData.export(stage.db, amina.id)).toMatchObject({ photos: [{ id: second?.id, position: 2 }] })
  })

  it('happens to all of them with erasure', async () => {
    const key = (await stage.db.selectFrom('photo').select('storage_key').where('id', '=', photo.id).executeTakeFirstOrThrow()).storage_key
    await stage.db.transaction().execute((tx) => personalData.erase(tx, amina.id, stage.clock.now()))
    await stage.runJobs()
    expect(await stage.platform.storage.get(`${key}/480.webp`)).toBeUndefined()
    expect(await personalData.export(stage.db, amina.id)).toEqual({ photos: [] })
  })
})
