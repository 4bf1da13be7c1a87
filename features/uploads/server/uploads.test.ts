// @slow
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { createUpload, sendUploadPart } from '#tests/support/features/uploads.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { beginUpload, cancelUpload, maxUploadBytes, uploadKeptHours, uploadPartBytes } from '../contract.ts'
import { deleteUpload, readUpload } from './index.ts'
import { personalData } from './personal-data.ts'

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

const file = randomBytes(150_000)
const begin = (person: Person, id: string, bytes = file.length) =>
  testApp.call(beginUpload, { params: { id }, body: { bytes } }, { as: person })
const send = async (person: Person, id: string, from: number, to: number, at = from) => {
  const reply = await sendUploadPart(testApp, person, { id, at, bytes: file.subarray(from, to) })
  const body = reply.json<{ data?: { received: number }; code?: string; errors?: Record<string, string[]> }>()
  return [reply.statusCode, body.data?.received ?? body.code]
}
const begun = async (person = amina, bytes = file.length) => {
  const id = randomUUID()
  expect(await begin(person, id, bytes)).toMatchObject({ status: 200, body: { data: { received: 0 } } })
  return id
}
const partsOf = (id: string) => testApp.db.selectFrom('upload_part').select('at').where('upload_id', '=', id).orderBy('at').execute()
const incomplete = { reason: { code: 'uploads.incomplete' } }

