// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { encryptViewerId } from '#features/photos/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { signedUrlExpiry, signPath } from '#platform/server/storage/signed-url.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { createAttachmentCalls, fileUrl } from '#tests/support/features/attachments.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { createPerson } from '#tests/support/people/people.ts'
import type { Message } from '../../../contract.ts'
import { attachmentPath } from '../attachment-urls.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let message: Message
let talk: ReturnType<typeof createChatCalls>
beforeAll(async () => {
  testApp = await openTestApp()
  talk = createChatCalls(testApp)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = await talk.createPair()
  message = await createAttachmentCalls(testApp).send(amina, brian, 'voice')
})

const get = (url: string, range?: string) => testApp.app.inject({ url, ...(range === undefined ? {} : { headers: { range } }) })
const urlFor = async (viewer: Person, peer: Person) => fileUrl((await talk.list(viewer, peer, { after: 1 })).messages[0] ?? message)

/** The URL that a member outside of the conversation would get, if one were made. */
const forgedFor = async (viewerId: string) => {
  const row = await testApp.db.selectFrom('attachment').selectAll().where('sender_id', '=', amina.id).executeTakeFirstOrThrow()
  const path = attachmentPath(row.id, encryptViewerId(viewerId, row.storage_key), 'audio')
  return signPath(path, signedUrlExpiry(path, testApp.clock.now()), row.storage_key)
}

test('is served to the two only, without anything that a browser could run, and kept by nobody else', async () => {
  const reply = await get(await urlFor(brian, amina))
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'audio/ogg',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-length': String(reply.rawPayload.length),
  })
  const chantal = await createPerson(testApp, 'chantal')
  expect((await get(await forgedFor(brian.id))).statusCode).toBe(200)
  const strangers = await get(await forgedFor(chantal.id))
  const url = await urlFor(amina, brian)
  const refusals = [
    strangers,
    await get(url.replace(/s=.{4}/, 's=AAAA')),
    await get(url.split('?')[0] ?? ''),
    await get(url.replace('audio.ogg', '1080.webp')),
    await get('/attachments/not-an-id/x/audio.ogg?e=1&s=1'),
  ]
  expect(new Set(refusals.map(({ statusCode, payload }) => `${statusCode} ${payload}`))).toEqual(new Set([`404 ${strangers.payload}`]))
  testApp.clock.advance({ days: 15 })
  expect((await get(url)).statusCode).toBe(404)
})

test('is gone with the message, and hidden by a block and a suspension as long as they last', async () => {
  const [own, theirs] = [await urlFor(amina, brian), await urlFor(brian, amina)]
  const statuses = async () => [(await get(own)).statusCode, (await get(theirs)).statusCode]
  expect(await statuses()).toEqual([200, 200])
  const setStatus = (status: string) => testApp.db.updateTable('member').set({ status }).where('id', '=', brian.id).execute()
  await setStatus('suspended')
  expect(await statuses()).toEqual([404, 404])
  await setStatus('active')
  await inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))
  expect(await statuses()).toEqual([404, 404])
  await testApp.db.deleteFrom('block').where('from_id', '=', brian.id).execute()
  expect(await statuses()).toEqual([200, 200])
  await talk.remove(amina, brian, message.seq)
  expect(await statuses()).toEqual([404, 404])
})

test('a part of a recording can be asked for, as Safari does before it plays', async () => {
  const url = await urlFor(brian, amina)
  const whole = (await get(url)).rawPayload
  const part = await get(url, 'bytes=2-5')
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    `bytes 2-5/${whole.length}`,
    whole.subarray(2, 6),
  ])
  const [first, end] = [await get(url, 'bytes=0-1'), await get(url, 'bytes=-3')]
  expect([first.rawPayload, end.rawPayload]).toEqual([whole.subarray(0, 2), whole.subarray(-3)])
  const beyond = await get(url, `bytes=${whole.length}-`)
  expect([beyond.statusCode, beyond.headers['content-range'], beyond.headers['cache-control']]).toEqual([
    416,
    `bytes */${whole.length}`,
    'private, no-store',
  ])
  for (const several of ['bytes=0-1,3-4', 'items=0-1', 'bytes=5-2', 'bytes=-', 'nonsense'])
    expect((await get(url, several)).rawPayload).toEqual(whole)
})
