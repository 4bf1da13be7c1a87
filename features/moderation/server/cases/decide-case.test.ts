import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { login } from '#features/auth/contract.ts'
import { hashPassword, recordSecondFactorInSession } from '#features/auth/server/index.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import * as contract from '../../contract.ts'
import { personalData } from '../personal-data.ts'
import { makeTrustedReporter } from '#tests/support/people/trusted-reporter.ts'

let testApp: TestApp
let amina: Person
let brian: Person
let chantal: Person
let diego: Person
let passwordHash: string
const password = 'a long enough password'

beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian', { passwordHash, locale: 'es' })
  chantal = await createAdmin(testApp, 'chantal')
  diego = await createAdmin(testApp, 'diego')
  testApp.mails.length = 0
})

const reason = 'He asked me for money, twice.'
const report = async (category: contract.ReportCategory | null = 'scam', by = amina, content = reason) => {
  const { status } = await testApp.call(contract.reportMember, { params: { id: brian.id }, body: { content, category } }, { as: by })
  expect(status).toBe(200)
}
const queue = async (kind: 'report' | 'appeal' = 'report', as = chantal, show: 'waiting' | 'mine' | 'decided' = 'waiting') => {
  const { body } = await testApp.call(contract.listCases, { query: { kind, show } }, { as })
  return body.data.cases.filter(({ member }) => member.id === brian.id)
}
const findCase = async (kind: 'report' | 'appeal' = 'report') => {
  const [found] = await queue(kind)
  if (found === undefined) throw new Error('no case in the queue')
  return found
}
type DecideRequest = Parameters<typeof testApp.call<typeof contract.decideCase>>[1]
type Body = Partial<NonNullable<DecideRequest>['body']>
const decide = (found: { id: string; version: number }, body: Body, as = chantal) =>
  testApp.call(contract.decideCase, { params: { id: found.id }, body: { version: found.version, decision: 'dismiss', ...body } }, { as })
const statusOf = async () =>
  (await testApp.db.selectFrom('member').select('status').where('id', '=', brian.id).executeTakeFirstOrThrow()).status
const accountStatus = async (as = brian) => (await testApp.call(contract.getAccountStatus, undefined, { as, language: 'es' })).body.data
const signIn = () => testApp.call(login, { body: { email: brian.email, password, remember: false } }, { language: 'es' })
const notificationsOf = (person: Person) =>
  testApp.db.selectFrom('notification').select('name').where('member_id', '=', person.id).execute()

test('reports about one member form one case, whose urgency depends on the history of the reporters', async () => {
  const esi = await createPerson(testApp, 'esi')
  await report('fake')
  const before = await findCase()
  expect(before).toMatchObject({ state: 'open', reports: 1, score: 1, categories: ['fake'], member: { firstname: 'Brian' } })
  await report('threat', esi)
  const after = await findCase()
  expect([after.id, after.reports, after.score]).toEqual([before.id, 2, 5])
  expect(after.version).toBeGreaterThan(before.version)
  expect((await decide(before, {})).error.code).toBe('moderation.changed')
  expect((await decide(after, { decision: 'warn', reason: 'threat' })).status).toBe(200)
  await report('fake', amina, 'And once more, the same.')
  expect((await findCase()).score).toBeCloseTo(4 / 3, 2)
})

test('one administrator at a time claims a case, sees its evidence, and releases it', async () => {
  await report()
  const seen = await findCase()
  const claim = (as: Person, version = seen.version) =>
    testApp.call(contract.claimCase, { params: { id: seen.id }, body: { version } }, { as })
  const [first, second] = await Promise.all([claim(chantal), claim(diego)])
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  const [winner, loser] = first.status === 200 ? [chantal, diego] : [diego, chantal]
  const claimed = (await testApp.call(contract.getCase, { params: { id: seen.id } }, { as: winner })).body.data
  expect(claimed).toMatchObject({ state: 'assigned', viewer: { owns: true, may_decide: true }, profile_now: { firstname: 'Brian' } })
  expect(claimed.case_reports[0]).toMatchObject({
    content: reason,
    reporter: { firstname: 'Amina' },
    evidence: { profile: { firstname: 'Brian' } },
  })
  expect((await decide(claimed, {}, loser)).error.code).toBe('moderation.changed')
  expect((await queue('report', winner, 'mine')).length).toBe(1)
  const released = await testApp.call(contract.releaseCase, { params: { id: seen.id }, body: { version: claimed.version } }, { as: winner })
  expect(released.body.data).toMatchObject({ state: 'open', owner: null })
})

