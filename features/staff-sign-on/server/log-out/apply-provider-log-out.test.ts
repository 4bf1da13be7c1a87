import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getConsoleSignInState } from '#features/admin/entry-contract.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { type OpenIdDouble, openOpenIdProvider } from '#tests/support/doubles/openid-provider.ts'
import { finishSignOn, startSignOn } from '../../contract.ts'
import { applyProviderLogOut } from './apply-provider-log-out.ts'

let provider: OpenIdDouble
let testApp: TestApp
beforeAll(async () => {
  provider = await openOpenIdProvider('http://localhost:3000/staff')
  testApp = await openTestApp({
    PUBLIC_URL: 'http://localhost:3000',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_ROLES: 'moderators=moderator',
    LIMIT_FACTOR: '100',
  })
})
afterAll(async () => {
  await testApp[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})
let people = 0
beforeEach(() => {
  provider.person = { subject: `person-${++people}`, claims: { given_name: 'Esi', groups: ['moderators'] } }
})

/** Authenticates at the provider in a new browser, and returns what finishes the sign-on. */
const authenticate = async () => {
  const { url, secret } = (await testApp.call(startSignOn, { body: {} })).body.data
  return { ...((await provider.logIn(url)) as { code: string; state: string; iss: string }), secret }
}
/** Signs on in a new browser, and so in a new session at the provider. */
const signOn = async (): Promise<{ person: Person; session: string }> => {
  const { user, token } = (await testApp.call(finishSignOn, { body: await authenticate() })).body.data
  return { person: { id: user.id, token, sessionId: '', email: '' }, session: provider.session }
}
const send = (form: string, type = 'application/x-www-form-urlencoded') =>
  testApp.app.inject({
    method: 'POST',
    url: '/staff/log-out',
    headers: { 'content-type': type, origin: 'https://elsewhere.example' },
    payload: form,
  })
const isLoggedIn = async (as: Person): Promise<boolean> => (await testApp.call(getConsoleSignInState, {}, { as })).status === 200
const auditOf = async (id: string) =>
  (await testApp.db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute()).map(({ action }) => action)

describe('a log-out that the provider sends', () => {
  test('ends the session that was opened in its session, and no other', async () => {
    const { subject } = provider.person
    const [here, there] = [await signOn(), await signOn()]
    const reply = await send(await provider.logOut(subject, here.session))
    expect([reply.statusCode, reply.headers['cache-control'], reply.payload]).toEqual([200, 'no-store', ''])
    expect([await isLoggedIn(here.person), await isLoggedIn(there.person)]).toEqual([false, true])
    expect(await auditOf(here.person.id)).toContain('staff.signed_out')
  })

  test('works once', async () => {
    const { subject } = provider.person
    const first = await signOn()
    const form = await provider.logOut(subject, first.session)
    const both = await Promise.all([send(form), send(form)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await send(form)).json()).toMatchObject({ error: 'invalid_request' })
  })

  test('of somebody unknown, or who is logged out already, ends nothing and is accepted', async () => {
    const { person, session } = await signOn()
    expect((await send(await provider.logOut('nobody', 'none'))).statusCode).toBe(200)
    expect((await send(await provider.logOut(provider.person.subject, 'another'))).statusCode).toBe(200)
    // Another person in the same session is a mistake of the provider.
    expect((await send(await provider.logOut('nobody', session))).statusCode).toBe(200)
    expect(await isLoggedIn(person)).toBe(true)
  })

  test('ends all sessions of a person whose sessions at the provider have no known names', async () => {
    const { subject } = provider.person
    const [here, there] = [await signOn(), await signOn()]
    await testApp.db.deleteFrom('staff_session').execute()
    await send(await provider.logOut(subject, here.session))
    expect([await isLoggedIn(here.person), await isLoggedIn(there.person)]).toEqual([false, false])
  })

  test('stops a sign-on that has begun, and none that begins afterwards', async () => {
    const begun = await authenticate()
    await send(await provider.logOut(provider.person.subject, provider.session))
    expect(await testApp.call(finishSignOn, { body: begun })).toMatchObject({ status: 422, error: { code: 'staff_sign_on.expired' } })
    expect(await isLoggedIn((await signOn()).person)).toBe(true)
  })

  test('of a person stops a sign-on that has begun, and none with a later authentication', async () => {
    const asked = { id: 'a token', subject: provider.person.subject, session: undefined }
    const begun = await authenticate()
    await applyProviderLogOut(testApp.db, provider.issuer, asked, testApp.clock.now())
    expect((await testApp.call(finishSignOn, { body: begun })).status).toBe(422)
    testApp.clock.advance({ seconds: 5 })
    expect(await isLoggedIn((await signOn()).person)).toBe(true)
  })

  test.each([
    ['nothing', ''],
    ['no token', 'logout_token=nothing'],
    ['a long form', `logout_token=${'x'.repeat(20_000)}`],
  ])('as %s is refused', async (_what, form) => {
    expect([400, 413]).toContain((await send(form)).statusCode)
  })

  test('as JSON is refused', async () => {
    expect((await send('{"logout_token":"x"}', 'application/json')).statusCode).toBe(415)
  })
})

test('what is kept for log-outs goes when it has expired', async () => {
  const { session } = await signOn()
  await send(await provider.logOut(provider.person.subject, session))
  testApp.clock.advance({ hours: 25 })
  await testApp.runJobs()
  expect(await testApp.db.selectFrom('staff_session').selectAll().execute()).toEqual([])
  expect(await testApp.db.selectFrom('staff_log_out').selectAll().execute()).toEqual([])
})

test('without a provider there is no such address', async () => {
  await using other = await openTestApp()
  expect((await other.app.inject({ method: 'POST', url: '/staff/log-out', payload: '' })).statusCode).toBe(404)
})
