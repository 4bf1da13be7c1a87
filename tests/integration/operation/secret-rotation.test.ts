import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginSecondFactor, confirmSecondFactor, enterConsole } from '#features/admin/entry-contract.ts'
import { makeAdmin, sealedSecondFactors } from '#features/admin/server/index.ts'
import { login, signUp } from '#features/auth/contract.ts'
import { keyedHash } from '#features/auth/server/dependencies.ts'
import { appealToken, hashPassword, verifyAppealToken } from '#features/auth/server/index.ts'
import { banMember } from '#features/moderation/server/decisions/suspend-member.ts'
import { parseUnsubscribeQuery, unsubscribeUrl } from '#features/notifications/server/unsubscribe/unsubscribe-url.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import { countSealed, reseal, type SealedStore } from '#platform/server/secrets/sealed-values.ts'
import { totpCode, totpStepAt } from '#platform/server/secrets/totp.ts'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { secretLost } from '#apps/server/commands/secret-lost.ts'
import { secretStatusAt } from '#apps/server/commands/secret-status.ts'
import { compose } from '#apps/server/compose.ts'
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

/** A process of the service as its start leaves it, on the database of all of them. */
const start = async (...secrets: Secrets) => {
  const { db, clock, mailer } = testApp.platform
  const [config, log] = [configOf(secrets), createLog('silent')]
  const keeping = await startSecretMaintenance({ db, config, log, clock })
  const { app, platform } = await compose({ config, db, log, clock, mailer })
  await app.ready()
  ends.push(async () => {
    keeping[Symbol.dispose]()
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

/** An administrator with an authenticator; `enters` signs in anew at a process and tells the console its next code. */
const openAdmin = async (at: Process) => {
  const person: Person = await createPerson(testApp, 'amina', { passwordHash })
  await testApp.db.updateTable('member').set({ role: 'admin' }).where('id', '=', person.id).execute()
  const begun = await at.call(beginSecondFactor, { password }, person.token)
  const authenticator = bytesOf(begun.body.data.secret ?? '')
  const code = () => {
    testApp.clock.advance({ seconds: 30 })
    return totpCode(authenticator, totpStepAt(testApp.clock.now()))
  }
  expect((await at.call(confirmSecondFactor, { code: code() }, person.token)).status).toBe(200)
  const enters = async (where: Process): Promise<number> => {
    const { body } = await where.call(login, { email: person.email, password, remember: false })
    return (await where.call(enterConsole, { code: code() }, body.data.token)).status
  }
  return { person, enters }
}

const ban = async (name: 'brian' | 'chantal', ...secrets: Secrets): Promise<string> => {
  const person = await createPerson(testApp, name)
  await inTransaction(testApp.db, (tx) => banMember(tx, { id: person.id, reason: 'threat', now: testApp.clock.now(), secrets }))
  // As after an erasure: nothing but the ban knows the address.
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

/** Whether somebody with an email could register at a process; the answer is the same either way. */
const registers = async ({ call }: Process, email: string): Promise<boolean> => {
  expect((await call(signUp, { ...registration, email })).status).toBe(202)
  return (await testApp.db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

const ask = async (command: 'status' | 'lost', secrets: Secrets, args: string[] = []) => {
  const said: string[] = []
  const { db, log } = testApp.platform
  const well = await (command === 'lost' ? secretLost : secretStatusAt(testApp.clock))(
    { db, config: configOf(secrets), log, print: (line) => void said.push(line) },
    args,
  )
  return { well, said: said.join('\n') }
}

test('an administrator and a ban outlast a change of SECRET, and the removal of the one before', async () => {
  const before = await start(first)
  const { enters } = await openAdmin(before)
  const banned = await ban('brian', first)
  // All processes learn to read the next secret first, then seal with it.
  const ready = await start(first, second)
  expect([await enters(ready), await registers(ready, banned)]).toEqual([200, false])
  const changed = await start(second, first)
  for (const process of [changed, ready]) expect([await enters(process), await registers(process, banned)]).toEqual([200, false])
  expect(await ask('status', [second, first])).toEqual({
    well: true,
    said: expect.stringMatching(
      /^Under SECRET: 1 second factor, the key of 2 bans\.\nNothing stored depends on SECRET_PREVIOUS[\s\S]*keep it until \d/,
    ),
  })
  const after = await start(second)
  expect([await enters(after), await registers(after, banned), await registers(after, 'free@example.com')]).toEqual([200, false, true])
  expect(await ask('status', [second])).toMatchObject({ well: true, said: expect.stringMatching(/SECRET_PREVIOUS is not set/) })
})

test('a second change follows the first', async () => {
  const { enters } = await openAdmin(await start(first))
  const banned = [await ban('brian', first)]
  await start(second, first)
  banned.push(await ban('chantal', second, first))
  const last = await start(third, second)
  await start(third)
  for (const email of banned) expect(await registers(last, email)).toBe(false)
  expect(await enters(last)).toBe(200)
})

test('bans of an earlier release, made with the secrets themselves, outlast a change too', async () => {
  const banned = [await ban('brian', first), await ban('chantal', second, first)]
  // As the release before this one kept them.
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
  for (const email of banned) expect(await registers(last, email)).toBe(false)
  // The secrets are not kept longer than the bans.
  await testApp.db.deleteFrom('ban').execute()
  await start(third)
  expect(await testApp.db.selectFrom('ban_key').select('name').execute()).toEqual([])
})

test('a start with the previous secret removed too early is refused by name, and bans hold at a process that runs', async () => {
  const old = await start(first)
  await openAdmin(old)
  const banned = await ban('brian', first)
  await expect(start(second)).rejects.toThrow(/the key of 2 bans opens under neither SECRET nor SECRET_PREVIOUS.*set SECRET_PREVIOUS/)
  // Somebody changes it everywhere at once: the old process cannot read what the new one sealed, and lets nobody in rather than everybody.
  const next = await start(second, first)
  expect(await registers(next, banned)).toBe(false)
  const { status } = await old.call(signUp, { ...registration, email: banned })
  expect(status).toBe(503)
})

test('the status counts what depends on the secret before', async () => {
  await openAdmin(await start(first))
  await ban('brian', first)
  const secrets: Secrets = [second, first]
  expect(await ask('status', secrets)).toEqual({
    well: true,
    said: expect.stringMatching(
      /Under SECRET: nothing stored\.\nUnder SECRET_PREVIOUS: 1 second factor, the key of 2 bans\. Keep SECRET_PREVIOUS/,
    ),
  })
  await start(...secrets)
  testApp.clock.advance({ days: 29 })
  expect((await ask('status', secrets)).said).toMatch(/keep it until \d/)
  testApp.clock.advance({ days: 1, seconds: 1 })
  expect((await ask('status', secrets)).said).toMatch(/It may go\./)
})

test('a secret that is lost: the bans are given up, and the administrator gets another authenticator', async () => {
  const { person } = await openAdmin(await start(first))
  const banned = await ban('brian', first)
  const lost = await ask('status', [second])
  expect(lost.well).toBe(false)
  expect(lost.said).toMatch(
    new RegExp(`neither.*1 second factor, the key of 2 bans[\\s\\S]*--email ${person.email} --new-second-factor[\\s\\S]*secret:lost`),
  )
  expect(await ask('lost', [second])).toMatchObject({ well: false, said: expect.stringMatching(/2 bans could not be checked/) })
  expect(await ask('lost', [second], ['--sure'])).toMatchObject({ well: true, said: expect.stringMatching(/2 bans are given up/) })
  const process = await start(second)
  expect(await registers(process, banned)).toBe(true)

  const wish = { email: person.email, name: 'Amina', secret: second, publicUrl: 'http://localhost', newSecondFactor: true }
  await makeAdmin(testApp.db, wish, testApp.clock.now())
  const { body } = await process.call(login, { email: person.email, password, remember: false })
  expect((await process.call(beginSecondFactor, { password }, body.data.token)).status).toBe(200)
  expect(await ask('lost', [second])).toMatchObject({ well: true })
})

test('sealing anew may be broken off and begun again, beside a change of the same value', async () => {
  await openAdmin(await start(first))
  const { db } = testApp.platform
  const secrets: Secrets = [second, first]
  const broken: SealedStore = { ...sealedSecondFactors, replace: () => Promise.reject(new Error('the process ended here')) }
  await expect(reseal(db, broken, secrets)).rejects.toThrow('ended here')
  expect((await countSealed(db, sealedSecondFactors, secrets)).previous.values).toBe(1)
  // Between its reading and its writing another process has sealed it anew already.
  const late: SealedStore = {
    ...sealedSecondFactors,
    replace: async (...given) => {
      await reseal(db, sealedSecondFactors, secrets)
      const sealed = () => db.selectFrom('second_factor').select('secret').executeTakeFirstOrThrow()
      const already = await sealed()
      await sealedSecondFactors.replace(...given)
      expect(await sealed()).toEqual(already)
    },
  }
  await reseal(db, late, secrets)
  expect(await countSealed(db, sealedSecondFactors, [second])).toMatchObject({ current: { values: 1 }, none: { values: 0 } })
  expect(await reseal(db, sealedSecondFactors, secrets)).toBe(0)
})

test('links of mails open as long as the secret before is named, and a known device stays known', async () => {
  const id = crypto.randomUUID()
  expect(verifyAppealToken([second, first], appealToken(first, id))).toBe(id)
  expect(verifyAppealToken([second], appealToken(first, id))).toBeUndefined()
  const address = unsubscribeUrl({ publicUrl: 'http://localhost', config: configOf([first]) }, id, 'match')
  const query = Object.fromEntries(new URL(address).searchParams)
  expect(parseUnsubscribeQuery(query, [second, first])).toMatchObject({ memberId: id })
  expect(parseUnsubscribeQuery(query, [second])).toBeUndefined()

  const person = await createPerson(testApp, 'diego', { passwordHash })
  const signsIn = async (process: Process) => {
    expect((await process.call(login, { email: person.email, password, remember: false })).status).toBe(200)
    return testApp.db.selectFrom('known_device').select('fingerprint').where('member_id', '=', person.id).execute()
  }
  const before = await signsIn(await start(first))
  const after = await signsIn(await start(second, first))
  // Taken over under the new secret: nobody is mailed about a device that is not new.
  expect(after).toHaveLength(before.length)
  expect(after).not.toEqual(before)
  expect(await signsIn(await start(second))).toEqual(after)
  const told = await testApp.db.selectFrom('job').select('kind').where('kind', 'like', '%device%').execute()
  expect(told).toEqual([])
})
