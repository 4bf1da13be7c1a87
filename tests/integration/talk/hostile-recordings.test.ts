// @slow
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendAttachment } from '#features/chat/contract.ts'
import { putVoiceHello, voiceHelloErrors } from '#features/voice-hello/contract.ts'
import { peakCount } from '#platform/shared/peaks.ts'
import type { RecordingRefusalReason } from '#platform/server/audio/read-recording.ts'
import { openTestApp, type Person, type TestApp } from '../../support/app/test-app.ts'
import { createHostileRecordings } from '../../support/audio/hostile-recordings.ts'
import { createPackets } from '../../support/audio/opus.ts'
import { createWebmFile } from '../../support/audio/webm-file.ts'
import { matchForCall } from '../../support/features/calls.ts'
import { createUpload } from '../../support/features/uploads.ts'
import { createPerson } from '../../support/people/people.ts'

const megabyte = 1_000_000
/** Bytes of a voice note that are taken at most. */
const maxBytes = 400_000
const refusals: Record<RecordingRefusalReason, [status: number, code: string]> = {
  not_audio: [422, 'chat.not_audio'],
  broken: [422, 'chat.audio_broken'],
  too_long: [422, 'chat.audio_too_long'],
  too_short: [422, 'chat.audio_too_short'],
  too_large: [413, 'chat.audio_too_large'],
}

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await matchForCall(testApp, amina, brian)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const say = async (bytes: Buffer) =>
  testApp.call(putVoiceHello, { body: { upload: await createUpload(testApp, amina, bytes), peaks: '0'.repeat(peakCount) } }, { as: amina })
const send = async (bytes: Buffer) => {
  const attachment = { kind: 'voice' as const, upload: await createUpload(testApp, amina, bytes), peaks: '0'.repeat(peakCount) }
  return testApp.call(sendAttachment, { params: { uid: brian.id }, body: { id: randomUUID(), attachment } }, { as: amina })
}
const countRows = async (): Promise<Record<'messages' | 'attachments' | 'uploads', number>> => {
  const count = async (table: 'message' | 'attachment' | 'upload') => (await testApp.db.selectFrom(table).selectAll().execute()).length
  return { messages: await count('message'), attachments: await count('attachment'), uploads: await count('upload') }
}

const listFiles = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const key of testApp.platform.storage.keys()) keys.push(key)
  return keys
}
const hostile = createHostileRecordings().filter(({ bytes }) => bytes.length > 0)

it('refuses hostile recordings with a sentence about the file, and keeps nothing of them', async () => {
  const before = [await countRows(), await listFiles()]
  // There are more files than a member may have open uploads, so this fails if refused uploads stay open.
  for (const { name, bytes, reason } of hostile) {
    const { status, error } = await send(bytes)
    const [expected, code] = refusals[bytes.length > maxBytes ? 'too_large' : reason]
    expect([status, error.code], name).toEqual([expected, code])
    expect(error.message.length, name).toBeGreaterThan(20)
    expect(Object.keys(error.errors ?? {}), name).toEqual(['attachment'])
  }
  expect([await countRows(), await listFiles()]).toEqual(before)
  expect((await send(createWebmFile(createPackets(2)))).status).toBe(200)
})

it('refuses them as a voice hello in the same way', async () => {
  const before = [await countRows(), await listFiles()]
  for (const { name, bytes, reason } of hostile) {
    const { status, error } = await say(bytes)
    const fault = bytes.length > maxBytes ? 'too_large' : reason
    expect([status, error.code], name).toEqual([refusals[fault][0], voiceHelloErrors[fault].code])
    expect(error.message.length, name).toBeGreaterThan(20)
    expect(Object.keys(error.errors ?? {}), name).toEqual(['upload'])
  }
  expect([await countRows(), await listFiles()]).toEqual(before)
  expect((await say(createWebmFile(createPackets(2)))).status).toBe(200)
})

it('takes less than 50 MB of memory for them, database and client included', async () => {
  // The tests before have already loaded code that is loaded only once, so it does not count as growth.
  const before = process.memoryUsage.rss()
  let most = before
  for (const { bytes } of hostile) {
    await send(bytes)
    most = Math.max(most, process.memoryUsage.rss())
  }
  expect(most - before).toBeLessThan(50 * megabyte)
})
