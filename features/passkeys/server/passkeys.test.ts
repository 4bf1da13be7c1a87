import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '#features/auth/server/index.ts'
import { endAllSessions } from '#features/auth/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createDeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { changeNotificationPreferences } from '#features/notifications/server/index.ts'
import { listNotifications } from '#features/notifications/contract.ts'
import { openTestApp, type Person, type TestApp } from '#tests/support/app/test-app.ts'
import { Authenticator, createPasskey, type Deviation, logInWithDevice } from '#tests/support/features/authenticator.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { addPasskey, listPasskeys, maxPasskeys, removePasskey, renamePasskey, startAddingPasskey } from '../contract.ts'
import { deleteExpiredChallenges } from './challenge-store.ts'

const password = 'mangoes in the rain'
let testApp: TestApp
let passwordHash: string
beforeAll(async () => {
  testApp = await openTestApp()
  passwordHash = await hashPassword(password)
})
afterAll(() => testApp[Symbol.asyncDispose]())

const person = () => createPerson(testApp, 'amina', { passwordHash })
const newDevice = () => new Authenticator(testApp.platform.publicUrl)
const start = (as: Person, given?: string) =>
  testApp.call(startAddingPasskey, { body: given === undefined ? {} : { password: given } }, { as })
const optionsFor = async (as: Person) => (await start(as)).body.data.options
const add = (as: Person, credential: ReturnType<Authenticator['make']>) => testApp.call(addPasskey, { body: { credential } }, { as })
const passkeysOf = async (as: Person) => (await testApp.call(listPasskeys, undefined, { as })).body.data.passkeys
const remove = (as: Person, id: string, given?: string) =>
  testApp.call(removePasskey, { params: { id }, body: given === undefined ? {} : { password: given } }, { as })