test('a warning shows the member the reason but not the reporter, and notifies the reporter of an action', async () => {
  await report()
  expect((await decide(await findCase(), { decision: 'warn', reason: 'scam', words: 'Last time.', note: 'internal' })).status).toBe(200)
  expect(await queue()).toEqual([])
  await testApp.runJobs()
  expect(await notificationsOf(amina)).toEqual([{ name: 'moderation.report_acted' }])
  expect(testApp.mails.find((mail) => mail.to.address === brian.email)?.text).toContain('Pedir dinero')
  const { statement } = await accountStatus()
  expect(statement).toMatchObject({
    kind: 'warn',
    reason: 'Pedir dinero o engañar a otras personas con dinero.',
    words: 'Last time.',
    may_appeal: true,
  })
  expect(JSON.stringify([statement, testApp.mails.filter((mail) => mail.to.address === brian.email)])).not.toMatch(
    /internal|Amina|He asked/,
  )
  if (statement === null) throw new Error('no statement')
  await testApp.call(contract.markStatementSeen, { params: { id: statement.id } }, { as: amina })
  expect((await accountStatus()).statement).not.toBeNull()
  await testApp.call(contract.markStatementSeen, { params: { id: statement.id } }, { as: brian })
  expect((await accountStatus()).statement).toBeNull()
  const exported = await personalData.export(testApp.db, brian.id)
  expect(exported).toMatchObject({ decisions: [{ kind: 'warn', reason: 'scam', words: 'Last time.' }] })
  expect(JSON.stringify(exported)).not.toMatch(new RegExp(`internal|${amina.id}|${chantal.id}`))
  expect(await testApp.db.selectFrom('audit_entry').select('action').where('subject_id', '=', brian.id).execute()).toEqual([
    { action: 'report.decided' },
  ])
})

test('a dismissal notifies the reporter but not the member', async () => {
  await report()
  await decide(await findCase(), { decision: 'dismiss' })
  await testApp.runJobs()
  expect(await notificationsOf(amina)).toEqual([{ name: 'moderation.report_dismissed' }])
  expect((await accountStatus()).statement).toBeNull()
  expect(testApp.mails.filter((mail) => mail.to.address === brian.email)).toEqual([])
  expect(await personalData.export(testApp.db, brian.id)).toMatchObject({ decisions: [] })
})

test.each([
  [{ decision: 'warn' }, 'reason'],
  [{ decision: 'suspend', reason: 'scam' }, 'days'],
  [{ decision: 'suspend', reason: 'scam', days: 0 }, 'days'],
  [{ decision: 'remove_photo', reason: 'photos' }, 'photo_ids'],
  [{ decision: 'remove_photo', reason: 'photos', photo_ids: [crypto.randomUUID()] }, 'photo_ids'],
] as [Body, string][])('the decision %j is refused and changes nothing', async (body, field) => {
  await report()
  const { status, error } = await decide(await findCase(), body)
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]])
  expect((await findCase()).state).toBe('open')
})

test('a suspended member appeals without a session, and another administrator reverses the suspension', async () => {
  await report()
  await decide(await findCase(), { decision: 'suspend', reason: 'harassment', days: 7 })
  const token = new URLSearchParams((await signIn()).error.link?.split('?')[1]).get('token') ?? ''
  const shown = await testApp.call(contract.getStatement, { query: { token } }, { language: 'fr' })
  expect(shown.body.data).toMatchObject({ kind: 'suspend', reason: 'Harceler ou insulter d’autres personnes.', may_appeal: true })
  expect((await testApp.call(contract.getStatement, { query: { token: `${token.slice(0, -2)}AA` } })).status).toBe(404)

  const appeal = (content: string) => testApp.call(contract.makeAppeal, { body: { token, content } })
  const both = await Promise.all([appeal('That was not me at all.'), appeal('That was not me at all.')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await appeal('Other words this time.')).error.code).toBe('moderation.appealed')
  const waiting = await queue('appeal')
  expect(waiting).toHaveLength(1)
  const [found] = waiting
  if (found === undefined) throw new Error('no appeal')
  const judge = (as: Person, outcome: 'upheld' | 'reversed') =>
    testApp.call(
      contract.decideAppeal,
      { params: { id: found.id }, body: { version: found.version, outcome, answer: 'You were right.' } },
      { as },
    )
  expect((await judge(chantal, 'upheld')).error.code).toBe('moderation.own_decision')
  const reversed = await judge(diego, 'reversed')
  expect(reversed.body.data).toMatchObject({ appeal: { state: 'reversed' }, history: [{ reversed: true }] })
  expect((await judge(diego, 'upheld')).error.code).toBe('moderation.changed')
  expect(await statusOf()).toBe('active')
  await testApp.runJobs()
  expect(testApp.mails.at(-1)?.text).toContain('You were right.')
  const back = await signIn()
  const { statement } = await accountStatus({ ...brian, token: back.body.data.token })
  expect(statement).toMatchObject({ appeal: { state: 'reversed', answer: 'You were right.' }, may_appeal: false })
})

test('a reversal leaves a later suspension in force', async () => {
  await testApp.call(getProfile, { params: { id: brian.id } }, { as: amina })
  await report()
  await decide(await findCase(), { decision: 'suspend', reason: 'scam', days: 7 })
  const token = new URLSearchParams((await signIn()).error.link?.split('?')[1]).get('token') ?? ''
  await testApp.call(contract.makeAppeal, { body: { token, content: 'That was not me at all.' } })
  await report('threat', amina, 'Now he threatens me.')
  await decide(await findCase(), { decision: 'ban', reason: 'threat' })
  const found = await findCase('appeal')
  await testApp.call(
    contract.decideAppeal,
    { params: { id: found.id }, body: { version: found.version, outcome: 'reversed' } },
    { as: diego },
  )
  expect(await statusOf()).toBe('suspended')
})

