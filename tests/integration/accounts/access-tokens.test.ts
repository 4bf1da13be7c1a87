import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMe, getSettings, pauseAccount, updateMe } from '#features/account/contract.ts'
import { changePassword, endAllSessions } from '#features/auth/contract.ts'
import { hashPassword } from '#features/auth/server/index.ts'
import { reactToMessage, sendMessage } from '#features/chat/contract.ts'
import { listMatches } from '#features/matches/contract.ts'
import type { ProfileEdit } from '#features/profiles/contract.ts'
import { startSuspension } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { isAccessToken, type MemberScope } from '#platform/shared/scopes.ts'
import { openServedTestApp, type ServedTestApp } from '#tests/support/app/served-app.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { createAccessToken, listAccessTokens, maxAccessTokens, revokeAccessToken } from '#features/access-tokens/contract.ts'

const password = 'guavas in the shade'
let testApp: ServedTestApp
let amina: Person
let passwordHash: string
beforeAll(async () => {
  testApp = await openServedTestApp({ LIMIT_FACTOR: '100' })
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina', { passwordHash })
})

const body = (scopes: MemberScope[] = ['profile:read'], more: object = {}) => ({ name: 'my calendar', scopes, ...more })
const create = (scopes?: MemberScope[], more?: object, as = amina) => testApp.call(createAccessToken, { body: body(scopes, more) }, { as })
const tokenOf = async (...given: Parameters<typeof create>) => (await create(...given)).body.data
const withToken = (token: string) => ({ as: { ...amina, token } })
const statusOf = async (token: string) => (await testApp.call(getMe, undefined, withToken(token))).status

describe('creating a token', () => {
  test('shows it once, stores its hash only, and tells the member', async () => {
    const created = await tokenOf(['profile:read', 'messages:read'])
    expect(isAccessToken(created.token)).toBe(true)
    expect(created.beginning).toBe(created.token.slice(0, 8))
    const days = (Date.parse(created.expires_at) - testApp.clock.now().getTime()) / 86_400_000
    expect(days).toBe(90)
    const { tokens } = (await testApp.call(listAccessTokens, undefined, { as: amina })).body.data
    expect(tokens).toEqual([expect.not.objectContaining({ token: expect.anything() as unknown })])
    const rows = await testApp.db.selectFrom('access_token').selectAll().where('member_id', '=', amina.id).execute()
    expect(JSON.stringify(rows)).not.toContain(created.token.slice(10))
    await testApp.runJobs()
    const mail = testApp.mails.find(({ to }) => to.address === amina.email)
    expect(mail?.subject).toBe('An access token was created for your Ndloo account')
    expect(JSON.stringify(mail)).not.toContain(created.token)
  })

  test('asks for the password ten minutes after logging in, and refuses a wrong one', async () => {
    testApp.clock.advance({ minutes: 11 })
    expect((await create()).error).toMatchObject({ code: 'access_tokens.password_needed', errors: { password: [expect.any(String)] } })
    expect((await create(undefined, { password: 'wrong' })).error.code).toBe('access_tokens.wrong_password')
    expect((await create(undefined, { password })).status).toBe(201)
  })

  test.each([
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope of the service', { scopes: ['figures:read'] }, 'scopes.0'],
    ['the same scope twice', { scopes: ['profile:read', 'profile:read'] }, 'scopes'],
    ['more than a year', { days: 366 }, 'days'],
    ['no name', { name: ' ' }, 'name'],
  ])('refuses %s', async (_, more, field) => {
    const reply = await create(undefined, more)
    expect([reply.status, Object.keys(reply.error.errors ?? {})]).toEqual([422, [field]])
  })

  test('stops at twenty, also for several at once', async () => {
    const made = await Promise.all(Array.from({ length: maxAccessTokens + 3 }, () => create()))
    expect(made.filter(({ status }) => status === 201).length).toBe(maxAccessTokens)
    expect(made.find(({ status }) => status !== 201)?.error.code).toBe('access_tokens.full')
  })
})

