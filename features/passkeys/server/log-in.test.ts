import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPassword } from '#features/auth/server/index.ts'
import { requestCode, resetPassword } from '#features/auth/contract.ts'
import { startDeletion, startSuspension } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { readMailedCode } from '#tests/support/features/auth.ts'
import { Authenticator, createPasskey, type Deviation, logInWithDevice } from '#tests/support/features/authenticator.ts'
import { createDecision } from '#tests/support/people/decision.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { passkeyLogin, startPasskeyLogin } from '../contract.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())

let address = 0
const newAddress = () => `198.51.100.${++address}`
const withPasskey = async () => {
  const amina = await createPerson(testApp, 'amina')
  return { amina, ...(await createPasskey(testApp, amina)) }
}
const optionsFor = async () => (await testApp.call(startPasskeyLogin, undefined, { from: newAddress() })).body.data.options
const sessionsOf = async (id: string) => (await testApp.db.selectFrom('session').select('id').where('member_id', '=', id).execute()).length

describe('logging in with a passkey', () => {
  test('opens a session of the member, for a day or 90 with remember', async () => {
    const { amina, device } = await withPasskey()
    const reply = await logInWithDevice(testApp, device, { from: newAddress() })
    expect(reply.status).toBe(200)
    expect(reply.body.data.user).toMatchObject({ id: amina.id, email: amina.email })
    expect(await testApp.platform.authenticate(reply.body.data.token, '')).toMatchObject({ kind: 'member', id: amina.id })
    await logInWithDevice(testApp, device, { from: newAddress(), remember: true })
    const rows = await testApp.db
      .selectFrom('session')
      .select('expires_at')
      .where('member_id', '=', amina.id)
      .where('device', '=', '')
      .execute()
    const days = rows.map(({ expires_at }) => (expires_at.getTime() - testApp.clock.now().getTime()) / 86_400_000)
    expect(days.toSorted((a, b) => a - b)).toEqual([1, 90])
  })

  test('the options name nobody, and records of use stay with the passkey', async () => {
    const { amina, device } = await withPasskey()
    expect(Object.keys(await optionsFor()).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
    testApp.clock.advance({ minutes: 1 })
    await logInWithDevice(testApp, device, { from: newAddress() })
    const row = await testApp.db.selectFrom('passkey').selectAll().where('member_id', '=', amina.id).executeTakeFirstOrThrow()
    expect([Number(row.counter), row.last_used_at]).toEqual([1, testApp.clock.now()])
  })

  test('a device that is new to the member is told by mail, as after a password', async () => {
    const { amina, device } = await withPasskey()
    await testApp.db
      .insertInto('known_device')
      .values({ member_id: amina.id, fingerprint: Buffer.alloc(32), used_at: testApp.clock.now() })
      .execute()
    await logInWithDevice(testApp, device, { from: newAddress() })
    await testApp.runJobs()
    expect(testApp.mails.filter(({ to, subject }) => to.address === amina.email && subject.startsWith('New login'))).toHaveLength(1)
  })
})

describe('refusals are all alike', () => {
  const refusals: [string, Deviation][] = [
    ['another origin', { origin: 'https://ndloo.example.evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['no check of the owner', { userVerified: false }],
    ['a counter that has not grown: a copied key', { counter: 0 }],
    ['a tampered signature', { signs: Buffer.from('something else') }],
    ['a made-up challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['the handle of another account', { userHandle: Buffer.alloc(32).toString('base64url') }],
    ['no handle', { userHandle: 'AA' }],
  ]
  const unknown = async () => {
    const stranger = new Authenticator(testApp.platform.publicUrl)
    stranger.userHandle = Buffer.alloc(32).toString('base64url')
    return (await logInWithDevice(testApp, stranger, { from: newAddress() })).text
  }

  test.each(refusals)('%s', async (_, deviation) => {
    const { amina, device } = await withPasskey()
    // The passkey is used once before, so that the server has a counter to compare with.
    expect((await logInWithDevice(testApp, device, { from: newAddress() })).status).toBe(200)
    const before = await sessionsOf(amina.id)
    const reply = await logInWithDevice(testApp, device, { from: newAddress(), deviation })
    expect([reply.status, reply.error.code, reply.text]).toEqual([422, 'passkeys.not_accepted', await unknown()])
    expect(await sessionsOf(amina.id)).toBe(before)
    // The passkey itself still works.
    expect((await logInWithDevice(testApp, device, { from: newAddress() })).status).toBe(200)
  })

  test('a challenge is answered once, also by two at the same time', async () => {
    const { device } = await withPasskey()
    const credential = device.use(await optionsFor())
    const send = () => testApp.call(passkeyLogin, { body: { credential } }, { from: newAddress() })
    expect((await Promise.all([send(), send()])).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect((await send()).error.code).toBe('passkeys.not_accepted')
  })

  test('a failed answer uses the challenge up', async () => {
    const { device } = await withPasskey()
    const options = await optionsFor()
    const send = (deviation: Deviation) =>
      testApp.call(passkeyLogin, { body: { credential: device.use(options, deviation) } }, { from: newAddress() })
    expect((await send({ userVerified: false })).status).toBe(422)
    expect((await send({})).status).toBe(422)
  })

  test('a challenge ends after five minutes', async () => {
    const { device } = await withPasskey()
    for (const [seconds, status] of [
      [299, 200],
      [300, 422],
    ] as const) {
      const options = await optionsFor()
      testApp.clock.advance({ seconds })
      expect((await testApp.call(passkeyLogin, { body: { credential: device.use(options) } }, { from: newAddress() })).status).toBe(status)
    }
  })

  test('text that is no client data', async () => {
    const { device } = await withPasskey()
    const credential = device.use(await optionsFor())
    const reply = await testApp.call(
      passkeyLogin,
      { body: { credential: { ...credential, response: { ...credential.response, clientDataJSON: 'AAAA' } } } },
      { from: newAddress() },
    )
    expect(reply.error.code).toBe('passkeys.not_accepted')
  })
})

describe('the state of the account counts as after a password', () => {
  test('a suspended member is told why and gets no session', async () => {
    const { amina, device } = await withPasskey()
    const decisionId = await createDecision(testApp, { member: amina.id })
    const given = { decisionId, kind: 'suspend', until: null, reason: 'rules', now: testApp.clock.now() } as const
    await inTransaction(testApp.db, (tx) => startSuspension(tx, { id: amina.id, status: 'active' }, given))
    const reply = await logInWithDevice(testApp, device, { from: newAddress() })
    expect([reply.status, reply.error.code]).toEqual([403, 'auth.suspended_for_good'])
  })

  test('a member who is leaving keeps the account with the same answer', async () => {
    const { amina, device } = await withPasskey()
    const now = testApp.clock.now()
    await inTransaction(testApp.db, async (tx) => {
      await startDeletion(tx, { id: amina.id, status: 'active' }, { now, eraseAt: new Date(now.getTime() + 86_400_000) })
    })
    const credential = device.use(await optionsFor())
    const send = (cancel_deletion: boolean) => testApp.call(passkeyLogin, { body: { credential, cancel_deletion } }, { from: newAddress() })
    expect((await send(false)).error.code).toBe('auth.leaving')
    expect((await send(true)).status).toBe(200)
    testApp.clock.advance({ days: 2 })
  })

  test('after the time to come back, a passkey is as good as unknown', async () => {
    const { amina, device } = await withPasskey()
    const now = testApp.clock.now()
    await inTransaction(testApp.db, async (tx) => {
      await startDeletion(tx, { id: amina.id, status: 'active' }, { now, eraseAt: now })
    })
    testApp.clock.advance({ seconds: 1 })
    expect((await logInWithDevice(testApp, device, { from: newAddress(), cancel_deletion: true })).error.code).toBe('passkeys.not_accepted')
  })
})

test('a new password by code removes every passkey, so a stranger’s passkey does not outlive the repair', async () => {
  const { amina, device } = await withPasskey()
  await inTransaction(testApp.db, (tx) => setPassword(tx, amina.id, 'x', testApp.clock.now()))
  await testApp.runJobs()
  await testApp.call(requestCode, { body: { email: amina.email, type: 'reset-password' } })
  await testApp.runJobs()
  const code = readMailedCode(testApp.mails, amina.email)
  const password = 'guavas in the shade'
  expect((await testApp.call(resetPassword, { body: { email: amina.email, code, password, confirmPassword: password } })).status).toBe(200)
  expect((await logInWithDevice(testApp, device, { from: newAddress() })).error.code).toBe('passkeys.not_accepted')
  await testApp.runJobs()
  expect(testApp.mails.filter(({ to, subject }) => to.address === amina.email && subject.includes('passkeys'))).toHaveLength(1)
})
