// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { createAttachmentCalls, fileUrl } from '#tests/support/features/attachments.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { getStorage, messageChangedEvent } from '../../../contract.ts'
import { personalData } from '../../personal-data.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { releaseAttachmentsWithoutMessage } from './purge-attachments.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let talk: ReturnType<typeof createChatCalls>
let files: ReturnType<typeof createAttachmentCalls>
beforeAll(async () => {
  testApp = await openTestApp({ ATTACHMENT_CONVERSATION_MB: '2', ATTACHMENT_MEMBER_MB: '3' })
  talk = createChatCalls(testApp)
  files = createAttachmentCalls(testApp)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = await talk.createPair()
})

const keysOf = async (...members: Person[]) =>
  (
    await testApp.db
      .selectFrom('attachment')
      .select('storage_key')
      .where(
        'sender_id',
        'in',
        members.map(({ id }) => id),
      )
      .execute()
  ).map(({ storage_key }) => storage_key)
const countFiles = async (keys: readonly string[]) => {
  let count = 0
  for (const key of keys) for await (const _ of testApp.platform.storage.keys(key)) count += 1
  return count
}
const bytesOf = async (as: Person) => (await testApp.call(getStorage, undefined, { as })).body.data
/** Makes the stored attachments of a member count as this many bytes. */
const setBytes = (of: Person, bytes: number) => testApp.db.updateTable('attachment').set({ bytes }).where('sender_id', '=', of.id).execute()

describe('a deleted message', () => {
  test('has no file, for both, at once and in the storage soon', async () => {
    const { seq } = await files.send(amina, brian, 'picture')
    const keys = await keysOf(amina)
    testApp.published.length = 0
    expect((await talk.remove(amina, brian, seq)).body.data.message).toMatchObject({
      deleted: true,
      kind: 'picture',
      body: '',
      attachment: null,
    })
    for (const { payload } of testApp.published.filter(({ name }) => name === messageChangedEvent.name))
      expect(payload).toMatchObject({ message: { attachment: null } })
    expect(await countFiles(keys)).toBe(3)
    await testApp.runJobs()
    expect([await countFiles(keys), await keysOf(amina)]).toEqual([0, []])
    const [message] = (await talk.list(brian, amina, { after: 1 })).messages
    expect(message).toMatchObject({ deleted: true, attachment: null, body: '' })
  })

  test('of the other cannot be deleted, and no attachment can be edited', async () => {
    const { seq } = await files.send(amina, brian, 'voice')
    expect(await talk.remove(brian, amina, seq)).toMatchObject({ status: 403, error: { code: 'chat.not_own' } })
    expect(await talk.edit(amina, brian, seq, 'other words')).toMatchObject({ status: 409, error: { code: 'chat.unchangeable' } })
  })

  test('loses its file also when a process of the release before has deleted it', async () => {
    const { seq, id } = await files.send(amina, brian, 'voice')
    const keys = await keysOf(amina)
    await testApp.db
      .updateTable('message')
      .set({ body: '', deleted_at: testApp.clock.now() })
      .where('id', '=', id)
      .where('seq', '=', String(seq))
      .execute()
    await releaseAttachmentsWithoutMessage(testApp.db, testApp.clock.now())
    testApp.clock.advance({ hours: 2 })
    await testApp.runJobs()
    expect(await countFiles(keys)).toBe(0)
  })
})

test('a reaction and a reply keep the file; a quote has the kind only, and each member has URLs of their own', async () => {
  const { seq, body } = await files.send(amina, brian, 'voice')
  testApp.published.length = 0
  const own = (await talk.react(brian, amina, seq, '❤️')).body.data.message
  const [toAmina] = testApp.published.filter(({ name, to }) => name === messageChangedEvent.name && Array.isArray(to) && to[0] === amina.id)
  const theirs = (toAmina?.payload as { message: typeof own } | undefined)?.message
  expect(theirs?.attachment).toMatchObject({ kind: 'voice' })
  expect(fileUrl(own)).not.toBe(fileUrl(theirs))
  for (const url of [fileUrl(own), fileUrl(theirs)]) expect((await testApp.app.inject({ url })).statusCode).toBe(200)
  const reply = (await talk.send(brian, amina, 'Nice voice', { reply_to: seq })).body.data.message
  expect(reply.reply_to).toEqual({ seq, sender_id: amina.id, kind: 'voice', body, deleted: false })
  const { conversation } = await talk.list(amina, brian)
  expect(conversation?.last_message).toMatchObject({ kind: 'text', attachment: null })
})