describe('a token', () => {
  test('does what its scopes say and nothing else, and sockets refuse it', async () => {
    const { token } = await tokenOf(['profile:read'])
    expect((await testApp.call(getMe, undefined, withToken(token))).body.data.id).toBe(amina.id)
    expect((await testApp.call(getSettings, undefined, withToken(token))).error.code).toBe('platform.token_scope')
    expect((await testApp.call(pauseAccount, undefined, withToken(token))).error.code).toBe('platform.token_not_allowed')
    expect((await testApp.call(createAccessToken, { body: body() }, withToken(token))).error.code).toBe('platform.token_not_allowed')
    expect(await testApp.connect({ token })).toBeTypeOf('string')
  })

  test('writes in an open conversation, and never to a stranger', async () => {
    const talk = createChatCalls(testApp)
    const [brian, esi] = [await createPerson(testApp, 'brian'), await createPerson(testApp, 'esi')]
    await talk.match(amina, brian)
    const { token } = await tokenOf(['messages:write', 'messages:read'])
    const send = (uid: string, id: string) =>
      testApp.call(sendMessage, { params: { uid }, body: { id, body: 'hello', pay_credits: true } }, withToken(token))
    expect((await send(brian.id, '6b0f7a39-0000-4000-8000-000000000001')).status).toBe(200)
    expect((await send(esi.id, '6b0f7a39-0000-4000-8000-000000000002')).error.code).toBe('platform.token_not_allowed')
  })

  test('does not read by writing: what answers with a message or the account needs the scope to read it, too', async () => {
    const talk = createChatCalls(testApp)
    const brian = await createPerson(testApp, 'brian')
    await talk.match(amina, brian)
    const { seq } = (await talk.send(brian, amina, 'my secret')).body.data.message
    const { token } = await tokenOf(['messages:write', 'profile:write'])
    const replies = [
      await testApp.call(reactToMessage, { params: { uid: brian.id, seq }, body: { emoji: '❤️' } }, withToken(token)),
      await testApp.call(updateMe, { body: { bio: 'I sing.' } }, withToken(token)),
    ]
    expect(replies.map(({ error, text }) => [error.code, text.includes('secret') || text.includes(amina.email)])).toEqual([
      ['platform.token_scope', false],
      ['platform.token_scope', false],
    ])
  })

  test('changes the profile, but neither who sees and reaches the member nor the number', async () => {
    const { token } = await tokenOf(['profile:write', 'profile:read'])
    const change = (edit: ProfileEdit, as = withToken(token)) => testApp.call(updateMe, { body: edit }, as)
    expect((await change({ private_mode: true, requests_checked: true }, { as: amina })).status).toBe(200)
    expect((await change({ bio: 'I sing.' })).status).toBe(200)
    const refused = await change({ bio: 'I dance.', private_mode: false, requests_checked: false, phone: '670000000' })
    expect([refused.status, refused.error.code, Object.keys(refused.error.errors ?? {})]).toEqual([
      403,
      'platform.token_not_allowed',
      ['phone', 'requests_checked', 'private_mode'],
    ])
    const member = await testApp.db.selectFrom('member').selectAll().where('id', '=', amina.id).executeTakeFirstOrThrow()
    expect(member).toMatchObject({ bio: 'I sing.', private_mode: true, requests_checked: true })
  })

  test('that reads matches stores neither a filter nor how far it has read', async () => {
    const { token } = await tokenOf(['matches:read'])
    const stored = () => testApp.db.selectFrom('match_filter').selectAll().where('member_id', '=', amina.id).execute()
    const before = await stored()
    expect((await testApp.call(listMatches, { query: { distance: '20', gender: 'female' } }, withToken(token))).status).toBe(200)
    expect(await stored()).toEqual(before)
    await testApp.call(listMatches, { query: { distance: '20', gender: 'female' } }, { as: amina })
    expect(await stored()).not.toEqual(before)
  })

  test('is refused once it has expired, and notes the day of its use', async () => {
    const { token, id } = await tokenOf(undefined, { days: 1 })
    expect(await statusOf(token)).toBe(200)
    const used = await testApp.db.selectFrom('access_token').select('last_used_on').where('id', '=', id).executeTakeFirst()
    expect(used?.last_used_on).toBe(testApp.clock.now().toISOString().slice(0, 10))
    testApp.clock.advance({ days: 1 })
    expect(await statusOf(token)).toBe(401)
  })

  test('is ended by its member, and by nobody else', async () => {
    const [{ token, id }, brian] = [await tokenOf(), await createPerson(testApp, 'brian')]
    expect((await testApp.call(revokeAccessToken, { params: { id } }, { as: brian })).status).toBe(404)
    expect(await statusOf(token)).toBe(200)
    expect((await testApp.call(revokeAccessToken, { params: { id } }, { as: amina })).status).toBe(204)
    expect(await statusOf(token)).toBe(401)
  })

  test('an ended, an unknown and a malformed one get the same answer', async () => {
    const { token, id } = await tokenOf()
    await testApp.call(revokeAccessToken, { params: { id } }, { as: amina })
    const answers = await Promise.all(
      [token, `ndl_${'A'.repeat(43)}`].map(async (one) => (await testApp.call(getMe, undefined, withToken(one))).text),
    )
    expect(answers[0]).toBe(answers[1])
  })

  const ends: [string, () => Promise<unknown>][] = [
    ['logging out everywhere', () => testApp.call(endAllSessions, undefined, { as: amina })],
    [
      'a new password',
      () => {
        const next = { password: 'mangoes in the sun', confirmPassword: 'mangoes in the sun', current_password: password }
        return testApp.call(changePassword, { body: next }, { as: amina })
      },
    ],
    [
      'a suspension',
      () =>
        inTransaction(testApp.db, (tx) =>
          startSuspension(
            tx,
            { id: amina.id, status: 'active' },
            { decisionId: amina.id, kind: 'suspend', until: null, reason: 'scam', now: testApp.clock.now() },
          ),
        ),
    ],
  ]
  test.each(ends)('ends with %s', async (_, end) => {
    const { token } = await tokenOf()
    expect(await statusOf(token)).toBe(200)
    await end()
    expect(await statusOf(token)).toBe(401)
  })
})

test('guesses count by address, as guesses of sessions do', async () => {
  const guess = () =>
    testApp.app.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ndl_${'B'.repeat(43)}` },
      remoteAddress: '198.51.100.77',
    })
  testApp.platform.limits.take = (key) => (key === 'calls:198.51.100.77' ? Promise.reject(new Error('counted')) : Promise.resolve())
  expect((await guess()).statusCode).toBe(500)
})
