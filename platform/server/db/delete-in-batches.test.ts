// @slow
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { createDeletionBudget, deleteInBatches } from './delete-in-batches.ts'

const onServer = 'server' in inject('template')
const start = Date.UTC(2026, 0, 1)
const at = (minute: number) => new Date(start + minute * 60_000)

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  // Seven rows per minute, so that a batch of 50 ends within a minute.
  await sql`insert into failed_attempt (key, failed, expires_at)
    select int4send(number), 1, ${at(0)}::timestamptz + (number / 7) * interval '1 minute' from generate_series(0, 699) number`.execute(
    database.db,
  )
})
afterEach(() => database[Symbol.asyncDispose]())

const left = async () => Number((await sql<{ count: string }>`select count(*) from failed_attempt`.execute(database.db)).rows[0]?.count)
const inTime = { ms: 60_000 }

test('all due rows are deleted in batches, and no other row', async () => {
  const batches = createDeletionBudget(database.db, { rows: 50, ...inTime })
  const sizes: number[] = []
  const gone = new Set<string>()
  await deleteInBatches(batches, 'failed_attempt', {
    by: 'expires_at',
    upTo: at(79),
    returning: 'key',
    each: (_tx, keys) => {
      sizes.push(keys.length)
      for (const key of keys) gone.add(key)
      return Promise.resolve()
    },
  })
  expect(sizes).toEqual([...Array.from({ length: 11 }, () => 50), 10])
  expect(gone.size).toBe(560)
  expect(batches.unfinished).toBe(false)
  const { rows } = await sql<{ first: Date }>`select min(expires_at) as first from failed_attempt`.execute(database.db)
  expect([await left(), rows[0]?.first]).toEqual([140, at(80)])
})

test('rows that do not match the extra condition stay', async () => {
  await deleteInBatches(createDeletionBudget(database.db, { rows: 50, ...inTime }), 'failed_attempt', {
    by: 'expires_at',
    upTo: at(1000),
    and: sql`get_byte(key, 3) <> 5`,
  })
  // The rows with the numbers 5, 261 and 517 are left, because their last byte is 5.
  expect(await left()).toBe(3)
})

test('past its time limit it stops after one batch, sets `unfinished`, and a second call finishes', async () => {
  const due = { by: 'expires_at', upTo: at(1000) } as const
  const late = createDeletionBudget(database.db, { rows: 50, ms: 0 })
  await deleteInBatches(late, 'failed_attempt', due)
  expect([await left(), late.unfinished]).toEqual([650, true])
  await deleteInBatches(createDeletionBudget(database.db, { rows: 50, ...inTime }), 'failed_attempt', due)
  expect(await left()).toBe(0)
})

test('a batch is rolled back when its `each` callback fails', async () => {
  const failing = deleteInBatches(createDeletionBudget(database.db, { rows: 50, ...inTime }), 'failed_attempt', {
    by: 'expires_at',
    upTo: at(1000),
    returning: 'key',
    each: () => Promise.reject(new Error('no room')),
  })
  await expect(failing).rejects.toThrow('no room')
  expect(await left()).toBe(700)
})

test.runIf(onServer)('a locked row is skipped without waiting', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`select from failed_attempt where key = int4send(3) for update`.execute(tx)
    await deleteInBatches(createDeletionBudget(database.db, { rows: 50, ...inTime }), 'failed_attempt', {
      by: 'expires_at',
      upTo: at(1000),
    })
  })
  expect(await left()).toBe(1)
})
