import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openStage, type Stage } from '#tests/support/app/test-app.ts'
import { logout } from '../../contract.ts'
import { createSession, endSessions, hashPassword, setPassword } from '../index.ts'
import { personalData } from '../personal-data.ts'

let stage: Stage
let ended: string[]
beforeAll(async () => {
  stage = await openStage()
  const endSockets = stage.platform.realtime.endSessions.bind(stage.platform.realtime)
  stage.platform.realtime.endSessions = (ids) => {
    ended.push(...ids)
    endSockets(ids)
  }
})
afterAll(() => stage[Symbol.asyncDispose]())

const authenticate = (token: string) => stage.platform.authenticate(token, '127.0.0.1')
const signIn = (person: Person, remember = true) =>
  inTransaction(stage.db, (tx) => createSession(tx, person.id, { remember, device: 'test' }, stage.clock.now()))
const lastUsed = async (id: string) =>
  (await stage.db.selectFrom('session').select('last_used_at').where('id', '=', id).executeTakeFirst())?.last_used_at

describe('sessions', () => {
  test('a token is 256 bits and is stored nowhere', async () => {
    const { token } = await createPerson(stage, 'amina')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const tables = await stage.db.introspection.getTables()
    expect(tables.length).toBeGreaterThan(5)
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(stage.db)
      for (const { row } of rows) {
        expect(row).not.toContain(token)
        expect(row).not.toContain(Buffer.from(token).toString('hex'))
        expect(row).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
      }
    }
  })

  test('a token of nobody opens nothing', async () => {
    const { token } = await createPerson(stage, 'amina')
    const altered = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    for (const wrong of [altered, 'x'.repeat(43), '', token.toLowerCase()]) expect(await authenticate(wrong)).toBeUndefined()
    const reply = await stage.call(logout, {}, { as: { id: '', sessionId: '', email: '', token: altered } })
    expect(reply.status).toBe(401)
  })

  test('ends 24 hours after login', async () => {
    const amina = await createPerson(stage, 'amina')
    const { token } = await signIn(amina, false)
    stage.clock.advance({ hours: 23, minutes: 59 })
    expect(await authenticate(token)).toBeDefined()
    stage.clock.advance({ minutes: 1 })
    expect(await authenticate(token)).toBeUndefined()
  })

  test('remembered: ends after 14 unused days and after 90 in all', async () => {
    const amina = await createPerson(stage, 'amina')
    const [idle, used] = [await signIn(amina), await signIn(amina)]
    stage.clock.advance({ days: 13 })
    expect(await authenticate(used.token)).toBeDefined()
    stage.clock.advance({ days: 1 })
    expect(await authenticate(idle.token)).toBeUndefined()
    for (let day = 14; day < 84; day += 10) {
      expect(await authenticate(used.token)).toBeDefined()
      stage.clock.advance({ days: 10 })
    }
    stage.clock.advance({ days: 6 })
    expect(await authenticate(used.token)).toBeUndefined()
  })

  test('a use is noted once a minute, with presence', async () => {
    const { id, token, sessionId } = await createPerson(stage, 'amina')
    const start = stage.clock.now()
    stage.clock.advance({ seconds: 59 })
    await authenticate(token)
    expect(await lastUsed(sessionId)).toEqual(start)
    stage.clock.advance({ seconds: 1 })
    await Promise.all(Array.from({ length: 10 }, () => authenticate(token)))
    expect(await lastUsed(sessionId)).toEqual(stage.clock.now())
    const presence = await stage.db.selectFrom('presence').select('last_active').where('member_id', '=', id).executeTakeFirst()
    expect(presence?.last_active).toEqual(stage.clock.now())
  })

  test.each([
    ['active', true],
    ['paused', true],
    ['unverified', false],
    ['suspended', false],
    ['deleted', false],
  ])('of a member who is %s: %s', async (status, opens) => {
    const { id, token } = await createPerson(stage, 'amina')
    await stage.db.updateTable('member').set({ status }).where('id', '=', id).execute()
    expect((await authenticate(token)) !== undefined).toBe(opens)
  })

  test('logout ends this session and its sockets, no other', async () => {
    ended = []
    const amina = await createPerson(stage, 'amina')
    const other = await signIn(amina)
    const reply = await stage.call(logout, {}, { as: amina })
    expect([reply.status, reply.text]).toEqual([204, ''])
    expect(ended).toEqual([amina.sessionId])
    expect(await authenticate(amina.token)).toBeUndefined()
    expect(await authenticate(other.token)).toBeDefined()
    expect((await stage.call(logout, {}, { as: amina })).status).toBe(401)
  })

  test('all but one end in the transaction, their sockets after it', async () => {
    // The sweep has something to end as well.
    await stage.runJobs()
    ended = []
    const [amina, brian] = [await createPerson(stage, 'amina'), await createPerson(stage, 'brian')]
    const kept = await signIn(amina)
    await inTransaction(stage.db, (tx) => endSessions(tx, amina.id, stage.clock.now(), kept.id))
    expect(await authenticate(amina.token)).toBeUndefined()
    expect(await authenticate(kept.token)).toBeDefined()
    expect(await authenticate(brian.token)).toBeDefined()
    expect(ended).toEqual([])
    await stage.runJobs()
    expect(ended).toEqual([amina.sessionId])
    await inTransaction(stage.db, (tx) => endSessions(tx, amina.id, stage.clock.now()))
    expect(await authenticate(kept.token)).toBeUndefined()
  })
})

describe('personal data', () => {
  test('exports sessions without secrets and erases everything', async () => {
    const amina = await createPerson(stage, 'amina')
    await inTransaction(stage.db, (tx) => setPassword(tx, amina.id, 'hash', stage.clock.now()))
    const exported = JSON.stringify(await personalData.export(stage.db, amina.id))
    expect(exported).toContain('"device":"test"')
    expect(exported).not.toMatch(/hash|token/)
    await inTransaction(stage.db, (tx) => personalData.erase(tx, amina.id, stage.clock.now()))
    expect(await authenticate(amina.token)).toBeUndefined()
    expect(await stage.db.selectFrom('credential').select('member_id').where('member_id', '=', amina.id).execute()).toEqual([])
  })
})

test('passwords are Argon2id with 19 MiB, two passes, one lane', async () => {
  expect(await hashPassword('mangoes in the rain')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