describe('an upload in parts', () => {
  it('is read as it was sent, and resumes where it was cut', async () => {
    const id = await begun()
    expect(await send(amina, id, 0, 60_000)).toEqual([200, 60_000])
    await expect(readUpload(testApp.db, amina.id, id)).rejects.toMatchObject(incomplete)
    expect((await begin(amina, id)).body.data).toEqual({ received: 60_000 })
    expect(await send(amina, id, 60_000, 150_000)).toEqual([200, 150_000])
    expect((await readUpload(testApp.db, amina.id, id)).equals(file)).toBe(true)
    await inTransaction(testApp.db, (tx) => deleteUpload(tx, amina.id, id))
    await expect(readUpload(testApp.db, amina.id, id)).rejects.toMatchObject(incomplete)
    expect(await partsOf(id)).toEqual([])
  })

  it('skips bytes that have arrived, refuses bytes after a gap and past the end', async () => {
    const id = await begun()
    expect(await send(amina, id, 10, 20)).toEqual([409, 'uploads.gap'])
    expect(await send(amina, id, 0, 50_000)).toEqual([200, 50_000])
    expect(await send(amina, id, 0, 50_000)).toEqual([200, 50_000])
    expect(await send(amina, id, 20_000, 30_000)).toEqual([200, 50_000])
    expect(await send(amina, id, 30_000, 90_000)).toEqual([200, 90_000])
    expect(await send(amina, id, 90_001, 90_002)).toEqual([409, 'uploads.gap'])
    expect(await send(amina, id, 50_000, 150_000, 90_000)).toEqual([413, 'platform.too_large'])
    expect(await send(amina, id, 90_000, 150_000)).toEqual([200, 150_000])
    expect((await readUpload(testApp.db, amina.id, id)).equals(file)).toBe(true)
    expect((await partsOf(id)).map(({ at }) => at)).toEqual([0, 50_000, 90_000])
  })

  it('stores parallel parts of the same position once', async () => {
    const id = await begun()
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(amina, id, 0, 100_000)))
    expect(replies).toEqual(Array.from({ length: 6 }, () => [200, 100_000]))
    await Promise.all([send(amina, id, 90_000, 150_000), send(amina, id, 100_000, 150_000)])
    expect((await readUpload(testApp.db, amina.id, id)).equals(file)).toBe(true)
    expect(await partsOf(id)).toHaveLength(2)
  })

  it('begins once in parallel, and not with another length', async () => {
    const id = randomUUID()
    const replies = await Promise.all([begin(amina, id), begin(amina, id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    await send(amina, id, 0, 10)
    expect((await begin(amina, id, 20)).error.code).toBe('uploads.differs')
    expect((await begin(amina, id)).body.data).toEqual({ received: 10 })
  })

  it('refuses an empty part, a field of another name and a bad position', async () => {
    const id = await begun()
    const replies = [
      await sendUploadPart(testApp, amina, { id, at: 0, bytes: Buffer.alloc(0) }),
      await sendUploadPart(testApp, amina, { id, at: 0, bytes: file, field: 'file' }),
      await sendUploadPart(testApp, amina, { id, at: -1, bytes: file }),
      await sendUploadPart(testApp, amina, { id, at: '', bytes: file }),
      await sendUploadPart(testApp, amina, { id, at: 'x', bytes: file }),
    ]
    expect(replies.map(({ statusCode }) => statusCode).slice(0, 3)).toEqual([422, 422, 422])
    expect(replies[0]?.json()).toMatchObject({
      code: 'uploads.empty',
      errors: { part: ['This file is empty. Please choose another one.'] },
    })
    expect(replies[4]?.json<{ errors: object }>().errors).toHaveProperty('at')
    expect((await begin(amina, await begun(), 0)).error.errors).toHaveProperty('bytes')
  })
})

describe('an upload of somebody else', () => {
  it('is unknown and stays as it is', async () => {
    const id = await begun()
    await send(amina, id, 0, 1000)
    expect(await send(brian, id, 1000, 2000)).toEqual([404, 'platform.not_found'])
    expect(await send(brian, randomUUID(), 0, 1000)).toEqual([404, 'platform.not_found'])
    expect((await testApp.call(cancelUpload, { params: { id } }, { as: brian })).status).toBe(204)
    // The same id is new for him, with a length of its own.
    expect(await begin(brian, id, 10)).toMatchObject({ status: 200, body: { data: { received: 0 } } })
    expect(await send(brian, id, 0, 10)).toEqual([200, 10])
    expect((await readUpload(testApp.db, brian.id, id)).equals(file.subarray(0, 10))).toBe(true)
    expect((await begin(amina, id)).body.data).toEqual({ received: 1000 })
    const theirs = await createUpload(testApp, amina, file)
    await expect(readUpload(testApp.db, brian.id, theirs)).rejects.toMatchObject(incomplete)
  })
})

describe('limits', () => {
  it('ten uploads and 30 MB are open at most, also in parallel; a cancelled one counts no more', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => begin(amina, randomUUID(), 1)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(replies.find(({ status }) => status !== 200)?.error).toMatchObject({ code: 'uploads.too_many', retry_after: 10 })
    const [first] = await Promise.all([1, 2, 3].map(() => begun(brian, maxUploadBytes)))
    expect((await begin(brian, randomUUID(), 1)).status).toBe(429)
    for (let n = 0; n < 2; n++) expect((await testApp.call(cancelUpload, { params: { id: first ?? '' } }, { as: brian })).status).toBe(204)
    expect((await begin(brian, randomUUID(), maxUploadBytes)).status).toBe(200)
    expect((await begin(amina, randomUUID(), maxUploadBytes + 1)).error.errors).toHaveProperty('bytes')
  })

  it('uploads that a reload has left make room after half an hour, the oldest first and no more than needed', async () => {
    const left: string[] = []
    for (let n = 0; n < 10; n++) {
      left.push(await begun())
      testApp.clock.advance({ minutes: 1 })
    }
    testApp.clock.advance({ minutes: 19 })
    expect((await begin(amina, randomUUID(), 1)).status).toBe(429)
    testApp.clock.advance({ minutes: 2 })
    const young = await begun()
    const open = await testApp.db.selectFrom('upload').select('id').where('member_id', '=', amina.id).orderBy('created_at').execute()
    expect(open.map(({ id }) => id)).toEqual([...left.slice(1), young])
  })

  it('a part has at most 1 MB', async () => {
    const bytes = randomBytes(1024 * 1024 + 1)
    const id = await begun(amina, bytes.length)
    expect((await sendUploadPart(testApp, amina, { id, at: 0, bytes })).statusCode).toBe(413)
    expect((await sendUploadPart(testApp, amina, { id, at: 0, bytes: bytes.subarray(0, -1) })).statusCode).toBe(200)
    expect((await sendUploadPart(testApp, amina, { id, at: bytes.length - 1, bytes: bytes.subarray(-1) })).statusCode).toBe(200)
    expect((await readUpload(testApp.db, amina.id, id)).equals(bytes)).toBe(true)
  })

  it('many beginnings are slowed down', async () => {
    const id = await begun()
    const statuses = new Set<number>()
    for (let n = 0; n < 260 && !statuses.has(429); n++) statuses.add((await begin(amina, id)).status)
    expect(statuses).toEqual(new Set([200, 429]))
  })
})

describe('what is not used', () => {
  it('is deleted after a day, and not before', async () => {
    const old = await begun()
    await send(amina, old, 0, uploadPartBytes)
    await testApp.runJobs()
    testApp.clock.advance({ hours: uploadKeptHours - 1 })
    const young = await begun()
    await testApp.runJobs()
    expect((await begin(amina, old)).body.data.received).toBe(uploadPartBytes)
    testApp.clock.advance({ hours: 2 })
    await testApp.runJobs()
    expect(await partsOf(old)).toEqual([])
    const left = await testApp.db.selectFrom('upload').select('id').where('member_id', '=', amina.id).execute()
    expect(left).toEqual([{ id: young }])
  })

  it('is gone with the member, and not exported', async () => {
    const id = await begun()
    await send(amina, id, 0, 1000)
    const other = await begun(brian)
    expect(await personalData.export(testApp.db, amina.id)).toEqual({})
    await inTransaction(testApp.db, (tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
    expect(await partsOf(id)).toEqual([])
    expect(await testApp.db.selectFrom('upload').select('id').where('member_id', 'in', [amina.id, brian.id]).execute()).toEqual([
      { id: other },
    ])
  })
})
