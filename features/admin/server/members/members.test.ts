import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getMe } from '#features/account/contract.ts'
import { login, resetPassword } from '#features/auth/contract.ts'
import { listMatches } from '#features/matches/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { readAuditPage } from '#features/audit/server/index.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import {
  addMember,
  changeMemberRole,
  suspendOrReactivateMember,
  getMember,
  listMembers,
  resetSecondFactor,
  signOutMember,
} from '../../contract.ts'

let testApp: TestApp
let chantal: Person
let amina: Person
let brian: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.updateTable('member').set({ role: 'user' }).where('role', '=', 'admin').execute()
  chantal = await createAdmin(testApp, 'chantal')
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})

const reason = 'asked for by the owner'
const as = () => ({ as: chantal })
const search = async (query: Record<string, string>) => (await testApp.call(listMembers, { query }, as())).body.data.members
const role = (of: Person, to: 'admin' | 'user' | 'guest', by = chantal) =>
  testApp.call(changeMemberRole, { params: { id: of.id }, body: { role: to, reason } }, { as: by })
const suspend = (of: Person, until?: string, by = chantal) =>
  testApp.call(suspendOrReactivateMember, { params: { id: of.id }, body: { status: 'inactive', until, told: 'scam', reason } }, { as: by })
const reactivate = (of: Person) =>
  testApp.call(suspendOrReactivateMember, { params: { id: of.id }, body: { status: 'active', reason } }, as())
const sessionStatus = async (person: Person) => (await testApp.call(getMe, {}, { as: person })).status
const lastEntry = async (id: string) => (await readAuditPage(testApp.db, { subjectKind: 'member', subjectId: id })).entries[0]

test('accounts are found by prefixes of names and emails, by id, role and status, in pages', async () => {
  const people = []
  for (let index = 0; index < 52; index++)
    people.push(await createPerson(testApp, 'esi', { firstname: 'Ésther', lastname: `Zulu${index}` }))
  const first = (await testApp.call(listMembers, { query: { q: 'esther' } }, as())).body.data
  const second = (await testApp.call(listMembers, { query: { q: 'esther', cursor: first.next_cursor ?? '' } }, as())).body.data
  expect([first.members.length, second.members.length, second.next_cursor]).toEqual([50, 2, null])
  expect(new Set([...first.members, ...second.members].map(({ id }) => id)).size).toBe(52)
  for (const q of ['ESTHER zulu7', 'zulu7', people[7]?.email ?? '', people[7]?.id ?? ''])
    expect(
      (await search({ q })).map(({ id }) => id),
      q,
    ).toContain(people[7]?.id)
  expect(await search({ q: "%_'; drop" })).toEqual([])
  expect((await search({ role: 'admin' })).map(({ id }) => id)).toEqual([chantal.id])
  await suspend(amina)
  expect((await search({ q: amina.email, status: 'inactive' })).map(({ state }) => state)).toEqual(['suspended'])
  expect(await search({ q: amina.email, status: 'active' })).toEqual([])
  const esi = await createPerson(testApp, 'esi', { unverified: true })
  expect((await search({ status: 'invited' })).map(({ id, state }) => [id, state])).toEqual([[esi.id, 'invited']])
  expect(await search({ q: amina.email, status: 'invited' })).toEqual([])
})

test.each(['user', 'guest', 'admin'] as const)(
  'a %s is added with a name, an email and a role, and sets a password with the mailed code',
  async (given) => {
    const email = `new-${given}-${randomUUID()}@example.com`
    const { status, body } = await testApp.call(
      addMember,
      { body: { name: 'Esi  Mensah Owusu', email, role: given, age: 34, country: 'GH' } },
      as(),
    )
    expect([status, body.data.member]).toMatchObject([
      201,
      { name: 'Esi Mensah Owusu', email, role: given, age: 34, country: 'Ghana', status: 'inactive', state: 'invited' },
    ])
    expect(await lastEntry(body.data.member.id)).toMatchObject({ admin_id: chantal.id, action: 'member.added', details: { role: given } })
    await testApp.runJobs()
    const mail = testApp.mails.findLast(({ to }) => to.address === email)
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? ''
    expect(mail?.text).toContain(`/reset-password#${encodeURIComponent(email)}`)
    testApp.clock.advance({ hours: 47 })
    const password = 'mangoes in the rain'
    const set = await testApp.call(resetPassword, { body: { email, code, password, confirmPassword: password } })
    expect(set.status).toBe(200)
    const session = await testApp.call(login, { body: { email, password } })
    expect(session.status).toBe(200)
  },
)

