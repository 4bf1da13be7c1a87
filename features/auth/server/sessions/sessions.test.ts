import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { logout } from '../../contract.ts'
import { createSession, endSessionsOfMember, hashPassword, readMembersOfSessions, setPassword, touchSessions } from '../index.ts'
import { personalData } from '../personal-data.ts'

let testApp: TestApp
let ended: string[]
beforeAll(async () => {
  testApp = await openTestApp()
  const endSockets = testApp.platform.realtime.endSessions.bind(testApp.platform.realtime)
  testApp.platform.realtime.endSessions = (ids) => {
    ended.push(...ids)
    endSockets(ids)
  }
})
afterAll(() => testApp[Symbol.asyncDispose]())

const authenticate = (token: string) => testApp.platform.authenticate(token, '127.0.0.1')
const signIn = (person: Person, remember = true) =>
  inTransaction(testApp.db, (tx) => createSession(tx, person.id, { remember, device: 'test' }, testApp.clock.now()))
const lastUsed = async (id: string) =>
  (await testApp.db.selectFrom('session').select('last_used_at').where('id', '=', id).executeTakeFirst())?.last_used_at

describe('sessions', () => {
  test('a token has 256 bits and is stored nowhere', async () => {
    const { token } = await createPerson(testApp, 'amina')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const tables = await testApp.db.introspection.getTables()
    expect(tables.length).toBeGreaterThan(5)
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(testApp.db)
      for (const { row } of rows) {
        expect(row).not.toContain(token)
        expect(row).not.toContain(Buffer.from(token).toString('hex'))
        expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
      }
    }
  })

  test('an unknown token is refused', async () => {
    const { token } = await createPerson(testApp, 'amina')
    const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    for (const wrong of [altered, 'x'.repeat(43), '', token.toLowerCase()]) expect(await authenticate(wrong)).toBeUndefined()
    const reply = await testApp.call(logout, {}, { as: { id: '', sessionId: '', email: '', token: altered } })
    expect(reply.status).toBe(401)
  })

  test('end 24 hours after login', async () => {
    const amina = await createPerson(testApp, 'amina')
    const { token } = await signIn(amina, false)
    testApp.clock.advance({ hours: 23, minutes: 59 })
    expect(await authenticate(token)).toBeDefined()
    testApp.clock.advance({ minutes: 1 })
    expect(await authenticate(token)).toBeUndefined()
  })

  test('with remember, end after 14 unused days and after 90 days in all', async () => {
    const amina = await createPerson(testApp, 'amina')
    const [idle, used] = [await signIn(amina), await signIn(amina)]
    testApp.clock.advance({ days: 13 })
    expect(await authenticate(used.token)).toBeDefined()
    testApp.clock.advance({ days: 1 })
    expect(await authenticate(idle.token)).toBeUndefined()
    for (let day = 14; day < 84; day += 10) {
      expect(await authenticate(used.token)).toBeDefined()
      testApp.clock.advance({ days: 10 })
    }
    testApp.clock.advance({ days: 6 })
    expect(await authenticate(used.token)).toBeUndefined()
  })

  test('last use and presence are updated once a minute', async () => {
    const { id, token, sessionId } = await createPerson(testApp, 'amina')
    const start = testApp.clock.now()
    testApp.clock.advance({ seconds: 59 })
    await authenticate(token)
    expect(await lastUsed(sessionId)).toEqual(start)
    testApp.clock.advance({ seconds: 1 })
    await Promise.all(Array.from({ length: 10 }, () => authenticate(token)))
    expect(await lastUsed(sessionId)).toEqual(testApp.clock.now())
    const presence = await testApp.db.selectFrom('presence').select('last_active').where('member_id', '=', id).executeTakeFirst()
    expect(presence?.last_active).toEqual(testApp.clock.now())
  })

  test('of many sessions are read and noted together, without those that have ended', async () => {
    const people = await Promise.all((['amina', 'brian', 'chantal'] as const).map((name) => createPerson(testApp, name)))
    const [amina, brian, chantal] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
    await testApp.db.updateTable('member').set({ status: 'held' }).where('id', '=', brian.id).execute()
    await testApp.db.updateTable('member').set({ status: 'suspended' }).where('id', '=', chantal.id).execute()
    const ids = people.map(({ sessionId }) => sessionId)
    const actors = await readMembersOfSessions(testApp.db, [...ids, randomUUID()], testApp.clock.now())
    expect([...actors.keys()].toSorted()).toEqual([amina.sessionId, brian.sessionId].toSorted())
    expect(actors.get(amina.sessionId)).toEqual({ kind: 'member', id: amina.id, role: 'user', sessionId: amina.sessionId, address: '' })
    expect(actors.get(brian.sessionId)?.role).toBe('guest')

    const start = testApp.clock.now()
    await touchSessions(testApp.db, ids, new Date(start.getTime() + 59_000))
    expect(await lastUsed(amina.sessionId)).toEqual(start)
    testApp.clock.advance({ minutes: 1 })
    await Promise.all([ids, ids.toReversed()].map((some) => touchSessions(testApp.db, some, testApp.clock.now())))
    expect(await Promise.all(ids.map(lastUsed))).toEqual(ids.map(() => testApp.clock.now()))
    const { members } = await testApp.db
      .selectFrom('presence')
      .select((eb) => eb.fn.countAll<string | number>().as('members'))
      .where(
        'member_id',
        'in',
        people.map(({ id }) => id),
      )
      .where('last_active', '=', testApp.clock.now())
      .executeTakeFirstOrThrow()
    expect(Number(members)).toBe(3)
  })

  test.each([
    ['active', true],
    ['paused', true],
    ['unverified', false],
    ['suspended', false],
    ['deleted', false],
  ])('of a member who is %s: valid is %s', async (status, opens) => {
    const { id, token } = await createPerson(testApp, 'amina')
    await testApp.db.updateTable('member').set({ status }).where('id', '=', id).execute()
    expect((await authenticate(token)) !== undefined).toBe(opens)
  })

  test('logout ends this session and its sockets only', async () => {
    ended = []
    const amina = await createPerson(testApp, 'amina')
    const other = await signIn(amina)
    const reply = await testApp.call(logout, {}, { as: amina })
    expect([reply.status, reply.text]).toEqual([204, ''])
    expect(ended).toEqual([amina.sessionId])
    expect(await authenticate(amina.token)).toBeUndefined()
    expect(await authenticate(other.token)).toBeDefined()
    expect((await testApp.call(logout, {}, { as: amina })).status).toBe(401)
  })

  test('all but one end in the transaction, their sockets after it', async () => {
    // Drains the jobs of the earlier tests first.
    await testApp.runJobs()
    ended = []
    const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
    const kept = await signIn(amina)
    await inTransaction(testApp.db, (tx) => endSessionsOfMember(tx, amina.id, testApp.clock.now(), kept.id))
    expect(await authenticate(amina.token)).toBeUndefined()
    expect(await authenticate(kept.token)).toBeDefined()
    expect(await authenticate(brian.token)).toBeDefined()
    expect(ended).toEqual([])
    await testApp.runJobs()
    expect(ended).toEqual([amina.sessionId])
    await inTransaction(testApp.db, (tx) => endSessionsOfMember(tx, amina.id, testApp.clock.now()))
    expect(await authenticate(kept.token)).toBeUndefined()
  })
})

describe('personal data', () => {
  test('exports sessions without secrets and erases everything', async () => {
    const amina = await createPerson(testApp, 'amina')
    await inTransaction(testApp.db, (tx) => setPassword(tx, amina.id, 'hash', testApp.clock.now()))
    const exported = JSON.stringify(await personalData.export(testApp.db, amina.id))
    expect(exported).toContain('"device":"test"')
    expect(exported).not.toMatch(/hash|token/)
    await inTransaction(testApp.db, (tx) => personalData.erase(tx, amina.id, testApp.clock.now()))
    expect(await authenticate(amina.token)).toBeUndefined()
    expect(await testApp.db.selectFrom('credential').select('member_id').where('member_id', '=', amina.id).execute()).toEqual([])
  })
})

test('passwords are Argon2id with 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('mangoes in the rain')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
