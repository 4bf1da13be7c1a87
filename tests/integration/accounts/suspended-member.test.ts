// @slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { login, signUp } from '#features/auth/contract.ts'
import { hashPassword } from '#features/auth/server/index.ts'
import { addBlock } from '#features/blocks/server/index.ts'
import { reportMember } from '#features/moderation/contract.ts'
import { deleteMe, getMe } from '#features/account/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { banMember, reactivateMember, suspendMember } from '#features/moderation/server/decisions/suspend-member.ts'
import { makeTrustedReporter } from '../../support/people/trusted-reporter.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let passwordHash: string
const password = 'a long enough password'
const secret = 'a secret of tests, long enough to be one'
const day = 86_400_000

beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian', { passwordHash, locale: 'fr' })
  testApp.mails.length = 0
})

const now = () => testApp.clock.now()
const suspend = (until: Date | null, reason = 'scam') =>
  inTransaction(testApp.db, (tx) => suspendMember(tx, { id: brian.id, until, reason, now: now() }))
const ban = () => inTransaction(testApp.db, (tx) => banMember(tx, { id: brian.id, reason: 'threat', now: now(), secrets: [secret] }))
const reactivate = () => inTransaction(testApp.db, (tx) => reactivateMember(tx, { id: brian.id, now: now() }))
const signIn = (given = password, more = {}) =>
  testApp.call(login, { body: { email: brian.email, password: given, remember: false, ...more } }, { language: 'fr' })
const profile = (by: Person) => testApp.call(getProfile, { params: { id: brian.id } }, { as: by })
const statusOf = async () =>
  (await testApp.db.selectFrom('member').select('status').where('id', '=', brian.id).executeTakeFirstOrThrow()).status
const cards = () => testApp.db.selectFrom('card').select('id').where('id', '=', brian.id).execute()

test('a suspended member is hidden, signed out, and informed in their language after entering the right password', async () => {
  const nobody = await testApp.call(getProfile, { params: { id: crypto.randomUUID() } }, { as: amina })
  const { ended } = await suspend(new Date(now().getTime() + 7 * day))
  expect(ended).toEqual([brian.sessionId])
  expect((await testApp.call(getMe, undefined, { as: brian })).status).toBe(401)
  const hidden = await profile(amina)
  expect([hidden.status, hidden.text]).toEqual([404, nobody.text])
  expect(await cards()).toEqual([])
  await testApp.runJobs()
  expect(testApp.published).toContainEqual({ to: [brian.id], name: 'gone', payload: { uid: brian.id } })

  const wrong = await signIn('not the password')
  expect(wrong.error.code).toBe('auth.wrong_credentials')
  const right = await signIn()
  expect([right.status, right.error.code]).toEqual([403, 'auth.suspended_until'])
  expect(right.error.message).toMatch(/suspendu jusqu’au .* UTC\. Motif\u00a0: Demander de l’argent/)
  expect(right.error.link).toMatch(/^\/appeal\?token=[\w.-]+$/)
  expect(testApp.mails).toHaveLength(1)
  expect(testApp.mails[0]?.subject).toBe('Une décision sur ton compte')
  expect(testApp.mails[0]?.text).toContain(right.error.link)
})

test('a timed suspension ends on time at sign-in, and by a job otherwise', async () => {
  await suspend(new Date(now().getTime() + day))
  testApp.clock.advance({ seconds: 86_399 })
  expect((await signIn()).status).toBe(403)
  testApp.clock.advance({ seconds: 1 })
  expect((await signIn()).status).toBe(200)
  expect(await statusOf()).toBe('active')

  await suspend(new Date(now().getTime() + day), 'In your own words.')
  testApp.clock.advance({ seconds: 86_400 })
  await testApp.runJobs()
  expect(await statusOf()).toBe('active')
  expect(await cards()).toHaveLength(1)
  expect((await profile(await createPerson(testApp, 'esi'))).status).toBe(200)
})

