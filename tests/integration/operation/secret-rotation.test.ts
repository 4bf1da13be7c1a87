// @slow
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSecondFactor, confirmSecondFactor, enterConsole } from '#features/admin/entry-contract.ts'
import { createOrPromoteAdmin, secondFactorSealedStore } from '#features/admin/server/index.ts'
import { login, signUp } from '#features/auth/contract.ts'
import { keyedHash } from '#features/auth/server/dependencies.ts'
import { createAppealToken, hashPassword, verifyAppealToken } from '#features/auth/server/index.ts'
import { banMember } from '#features/moderation/server/decisions/suspend-member.ts'
import { verifyUnsubscribeQuery, createUnsubscribeUrl } from '#features/notifications/server/unsubscribe/unsubscribe-url.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import { countSealedBySecret, reseal, type SealedStore } from '#platform/server/secrets/sealed-values.ts'
import { totpCode, totpStepAt } from '#platform/server/secrets/totp.ts'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { secretLostCommand } from '#apps/server/commands/secret-lost.ts'
import { createSecretStatusCommand } from '#apps/server/commands/secret-status.ts'
import { composeService } from '#apps/server/compose.ts'
import { startSecretMaintenance } from '#apps/server/secrets.ts'

const password = 'mangoes in the rain'
const [first, second, third] = ['first', 'second', 'third'].map((name) => `the ${name} secret, long enough to be one`) as [
  string,
  string,
  string,
]
type Secrets = [string, ...string[]]

const passwordHash = await hashPassword(password)
let testApp: TestApp
let ends: (() => PromiseLike<unknown>)[]
beforeEach(async () => {
  testApp = await openTestApp()
  ends = []
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  await testApp[Symbol.asyncDispose]()
})

const configOf = ([current, previous]: Secrets) =>
  readServerConfig({
    DEMO: '1',
    DATA_DIR: testApp.platform.config.dataDir,
    SECRET: current,
    MAX_LAG_MS: '0',
    LOG_LEVEL: 'silent',
    ...(previous === undefined ? {} : { SECRET_PREVIOUS: previous }),
  })

