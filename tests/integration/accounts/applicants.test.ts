// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { updateMe } from '#features/account/contract.ts'
import { reportMember, decideAppeal, decideCase, getAccountStatus, listCases, makeAppeal } from '#features/moderation/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { login } from '#features/auth/contract.ts'
import { createAppealToken, recordSecondFactorInSession } from '#features/auth/server/index.ts'
import { addBlock } from '#features/blocks/server/index.ts'
import { decideApplicant, listApplicants, refusedKeptDays } from '#features/registration/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { setRegistrationRules, completeSignUp, readMemberStatus } from '#tests/support/features/registration.ts'
import { storeAnswersOf, storeProfileField } from '#tests/support/features/profile-fields.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { makeTrustedReporter } from '#tests/support/people/trusted-reporter.ts'
import { uploadFiles } from '#tests/support/people/photos.ts'
import { spotsJpeg } from '#tests/support/photos/photo-files.ts'
import { suspendMember } from '#features/moderation/server/decisions/suspend-member.ts'
import { endDueSuspensions } from '#features/moderation/server/decisions/end-suspensions.ts'
import { lockMember, startDeletion, scheduleErasure } from '#features/members/server/index.ts'
import { eraseRefusedApplicants } from '#features/moderation/server/applicants/erase-refused.ts'

const dayMs = 86_400_000
let testApp: TestApp
let chantal: Person
let diego: Person
let esi: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  chantal = await createAdmin(testApp, 'chantal')
  diego = await createAdmin(testApp, 'diego')
  await setRegistrationRules(testApp, chantal, { mode: 'approval' })
  esi = await completeSignUp(testApp)
})

const decide = (verdict: 'approve' | 'refuse', as = chantal) =>
  testApp.call(
    decideApplicant,
    { params: { id: esi.id }, body: { verdict, reason: verdict === 'refuse' ? 'applicant_unclear' : null } },
    { as },
  )
const accountStatus = async () => (await testApp.call(getAccountStatus, undefined, { as: esi })).body.data
const waiting = async () =>
  (await testApp.call(listApplicants, { query: {} }, { as: chantal })).body.data.applicants.map(({ member }) => member.id)
const appealCase = async () => {
  const { cases } = (await testApp.call(listCases, { query: { kind: 'appeal' } }, { as: diego })).body.data
  return cases.find(({ member }) => member.id === esi.id) ?? { id: '', version: 0 }
}
const decisionId = async () =>
  (await testApp.db.selectFrom('decision').select('id').where('member_id', '=', esi.id).executeTakeFirstOrThrow()).id
const appeal = async () => {
  const token = createAppealToken(testApp.platform.config.secrets[0], await decisionId())
  return testApp.call(makeAppeal, { body: { token, content: 'I am a real person.' } })
}

test('an applicant completes the profile, but nobody sees them and they reach nobody', async () => {
  const amina = await createPerson(testApp, 'amina')
  expect(await accountStatus()).toMatchObject({ held: true, applicant: true })
  expect((await testApp.call(updateMe, { body: { bio: 'I like the sea.' } }, { as: esi })).status).toBe(200)
  expect((await uploadFiles(testApp, esi, [await spotsJpeg(4)])).statusCode).toBe(200)
  expect((await testApp.call(postReaction, { params: { action: 'like' }, query: { uid: amina.id } }, { as: esi })).status).toBe(403)
  await storeProfileField(testApp, 'motto000')
  await storeProfileField(testApp, 'secret00', { visible_to: 'nobody' })
  await storeAnswersOf(testApp, esi, { motto000: 'Slowly', secret00: 'A secret' })
  const profile = (as: { token: string }) =>
    testApp.app.inject({ url: `/api/profile/${esi.id}`, headers: { authorization: `Bearer ${as.token}` } })
  expect((await profile(amina)).statusCode).toBe(404)
  const { applicants } = (await testApp.call(listApplicants, { query: {} }, { as: chantal })).body.data
  const shown = applicants.find(({ member }) => member.id === esi.id)
  expect(shown).toMatchObject({ cause: 'approval', bio: 'I like the sea.', signals: [], invited: false })
  // The moderator does not see answers to fields that nobody will see.
  expect(shown?.fields).toEqual([{ question: 'Motto', answer: 'Slowly' }])
  expect(shown?.photos).toHaveLength(1)
  expect((await decide('approve')).status).toBe(204)
  expect((await profile(amina)).statusCode).toBe(200)
  expect((await testApp.call(postReaction, { params: { action: 'like' }, query: { uid: amina.id } }, { as: esi })).status).toBe(200)
  await testApp.runJobs()
  expect(testApp.mails.some(({ to, subject }) => to.address === esi.email && subject.includes('open'))).toBe(true)
})

