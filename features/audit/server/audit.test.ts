import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { personalData } from './personal-data.ts'
import { readAuditPage, readAuditActions } from './queries.ts'
import { type NewAuditEntry, recordAudit } from './store.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database[Symbol.asyncDispose]())

const start = new Date('2026-03-02T09:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const record = (entry: Partial<NewAuditEntry> = {}) =>
  inTransaction(db, (tx) =>
    recordAudit(tx, {
      admin: null,
      action: 'member.suspended',
      subject: { kind: 'member', id: randomUUID() },
      reason: 'Asks for money',
      now: start,
      ...entry,
    }),
  )
const failure = (error: unknown) => (error as { code?: string }).code

test.each([
  ['changed', sql`update audit_entry set reason = 'another'`],
  ['emptied', sql`update audit_entry set reason = '', subject_id = null, details = null`],
  ['given another administrator', sql`update audit_entry set admin_id = gen_random_uuid()`],
  ['removed', sql`delete from audit_entry`],
  ['truncated', sql`truncate audit_entry`],
])('an entry is never %s', async (_, statement) => {
  await record()
  const before = await readAuditPage(db, {})
  expect(await statement.execute(db).catch(failure)).toBe('AU002')
  expect(await readAuditPage(db, {})).toEqual(before)
})

test.each([
  ['a reason', { reason: ' \n ' }, 'AU001'],
  ['a well-formed action', { action: 'Suspended.' }, '23514'],
])('an entry needs %s', async (_, entry, code) => {
  expect(await record(entry as Partial<NewAuditEntry>).catch(failure)).toBe(code)
})

test('a rolled-back transaction leaves no entry', async () => {
  const subject = { kind: 'rate', id: 'XAF' }
  await inTransaction(db, async (tx) => {
    await recordAudit(tx, { admin: null, action: 'rate.changed', subject, reason: 'typed too fast', now: start })
    throw new Error('undone')
  }).catch(() => {})
  expect((await readAuditPage(db, { subjectKind: 'rate', subjectId: 'XAF' })).entries).toEqual([])
})

test('pages have no gaps, also among entries of the same moment, and filters apply', async () => {
  const admin = randomUUID()
  for (let index = 0; index < 60; index++)
    await record({
      admin,
      action: index % 2 === 0 ? 'gift.saved' : 'gift.retired',
      subject: { kind: 'gift', id: String(index) },
      now: later(index % 3),
    })
  const first = await readAuditPage(db, { admin })
  const second = await readAuditPage(db, { admin, cursor: first.next_cursor ?? '' })
  expect([first.entries.length, second.entries.length, second.next_cursor]).toEqual([50, 10, null])
  const all = [...first.entries, ...second.entries]
  expect(new Set(all.map(({ subject_id }) => subject_id)).size).toBe(60)
  expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).toSorted((a, b) => b - a))
  expect((await readAuditPage(db, { action: 'gift.retired' })).entries).toHaveLength(30)
  expect((await readAuditPage(db, { subjectKind: 'gift', subjectId: '7' })).entries).toMatchObject([
    { admin_id: admin, action: 'gift.retired' },
  ])
  expect((await readAuditPage(db, { admin, since: later(1), until: later(2) })).entries).toHaveLength(20)
  expect(await readAuditActions(db)).toEqual(expect.arrayContaining(['gift.retired', 'gift.saved']))
  await expect(readAuditPage(db, { cursor: 'mine' })).rejects.toMatchObject({ reason: { code: 'platform.invalid' } })
})

test('an export contains decisions without their reasons, and an erased member is in no entry', async () => {
  const [member, admin] = [randomUUID(), randomUUID()]
  await record({ admin, subject: { kind: 'member', id: member }, reason: 'Brian complained', details: { until: '2026-04-01' } })
  await record({ admin, action: 'photo.removed', subject: { kind: 'photo', id: 'p1' }, reason: 'nudity', details: { member } })
  const decisions = { decisions: [{ action: 'member.suspended', at: start }], administered: [] }
  expect(await personalData.export(db, member)).toEqual(decisions)
  await inTransaction(db, (tx) => personalData.erase(tx, member, start))
  const [left] = (await readAuditPage(db, { admin, action: 'member.suspended' })).entries
  expect(left).toMatchObject({ subject_id: null, reason: '', details: null })
  expect(JSON.stringify((await readAuditPage(db, { admin })).entries)).not.toContain(member)
  await inTransaction(db, (tx) => personalData.erase(tx, admin, start))
  expect((await readAuditPage(db, { admin })).entries).toEqual([])
  expect(await sql`delete from audit_entry`.execute(db).catch(failure)).toBe('AU002')
})

test('an export does not contain dismissed reports', async () => {
  const subject = { kind: 'member' as const, id: randomUUID() }
  await record({ subject, action: 'report.decided', details: { decision: 'dismiss' } })
  await record({ subject, action: 'report.decided', details: { decision: 'warn' } })
  await record({ subject, action: 'member.suspended' })
  const { decisions } = (await personalData.export(db, subject.id)) as { decisions: { action: string }[] }
  expect(decisions.map(({ action }) => action).toSorted()).toEqual(['member.suspended', 'report.decided'])
})
