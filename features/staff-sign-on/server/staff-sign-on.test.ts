import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { beginSecondFactor, enterConsole, getConsoleSignInState } from '#features/admin/entry-contract.ts'
import { listMembers } from '#features/admin/contract.ts'
import { createSession } from '#features/auth/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { type OpenIdDouble, openOpenIdProvider } from '#tests/support/doubles/openid-provider.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { finishSignOn, getSignOn, startSignOn } from '../contract.ts'

const redirectUri = 'http://localhost:3000/staff'
let provider: OpenIdDouble
let own: TestApp
let trusting: TestApp
beforeAll(async () => {
  provider = await openOpenIdProvider(redirectUri)
  const variables = {
    PUBLIC_URL: 'http://localhost:3000',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_ROLES: 'admins=admin,moderators=moderator,money=finance',
    LIMIT_FACTOR: '100',
  }
  own = await openTestApp(variables)
  trusting = await openTestApp({ ...variables, OIDC_TRUST_SECOND_FACTOR: '1', OIDC_ACR: 'urn:example:mfa', OIDC_AMR: 'mfa,hwk' })
})
afterAll(async () => {
  await own[Symbol.asyncDispose]()
  await trusting[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})
let people = 0
beforeEach(() => {
  provider.person = { subject: `person-${++people}`, claims: { given_name: 'Esi', family_name: 'Mensah', groups: ['moderators'] } }
})

const start = async (testApp: TestApp, again = false) => (await testApp.call(startSignOn, { body: { again } })).body.data
/** What comes back from the provider, with the secret of the browser. */
const answerOf = async (testApp: TestApp, again = false) => {
  const { url, secret } = await start(testApp, again)
  return { ...(await provider.logIn(url)), secret } as { code: string; state: string; iss: string; secret: string }
}
const finish = (testApp: TestApp, body: { code: string; state: string; secret: string }, as?: Person) =>
  testApp.call(finishSignOn, { body }, { as })
const signOn = async (testApp: TestApp) => finish(testApp, await answerOf(testApp))
const asPerson = (reply: Awaited<ReturnType<typeof signOn>>): Person => ({
  id: reply.body.data.user.id,
  token: reply.body.data.token,
  sessionId: '',
  email: '',
})
const roleOf = async (testApp: TestApp, id: string) =>
  await testApp.db.selectFrom('member').select(['role', 'status', 'email']).where('id', '=', id).executeTakeFirstOrThrow()
const auditOf = async (testApp: TestApp, subjectId: string) =>
  (await testApp.db.selectFrom('audit_entry').select('action').where('subject_id', '=', subjectId).orderBy('at').execute()).map(
    ({ action }) => action,
  )

describe('a person in a group with a role', () => {
  test('gets an account for the console only, and the same one again', async () => {
    expect((await own.call(getSignOn)).body.data).toEqual({ on: true })
    const first = await signOn(own)
    expect(first.status).toBe(200)
    const { id } = first.body.data.user
    expect(await roleOf(own, id)).toEqual({ role: 'moderator', status: 'paused', email: null })
    expect(await own.db.selectFrom('card').select('id').where('id', '=', id).execute()).toEqual([])
    own.clock.advance({ minutes: 1 })
    expect((await signOn(own)).body.data.user.id).toBe(id)
    const identity = own.db.selectFrom('staff_identity').select('signed_on_at').where('member_id', '=', id)
    expect(await identity.executeTakeFirst()).toEqual({ signed_on_at: own.clock.now() })
    expect(await auditOf(own, id)).toEqual(['member.role_changed', 'staff.signed_on', 'staff.signed_on'])
  })

  test('an address that a member has leads to no member', async () => {
    const admin = await createPerson(own, 'amina', { email: 'boss@example.com' })
    await own.db.updateTable('member').set({ role: 'admin' }).where('id', '=', admin.id).execute()
    provider.person = { ...provider.person, claims: { ...provider.person.claims, email: 'boss@example.com', email_verified: true } }
    const reply = await signOn(own)
    expect(reply.body.data.user).toMatchObject({ email: '' })
    expect(reply.body.data.user.id).not.toBe(admin.id)
  })

  test('two sign-ons at once make one account', async () => {
    const answers = [await answerOf(own), await answerOf(own)]
    const [one, two] = await Promise.all(answers.map((answer) => finish(own, answer)))
    expect(one?.body.data.user.id).toBe(two?.body.data.user.id)
  })

  test('only the provider opens the account, and for twelve hours', async () => {
    const person = asPerson(await signOn(own))
    const other = { remember: true, device: 'test' }
    await expect(inTransaction(own.db, (tx) => createSession(tx, person.id, other, own.clock.now()))).rejects.toThrow(
      'auth.wrong_credentials',
    )
    expect((await own.call(getConsoleSignInState, {}, { as: person })).status).toBe(200)
    own.clock.advance({ hours: 12 })
    expect((await own.call(getConsoleSignInState, {}, { as: person })).status).toBe(404)
  })

  test('the groups of each sign-on decide, the first of the configuration before others', async () => {
    const first = asPerson(await signOn(own))
    provider.person = { ...provider.person, claims: { groups: ['money', 'admins'] } }
    const second = asPerson(await signOn(own))
    expect(second.id).toBe(first.id)
    expect((await roleOf(own, first.id)).role).toBe('admin')
    expect((await own.call(getConsoleSignInState, {}, { as: first })).status).toBe(404)
  })

  test('who has left every group loses role and sessions', async () => {
    const person = asPerson(await signOn(own))
    const email = 'left@example.com'
    await own.db.updateTable('member').set({ email }).where('id', '=', person.id).execute()
    provider.person = { ...provider.person, claims: { groups: ['cooks'] } }
    const reply = await signOn(own)
    await signOn(own)
    await own.runJobs()
    expect(own.mails.filter(({ to }) => to.address === email).map(({ subject }) => subject)).toEqual([
      'Your role in the Ndloo team has changed',
    ])
    expect([reply.status, reply.error.code]).toEqual([403, 'staff_sign_on.refused'])
    expect((await roleOf(own, person.id)).role).toBe('user')
    expect((await own.call(getConsoleSignInState, {}, { as: person })).status).toBe(404)
    expect(await auditOf(own, person.id)).toEqual(expect.arrayContaining(['staff.sign_on_refused', 'member.role_changed']))
  })
})

test.each([[{}], [{ groups: [] }], [{ groups: 7 }], [{ groups: 'moderatorsx' }]])(
  'groups %o give no role, and leave a line in the audit log',
  async (claims) => {
    provider.person = { ...provider.person, claims }
    const before = await own.db.selectFrom('member').select('id').execute()
    const refusals = async () =>
      (await own.db.selectFrom('audit_entry').select('id').where('subject_kind', '=', 'sign_on').execute()).length
    const told = await refusals()
    expect((await signOn(own)).error.code).toBe('staff_sign_on.refused')
    expect(await own.db.selectFrom('member').select('id').execute()).toHaveLength(before.length)
    expect(await refusals()).toBe(told + 1)
  },
)

describe('the second factor', () => {
  test('is our own: the console stays shut, and a sign-on of this moment stands for the password', async () => {
    const person = asPerson(await signOn(own))
    expect((await own.call(listMembers, { query: {} }, { as: person })).error.code).toBe('platform.second_factor')
    expect((await own.call(getConsoleSignInState, {}, { as: person })).body.data).toMatchObject({
      entered: false,
      second_factor: false,
      sign_on: 'recent',
    })
    expect((await own.call(beginSecondFactor, { body: {} }, { as: person })).status).toBe(200)
    own.clock.advance({ minutes: 10 })
    expect((await own.call(beginSecondFactor, { body: {} }, { as: person })).error.code).toBe('admin.wrong_password')
  })

  test('a member without a sign-on cannot leave the password out', async () => {
    const chantal = await createPerson(own, 'chantal')
    await own.db.updateTable('member').set({ role: 'moderator' }).where('id', '=', chantal.id).execute()
    expect((await own.call(beginSecondFactor, { body: {} }, { as: chantal })).error.code).toBe('admin.wrong_password')
    expect((await own.call(enterConsole, { body: { code: '000000' } }, { as: chantal })).status).toBe(409)
  })

  test('is that of the provider, where it says so', async () => {
    provider.person = { ...provider.person, amr: ['pwd', 'mfa'] }
    const person = asPerson(await signOn(trusting))
    expect((await trusting.call(getConsoleSignInState, {}, { as: person })).body.data).toMatchObject({ entered: true, fresh: true })
    expect((await trusting.call(listMembers, { query: {} }, { as: person })).status).toBe(200)
    trusting.clock.advance({ minutes: 11 })
    expect((await trusting.call(getConsoleSignInState, {}, { as: person })).body.data).toMatchObject({
      entered: true,
      fresh: false,
      sign_on: 'old',
    })
    const again = await finish(trusting, await answerOf(trusting, true), person)
    expect((await trusting.call(getConsoleSignInState, {}, { as: asPerson(again) })).body.data).toMatchObject({ fresh: true })
    expect((await trusting.call(getConsoleSignInState, {}, { as: person })).status).toBe(404)
  })

  test('without it nobody enters', async () => {
    provider.person = { ...provider.person, amr: ['pwd'] }
    expect((await signOn(trusting)).error.code).toBe('staff_sign_on.no_second_factor')
  })
})

describe('what comes back', () => {
  test('works once', async () => {
    const answer = await answerOf(own)
    const replies = await Promise.all([finish(own, answer), finish(own, answer)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await finish(own, answer)).error.code).toBe('staff_sign_on.expired')
  })

  test('works only in the browser that began, with its state, and for ten minutes', async () => {
    const answer = await answerOf(own)
    const { secret } = await start(own)
    expect((await finish(own, { ...answer, secret })).error.code).toBe('staff_sign_on.expired')
    expect((await finish(own, { ...answer, state: 'x'.repeat(43) })).error.code).toBe('staff_sign_on.expired')
    own.clock.advance({ minutes: 10 })
    expect((await finish(own, answer)).error.code).toBe('staff_sign_on.expired')
  })

  test('a code of another browser is refused by the provider, because its verifier is another one', async () => {
    const [mine, stolen] = [await answerOf(own), await answerOf(own)]
    expect((await finish(own, { ...mine, code: stolen.code })).error.code).toBe('staff_sign_on.expired')
  })

  test('an answer in the name of another issuer is refused', async () => {
    const answer = await answerOf(own)
    expect((await own.call(finishSignOn, { body: { ...answer, iss: 'https://other.example' } })).error.code).toBe('staff_sign_on.expired')
  })

  test('the address of return is the registered one, whatever the request says', async () => {
    const { url } = await start(own)
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(redirectUri)
  })
})

test('without a provider it is off', async () => {
  await using testApp = await openTestApp()
  expect((await testApp.call(getSignOn)).body.data).toEqual({ on: false })
  expect((await testApp.call(startSignOn, { body: {} })).error.code).toBe('staff_sign_on.off')
})
