// @slow
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { databaseUrl } from '#tests/support/database/template.ts'
import { openDatabase, openMigrationPool, openPool } from '../database.ts'
import { migrate, listPendingMigrations, requireMigrations } from './migrate.ts'

const template = inject('template')
const server = 'server' in template ? template.server : undefined

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'ndloo-migrations-'))
  await write('platform/server/jobs/sql/planted.sql', 'create or replace function planted() returns int language sql as $$ select 1 $$;')
  await put('9000_start', 'select 1;')
  await migrate(database.db, folder)
})
afterEach(async () => {
  await database[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}
const put = (name: string, text: string) => write(`db/migrations/${name}.sql`, text)
const names = async (options = {}) => (await migrate(database.db, folder, options)).map(({ name }) => name)
const columnsOf = async (table: string) =>
  (
    await sql<{ name: string }>`select column_name as name from information_schema.columns where table_name = ${table}`.execute(database.db)
  ).rows.map(({ name }) => name)
/** Whether an index is there and valid. */
const isValid = async (name: string) =>
  (await sql<{ valid: boolean }>`select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(database.db))
    .rows[0]?.valid

test('what was applied before a file that fails stays, and the next try goes on from there', async () => {
  await put('9001_one', 'create table one (id int);')
  await put('9002_two', 'create table two (id int);')
  await put('9003_three', 'create table three (id int); insert into three values (1); select 1 / 0;')
  await expect(names()).rejects.toThrow('division by zero')
  expect(await listPendingMigrations(database.db, folder)).toEqual(['9003_three'])
  expect(await columnsOf('three')).toEqual([])
  await expect(requireMigrations(database.db, folder)).rejects.toThrow('9003_three')

  await put('9003_three', 'create table three (id int);')
  expect(await names()).toEqual(['9003_three'])
  expect(await names()).toEqual([])
  await expect(requireMigrations(database.db, folder)).resolves.toBeUndefined()
})

test('a database with migrations of a newer release is up to date for an older one, which may also start', async () => {
  await put('9001_one', 'create table one (id int);')
  await put('9002_newer', 'create table newer (id int);')
  await names()
  await rm(join(folder, 'db/migrations/9002_newer.sql'))
  await expect(requireMigrations(database.db, folder)).resolves.toBeUndefined()
  expect(await names()).toEqual([])
})

test('a marked file runs outside a transaction, statement by statement', async () => {
  await put(
    '9001_index',
    `-- Why; and how.
-- no transaction
create index concurrently if not exists member_newer on member (created_at, id);

-- A second one.
create index concurrently if not exists member_newest on member (created_at desc);
`,
  )
  expect(await names()).toEqual(['9001_index'])
  expect([await isValid('member_newer'), await isValid('member_newest')]).toEqual([true, true])
  await put('9002_unmarked', 'create index concurrently if not exists other on member (created_at);')
  await expect(names()).rejects.toThrow('transaction block')
})

test('an index that a broken-off try has left invalid is built anew', async () => {
  await sql`create table twice (id int)`.execute(database.db)
  await sql`insert into twice values (1), (1)`.execute(database.db)
  await put('9001_unique', '-- no transaction\ncreate unique index concurrently if not exists twice_id on twice (id);\n')
  await expect(names()).rejects.toThrow('could not create unique index')
  expect(await isValid('twice_id')).toBe(false)
  await sql`delete from twice`.execute(database.db)
  expect(await names()).toEqual(['9001_unique'])
  expect(await isValid('twice_id')).toBe(true)
})

test('a migration may take longer than a statement of the service', async () => {
  await put('9001_timeout', "create table said as select current_setting('statement_timeout') as most;")
  await names()
  expect((await sql<{ most: string }>`select most from said`.execute(database.db)).rows).toEqual([{ most: '0' }])
})

test.runIf(server !== undefined)('of two processes that start at once one migrates, and the other finds it done', async () => {
  await put('9001_slow', 'create table slow (id int); select pg_sleep(0.3);')
  await put('9002_index', '-- no transaction\ncreate index concurrently if not exists slow_id on slow (id);\n')
  const both = await Promise.all([names(), names()])
  expect(both.toSorted((a, b) => a.length - b.length)).toEqual([[], ['9001_slow', '9002_index']])
})

test.runIf(server !== undefined)('a connection that keeps statements answers the same after a migration adds a column', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
  const pool = openPool(databaseUrl(server ?? '', rows[0]?.name ?? ''), 1, true)
  try {
    const db = openDatabase(pool)
    const id = '00000000-0000-4000-8000-000000000000'
    const readSome = () => db.selectFrom('member').select(['id', 'firstname']).where('id', '=', id).execute()
    const readAll = () => db.selectFrom('member').selectAll().where('id', '=', id).execute()
    for (let use = 0; use < 8; use++) expect([await readSome(), await readAll()]).toEqual([[], []])
    const kept = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    expect(kept.rows.map(({ statement }) => statement)).toEqual(['select "id", "firstname" from "member" where "id" = $1'])
    await put('9001_column', 'alter table member add column newest integer;')
    await names()
    expect([await readSome(), await readAll()]).toEqual([[], []])
  } finally {
    await pool.end()
  }
})

test.runIf(server !== undefined)(
  'beside an open dump members are answered, and the migration lands when the dump is done',
  { timeout: 30_000 },
  async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
    const url = databaseUrl(server ?? '', rows[0]?.name ?? '')
    await put('9001_column', 'alter table member add column newer integer;')
    const dump = new pg.Client({ connectionString: url, application_name: 'a dump' })
    dump.on('error', () => {})
    await dump.connect()
    await dump.query('begin')
    await dump.query('lock table member in access share mode')

    const pool = openMigrationPool(url)
    const service = openPool(url, 10)
    try {
      const own = openDatabase(pool)
      let waits = (_heldBy: unknown) => {}
      const waited = new Promise<unknown>((resolve) => (waits = resolve))
      const said: string[] = []
      const log = (details: object, message: string) => {
        said.push(message)
        if ('heldBy' in details) waits(details.heldBy)
      }
      let [landed, worst, answered] = [false, 0, 0]
      const migrated = migrate(own, folder, { log, observer: own }).finally(() => (landed = true))
      const member = async () => {
        while (!landed) {
          const began = performance.now()
          await service.query('select count(*) from member')
          worst = Math.max(worst, performance.now() - began)
          answered += 1
        }
      }
      const members = Promise.all([member(), member(), member()])
      expect(await waited).toMatchObject([{ application: 'a dump', pid: expect.any(Number) }])
      const before = answered
      // The migration waits for the dump without a lock, so the queries of members are answered meanwhile.
      await expect.poll(() => answered).toBeGreaterThan(before + 50)
      expect(landed).toBe(false)
      await dump.query('commit')
      expect((await migrated).map(({ name }) => name)).toEqual(['9001_column'])
      await members
      expect(worst).toBeLessThan(1500)
      expect(said).toContain('migration waits for a lock')
      expect(await columnsOf('member')).toContain('newer')
    } finally {
      await dump.end()
      await service.end()
      await pool.end()
    }
  },
)
