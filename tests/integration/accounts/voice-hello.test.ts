// @slow
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addBlock } from '#features/blocks/server/index.ts'
import { clearMemberRow } from '#features/members/server/clear-member-row.ts'
import { listMatches } from '#features/matches/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { readRecording } from '#platform/server/audio/read-recording.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { readRecordingFixture } from '#tests/support/audio/opus.ts'
import { createUpload } from '#tests/support/features/uploads.ts'
import { createVoiceHello, somePeaks, uploadRecording } from '#tests/support/features/voice-hello.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { getOwnVoiceHello, getVoiceHello, putVoiceHello, removeVoiceHello } from '#features/voice-hello/contract.ts'
import { releaseVoiceHellosOfErasedMembers } from '#features/voice-hello/server/purge-voice-hellos.ts'
import { personalData } from '#features/voice-hello/server/personal-data.ts'

let testApp: TestApp
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

const put = (person: Person, upload: string, peaks = somePeaks) => testApp.call(putVoiceHello, { body: { upload, peaks } }, { as: person })
const own = async (person: Person) => (await testApp.call(getOwnVoiceHello, undefined, { as: person })).body.data
const onProfile = async (person: Person, as: Person) =>
  (await testApp.call(getProfile, { params: { id: person.id } }, { as })).body.data.person.voice_hello
const ask = (person: Person, as: Person) => testApp.call(getVoiceHello, { params: { id: person.id } }, { as })
const fetchAudio = (url: string | undefined, headers: Record<string, string> = {}) => testApp.app.inject({ url: url ?? '', headers })
const statusOf = async (url: string | undefined) => (await fetchAudio(url)).statusCode
const rowsOf = (person: Person) => testApp.db.selectFrom('voice_hello').selectAll().where('member_id', '=', person.id).execute()
const isMarked = async (person: Person) =>
  (await testApp.db.selectFrom('member').select('has_voice_hello').where('id', '=', person.id).executeTakeFirstOrThrow()).has_voice_hello
const folder = () => join(testApp.platform.config.dataDir, 'photos')
const storedFolders = () => (existsSync(folder()) ? readdirSync(folder()) : [])

