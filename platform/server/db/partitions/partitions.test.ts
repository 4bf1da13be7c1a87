import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { createDeletionBudget } from '../delete-in-batches.ts'
import { declareDayPartitionedTable, readPartitions } from './day-partitions.ts'
import { makePartitions } from './make-partitions.ts'
import { readPartitionStates } from './partition-state.ts'
import { purgePartitions } from './purge-partitions.ts'

const onServer = 'server' in inject('template')
const dayMs = 86_400_000
const now = new Date('2026-03-04T21:30:00Z')
const later = (days: number) => new Date(now.getTime() + days * dayMs)
const hourOf = (at: Date) => Math.floor(at.getTime() / 3_600_000)
const attention = declareDayPartitionedTable('attention', { by: 'hour', unit: 'hour' })
const picks = declareDayPartitionedTable('daily_pick', { by: 'day', unit: 'day' })

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await sql`insert into member (id, status, email, phone, phone_country, firstname, lastname, gender, birth, country, terms_version, created_at)
    select gen_random_uuid(), 'active', number || '@example.com', '', 'CM', 'A', 'B', 1, date '1990-01-01', 'CM', '1', ${now}
    from generate_series(1, 5) number`.execute(database.db)
})
afterEach(() => database[Symbol.asyncDispose]())

const addImpressions = (at: Date) =>
  sql`insert into attention (member_id, hour, shown, viewed) select id, ${hourOf(at)}::int, 1, 0 from member
    on conflict (member_id, hour) do update set shown = attention.shown + 1`.execute(database.db)
