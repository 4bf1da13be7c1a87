// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getAccountStatus, listCases, makeAppeal } from '#features/moderation/contract.ts'
import { createAppealToken } from '#features/auth/server/index.ts'
import { decideApplicant, listApplicants } from '#features/registration/contract.ts'
import { banMember, reactivateMember } from '#features/moderation/server/decisions/suspend-member.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { setRegistrationRules, completeSignUp, readMemberStatus } from '#tests/support/features/registration.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { uploadFiles } from '#tests/support/people/photos.ts'
import { spotsJpeg } from '#tests/support/photos/photo-files.ts'

let testApp: TestApp
let chantal: Person
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
let numbers = 0
beforeEach(async () => {
  chantal = await createAdmin(testApp, 'chantal')
  await setRegistrationRules(testApp, chantal, { mode: 'open' })
})

/** Signs up a person whose phone number is not in the same block as others, unless `changes` has a number. */
const join = (changes: Parameters<typeof completeSignUp>[1] = {}) =>
  completeSignUp(testApp, { mobileNumber: String(670_000_000 + ++numbers * 10_000), ...changes })
const applicantOf = async (id: string) => {
  const { applicants } = (await testApp.call(listApplicants, { query: {} }, { as: chantal })).body.data
  return applicants.find(({ member }) => member.id === id)
}

test('an ordinary person is not held, one with a disposable mailbox is, with the evidence and an appeal', async () => {
  expect(await readMemberStatus(testApp, (await join()).id)).toBe('active')
  const esi = await join({ email: 'esi@mailinator.com' })
  expect(await readMemberStatus(testApp, esi.id)).toBe('held')
  expect((await testApp.call(getAccountStatus, undefined, { as: esi })).body.data).toMatchObject({ held: true, applicant: true })
  const shown = await applicantOf(esi.id)
  expect(shown).toMatchObject({ cause: 'risk', signals: expect.arrayContaining([{ sign: 'disposable_mail', points: 100, count: 1 }]) })
  const body = { verdict: 'refuse', reason: 'applicant_unclear' } as const
  expect((await testApp.call(decideApplicant, { params: { id: esi.id }, body }, { as: chantal })).status).toBe(204)
  const { id } = await testApp.db.selectFrom('decision').select('id').where('member_id', '=', esi.id).executeTakeFirstOrThrow()
  const token = createAppealToken(testApp.platform.config.secrets[0], id)
  expect((await testApp.call(makeAppeal, { body: { token, content: 'It is my own mailbox.' } })).status).toBe(200)
  expect((await testApp.call(listCases, { query: { kind: 'appeal' } }, { as: chantal })).body.data.cases).toHaveLength(1)
})

test('accounts with numbers of one block are held, those before the sixth as well', async () => {
  const those = []
  for (let last = 0; last < 6; last += 1) those.push(await join({ mobileNumber: `69912300${last}` }))
  await testApp.runJobs()
  expect(await Promise.all(those.map(({ id }) => readMemberStatus(testApp, id)))).toEqual(Array.from({ length: 6 }, () => 'held'))
  expect((await applicantOf(those[0]?.id ?? ''))?.signals).toEqual(
    expect.arrayContaining([{ sign: 'number_block', points: 100, count: 6 }]),
  )
})

test('in a closed network a block of numbers and a photo of many hold nobody, and nothing is kept', async () => {
  const photo = await spotsJpeg(903)
  const those = []
  for (let last = 0; last < 7; last += 1) those.push(await completeSignUp(testApp, { mobileNumber: `69945600${last}` }, '192.168.1.20'))
  for (const each of those.slice(0, 4)) await uploadFiles(testApp, each, [photo])
  await testApp.runJobs()
  expect(new Set(await Promise.all(those.map(({ id }) => readMemberStatus(testApp, id))))).toEqual(new Set(['active']))
  const ids = those.map(({ id }) => id)
  expect(await testApp.db.selectFrom('sign_up_trace').select('member_id').where('member_id', 'in', ids).execute()).toEqual([])
})

test('the same photo on three accounts holds the later ones, but neither a second account nor a member of long standing', async () => {
  const photo = await spotsJpeg(901)
  const amina = await createPerson(testApp, 'amina')
  await testApp.db
    .updateTable('member')
    .set({ verified_at: new Date(testApp.clock.now().getTime() - 90 * 86_400_000) })
    .where('id', '=', amina.id)
    .execute()
  await uploadFiles(testApp, amina, [photo])
  const those = []
  const first: string[] = []
  for (let each = 0; each < 2; each += 1) {
    testApp.clock.advance({ minutes: 1 })
    const joined = await join()
    await uploadFiles(testApp, joined, [photo])
    await testApp.runJobs()
    those.push(joined)
    first.push(await readMemberStatus(testApp, those[0]?.id ?? ''))
  }
  expect(first).toEqual(['active', 'held'])
  expect(await Promise.all([amina, ...those].map(({ id }) => readMemberStatus(testApp, id)))).toEqual(['active', 'held', 'held'])
})

test('two others with the photo of a newcomer are held, and the newcomer is not', async () => {
  const photo = await spotsJpeg(904)
  const [owner, ...thieves] = [await join(), await join(), await join()]
  for (const each of [owner, ...thieves]) {
    testApp.clock.advance({ minutes: 1 })
    await uploadFiles(testApp, each, [photo])
    await testApp.runJobs()
  }
  expect(await Promise.all([owner, ...thieves].map(({ id }) => readMemberStatus(testApp, id)))).toEqual(['active', 'held', 'held'])
})

test('somebody whom a moderator has let in is not held again for the same', async () => {
  const photo = await spotsJpeg(902)
  const esi = await join({ email: 'esi2@mailinator.com' })
  await testApp.call(decideApplicant, { params: { id: esi.id }, body: { verdict: 'approve' } }, { as: chantal })
  for (const joined of [esi, await join(), await join()]) await uploadFiles(testApp, joined, [photo])
  await testApp.runJobs()
  expect(await readMemberStatus(testApp, esi.id)).toBe('active')
})

test('the number that a banned account only typed holds its owner for a moderator, but does not keep them out', async () => {
  const joinElsewhere = () => completeSignUp(testApp, { mobileNumber: '671555001' }, '192.0.2.9')
  const thief = await joinElsewhere()
  const secrets = [testApp.platform.config.secrets[0]] as const
  await inTransaction(testApp.db, (tx) => banMember(tx, { id: thief.id, reason: 'threat', now: testApp.clock.now(), secrets }))
  const owner = await joinElsewhere()
  expect(await readMemberStatus(testApp, owner.id)).toBe('held')
  expect((await applicantOf(owner.id))?.signals).toEqual([{ sign: 'banned_number', points: 100, count: 1 }])
  expect((await testApp.call(decideApplicant, { params: { id: owner.id }, body: { verdict: 'approve' } }, { as: chantal })).status).toBe(
    204,
  )
  expect(await readMemberStatus(testApp, owner.id)).toBe('active')
  await inTransaction(testApp.db, (tx) => reactivateMember(tx, { id: thief.id, now: testApp.clock.now() }))
  expect(await readMemberStatus(testApp, (await joinElsewhere()).id)).toBe('active')
})