test('a taken or invalid email and a blank name are refused, also in parallel requests', async () => {
  const add = (body: { name: string; email: string; age?: number; country?: string }) =>
    testApp.call(addMember, { body: { age: 30, country: 'NG', ...body } }, as())
  const taken = await add({ name: 'Esi', email: amina.email.toUpperCase() })
  expect([taken.status, taken.error.errors]).toMatchObject([422, { email: ['Someone already uses this email address.'] }])
  expect((await add({ name: 'Esi', email: 'esi' })).error.errors).toHaveProperty('email')
  expect((await add({ name: ' ', email: 'esi@example.com' })).error.errors).toHaveProperty('name')
  for (const age of [18, 18.5, 121]) expect((await add({ name: 'Esi', email: 'esi@example.com', age })).error.errors).toHaveProperty('age')
  for (const country of ['', 'Ghana'])
    expect((await add({ name: 'Esi', email: 'esi@example.com', country })).error.errors).toHaveProperty('country')
  const email = `${randomUUID()}@example.com`
  const both = await Promise.all([add({ name: 'Esi', email }), add({ name: 'Esi', email })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
})

test('a guest only reads and is not listed, and a role change ends every session', async () => {
  expect((await testApp.call(getProfile, { params: { id: amina.id } }, { as: brian })).status).toBe(200)
  expect((await role(amina, 'guest')).body.data.member.role).toBe('guest')
  expect(await sessionStatus(amina)).toBe(401)
  expect((await testApp.call(getProfile, { params: { id: amina.id } }, { as: brian })).status).toBe(404)
  const seen = await testApp.call(listMatches, { query: { distance: 'any' } }, { as: brian })
  expect(seen.body.data.people.map(({ id }) => id)).not.toContain(amina.id)
  const guest = await createPerson(testApp, 'esi')
  await testApp.db.updateTable('member').set({ role: 'guest' }).where('id', '=', guest.id).execute()
  expect((await testApp.call(listMatches, { query: { distance: 'any' } }, { as: guest })).status).toBe(200)
  const like = await testApp.call(postReaction, { params: { action: 'like' }, query: { uid: brian.id } }, { as: guest })
  expect(like.status).toBe(403)
  testApp.clock.advance({ seconds: 1 })
  expect((await role(amina, 'user')).status).toBe(200)
  expect((await testApp.call(getProfile, { params: { id: amina.id } }, { as: brian })).status).toBe(200)
  expect(await lastEntry(amina.id)).toMatchObject({ action: 'member.role_changed', reason, details: { from: 'guest', to: 'user' } })
})

test('nobody changes their own role or status, and one administrator always remains', async () => {
  for (const reply of [await role(chantal, 'user'), await suspend(chantal)]) expect(reply.error.code).toBe('admin.oneself')
  const diego = await createAdmin(testApp, 'diego')
  const esi = await createAdmin(testApp, 'esi')
  const each = await Promise.all([role(diego, 'user'), role(esi, 'guest'), role(chantal, 'user', diego), suspend(chantal, undefined, esi)])
  const left = await testApp.db.selectFrom('member').select('id').where('role', '=', 'admin').where('status', '=', 'active').execute()
  expect(left.length).toBeGreaterThan(0)
  expect(each.some(({ status }) => status === 200)).toBe(true)
})

test('a suspension ends sessions at once, shows its end, and can be undone', async () => {
  const until = new Date(testApp.clock.now().getTime() + 86_400_000).toISOString()
  const { status, body } = await suspend(brian, until)
  expect([status, body.data.member]).toMatchObject([200, { status: 'inactive', state: 'suspended', until, sessions: 0 }])
  expect(await sessionStatus(brian)).toBe(401)
  expect(await lastEntry(brian.id)).toMatchObject({ action: 'member.suspended', reason, details: { until, told: 'scam' } })
  expect((await reactivate(brian)).body.data.member).toMatchObject({ status: 'active', state: 'active', until: null })
  expect((await reactivate(brian)).error.code).toBe('admin.not_now')
  expect((await suspend(brian, '2020-01-01T00:00:00Z')).error.errors).toHaveProperty('until')
})

test('signing out ends every session, and removing a missing second factor is refused', async () => {
  const out = await testApp.call(signOutMember, { params: { id: amina.id }, body: { reason } }, as())
  expect([out.status, out.body.data.member.sessions, await sessionStatus(amina)]).toEqual([200, 0, 401])
  const none = await testApp.call(resetSecondFactor, { params: { id: amina.id }, body: { reason } }, as())
  expect(none.error.code).toBe('admin.no_second_factor')
})

test('each action needs a reason, and a refused action leaves no audit entry', async () => {
  for (const bad of ['', '  ', 'x']) {
    const reply = await testApp.call(signOutMember, { params: { id: amina.id }, body: { reason: bad } }, as())
    expect([reply.status, Object.keys(reply.error.errors ?? {})]).toEqual([422, ['reason']])
  }
  expect(await lastEntry(amina.id)).toBeUndefined()
  const nobody = await testApp.call(signOutMember, { params: { id: randomUUID() }, body: { reason } }, as())
  expect(nobody.status).toBe(404)
})

test('a role change needs a fresh login', async () => {
  testApp.clock.advance({ minutes: 11 })
  expect((await role(amina, 'guest')).error.code).toBe('platform.fresh_login')
  expect((await testApp.call(getMember, { params: { id: amina.id } }, as())).body.data.member).toMatchObject({
    email: amina.email,
    money: { usd: '0.00' },
  })
})