const rowsByPartition = async (table: string) => {
  const { rows } = await sql<{ name: string; count: number }>`
    select tableoid::regclass::text as name, count(*)::int from ${sql.table(table)} group by 1 order by 1`.execute(database.db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
const names = async (table: string) => (await readPartitions(database.db, table)).map(({ name }) => name)
const purge = (before: Date) => purgePartitions(createDeletionBudget(database.db, { rows: 2, ms: 60_000 }), attention, before)

test('a small table stays whole, and its due rows are deleted', async () => {
  await addImpressions(now)
  await addImpressions(later(-62))
  await makePartitions(database.db, attention, now)
  expect(await names('attention')).toEqual([])
  await purge(later(-61))
  expect(await rowsByPartition('attention')).toEqual({ attention_default: 5 })
})

test('a large table keeps its rows and counts, and each of the next days has a partition', async () => {
  await addImpressions(later(-1))
  await addImpressions(now)
  await makePartitions(database.db, attention, now, 0)
  const made = ['until_20260306', ...[6, 7, 8, 9, 10, 11].map((day) => `d202603${String(day).padStart(2, '0')}`)].map(
    (one) => `attention_${one}`,
  )
  expect(await names('attention')).toEqual(made)
  // A second run on the same day changes nothing, and a run one day later adds one partition.
  await makePartitions(database.db, attention, now, 0)
  expect(await names('attention')).toEqual(made)
  await makePartitions(database.db, attention, later(1), 0)
  expect(await names('attention')).toEqual([...made, 'attention_d20260312'])

  for (const day of [0, 1, 2, 2]) await addImpressions(later(day))
  expect(await rowsByPartition('attention')).toEqual({ attention_d20260306: 5, attention_until_20260306: 15 })
  const { rows } = await sql<{ sum: number }>`select sum(shown)::int from attention`.execute(database.db)
  expect(rows).toEqual([{ sum: 30 }])
  expect(await readPartitionStates(database.db, later(1))).toContainEqual({ table: 'attention', daysAhead: 7, defaultBytes: 0 })
})

test('a day is dropped whole once it has ended, and not a moment before', async () => {
  await makePartitions(database.db, attention, now, 0)
  for (const day of [0, 1, 2, 3]) await addImpressions(later(day))
  // The partition with several days is not dropped at first: its rows are deleted day by day.
  await purge(new Date('2026-03-05T21:59:59Z'))
  expect(await rowsByPartition('attention')).toEqual({ attention_d20260306: 5, attention_d20260307: 5, attention_until_20260306: 5 })
  await purge(new Date('2026-03-06T23:59:59Z'))
  expect(await rowsByPartition('attention')).toEqual({ attention_d20260306: 5, attention_d20260307: 5 })
  expect(await names('attention')).not.toContain('attention_until_20260306')
  await purge(new Date('2026-03-07T00:00:00Z'))
  expect(await rowsByPartition('attention')).toEqual({ attention_d20260307: 5 })
})

test('rows that came while no day had a partition get one of their own', async () => {
  await makePartitions(database.db, attention, now, 0)
  await addImpressions(later(20))
  await addImpressions(later(21))
  expect(await rowsByPartition('attention')).toEqual({ attention_default: 10 })
  expect((await readPartitionStates(database.db, later(21)))[0]).toMatchObject({ table: 'attention', daysAhead: -14 })
  await makePartitions(database.db, attention, later(21), 0)
  expect(await rowsByPartition('attention')).toEqual({ attention_until_20260327: 10 })
  await addImpressions(later(23))
  expect((await rowsByPartition('attention')).attention_d20260327).toBe(5)
})

test('rows out of order stop the division, and nothing is refused afterwards', async () => {
  await makePartitions(database.db, attention, now, 0)
  await addImpressions(later(20))
  await sql`alter table attention detach partition attention_d20260307`.execute(database.db)
  await addImpressions(later(3))
  await expect(makePartitions(database.db, attention, later(21), 0)).rejects.toThrow(/within_bounds/)
  await addImpressions(later(3))
  await addImpressions(later(40))
  expect((await rowsByPartition('attention')).attention_default).toBe(15)
})

test('the purge of an earlier release, which finds rows by ctid, deletes nothing once there are several partitions', async () => {
  const earlierPurge = () =>
    sql`with due as (select ctid from attention where hour <= ${hourOf(later(-62))}::int)
      delete from attention where ctid = any(array(select ctid from due))`.execute(database.db)
  await addImpressions(later(-62))
  await addImpressions(now)
  await earlierPurge()
  expect(await rowsByPartition('attention')).toEqual({ attention_default: 5 })
  await addImpressions(later(-62))
  await makePartitions(database.db, attention, now, 0)
  await addImpressions(later(3))
  await expect(earlierPurge()).rejects.toThrow(/ctid/)
  await sql`delete from attention where member_id = (select id from member limit 1)`.execute(database.db)
  await sql`delete from member where id = (select id from member limit 1)`.execute(database.db)
  const { rows } = await sql<{ count: number }>`select count(distinct member_id)::int from attention`.execute(database.db)
  expect(rows[0]?.count).toBeGreaterThanOrEqual(3)
})

test('two columns that name members are kept, in new partitions too', async () => {
  const pick = (day: Date) =>
    sql`insert into daily_pick (member_id, day, place, other_id, suggested)
      select a.id, ${day.toISOString().slice(0, 10)}::date, 0, b.id, false from member a, member b where a.email = '1@example.com' and b.email = '2@example.com'`.execute(
      database.db,
    )
  await pick(now)
  await makePartitions(database.db, picks, now, 0)
  await pick(later(3))
  expect(await rowsByPartition('daily_pick')).toEqual({ daily_pick_d20260307: 1, daily_pick_until_20260306: 1 })
  await sql`delete from member where email = '2@example.com'`.execute(database.db)
  expect(await rowsByPartition('daily_pick')).toEqual({})
})

test('refuses to drop the default partition, and a table of something else', async () => {
  await makePartitions(database.db, attention, now, 0)
  for (const name of ['attention_default', 'member', 'cards_seen_default'])
    await expect(sql`select drop_day_partition('attention', ${name})`.execute(database.db)).rejects.toThrow(/no partition/)
})

test.runIf(onServer)('a role that may not delete rows may not drop partitions; one that may does not own them', async () => {
  const asRole = async (grants: string, name: string) => {
    const role = `parts_${process.pid}`
    await sql.raw(`create role ${role}; grant ${grants} on attention to ${role}`).execute(database.db)
    try {
      return await database.db.connection().execute(async (connection) => {
        await sql.raw(`set session authorization ${role}`).execute(connection)
        try {
          return await sql`select drop_day_partition('attention', ${name})`.execute(connection)
        } finally {
          await sql`reset session authorization`.execute(connection)
        }
      })
    } finally {
      await sql.raw(`drop owned by ${role}; drop role ${role}`).execute(database.db)
    }
  }
  await makePartitions(database.db, attention, now, 0)
  await expect(asRole('select', 'attention_d20260307')).rejects.toThrow(/may not drop/)
  await asRole('select, delete', 'attention_d20260307')
  expect(await names('attention')).not.toContain('attention_d20260307')
})

test.runIf(onServer)('a lock that is held is waited for without keeping others out, and the partition is made afterwards', async () => {
  await makePartitions(database.db, attention, now, 0)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const holder = database.db.transaction().execute(async (tx) => {
    await sql`select from attention_default`.execute(tx)
    await held
  })
  const made = makePartitions(database.db, attention, later(1), 0)
  await expect
    .poll(async () => (await sql`select from pg_locks where not granted`.execute(database.db)).rows.length, { interval: 5 })
    .toBe(1)
  release()
  await Promise.all([holder, made])
  expect(await names('attention')).toContain('attention_d20260312')
})