/** Starts a process of the service with these secrets, on the shared database. */
const start = async (...secrets: Secrets) => {
  const { db, clock, mailer } = testApp.platform
  const [config, log] = [configOf(secrets), createLog('silent')]
  const maintenance = await startSecretMaintenance({ db, config, log, clock })
  const { app, platform } = await composeService({ config, db, log, clock, mailer })
  await app.ready()
  ends.push(async () => {
    maintenance[Symbol.dispose]()
    await app.close()
    await platform.realtime[Symbol.asyncDispose]()
  })
  const call = async ({ method, path }: Endpoint, body: object, token?: string) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: body,
    })
    return { status: response.statusCode, body: response.json<{ data: Record<string, string> }>() }
  }
  return { app, call }
}
type Process = Awaited<ReturnType<typeof start>>

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (written: string): Buffer => {
  const bits = [...written].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Creates an administrator with an authenticator; `enter` signs in at a process, enters the console and returns the status. */
const createAdminWithCode = async (process: Process) => {
  const person: Person = await createPerson(testApp, 'amina', { passwordHash })
  await testApp.db.updateTable('member').set({ role: 'admin' }).where('id', '=', person.id).execute()
  const begun = await process.call(beginSecondFactor, { password }, person.token)
  const authenticator = bytesOf(begun.body.data.secret ?? '')
  const code = () => {
    testApp.clock.advance({ seconds: 30 })
    return totpCode(authenticator, totpStepAt(testApp.clock.now()))
  }
  expect((await process.call(confirmSecondFactor, { code: code() }, person.token)).status).toBe(200)
  const enter = async (where: Process): Promise<number> => {
    const { body } = await where.call(login, { email: person.email, password, remember: false })
    return (await where.call(enterConsole, { code: code() }, body.data.token)).status
  }
  return { person, enter }
}

const ban = async (name: 'brian' | 'chantal', ...secrets: Secrets): Promise<string> => {
  const person = await createPerson(testApp, name)
  await inTransaction(testApp.db, (tx) => banMember(tx, { id: person.id, reason: 'threat', now: testApp.clock.now(), secrets }))
  // Removes the address from the member, as an erasure does: only the ban still identifies it.
  await testApp.db
    .updateTable('member')
    .set({ email: `${person.id}@deleted.invalid` })
    .where('id', '=', person.id)
    .execute()
  return person.email
}

const registration = {
  firstName: 'Brian',
  lastName: 'Otieno',
  gender: 'male',
  age: 30,
  countryCode: 'CM',
  mobileNumber: '671234599',
  password,
  confirmPassword: password,
  accept_terms: true,
  locale: 'en',
}

/** Whether an email can register at a process; the response is the same either way. */
const canRegister = async ({ call }: Process, email: string): Promise<boolean> => {
  expect((await call(signUp, { ...registration, email })).status).toBe(202)
  return (await testApp.db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

const runCommand = async (command: 'status' | 'lost', secrets: Secrets, args: string[] = []) => {
  const lines: string[] = []
  const { db, log } = testApp.platform
  const succeeded = await (command === 'lost' ? secretLostCommand : createSecretStatusCommand(testApp.clock))(
    { db, config: configOf(secrets), log, print: (line) => void lines.push(line) },
    args,
  )
  return { succeeded, output: lines.join('\n') }
}

test('second factors and bans survive a change of SECRET and the removal of the previous one', async () => {
  const before = await start(first)
  const { enter } = await createAdminWithCode(before)
  const banned = await ban('brian', first)
  // First all processes learn to read with the next secret, then they seal with it.
  const ready = await start(first, second)
  expect([await enter(ready), await canRegister(ready, banned)]).toEqual([200, false])
  const changed = await start(second, first)
  for (const process of [changed, ready]) expect([await enter(process), await canRegister(process, banned)]).toEqual([200, false])
  expect(await runCommand('status', [second, first])).toEqual({
    succeeded: true,
    output: expect.stringMatching(
      /^Under SECRET: 1 second factor, the key of 2 bans\.\nNothing stored depends on SECRET_PREVIOUS[\s\S]*keep it until \d/,
    ),
  })
  const after = await start(second)
  expect([await enter(after), await canRegister(after, banned), await canRegister(after, 'free@example.com')]).toEqual([200, false, true])
  expect(await runCommand('status', [second])).toMatchObject({
    succeeded: true,
    output: expect.stringMatching(/SECRET_PREVIOUS is not set/),
  })
})

test('second factors and bans survive a second change', async () => {
  const { enter } = await createAdminWithCode(await start(first))
  const banned = [await ban('brian', first)]
  await start(second, first)
  banned.push(await ban('chantal', second, first))
  const last = await start(third, second)
  await start(third)
  for (const email of banned) expect(await canRegister(last, email)).toBe(false)
  expect(await enter(last)).toBe(200)
})

test('bans of an earlier release, keyed by the secrets themselves, survive a change', async () => {
  const banned = [await ban('brian', first), await ban('chantal', second, first)]
  // The format of the previous release.
  await testApp.db.deleteFrom('ban').execute()
  await testApp.db.deleteFrom('ban_key').execute()
  for (const [index, email] of banned.entries())
    await testApp.db
      .insertInto('ban')
      .values({
        key: keyedHash([first, second][index] ?? '', 'ban', 'email', email),
        decision_id: crypto.randomUUID(),
        at: testApp.clock.now(),
      })
      .execute()
  await start(second, first)
  const last = await start(third, second)
  for (const email of banned) expect(await canRegister(last, email)).toBe(false)
  // The keys are deleted with the last ban.
  await testApp.db.deleteFrom('ban').execute()
  await start(third)
  expect(await testApp.db.selectFrom('ban_key').select('name').execute()).toEqual([])
})

test('a process refuses to start if SECRET_PREVIOUS was removed too early; running processes keep enforcing bans', async () => {
  const old = await start(first)
  await createAdminWithCode(old)
  const banned = await ban('brian', first)
  await expect(start(second)).rejects.toThrow(/the key of 2 bans opens under neither SECRET nor SECRET_PREVIOUS.*set SECRET_PREVIOUS/)
  // Without the step in which all processes learn the next secret, the old process cannot read what the new one sealed, and refuses every sign-up.
  const next = await start(second, first)
  expect(await canRegister(next, banned)).toBe(false)
  const { status } = await old.call(signUp, { ...registration, email: banned })
  expect(status).toBe(503)
})

test('the status counts the values that depend on SECRET_PREVIOUS', async () => {
  await createAdminWithCode(await start(first))
  await ban('brian', first)
  const secrets: Secrets = [second, first]
  expect(await runCommand('status', secrets)).toEqual({
    succeeded: true,
    output: expect.stringMatching(
      /Under SECRET: nothing stored\.\nUnder SECRET_PREVIOUS: 1 second factor, the key of 2 bans\. Keep SECRET_PREVIOUS/,
    ),
  })
  await start(...secrets)
  testApp.clock.advance({ days: 29 })
  expect((await runCommand('status', secrets)).output).toMatch(/keep it until \d/)
  testApp.clock.advance({ days: 1, seconds: 1 })
  expect((await runCommand('status', secrets)).output).toMatch(/It may go\./)
})

test('after a lost secret, bans are deleted and the administrator sets up another authenticator', async () => {
  const { person } = await createAdminWithCode(await start(first))
  const banned = await ban('brian', first)
  const lost = await runCommand('status', [second])
  expect(lost.succeeded).toBe(false)
  expect(lost.output).toMatch(
    new RegExp(`neither.*1 second factor, the key of 2 bans[\\s\\S]*--email ${person.email} --new-second-factor[\\s\\S]*secret:lost`),
  )
  expect(await runCommand('lost', [second])).toMatchObject({
    succeeded: false,
    output: expect.stringMatching(/2 bans could not be checked/),
  })
  expect(await runCommand('lost', [second], ['--sure'])).toMatchObject({
    succeeded: true,
    output: expect.stringMatching(/2 bans are given up/),
  })
  const process = await start(second)
  expect(await canRegister(process, banned)).toBe(true)

  const request = { email: person.email, name: 'Amina', secret: second, publicUrl: 'http://localhost', newSecondFactor: true }
  await createOrPromoteAdmin(testApp.db, request, testApp.clock.now())
  const { body } = await process.call(login, { email: person.email, password, remember: false })
  expect((await process.call(beginSecondFactor, { password }, body.data.token)).status).toBe(200)
  expect(await runCommand('lost', [second])).toMatchObject({ succeeded: true })
})

test('resealing can be interrupted and repeated, and does not overwrite a concurrent change', async () => {
  await createAdminWithCode(await start(first))
  const { db } = testApp.platform
  const secrets: Secrets = [second, first]
  const failing: SealedStore = { ...secondFactorSealedStore, replace: () => Promise.reject(new Error('the process ended here')) }
  await expect(reseal(db, failing, secrets)).rejects.toThrow('ended here')
  expect((await countSealedBySecret(db, secondFactorSealedStore, secrets)).previous.values).toBe(1)
  // Another process reseals the value between read and write.
  const overtaken: SealedStore = {
    ...secondFactorSealedStore,
    replace: async (...given) => {
      await reseal(db, secondFactorSealedStore, secrets)
      const sealed = () => db.selectFrom('second_factor').select('secret').executeTakeFirstOrThrow()
      const already = await sealed()
      await secondFactorSealedStore.replace(...given)
      expect(await sealed()).toEqual(already)
    },
  }
  await reseal(db, overtaken, secrets)
  expect(await countSealedBySecret(db, secondFactorSealedStore, [second])).toMatchObject({ current: { values: 1 }, none: { values: 0 } })
  expect(await reseal(db, secondFactorSealedStore, secrets)).toBe(0)
})

test('links in mails stay valid while SECRET_PREVIOUS is set, and known devices stay known', async () => {
  const id = crypto.randomUUID()
  expect(verifyAppealToken([second, first], createAppealToken(first, id))).toBe(id)
  expect(verifyAppealToken([second], createAppealToken(first, id))).toBeUndefined()
  const address = createUnsubscribeUrl({ publicUrl: 'http://localhost', config: configOf([first]) }, id, 'match')
  const query = Object.fromEntries(new URL(address).searchParams)
  expect(verifyUnsubscribeQuery(query, [second, first])).toMatchObject({ memberId: id })
  expect(verifyUnsubscribeQuery(query, [second])).toBeUndefined()

  const person = await createPerson(testApp, 'diego', { passwordHash })
  const signIn = async (process: Process) => {
    expect((await process.call(login, { email: person.email, password, remember: false })).status).toBe(200)
    return testApp.db.selectFrom('known_device').select('fingerprint').where('member_id', '=', person.id).execute()
  }
  const before = await signIn(await start(first))
  const after = await signIn(await start(second, first))
  // The fingerprint moves to the new secret, so nobody is mailed about a known device.
  expect(after).toHaveLength(before.length)
  expect(after).not.toEqual(before)
  expect(await signIn(await start(second))).toEqual(after)
  const mails = await testApp.db.selectFrom('job').select('kind').where('kind', 'like', '%device%').execute()
  expect(mails).toEqual([])
})
