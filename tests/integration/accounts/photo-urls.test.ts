// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getMember } from '#features/admin/contract.ts'
import type { Photo } from '#features/photos/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { blockOrUnblock } from '#features/reactions/contract.ts'
import { createAdmin, createPerson, type Person } from '../../support/people/people.ts'
import { jpegWithGps, createPhotos } from '../../support/people/photos.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'

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

describe('photo URL given to another member', () => {
  const seenBy = async (viewer: Person): Promise<string> => {
    const { body } = await testApp.call(getProfile, { params: { id: amina.id } }, { as: viewer })
    return body.data.person.images[0]?.image_480 ?? ''
  }
  let brian: Person
  let address: string
  beforeEach(async () => {
    brian = await createPerson(testApp, 'brian')
    address = await seenBy(brian)
    expect(await status(address)).toBe(200)
  })
  const block = (by: Person, of: Person, action: 'block' | 'unblock' = 'block') =>
    testApp.call(blockOrUnblock, { params: { id: of.id }, body: { action } }, { as: by })
  const setStatus = (status_: string, person = amina) =>
    testApp.db.updateTable('member').set({ status: status_ }).where('id', '=', person.id).execute()

  it('is stable, unique per viewer, and contains no member id', async () => {
    expect(await seenBy(brian)).toBe(address)
    expect(await seenBy(await createPerson(testApp, 'chantal'))).not.toBe(address)
    expect(address).not.toContain(brian.id)
    expect(address).not.toContain(amina.id)
  })

  it('is invalid after a block by the owner; a viewer who blocks keeps it for their list', async () => {
    await block(amina, brian)
    expect(await status(address)).toBe(404)
    expect(await status(photo.image_480)).toBe(200)
    await block(amina, brian, 'unblock')
    expect(await status(address)).toBe(200)
    await block(brian, amina)
    expect(await status(address)).toBe(200)
    await block(amina, brian)
    expect(await status(address)).toBe(200)
  })

  it.each(['paused', 'held', 'suspended', 'deleted'])(
    'is invalid while its owner is %s, with the bytes of an unknown photo',
    async (state) => {
      await setStatus(state)
      const reply = await get(address)
      expect([reply.statusCode, reply.payload]).toEqual([404, (await get(address.replace(photo.id, randomUUID()))).payload])
      await setStatus('active')
      expect(await status(address)).toBe(200)
    },
  )

  it('is invalid once its viewer is suspended or deleted, and while the photo waits for review', async () => {
    for (const state of ['suspended', 'deleted']) {
      await setStatus(state, brian)
      expect(await status(address)).toBe(404)
    }
    await setStatus('active', brian)
    await testApp.db.updateTable('photo').set({ shown: false }).where('id', '=', photo.id).execute()
    expect([await status(address), await status(photo.image_480)]).toEqual([404, 200])
  })

  it('stays valid for administrators in every status of the owner', async () => {
    const admin = await createAdmin(testApp, 'diego')
    await setStatus('suspended')
    const { body } = await testApp.call(getMember, { params: { id: amina.id } }, { as: admin })
    const shown = body.data.member.images?.[0]?.image_480 ?? ''
    expect(await status(shown)).toBe(200)
    await testApp.db.updateTable('member').set({ role: 'user' }).where('id', '=', admin.id).execute()
    expect(await status(shown)).toBe(404)
  })
})
