// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { readWallet } from '#features/wallet/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { createAttachmentCalls, fileUrl, testPeaks } from '#tests/support/features/attachments.ts'
import { fundMember } from '#tests/support/features/wallet.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { jpegWithGps } from '#tests/support/people/photos.ts'
import { declineRequest } from '../../../contract.ts'
import { closeConversation } from '../../index.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let talk: ReturnType<typeof createChatCalls>
let files: ReturnType<typeof createAttachmentCalls>
beforeAll(async () => {
  testApp = await openTestApp()
  talk = createChatCalls(testApp)
  files = createAttachmentCalls(testApp)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = await talk.createPair()
  vi.restoreAllMocks()
})

const storedKeys = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const key of testApp.platform.storage.keys()) keys.push(key)
  return keys.toSorted((a, b) => (a < b ? -1 : 1))
}
const rowsOf = (as: Person) => testApp.db.selectFrom('attachment').selectAll().where('sender_id', '=', as.id).execute()
const get = (url: string) => testApp.app.inject({ url })
const uploads = (as: Person) => testApp.db.selectFrom('upload').select('id').where('member_id', '=', as.id).execute()

describe('sendAttachment', () => {
  test('stores a voice note, which both can play, and shows it as a text to the release before', async () => {
    const sent = await files.uploadVoice(amina, 12)
    testApp.published.length = 0
    const { status, body } = await files.attach(amina, brian, sent, { reply_to: 1 })
    expect(status).toBe(200)
    const { message } = body.data
    expect(message).toMatchObject({ seq: 2, kind: 'voice', body: '🎤 0:12', reply_to: { seq: 1 } })
    expect(message.attachment).toEqual({ kind: 'voice', audio: expect.stringMatching(/^\/attachments\//), seconds: 12, peaks: testPeaks })
    const [theirs] = (await talk.list(brian, amina, { after: 1 })).messages
    expect(theirs).toEqual({ ...message, attachment: { ...message.attachment, audio: expect.any(String) } })
    for (const url of [fileUrl(message), fileUrl(theirs)]) {
      const reply = await get(url)
      expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.subarray(0, 4).toString()]).toEqual([
        200,
        'audio/ogg',
        'OggS',
      ])
    }
    expect(await testApp.db.selectFrom('message').select(['kind', 'attachment']).where('id', '=', message.id).execute()).toEqual([
      { kind: 'text', attachment: 'voice' },
    ])
    expect(await uploads(amina)).toEqual([])
    await expect.poll(() => testApp.published.filter(({ name }) => name === 'message')).toHaveLength(2)
    const [toBrian, toAmina] = testApp.published.filter(({ name }) => name === 'message')
    expect([toBrian?.to, toBrian?.payload]).toEqual([[brian.id], { uid: amina.id, message: theirs }])
    expect([toAmina?.to, toAmina?.payload]).toEqual([[amina.id], { uid: brian.id, message }])
  })

  test('stores a picture without its metadata, encrypted, and veils it on the first day only', async () => {
    const message = await files.send(amina, brian, 'picture')
    expect(message).toMatchObject({ kind: 'picture', body: '📷' })
    expect(message.attachment).toMatchObject({
      kind: 'picture',
      width: 640,
      height: 800,
      veiled: true,
      image_blur: expect.stringMatching(/^data:/),
    })
    const reply = await get(fileUrl(message))
    expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.includes('Ndphone')]).toEqual([200, 'image/webp', false])
    const [row] = await rowsOf(amina)
    const stored = await testApp.platform.storage.get(`${row?.storage_key}/1080.bin`)
    expect(stored?.bytes.length).toBe(reply.rawPayload.length + 28)
    expect(stored?.bytes.includes('WEBP')).toBe(false)
    testApp.clock.advance({ hours: 24 })
    expect((await files.send(amina, brian, 'picture')).attachment).toMatchObject({ veiled: false })
  })

  test('the same id is one message with equal answers, also at once, after the upload is gone, and after a block', async () => {
    const [id, sent, before] = [randomUUID(), await files.uploadVoice(amina), await storedKeys()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => files.attach(amina, brian, sent, { id })))
    answers.push(await files.attach(amina, brian, sent, { id }))
    await inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))
    answers.push(await files.attach(amina, brian, sent, { id }))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const rows = await rowsOf(amina)
    expect(rows).toHaveLength(1)
    // The files of the requests that were slower are gone, those of the message stay, also after the planned job.
    const expected = [...before, `${rows[0]?.storage_key}/audio.bin`].toSorted((a, b) => (a < b ? -1 : 1))
    expect(await storedKeys()).toEqual(expected)
    testApp.clock.advance({ hours: 2 })
    await testApp.runJobs()
    expect(await storedKeys()).toEqual(expected)
  })

  test('the same id with other content is taken, whichever came first', async () => {
    const id = randomUUID()
    expect((await files.attach(amina, brian, await files.uploadVoice(amina), { id })).status).toBe(200)
    const taken = { status: 409, error: { code: 'chat.id_taken' } }
    expect(await files.attach(amina, brian, await files.uploadVoice(amina), { id })).toMatchObject(taken)
    expect(await files.attach(amina, brian, await files.uploadPicture(amina), { id })).toMatchObject(taken)
    expect(await talk.send(amina, brian, '🎤 0:03', { id })).toMatchObject(taken)
    const text = randomUUID()
    await talk.send(amina, brian, '🎤 0:03', { id: text })
    expect(await files.attach(amina, brian, await files.uploadVoice(amina), { id: text })).toMatchObject(taken)
    const chantal = await createPerson(testApp, 'chantal')
    await talk.match(amina, chantal)
    expect(await files.attach(amina, chantal, await files.uploadVoice(amina), { id })).toMatchObject(taken)
  })

  test('an upload that is not there, or of somebody else, is refused', async () => {
    const missing = { status: 409, error: { code: 'uploads.incomplete' } }
    expect(await files.attach(amina, brian, { kind: 'picture', upload: randomUUID() })).toMatchObject(missing)
    expect(await files.attach(amina, brian, await files.uploadVoice(brian))).toMatchObject(missing)
  })

  test('refuses what is no recording or picture, changes nothing and keeps no file', async () => {
    const before = await storedKeys()
    const junk = await files.upload(amina, Buffer.alloc(4000, 'made up'))
    const refusals = [
      await files.attach(amina, brian, { kind: 'voice', upload: junk, peaks: testPeaks }),
      await files.attach(amina, brian, { kind: 'picture', upload: await files.upload(amina, Buffer.alloc(4000, 'made up')) }),
      await files.attach(amina, brian, await files.uploadVoice(amina, 61)),
      await files.attach(amina, brian, await files.uploadVoice(amina, 0.5)),
      await files.attach(amina, brian, { kind: 'picture', upload: await files.upload(amina, await jpegWithGps('#fff', 100, 100)) }),
    ]
    expect(refusals.map(({ status, error }) => [status, error.code, Object.keys(error.errors ?? {})])).toEqual([
      [422, 'chat.not_audio', ['attachment']],
      [422, 'photos.not_an_image', ['attachment']],
      [422, 'chat.audio_too_long', ['attachment']],
      [422, 'chat.audio_too_short', ['attachment']],
      [422, 'photos.too_small', ['attachment']],
    ])
    expect(refusals[2]?.error.message).toBe('A voice note can last up to 60 seconds.')
    expect((await talk.list(amina, brian)).messages).toHaveLength(1)
    expect(await storedKeys()).toEqual(before)
    // The refused uploads are deleted: ten of them would keep the member from beginning another.
    expect(await uploads(amina)).toEqual([])
  })

  test('a voice note can be a request and the answer that accepts one; a picture needs an open conversation', async () => {
    const [one, other] = [await createPerson(testApp, 'chantal', { photo: true }), await createPerson(testApp, 'diego', { photo: true })]
    const notOpen = { status: 403, error: { code: 'chat.not_open' } }
    expect(await files.attach(one, other, await files.uploadPicture(one))).toMatchObject(notOpen)
    const id = randomUUID()
    const first = await files.uploadVoice(one)
    const reply = await files.attach(one, other, first, { id })
    expect(reply).toMatchObject({ status: 200, body: { data: { message: { seq: 1, kind: 'voice' } } } })
    expect((await files.attach(one, other, first, { id })).text).toBe(reply.text)
    expect(await files.attach(one, other, await files.uploadVoice(one))).toMatchObject({
      status: 409,
      error: { code: 'chat.request_waiting' },
    })
    expect(await files.attach(one, other, await files.uploadPicture(one))).toMatchObject(notOpen)
    expect(await files.attach(other, one, await files.uploadPicture(other))).toMatchObject(notOpen)
    expect((await talk.list(other, one)).conversation).toMatchObject({ state: 'request', unread: 1 })
    expect((await files.attach(other, one, await files.uploadVoice(other))).status).toBe(200)
    expect((await talk.list(one, other)).conversation?.state).toBe('open')
    expect((await files.attach(one, other, await files.uploadPicture(one))).body.data.message.attachment).toMatchObject({ veiled: true })
  })

  test('a request beyond the plan costs credits, as a text does, and nothing when it is refused', async () => {
    const [one, other] = [await createPerson(testApp, 'chantal', { photo: true }), await createPerson(testApp, 'diego', { photo: true })]
    const sent = await files.uploadVoice(one)
    // Listing the conversation creates the entitlement of the member, which the next statement changes.
    await talk.list(one, other)
    await testApp.db.updateTable('entitlement').set({ messages_used: 20 }).where('member_id', '=', one.id).execute()
    expect(await files.attach(one, other, sent)).toMatchObject({ status: 402, error: { code: 'chat.credits_needed', price: 5 } })
    expect(await files.attach(one, other, sent, { pay_credits: true })).toMatchObject({
      status: 422,
      error: { code: 'wallet.insufficient_funds' },
    })
    await fundMember(testApp.db, one.id, { CREDIT: 20 }, testApp.clock.now())
    const id = randomUUID()
    for (let time = 0; time < 2; time++) expect((await files.attach(one, other, sent, { id, pay_credits: true })).status).toBe(200)
    expect((await readWallet(testApp.db, one.id)).credits).toBe(15)
  })

  test('a closed conversation, a block, oneself and a stranger are refused as for texts', async () => {
    const sent = await files.uploadVoice(amina)
    const picture = await files.uploadPicture(amina)
    expect(await files.attach(amina, amina, sent)).toMatchObject({ status: 403, error: { code: 'chat.oneself' } })
    const unknown = await files.attach(amina, { id: randomUUID() }, sent)
    await inTransaction(testApp.db, (tx) => closeConversation(tx, amina.id, brian.id, testApp.clock.now()))
    expect(await files.attach(amina, brian, sent)).toMatchObject({ status: 403, error: { code: 'chat.closed' } })
    expect(await files.attach(amina, brian, picture)).toMatchObject({ status: 403, error: { code: 'chat.not_open' } })
    await inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))
    for (const one of [sent, picture]) {
      const blocked = await files.attach(amina, brian, one)
      expect([blocked.status, blocked.text]).toEqual([404, unknown.text])
    }
  })

  test('a block while the upload is processed looks like an unknown member, and its files are deleted', async () => {
    const sent = await files.uploadVoice(amina)
    const before = await storedKeys()
    const put = testApp.platform.storage.put.bind(testApp.platform.storage)
    vi.spyOn(testApp.platform.storage, 'put').mockImplementation(async (...given) => {
      await inTransaction(testApp.db, async (tx) => {
        await closeConversation(tx, amina.id, brian.id, testApp.clock.now())
        await addBlock(tx, brian.id, amina.id, testApp.clock.now())
      })
      return put(...given)
    })
    expect(await files.attach(amina, brian, sent)).toMatchObject({ status: 404, error: { code: 'platform.not_found' } })
    expect(await storedKeys()).toEqual(before)
    expect(await uploads(amina)).toHaveLength(1)
  })

  test('files whose transaction fails are deleted by the planned job, and the message can be sent again', async () => {
    const [id, sent] = [randomUUID(), await files.uploadPicture(amina)]
    const before = await storedKeys()
    const { section } = testApp.platform.config
    const spy = vi.spyOn(testApp.platform.config, 'section')
    // The first read of the limits is that of the check before processing. The second is in the transaction, and fails.
    spy.mockImplementationOnce(section).mockImplementationOnce(() => {
      throw new Error('the connection was lost')
    })
    expect((await files.attach(amina, brian, sent, { id })).status).toBe(500)
    expect((await talk.list(amina, brian)).messages).toHaveLength(1)
    expect(await storedKeys()).toHaveLength(before.length + 3)
    testApp.clock.advance({ hours: 1 })
    await testApp.runJobs()
    expect(await storedKeys()).toEqual(before)
    expect((await files.attach(amina, brian, sent, { id })).status).toBe(200)
  })

  test('a declined request takes no voice note', async () => {
    const [one, other] = [await createPerson(testApp, 'chantal', { photo: true }), await createPerson(testApp, 'diego', { photo: true })]
    await talk.send(one, other, 'Hello')
    await testApp.call(declineRequest, { params: { uid: one.id } }, { as: other })
    expect(await files.attach(one, other, await files.uploadVoice(one))).toMatchObject({ status: 403, error: { code: 'chat.closed' } })
  })

  test('voice notes count towards the limits of texts: the rate, and new recipients of a new account', async () => {
    await using strict = await openTestApp({ LIMIT_FACTOR: '0.05' })
    const [texts, voices] = [createChatCalls(strict), createAttachmentCalls(strict)]
    const [one, other] = await texts.createPair()
    const sent = [await voices.uploadVoice(one), await voices.uploadVoice(one)] as const
    const third = await createPerson(strict, 'chantal')
    await texts.match(one, third)
    expect((await voices.attach(one, other, sent[0])).status).toBe(200)
    expect(await voices.attach(one, third, sent[1])).toMatchObject({ status: 429, error: { code: 'chat.too_many_new' } })
    const statuses: number[] = []
    for (let count = 0; count < 9; count++) statuses.push((await texts.send(one, other, `text ${count}`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(await voices.attach(one, other, sent[1])).toMatchObject({ status: 429, error: { code: 'platform.too_many' } })
  })
})