test('a page is read with one more statement for all its files, and with none without any', async () => {
  await talk.send(amina, brian, 'Hello')
  const without = await testApp.watch(() => talk.list(amina, brian))
  expect(without.statements.filter((one) => one.includes('join attachment'))).toEqual([])
  await files.send(amina, brian, 'voice')
  await files.send(brian, amina, 'voice')
  await files.send(brian, amina, 'picture')
  const read = await testApp.watch(() => talk.list(amina, brian))
  expect(read.statements.filter((one) => one.includes('join attachment'))).toHaveLength(1)
  expect(read.statements.length - without.statements.length).toBe(1)
})

test('an erasure deletes the files of both sides', async () => {
  await files.send(amina, brian, 'voice')
  await files.send(brian, amina, 'picture')
  const keys = await keysOf(amina, brian)
  expect(await countFiles(keys)).toBe(4)
  await inTransaction(testApp.db, (tx) => personalData.erase(tx, brian.id, testApp.clock.now()))
  await testApp.runJobs()
  expect([await countFiles(keys), await keysOf(amina, brian)]).toEqual([0, []])
  expect((await bytesOf(amina)).bytes).toBe(0)
})

describe('room', () => {
  test('is counted for the sender, and told', async () => {
    expect(await bytesOf(amina)).toEqual({ bytes: 0, limit: 3_000_000 })
    await files.send(amina, brian, 'picture')
    const { bytes } = await bytesOf(amina)
    expect(bytes).toBeGreaterThan(500)
    expect((await bytesOf(brian)).bytes).toBe(0)
    const { seq } = await files.send(amina, brian, 'voice')
    await talk.remove(amina, brian, seq)
    expect((await bytesOf(amina)).bytes).toBe(bytes)
  })

  test('of a conversation is shared by both, and a deletion makes some', async () => {
    const { seq } = await files.send(amina, brian, 'voice')
    await setBytes(amina, 2_000_000)
    const sent = await files.uploadVoice(brian)
    expect(await files.attach(brian, amina, sent)).toMatchObject({ status: 422, error: { code: 'chat.conversation_full' } })
    expect((await talk.list(brian, amina)).messages).toHaveLength(2)
    await talk.remove(amina, brian, seq)
    expect((await files.attach(brian, amina, sent)).status).toBe(200)
  })

  test('of a member ends over all conversations, also when they send at once', async () => {
    const chantal = await createPerson(testApp, 'chantal')
    await talk.match(amina, chantal)
    await files.send(amina, brian, 'voice')
    await files.send(amina, chantal, 'voice')
    const [one, other] = [await files.uploadVoice(amina), await files.uploadVoice(amina)]
    // Leave room for only one of the two recordings.
    const size = (await bytesOf(amina)).bytes / 2
    await setBytes(amina, Math.floor((3_000_000 - 1.5 * size) / 2))
    const answers = await Promise.all([files.attach(amina, brian, one), files.attach(amina, chantal, other)])
    expect(answers.map(({ status, error }) => (status === 200 ? 'sent' : error.code))).toEqual(
      expect.arrayContaining(['chat.storage_full', 'sent']),
    )
    expect((await bytesOf(amina)).bytes).toBeLessThanOrEqual(3_000_000)
    await setBytes(amina, 1_000_000)
    expect(await files.attach(amina, brian, await files.uploadVoice(amina))).toMatchObject({ error: { code: 'chat.storage_full' } })
  })
})