describe('adding', () => {
  test('a fresh log-in is proof enough; the passkey is listed and logs in', async () => {
    const amina = await person()
    const { device, passkey } = await createPasskey(testApp, amina)
    expect(passkey).toMatchObject({ name: '', backed_up: false, last_used_at: null })
    expect(await passkeysOf(amina)).toEqual([passkey])
    expect((await logInWithDevice(testApp, device)).status).toBe(200)
    const row = await testApp.db.selectFrom('passkey').select('transports').where('id', '=', passkey.id).executeTakeFirstOrThrow()
    expect(row.transports).toEqual(['internal'])
  })

  test('options ask for a stored key and a check of the owner, and name what there is already', async () => {
    const amina = await person()
    const { device } = await createPasskey(testApp, amina)
    const options = await optionsFor(amina)
    expect(options.authenticatorSelection).toEqual({ residentKey: 'required', requireResidentKey: true, userVerification: 'required' })
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.id.toString('base64url')])
    expect(options.user.id).toBe(device.userHandle)
    expect(options.user.id).not.toContain(amina.id)
  })

  test('later it needs the password', async () => {
    const amina = await person()
    testApp.clock.advance({ minutes: 10 })
    expect((await testApp.call(listPasskeys, undefined, { as: amina })).body.data.proof).toBe('password')
    const refused = await start(amina)
    expect([refused.status, refused.error.code, Object.keys(refused.error.errors ?? {})]).toEqual([
      422,
      'passkeys.password_needed',
      ['password'],
    ])
    expect((await start(amina, 'not this one')).error.code).toBe('auth.wrong_password')
    expect((await start(amina, password)).status).toBe(200)
  })

  test('an account without a password logs in again', async () => {
    const amina = await createPerson(testApp, 'amina')
    testApp.clock.advance({ minutes: 10 })
    expect((await start(amina, password)).error.code).toBe('passkeys.log_in_again')
  })

  const refusals: [string, Deviation][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['no check of the owner', { userVerified: false }],
    ['a made-up challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ]
  test.each(refusals)('refuses %s', async (_, deviation) => {
    const amina = await person()
    const reply = await add(amina, newDevice().make(await optionsFor(amina), deviation))
    expect([reply.status, reply.error.code]).toEqual([422, 'passkeys.not_added'])
    expect(await passkeysOf(amina)).toEqual([])
  })

  test('refuses a certificate without looking up what it names', async () => {
    const amina = await person()
    const calls = vi.spyOn(globalThis, 'fetch')
    const reply = await add(amina, newDevice().make(await optionsFor(amina), { certificate: Buffer.from('a certificate') }))
    expect(reply.error.code).toBe('passkeys.not_added')
    expect(calls).not.toHaveBeenCalled()
    calls.mockRestore()
  })

  test('refuses the challenge of another member, of another session, of an earlier time', async () => {
    const [amina, brian] = [await person(), await createPerson(testApp, 'brian')]
    expect((await add(brian, newDevice().make(await optionsFor(amina)))).error.code).toBe('passkeys.not_added')
    const other = await testApp.db.selectFrom('passkey_challenge').selectAll().where('member_id', '=', amina.id).executeTakeFirst()
    expect(other).toBeDefined()
    const device = newDevice()
    await add(amina, device.make(await optionsFor(amina)))
    const again = await logInWithDevice(testApp, device)
    const elsewhere: Person = { ...amina, token: again.body.data.token, sessionId: '' }
    expect((await add(elsewhere, newDevice().make(await optionsFor(amina)))).error.code).toBe('passkeys.not_added')
    const late = newDevice().make(await optionsFor(amina))
    testApp.clock.advance({ minutes: 5 })
    expect((await add(amina, late)).error.code).toBe('passkeys.not_added')
  })

  test('sent twice at once, it is added once', async () => {
    const amina = await person()
    const credential = newDevice().make(await optionsFor(amina))
    const replies = await Promise.all([add(amina, credential), add(amina, credential)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect(await passkeysOf(amina)).toHaveLength(1)
  })

  test('a passkey belongs to one account', async () => {
    const [amina, brian] = [await person(), await createPerson(testApp, 'brian')]
    const { device } = await createPasskey(testApp, amina)
    expect((await add(brian, device.make(await optionsFor(brian)))).error.code).toBe('passkeys.not_added')
    expect(await passkeysOf(brian)).toEqual([])
  })

  test(`a member has at most ${maxPasskeys}, also with two requests at once`, async () => {
    const amina = await person()
    for (let count = 1; count < maxPasskeys; count += 1) await createPasskey(testApp, amina)
    const two = [newDevice().make(await optionsFor(amina)), newDevice().make(await optionsFor(amina))]
    const replies = await Promise.all(two.map((credential) => add(amina, credential)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect((await start(amina)).error.code).toBe('passkeys.full')
  })

  test('a session that has ended adds nothing', async () => {
    const amina = await person()
    const credential = newDevice().make(await optionsFor(amina))
    await testApp.call(endAllSessions, undefined, { as: amina })
    expect((await add(amina, credential)).status).toBe(401)
  })
})

describe('telling the owner', () => {
  test('each addition and removal is mailed and listed, whatever the switches say', async () => {
    const amina = await person()
    await inTransaction(testApp.db, (tx) => changeNotificationPreferences(tx, amina.id, { safety: { email: false, push: false } }))
    const { passkey } = await createPasskey(testApp, amina)
    await remove(amina, passkey.id)
    await testApp.runJobs()
    const subjects = testApp.mails.filter(({ to }) => to.address === amina.email).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['A passkey was added to your Ndloo account', 'A passkey was removed from your Ndloo account'])
    const { notifications } = (await testApp.call(listNotifications, { query: {} }, { as: amina })).body.data
    expect(notifications.map(({ title }) => title).toSorted()).toEqual(['A passkey was added', 'A passkey was removed'])
  })
})

describe('renaming and removing', () => {
  test('only one’s own', async () => {
    const [amina, brian] = [await person(), await createPerson(testApp, 'brian')]
    const { passkey } = await createPasskey(testApp, amina)
    const rename = (as: Person, name: string) => testApp.call(renamePasskey, { params: { id: passkey.id }, body: { name } }, { as })
    expect((await rename(brian, 'mine')).status).toBe(404)
    expect((await rename(amina, ' ')).status).toBe(422)
    expect((await rename(amina, 'My phone')).body.data.name).toBe('My phone')
    expect((await remove(brian, passkey.id)).status).toBe(404)
    expect((await remove(amina, passkey.id)).status).toBe(204)
    expect(await passkeysOf(amina)).toEqual([])
  })

  test('removal needs the same proof; two at once remove it once', async () => {
    const amina = await person()
    const { device, passkey } = await createPasskey(testApp, amina)
    testApp.clock.advance({ minutes: 10 })
    expect((await remove(amina, passkey.id)).error.code).toBe('passkeys.password_needed')
    const replies = await Promise.all([remove(amina, passkey.id, password), remove(amina, passkey.id, password)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
    expect((await logInWithDevice(testApp, device)).error.code).toBe('passkeys.not_accepted')
  })

  test('the last way back into an account stays', async () => {
    const amina = await person()
    const [first, last] = [await createPasskey(testApp, amina), await createPasskey(testApp, amina)]
    await testApp.db.updateTable('member').set({ email: null }).where('id', '=', amina.id).execute()
    expect((await remove(amina, first.passkey.id)).status).toBe(204)
    const refused = await remove(amina, last.passkey.id)
    expect([refused.status, refused.error.code]).toEqual([409, 'passkeys.last_way'])
    await testApp.db.updateTable('member').set({ email: amina.email }).where('id', '=', amina.id).execute()
  })
})

test('the sweep deletes challenges after five minutes', async () => {
  const amina = await person()
  await optionsFor(amina)
  const count = async () =>
    (await testApp.db.selectFrom('passkey_challenge').select('purpose').where('member_id', '=', amina.id).execute()).length
  const sweep = () => deleteExpiredChallenges(createDeletionBudget(testApp.db, { rows: 100, ms: 1000 }), testApp.clock.now())
  testApp.clock.advance({ seconds: 299 })
  await sweep()
  expect(await count()).toBe(1)
  testApp.clock.advance({ seconds: 1 })
  await sweep()
  expect(await count()).toBe(0)
})