test('a refusal has a reason, can be appealed, and a reversed one lets the applicant in', async () => {
  expect((await decide('refuse')).status).toBe(204)
  expect(await readMemberStatus(testApp, esi.id)).toBe('suspended')
  await testApp.runJobs()
  expect(testApp.mails.findLast(({ to }) => to.address === esi.email)?.text).toContain('who is behind this account')
  const entered = await testApp.call(login, { body: { email: esi.email, password: 'mangoes in the rain' } })
  expect(entered.text).toContain('who is behind this account')
  expect((await appeal()).body.data).toMatchObject({ kind: 'refuse_applicant' })
  const { id, version } = await appealCase()
  expect((await testApp.call(decideAppeal, { params: { id }, body: { version, outcome: 'reversed' } }, { as: diego })).status).toBe(200)
  expect(await readMemberStatus(testApp, esi.id)).toBe('active')
  expect(await waiting()).not.toContain(esi.id)
})

test('of several decisions at once one counts, and a refusal without a reason is refused', async () => {
  const body = { verdict: 'refuse' } as const
  expect((await testApp.call(decideApplicant, { params: { id: esi.id }, body }, { as: chantal })).status).toBe(422)
  const replies = await Promise.all([decide('approve'), decide('refuse', diego), decide('approve', diego)])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409])
})

test('an applicant who was suspended meanwhile waits again afterwards', async () => {
  const now = testApp.clock.now()
  const until = new Date(now.getTime() + dayMs)
  await inTransaction(testApp.db, (tx) => suspendMember(tx, { id: esi.id, until, reason: 'scam', now }))
  expect(await waiting()).not.toContain(esi.id)
  expect((await decide('approve')).status).toBe(409)
  testApp.clock.advance({ hours: 25 })
  await endDueSuspensions(testApp.platform)
  expect(await readMemberStatus(testApp, esi.id)).toBe('held')
  for (const { sessionId } of [chantal, diego])
    await inTransaction(testApp.db, (tx) => recordSecondFactorInSession(tx, sessionId, { fresh: true }, testApp.clock.now()))
  expect(await waiting()).toContain(esi.id)
})

test('a dismissed report about an applicant does not let them in', async () => {
  const amina = await makeTrustedReporter(testApp, await createPerson(testApp, 'amina'))
  await inTransaction(testApp.db, (tx) => addBlock(tx, amina.id, esi.id, testApp.clock.now()))
  const body = { content: 'She says that she is sixteen.', category: 'underage' } as const
  await testApp.call(reportMember, { params: { id: esi.id }, body }, { as: amina })
  const { cases } = (await testApp.call(listCases, { query: { kind: 'report' } }, { as: diego })).body.data
  const { id = '', version = 0 } = cases.find(({ member }) => member.id === esi.id) ?? {}
  for (const { sessionId } of [chantal, diego])
    await inTransaction(testApp.db, (tx) => recordSecondFactorInSession(tx, sessionId, { fresh: true }, testApp.clock.now()))
  expect((await testApp.call(decideCase, { params: { id }, body: { version, decision: 'dismiss' } }, { as: chantal })).status).toBe(200)
  expect(await readMemberStatus(testApp, esi.id)).toBe('held')
})

test('the account of a refused applicant goes after its time, unless an appeal is open', async () => {
  await decide('refuse')
  const later = new Date(testApp.clock.now().getTime() + (refusedKeptDays + 1) * dayMs)
  const due = async () => {
    await eraseRefusedApplicants(testApp.db, later)
    await eraseRefusedApplicants(testApp.db, later)
    return (await testApp.db.selectFrom('deletion').select('member_id').where('member_id', '=', esi.id).execute()).length
  }
  expect(await due()).toBe(1)
  // The erasure is only scheduled: it runs up to an hour later, and an appeal before stops it.
  await appeal()
  expect(await due()).toBe(0)
  const { id, version } = await appealCase()
  await testApp.call(decideAppeal, { params: { id }, body: { version, outcome: 'upheld' } }, { as: diego })
  expect(await due()).toBe(1)
})

test('an applicant who is let in before the erasure of the refused ones is kept', async () => {
  await decide('refuse')
  await appeal()
  const { id, version } = await appealCase()
  const { now } = testApp.clock
  await inTransaction(testApp.db, (tx) => scheduleErasure(tx, esi.id, now()))
  await testApp.call(decideAppeal, { params: { id }, body: { version, outcome: 'reversed' } }, { as: diego })
  expect(await readMemberStatus(testApp, esi.id)).toBe('active')
  testApp.clock.advance({ hours: 2 })
  await testApp.runJobs()
  expect(await readMemberStatus(testApp, esi.id)).toBe('active')
  expect(await testApp.db.selectFrom('deletion').selectAll().where('member_id', '=', esi.id).execute()).toEqual([])
})

test('an applicant who asks for deletion and takes it back still waits', async () => {
  const now = testApp.clock.now()
  const until = new Date(now.getTime() + dayMs)
  await inTransaction(testApp.db, async (tx) => {
    const member = await lockMember(tx, esi.id)
    if (member === undefined) throw new Error('no such member')
    await startDeletion(tx, member, { now, eraseAt: new Date(now.getTime() + 14 * dayMs) })
    await suspendMember(tx, { id: esi.id, until, reason: 'scam', now })
  })
  testApp.clock.advance({ hours: 25 })
  await endDueSuspensions(testApp.platform)
  const body = { email: esi.email, password: 'mangoes in the rain', cancel_deletion: true }
  expect((await testApp.call(login, { body })).status).toBe(200)
  expect(await readMemberStatus(testApp, esi.id)).toBe('held')
})
