// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getProfile } from '#features/profiles/contract.ts'
import {
  getOwnVoiceHello,
  listVoiceHellosToReview,
  putVoiceHello,
  removeVoiceHello,
  reviewVoiceHello,
} from '#features/voice-hello/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createVoiceHello, somePeaks, uploadRecording } from '#tests/support/features/voice-hello.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import * as contract from '../contract.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let chantal: Person
let diego: Person
let seed = 0
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000', PHOTO_REVIEW: 'before' })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
  chantal = await createAdmin(testApp, 'chantal')
  diego = await createAdmin(testApp, 'diego')
  seed += 1
})

const queue = async () =>
  (await testApp.call(listVoiceHellosToReview, { query: {} }, { as: chantal })).body.data.voice_hellos.filter(
    ({ member }) => member.id === brian.id,
  )
const review = (id: string, verdict: 'approve' | 'reject', reason: 'sexual' | null = null, as = chantal) =>
  testApp.call(reviewVoiceHello, { params: { id }, body: { verdict, reason } }, { as })
const heard = async (by: Person) => (await testApp.call(getProfile, { params: { id: brian.id } }, { as: by })).body.data.person.voice_hello
const own = async () => (await testApp.call(getOwnVoiceHello, undefined, { as: brian })).body.data
const statusOf = async (url: string | undefined) => (await testApp.app.inject({ url: url ?? '' })).statusCode
const create = (person = brian) => createVoiceHello(testApp, person, 3, seed)
const report = () =>
  testApp.call(contract.reportMember, { params: { id: brian.id }, body: { content: 'what he says there is not nice' } }, { as: amina })
const readCase = async () => {
  const { id } = await testApp.db
    .selectFrom('report_case')
    .select('id')
    .where('member_id', '=', brian.id)
    .where('kind', '=', 'report')
    .executeTakeFirstOrThrow()
  return (await testApp.call(contract.getCase, { params: { id } }, { as: chantal })).body.data
}
const rows = () => testApp.db.selectFrom('voice_hello').select('id').execute()
const appeal = async (token: string) => {
  await testApp.call(contract.makeAppeal, { body: { token, content: 'I only said hello.' } })
  const [found] = (await testApp.call(contract.listCases, { query: { kind: 'appeal' } }, { as: diego })).body.data.cases
  const body = { version: found?.version ?? 0, outcome: 'reversed' as const }
  return testApp.call(contract.decideAppeal, { params: { id: found?.id ?? '' }, body }, { as: diego })
}

test('a waiting hello is heard by its owner and moderators only, and one of two concurrent approvals shows it', async () => {
  const id = await create()
  const [waiting] = await queue()
  expect(waiting).toMatchObject({ id, shown: false, seconds: 3, member: { firstname: 'Brian', age: 31 } })
  expect(await statusOf(waiting?.audio)).toBe(200)
  expect([await heard(amina), (await heard(brian))?.seconds, (await own()).voice_hello?.shown]).toEqual([null, 3, false])
  const both = await Promise.all([review(id, 'approve'), review(id, 'approve', null, diego)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  expect([(await heard(amina))?.seconds, await queue()]).toEqual([3, []])
})

test('a rejected hello is gone, the member reads why, the same recording is refused, and a reversal restores it', async () => {
  const id = await create()
  const [waiting] = await queue()
  const { audio } = (await own()).voice_hello ?? {}
  expect((await review(id, 'reject')).error.errors).toHaveProperty('reason')
  const mails = testApp.mails.length
  expect((await review(id, 'reject', 'sexual')).status).toBe(204)
  await testApp.runJobs()
  expect(testApp.mails.slice(mails).map(({ text }) => text.includes('We’ve taken down your voice hello.'))).toEqual([true])
  expect([await heard(brian), await own()]).toEqual([null, { voice_hello: null, taken_down: true }])
  expect([await statusOf(audio), await statusOf(waiting?.audio)]).toEqual([404, 200])
  const copy = { upload: await uploadRecording(testApp, amina, 3, seed), peaks: somePeaks }
  expect((await testApp.call(putVoiceHello, { body: copy }, { as: amina })).error.code).toBe('voice_hello.refused_before')

  const { statement } = (await testApp.call(contract.getAccountStatus, undefined, { as: brian })).body.data
  expect(statement).toMatchObject({ kind: 'remove_voice_hello', photos: 0, reason: 'Sexual content that nobody asked for.' })
  expect((await appeal(statement?.token ?? '')).status).toBe(200)
  expect([(await heard(amina))?.seconds, (await own()).taken_down]).toEqual([3, false])
  expect((await testApp.call(putVoiceHello, { body: copy }, { as: amina })).status).toBe(200)
})

test('a reversal leaves a hello that was recorded since', async () => {
  await review(await create(), 'reject', 'sexual')
  await createVoiceHello(testApp, brian, 7, seed)
  const { statement } = (await testApp.call(contract.getAccountStatus, undefined, { as: brian })).body.data
  await appeal(statement?.token ?? '')
  expect((await own()).voice_hello?.seconds).toBe(7)
})

test('a rejected hello is deleted after 30 days, and the same recording is still refused', async () => {
  const id = await create()
  await review(id, 'reject', 'sexual')
  testApp.clock.advance({ days: 31 })
  await testApp.runJobs()
  await testApp.runJobs()
  expect((await rows()).map((row) => row.id)).not.toContain(id)
  const esi = await createPerson(testApp, 'esi')
  const upload = await uploadRecording(testApp, esi, 3, seed)
  expect((await testApp.call(putVoiceHello, { body: { upload, peaks: somePeaks } }, { as: esi })).status).toBe(422)
})

test('a report keeps the hello until the report is deleted, also when its member has removed it', async () => {
  const id = await create()
  await review(id, 'approve')
  await report()
  const { audio } = (await heard(amina)) ?? {}
  await testApp.call(removeVoiceHello, undefined, { as: brian })
  testApp.clock.advance({ hours: 2 })
  await testApp.runJobs()
  expect([await heard(amina), await statusOf(audio)]).toEqual([null, 404])
  const { case_reports, voice_hello_now } = await readCase()
  expect(voice_hello_now).toBeNull()
  expect(await statusOf(case_reports[0]?.evidence?.voice_hello?.audio)).toBe(200)
  await testApp.db
    .updateTable('report')
    .set({ state: 'closed', closed_at: testApp.clock.now() })
    .where('reported_id', '=', brian.id)
    .execute()
  testApp.clock.advance({ days: 181 })
  await testApp.runJobs()
  testApp.clock.advance({ hours: 2 })
  await testApp.runJobs()
  expect((await rows()).map((row) => row.id)).not.toContain(id)
})

test('a moderator takes the hello of a reported member down, once', async () => {
  await review(await create(), 'approve')
  await report()
  const { id, version, voice_hello_now } = await readCase()
  expect(voice_hello_now?.seconds).toBe(3)
  const body = { version, decision: 'remove_voice_hello' as const, reason: 'sexual' as const }
  expect((await testApp.call(contract.decideCase, { params: { id }, body }, { as: chantal })).body.data).toMatchObject({
    outcome: 'remove_voice_hello',
    voice_hello_now: null,
    history: [{ kind: 'remove_voice_hello' }],
  })
  expect(await heard(amina)).toBeNull()
})

test('a decision about a hello that is gone is refused', async () => {
  await report()
  const { id, version } = await readCase()
  const body = { version, decision: 'remove_voice_hello' as const, reason: 'sexual' as const }
  expect((await testApp.call(contract.decideCase, { params: { id }, body }, { as: chantal })).error.code).toBe(
    'moderation.voice_hello_missing',
  )
})
