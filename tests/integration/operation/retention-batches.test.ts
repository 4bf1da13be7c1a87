// @slow
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'

const rows = 50_000
const maxBatchRows = 1000
const dayMs = 86_400_000

/** The tables that grow with the activity of members. Rows of `attention` are due one by one in its default partition only. */
const tables = ['attention_default', 'notification', 'profile_view', 'session'] as const

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  const { id } = await createPerson(testApp, 'amina')
  const now = testApp.clock.now()
  const old = new Date(now.getTime() - 200 * dayMs)
  const series = sql`generate_series(1, ${sql.lit(rows)}) number`
  const spread = sql`${old}::timestamptz + number * interval '1 minute' / 10`
  const { db } = testApp
  await sql`insert into member select (jsonb_populate_record(member, jsonb_build_object('id', gen_random_uuid(), 'email', 'due-' || number || '@example.com'))).*
    from member, generate_series(1, 300) number where id = ${id}`.execute(db)
  await sql`insert into attention (member_id, hour, shown, viewed) select ${id}, number, 1, 0 from ${series}`.execute(db)
  await sql`insert into notification (id, member_id, name, kind, said, in_app, created_at)
    select gen_random_uuid(), ${id}, 'test', 'safety', '{}', true, ${spread} from ${series}`.execute(db)
  await sql`insert into profile_view (viewer_id, seen_id, at)
    select a.id, b.id, ${old}::timestamptz from member a, member b limit ${sql.lit(rows)}`.execute(db)
  await sql`insert into session (id, member_id, token_hash, remember, device, created_at, last_used_at, expires_at)
    select gen_random_uuid(), ${id}, int4send(number), true, '', ${old}, ${spread}, case number % 2 when 0 then ${now}::timestamptz + interval '1 day' else ${old}::timestamptz end
    from ${series}`.execute(db)
  await sql`create table removed (statement int generated always as identity, of_table text, rows int)`.execute(db)
  await sql
    .raw(
      `create function record_deletion() returns trigger language plpgsql as $$ begin
        insert into removed (of_table, rows) select tg_table_name, count(*) from deleted;
        if (select count(*) from removed) = 20 then raise exception 'the connection is lost'; end if;
        return null;
      end $$`,
    )
    .execute(db)
  for (const table of tables)
    await sql`create trigger record_deletion after delete on ${sql.table(table)} referencing old table as deleted
      for each statement execute function record_deletion()`.execute(db)
}, 120_000)
afterAll(() => testApp[Symbol.asyncDispose]())

const counts = async () =>
  Promise.all(
    tables.map(async (table) =>
      Number((await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(testApp.db)).rows[0]?.count),
    ),
  )

test('50,000 due rows in each large table are deleted in batches, also after a failure', { timeout: 120_000 }, async () => {
  const before = (await counts()).reduce((sum, count) => sum + count, 0)
  expect(before).toBeGreaterThanOrEqual(4 * rows)
  await testApp.runJobs()
  const failed = await testApp.db.selectFrom('job').select('kind').where('last_error', 'like', '%the connection is lost%').execute()
  expect(failed.map(({ kind }) => kind)).not.toEqual([])
  const between = (await counts()).reduce((sum, count) => sum + count, 0)
  expect(between).toBeLessThan(before)
  expect(between).toBeGreaterThan(0)

  // The next attempt continues with the remaining rows.
  await sql`insert into removed (of_table, rows) values ('after the failure', 0)`.execute(testApp.db)
  testApp.clock.advance({ minutes: 1 })
  await testApp.runJobs()
  // One session has not expired.
  expect(await counts()).toEqual([0, 0, 0, 1])
  const { rows: batches } = await sql<{
    most: number
    total: string
  }>`select max(rows)::int as most, sum(rows) as total from removed`.execute(testApp.db)
  expect(batches[0]).toEqual({ most: maxBatchRows, total: String(before - 1) })
})

test('every table with due rows has an index on the due column', async () => {
  const dueColumns = {
    address_mail: 'asked_at',
    attention_default: 'hour',
    cards_seen_default: 'day',
    code: 'expires_at',
    daily_pick_default: 'day',
    email_change: 'asked_at',
    email_undo: 'changed_at',
    failed_attempt: 'expires_at',
    idempotent_call: 'started_at',
    job: 'done_at',
    known_device: 'used_at',
    notification: 'created_at',
    profile_view: 'at',
    provider_notice: 'received_at',
    registration: 'created_at',
    session: 'expires_at',
  }
  const isIndexed = async (table: string, column: string) =>
    (
      await sql`select from pg_index join pg_class index on index.oid = indexrelid join pg_am on pg_am.oid = index.relam
        join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = ${table}::regclass and attname = ${column} and amname = 'btree'`.execute(testApp.db)
    ).rows.length > 0
  const secondColumns = [
    ['session', 'last_used_at'],
    ['job', 'run_at'],
    ['report', 'closed_at'],
    ['report_case', 'decided_at'],
    ['photo', 'removed_at'],
  ] as const
  for (const [table, column] of [...Object.entries(dueColumns), ...secondColumns])
    expect(await isIndexed(table, column), `${table} by ${column}`).toBe(true)
})