describe('a voice hello', () => {
  it('is heard by others on the profile and from a card, and is stored encrypted', async () => {
    const upload = await createUpload(testApp, amina, readRecordingFixture('chromium-live.webm'))
    const reply = await put(amina, upload)
    expect(reply.body.data).toMatchObject({ taken_down: false, voice_hello: { peaks: somePeaks, shown: true } })
    const hello = await onProfile(amina, brian)
    const heard = await fetchAudio(hello?.audio)
    expect([heard.statusCode, heard.headers['content-type'], heard.headers['x-content-type-options']]).toEqual([
      200,
      'audio/ogg',
      'nosniff',
    ])
    expect(readRecording(heard.rawPayload, { maxSeconds: 15, minSeconds: 1, maxBytes: 1e6 }).seconds).toBe(hello?.seconds)
    expect((await ask(amina, brian)).body.data).toEqual(hello)
    expect(await isMarked(amina)).toBe(true)
    const { data } = (await testApp.call(listMatches, { query: {} }, { as: brian })).body
    expect(data.people.find(({ id }) => id === amina.id)).toMatchObject({ voice_hello: true })
    const [row] = await rowsOf(amina)
    const file = await readFile(join(folder(), row?.storage_key ?? '', 'hello.bin'))
    expect(file.includes('OggS')).toBe(false)
    // The upload is gone once it has become a voice hello. Brian, who has uploaded nothing, has no voice hello.
    expect(await testApp.db.selectFrom('upload').select('id').where('id', '=', upload).execute()).toEqual([])
    expect([await onProfile(brian, amina), await own(brian)]).toEqual([null, { voice_hello: null, taken_down: false }])
  })

  it('is made once of one upload, also by parallel requests', async () => {
    const upload = await uploadRecording(testApp, amina)
    const replies = await Promise.all([put(amina, upload), put(amina, upload)])
    const settled = replies.map(({ status }) => status)
    expect(settled).toContain(200)
    expect((await put(amina, upload)).body.data.voice_hello).toEqual((await own(amina)).voice_hello)
    expect(await rowsOf(amina)).toHaveLength(1)
  })

  it('replaces the one before, whose file and URL are gone', async () => {
    await createVoiceHello(testApp, amina)
    const before = await onProfile(amina, brian)
    const [first] = await rowsOf(amina)
    await createVoiceHello(testApp, amina, 5, 2)
    await testApp.runJobs()
    expect((await onProfile(amina, brian))?.seconds).toBe(5)
    expect(await statusOf(before?.audio)).toBe(404)
    expect(storedFolders()).not.toContain(first?.storage_key)
    expect(await rowsOf(amina)).toHaveLength(1)
  })

  it('is removed with its file, twice without harm', async () => {
    await createVoiceHello(testApp, amina)
    const { audio } = (await onProfile(amina, brian)) ?? {}
    const [row] = await rowsOf(amina)
    for (let n = 0; n < 2; n++) expect((await testApp.call(removeVoiceHello, undefined, { as: amina })).status).toBe(204)
    await testApp.runJobs()
    expect([await onProfile(amina, brian), await isMarked(amina), await statusOf(audio)]).toEqual([null, false, 404])
    expect(storedFolders()).not.toContain(row?.storage_key)
  })

  it('serves ranges, as players ask for them', async () => {
    await createVoiceHello(testApp, amina)
    const { audio } = (await onProfile(amina, brian)) ?? {}
    const whole = (await fetchAudio(audio)).rawPayload
    const part = await fetchAudio(audio, { range: 'bytes=4-9' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-9/${whole.length}`])
    expect(part.rawPayload.equals(whole.subarray(4, 10))).toBe(true)
    expect((await fetchAudio(audio, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
  })
})

describe('a recording that is refused', () => {
  it.each([
    ['that is too long', 16, 'voice_hello.too_long'],
    ['that is too short', 0.5, 'voice_hello.too_short'],
  ])('%s changes nothing', async (_, seconds, code) => {
    await createVoiceHello(testApp, amina)
    const before = await own(amina)
    const reply = await put(amina, await uploadRecording(testApp, amina, seconds))
    expect([reply.status, reply.error.code, Object.keys(reply.error.errors ?? {})]).toEqual([422, code, ['upload']])
    expect(await own(amina)).toEqual(before)
  })

  it('is no audio, has not arrived, is of somebody else, or has a bad waveform', async () => {
    const text = await createUpload(testApp, amina, Buffer.from('<script>alert(1)</script>'.repeat(99)))
    expect((await put(amina, text)).error.code).toBe('voice_hello.not_audio')
    expect((await put(amina, amina.id)).error.code).toBe('uploads.incomplete')
    expect((await put(amina, await uploadRecording(testApp, brian))).error.code).toBe('uploads.incomplete')
    expect((await put(amina, await uploadRecording(testApp, amina), 'g'.repeat(48))).error.errors).toHaveProperty('peaks')
    expect(await rowsOf(amina)).toEqual([])
    expect(await isMarked(amina)).toBe(false)
  })
})

describe('the URL', () => {
  it('opens for its viewer only, and not after a block, a pause or a suspension', async () => {
    await createVoiceHello(testApp, amina)
    const { audio = '' } = (await onProfile(amina, brian)) ?? {}
    const { audio: hers = '' } = (await own(amina)).voice_hello ?? {}
    const setStatus = (person: Person, status: string) =>
      testApp.db.updateTable('member').set({ status }).where('id', '=', person.id).execute()
    for (const status of ['paused', 'suspended', 'deleted']) {
      await setStatus(amina, status)
      expect([await statusOf(audio), (await ask(amina, brian)).status], status).toEqual([404, 404])
    }
    await setStatus(amina, 'active')
    await setStatus(brian, 'suspended')
    expect(await statusOf(audio)).toBe(404)
    await setStatus(brian, 'active')
    expect(await statusOf(audio)).toBe(200)
    const forged = [
      audio.replace(/s=[^&]+/, 's=AAAAAAAAAAAAAAAAAAAAAA'),
      audio.replace(/\/[\w-]{22}\//, '/AAAAAAAAAAAAAAAAAAAAAA/'),
      audio.split('?')[0],
    ]
    for (const url of forged) expect(await statusOf(url), url).toBe(404)
    await inTransaction(testApp.db, (tx) => addBlock(tx, amina.id, brian.id, testApp.clock.now()))
    expect([await statusOf(audio), await statusOf(hers), (await ask(amina, brian)).status]).toEqual([404, 200, 404])
  })
})

describe('personal data', () => {
  it('is exported with the recording', async () => {
    const id = await createVoiceHello(testApp, amina)
    expect(await personalData.export(testApp.db, amina.id)).toMatchObject({ voice_hellos: [{ id, tenths: 30, peaks: somePeaks }] })
    const [file] = (await personalData.files?.(testApp.db, amina.id)) ?? []
    if (file === undefined || !('open' in file)) throw new Error('no encrypted file')
    const { storage, config } = testApp.platform
    const stream = await file.open({ storage, secrets: config.secrets })
    expect(file.name).toBe(`voice-hello/${id}.ogg`)
    const { audio } = (await own(amina)).voice_hello ?? {}
    expect(stream && (await buffer(stream)).equals((await fetchAudio(audio)).rawPayload)).toBe(true)
  })

  it('is erased with the file', async () => {
    await createVoiceHello(testApp, amina)
    const [row] = await rowsOf(amina)
    expect(storedFolders()).toContain(row?.storage_key)
    await inTransaction(testApp.db, (tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
    await testApp.runJobs()
    expect([await rowsOf(amina), storedFolders().includes(row?.storage_key ?? ''), await isMarked(amina)]).toEqual([[], false, false])
  })

  it('is deleted also when a process of the release before has erased the member', async () => {
    await createVoiceHello(testApp, amina)
    await createVoiceHello(testApp, brian)
    const [row] = await rowsOf(amina)
    await inTransaction(testApp.db, (tx) => clearMemberRow(tx, amina.id, testApp.clock.now()))
    await releaseVoiceHellosOfErasedMembers(testApp.db, testApp.clock.now())
    await testApp.runJobs()
    expect([await rowsOf(amina), storedFolders().includes(row?.storage_key ?? '')]).toEqual([[], false])
    expect(await rowsOf(brian)).toHaveLength(1)
  })
})