test('signing in after a suspension leads to a hold while a report about their age is open', async () => {
  await suspend(new Date(now().getTime() + day))
  await inTransaction(testApp.db, (tx) => addBlock(tx, amina.id, brian.id, now()))
  await makeTrustedReporter(testApp, amina)
  const body = { content: 'He says that he is sixteen.', category: 'underage' } as const
  expect((await testApp.call(reportMember, { params: { id: brian.id }, body }, { as: amina })).status).toBe(200)
  testApp.clock.advance({ seconds: 86_400 })
  expect((await signIn()).status).toBe(200)
  expect(await statusOf()).toBe('held')
})

test('a new suspension replaces the earlier one', async () => {
  await suspend(new Date(now().getTime() + day))
  await suspend(new Date(now().getTime() + 3 * day))
  testApp.clock.advance({ days: 1 })
  await testApp.runJobs()
  expect(await statusOf()).toBe('suspended')
  expect(await reactivate()).toBe(true)
  expect(await statusOf()).toBe('active')
  expect(await reactivate()).toBe(false)
})

test('a banned email or proven phone cannot sign up, with the usual response, until the ban is lifted', async () => {
  await testApp.db.updateTable('member').set({ proven_phone: '+237671234567' }).where('id', '=', brian.id).execute()
  await ban()
  const again = (email: string, mobileNumber: string) =>
    testApp.call(signUp, {
      body: {
        firstName: 'Brian',
        lastName: 'Otieno',
        email,
        gender: 'male',
        age: 30,
        countryCode: 'CM',
        mobileNumber,
        password,
        confirmPassword: password,
        accept_terms: true,
        locale: 'en',
      },
    })
  // Each response has a different secret.
  const withoutSecret = ({ text }: { text: string }) => text.replace(/"registration":"[\w-]{43}"/, '')
  const known = async (email: string) => testApp.db.selectFrom('member').select('id').where('email', '=', email).execute()
  const free = await again('free@example.com', '671234599')
  const samePhone = await again('other@example.com', '671234567')
  expect([samePhone.status, withoutSecret(samePhone)]).toEqual([202, withoutSecret(free).replace('free@', 'other@')])
  expect(await known('other@example.com')).toEqual([])
  expect(await known('free@example.com')).toHaveLength(1)
  const sameEmail = await again(brian.email, '671234588')
  expect([sameEmail.status, withoutSecret(sameEmail)]).toEqual([202, withoutSecret(free).replace('free@example.com', brian.email)])

  expect((await signIn()).error.code).toBe('auth.suspended_for_good')
  await reactivate()
  expect((await signIn()).status).toBe(200)
  await again('other@example.com', '671234567')
  expect(await known('other@example.com')).toHaveLength(1)
})

test('a cancelled deletion does not bypass the suspension, and a paused member stays paused', async () => {
  await testApp.db.updateTable('member').set({ status: 'paused' }).where('id', '=', brian.id).execute()
  expect((await testApp.call(deleteMe, { body: { password, word: 'delete' } }, { as: brian })).status).toBe(202)
  await suspend(null)
  expect(await statusOf()).toBe('deleted')
  expect((await signIn()).error.code).toBe('auth.leaving')
  expect((await signIn(password, { cancel_deletion: true })).error.code).toBe('auth.suspended_for_good')
  expect(await statusOf()).toBe('suspended')
  await reactivate()
  expect(await statusOf()).toBe('paused')
})

test('an unknown, an unverified and an erased member cannot be suspended', async () => {
  const unproven = await createPerson(testApp, 'diego', { unverified: true })
  const refused = (id: string) => inTransaction(testApp.db, (tx) => suspendMember(tx, { id, until: null, reason: 'rules', now: now() }))
  await expect(refused(crypto.randomUUID())).rejects.toThrow('platform.not_found')
  await expect(refused(unproven.id)).rejects.toThrow('platform.not_found')
})