test('an age report hides a member until the decision, and does not hide them again after a dismissal', async () => {
  await makeTrustedReporter(testApp, amina)
  await report('underage')
  expect(await statusOf()).toBe('held')
  expect((await testApp.call(getProfile, { params: { id: brian.id } }, { as: amina })).status).toBe(404)
  expect((await accountStatus()).held).toBe(true)
  const write = await testApp.call(contract.reportMember, { params: { id: amina.id }, body: { content: reason } }, { as: brian })
  expect(write.status).toBe(403)
  expect(await findCase()).toMatchObject({ score: 5, member: { status: 'held' } })
  await decide(await findCase(), { decision: 'dismiss' })
  expect(await statusOf()).toBe('active')
  await report('underage', amina, 'Still looks very young.')
  expect(await statusOf()).toBe('active')
})

test('neither a report nor a decision removes the last administrator', async () => {
  const others = testApp.db.updateTable('member').set({ role: 'user' }).where('role', '=', 'admin')
  await others.where('id', 'not in', [chantal.id, diego.id]).execute()
  brian = diego
  await makeTrustedReporter(testApp, amina)
  await report('underage')
  expect(await statusOf()).toBe('active')
  const found = await findCase()
  expect(found).toMatchObject({ score: 5, member: { status: 'active' } })
  await testApp.db.updateTable('member').set({ role: 'user' }).where('id', '=', chantal.id).execute()
  for (const body of [{ decision: 'suspend', days: 3 }, { decision: 'ban' }] as const)
    expect((await decide(found, { ...body, reason: 'scam' }, diego)).error.code).toBe('platform.not_found')
  expect(await statusOf()).toBe('active')
  await testApp.db.updateTable('member').set({ role: 'admin' }).where('id', '=', chantal.id).execute()
  expect((await decide(found, { decision: 'suspend', days: 3, reason: 'scam' })).status).toBe(200)
  expect(await statusOf()).toBe('suspended')
})

const rounds = Number(process.env.RACE_ROUNDS ?? 3)
test('of two concurrent decisions about a case, one succeeds', { timeout: 120_000 }, async () => {
  for (let round = 0; round < rounds; round++) {
    await report('scam', amina, `Round number ${round}`)
    const found = await findCase()
    const replies = await Promise.all([
      decide(found, { decision: 'warn', reason: 'scam' }, chantal),
      decide(found, { decision: 'dismiss' }, diego),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await testApp.db.selectFrom('decision').select('id').where('case_id', '=', found.id).execute()).toHaveLength(1)
    testApp.clock.advance({ hours: 2 })
    for (const admin of [chantal, diego])
      await inTransaction(testApp.db, (tx) => recordSecondFactorInSession(tx, admin.sessionId, { fresh: true }, testApp.clock.now()))
  }
})

test('erasure deletes decisions about a member, anonymizes decisions by them, and releases their cases', async () => {
  await report()
  await decide(await findCase(), { decision: 'warn', reason: 'scam' })
  await report('fake', amina, 'And it is a fake profile.')
  const found = await findCase()
  await testApp.call(contract.claimCase, { params: { id: found.id }, body: { version: found.version } }, { as: chantal })
  await inTransaction(testApp.db, (tx) => personalData.erase(tx, chantal.id, testApp.clock.now()))
  expect(await testApp.db.selectFrom('decision').select('admin_id').where('member_id', '=', brian.id).execute()).toEqual([
    { admin_id: null },
  ])
  expect((await queue('report', diego))[0]).toMatchObject({ state: 'open', owner: null })
  await inTransaction(testApp.db, (tx) => personalData.erase(tx, brian.id, testApp.clock.now()))
  expect(await testApp.db.selectFrom('decision').select('id').where('member_id', '=', brian.id).execute()).toEqual([])
})

test('an administrator can neither see nor decide a case about themselves', async () => {
  await report()
  const found = await findCase()
  const before = (await testApp.call(contract.listCases, undefined, { as: chantal })).body.data.waiting
  await testApp.db.updateTable('member').set({ role: 'admin' }).where('id', '=', brian.id).execute()
  await inTransaction(testApp.db, (tx) => recordSecondFactorInSession(tx, brian.sessionId, { fresh: true }, testApp.clock.now()))
  expect(await queue('report', brian)).toEqual([])
  expect(await queue('report', chantal)).toHaveLength(1)
  const { waiting } = (await testApp.call(contract.listCases, undefined, { as: brian })).body.data
  expect(waiting.report).toBe(before.report - 1)
  const params = { id: found.id }
  const replies = await Promise.all([
    testApp.call(contract.getCase, { params }, { as: brian }),
    testApp.call(contract.claimCase, { params, body: { version: found.version } }, { as: brian }),
    decide(found, {}, brian),
  ])
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await decide(found, { decision: 'warn', reason: 'scam' }, diego)).status).toBe(200)
  expect(await queue('report', brian, 'decided')).toEqual([])
})
