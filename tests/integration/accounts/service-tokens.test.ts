import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordAudit } from '#features/audit/server/index.ts'
import { createOrPromoteAdmin } from '#features/admin/server/index.ts'
import { setMemberRole } from '#features/members/server/index.ts'
import { changeMemberRole, signOutMember, suspendOrReactivateMember } from '#features/admin/contract.ts'
import { listWebhooks } from '#features/admin/webhooks-contract.ts'
import { getMe } from '#features/account/contract.ts'
import { createLog } from '#platform/server/log.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createAdmin, type Person } from '#tests/support/people/people.ts'
import { storeStaffIdentity } from '#tests/support/people/personal-rows.ts'
import { createAccessToken, createServiceToken } from '#features/access-tokens/contract.ts'
import type { TokenCreatorCheck } from '#features/access-tokens/server/dependencies.ts'
import { createServiceToken as command } from '#features/access-tokens/server/service-tokens.ts'
import { insertToken } from '#features/access-tokens/server/store.ts'
import { generateToken } from '#features/access-tokens/server/generate-token.ts'

let testApp: TestApp
let chantal: Person
let esi: Person
beforeAll(async () => void (testApp = await openTestApp({ LIMIT_FACTOR: '1000' })))
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.updateTable('member').set({ role: 'user' }).where('role', '=', 'admin').execute()
  await testApp.db.deleteFrom('access_token').execute()
  chantal = await createAdmin(testApp, 'chantal')
  esi = await createAdmin(testApp, 'esi')
})

const reason = 'for a test'
const wanted = { name: 'dashboard', scopes: ['webhooks:read' as const], reason }
const create = async () => (await testApp.call(createServiceToken, { body: wanted }, { as: esi })).body.data.token
const statusOf = async (token: string) => (await testApp.call(listWebhooks, {}, { as: { ...esi, token } })).status
const about = () => ({ params: { id: esi.id } })
const role = (to: 'admin' | 'moderator') => testApp.call(changeMemberRole, { ...about(), body: { role: to, reason } }, { as: chantal })
const setStatus = (status: 'active' | 'inactive') =>
  testApp.call(suspendOrReactivateMember, { ...about(), body: { status, told: 'scam', reason } }, { as: chantal })

test.each([
  ['the role is taken and given back', async () => [await role('moderator'), await role('admin')]],
  ['the maker is suspended and let in again', async () => [await setStatus('inactive'), await setStatus('active')]],
  [
    'the maker is signed out in the console',
    async () => [await testApp.call(signOutMember, { ...about(), body: { reason } }, { as: chantal })],
  ],
])('a token stays ended after %s', async (_, change) => {
  const token = await create()
  expect(await statusOf(token)).toBe(200)
  for (const { status } of await change()) expect(status).toBeLessThan(300)
  expect(await statusOf(token)).toBe(404)
})

/** Takes the role as an earlier release did: the token stays in the database, and the audit log has an entry. */
const loseRoleInEarlierRelease = () =>
  testApp.db.transaction().execute(async (tx) => {
    await setMemberRole(tx, esi.id, 'moderator')
    const about = { subject: { kind: 'member', id: esi.id }, action: 'member.role_changed', reason, now: testApp.clock.now() } as const
    await recordAudit(tx, { ...about, admin: chantal.id, details: { from: 'admin', to: 'moderator' } })
  })
const tokensOfEsi = () => testApp.db.selectFrom('access_token').select('id').where('member_id', '=', esi.id).execute()

test('a token that an earlier release kept stays ended, also after the role was given back', async () => {
  const token = await create()
  testApp.clock.advance({ minutes: 1 })
  await loseRoleInEarlierRelease()
  await testApp.db.transaction().execute((tx) => setMemberRole(tx, esi.id, 'admin'))
  expect([await statusOf(token), (await tokensOfEsi()).length]).toEqual([404, 1])
  testApp.clock.advance({ minutes: 1 })
  // A token that was created after the role was given back works.
  const { token: next, row } = generateToken({ ...wanted, memberId: esi.id, kind: 'service', days: 90 }, testApp.clock.now())
  await testApp.db.transaction().execute((tx) => insertToken(tx, row))
  expect(await statusOf(next)).toBe(200)
})

test('the operator at the command line ends the tokens of somebody who becomes an administrator, but not of one who is', async () => {
  const makeAdmin = () =>
    createOrPromoteAdmin(
      testApp.db,
      { email: esi.email, name: 'Esi', secret: 'x', publicUrl: 'https://ndloo.example' },
      testApp.clock.now(),
    )
  await create()
  await makeAdmin()
  expect((await tokensOfEsi()).length).toBe(1)
  await loseRoleInEarlierRelease()
  await makeAdmin()
  expect(await tokensOfEsi()).toEqual([])
})

test('a token of somebody who signs on at the provider needs a sign-on of the last week', async () => {
  const token = await create()
  await storeStaffIdentity(testApp, esi.id)
  testApp.clock.advance({ days: 6, hours: 23 })
  expect(await statusOf(token)).toBe(200)
  testApp.clock.advance({ hours: 1 })
  expect(await statusOf(token)).toBe(404)
  await testApp.db.updateTable('staff_identity').set({ signed_on_at: testApp.clock.now() }).where('member_id', '=', esi.id).execute()
  expect(await statusOf(token)).toBe(200)
  await testApp.db.updateTable('staff_identity').set({ signed_on_at: null }).where('member_id', '=', esi.id).execute()
  expect(await statusOf(token)).toBe(404)
})

test('somebody who signs on at the provider has no tokens of their own', async () => {
  const { token, row } = generateToken(
    { memberId: esi.id, kind: 'personal', name: 'old', scopes: ['profile:read'], days: 90 },
    testApp.clock.now(),
  )
  await testApp.db.transaction().execute((tx) => insertToken(tx, row))
  const asProgram = async () => (await testApp.call(getMe, undefined, { as: { ...esi, token } })).status
  expect(await asProgram()).toBe(200)
  await storeStaffIdentity(testApp, esi.id)
  expect(await asProgram()).toBe(401)
  const made = await testApp.call(createAccessToken, { body: { name: 'mine', scopes: ['profile:read'] } }, { as: esi })
  expect([made.status, made.error.code]).toEqual([403, 'platform.forbidden'])
})

test('is not made by a session that ends while it is made', async () => {
  const proof: TokenCreatorCheck = {
    needed: () => Promise.resolve('none'),
    isPasswordCorrect: () => Promise.resolve(true),
    lockSession: () => Promise.resolve(false),
  }
  const actor = { kind: 'member', id: esi.id, role: 'admin', sessionId: esi.sessionId, address: '' } as const
  const ctx = { actor, db: testApp.db, now: testApp.clock.now(), locale: 'en', log: createLog('silent') } as const
  await expect(command(ctx, { body: { ...wanted, days: 90 } }, proof)).rejects.toThrow('platform.unauthenticated')
  expect(await testApp.db.selectFrom('access_token').select('id').execute()).toEqual([])
})
