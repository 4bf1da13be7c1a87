// @slow
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { migrate, listPendingMigrations, requireMigrations } from './migrate.ts'

const template = inject('template')
const server = 'server' in template ? template.server : undefined

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'ndloo-functions-'))
  // The number comes after all migrations of the test database. Otherwise this release would count as an older one.
  await put('9000_start', 'select 1;')
  await putFunction('planted', 1)
  await names()
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
const functionPath = (name: string) => `features/members/server/sql/${name}.sql`
const putFunction = (name: string, answer: number) =>
  write(functionPath(name), `create or replace function ${name}() returns int language sql as $$ select ${answer} $$;\n`)
const names = async (options = {}) => (await migrate(database.db, folder, options)).map(({ name }) => name)

const answerOf = async (name: string): Promise<number | undefined> =>
  (await sql<{ answer: number }>`select ${sql.ref(name)}() as answer`.execute(database.db)).rows[0]?.answer

test('a function is applied again when its content changes, and only then', async () => {
  expect(await listPendingMigrations(database.db, folder)).toEqual([])
  const { rows } = await sql<{ xmin: string }>`select xmin::text from pg_proc where proname = 'planted'`.execute(database.db)
  expect(await names()).toEqual([])
  expect((await sql`select xmin::text from pg_proc where proname = 'planted'`.execute(database.db)).rows).toEqual(rows)

  await putFunction('planted', 2)
  await expect(requireMigrations(database.db, folder)).rejects.toThrow(functionPath('planted'))
  expect(await names()).toEqual([functionPath('planted')])
  expect(await answerOf('planted')).toBe(2)
  await expect(requireMigrations(database.db, folder)).resolves.toBeUndefined()
})

test('functions come after all migrations; those before one that fails stay', async () => {
  await put('9001_singer', 'create table singer (id int);')
  await write(
    functionPath('broken'),
    'create or replace function broken() returns int language sql as $$ select id / missing from singer $$;',
  )
  await write(functionPath('first'), 'create or replace function first() returns setof singer language sql as $$ select * from singer $$;')
  await expect(names()).rejects.toThrow('missing')
  expect(await listPendingMigrations(database.db, folder)).toEqual([functionPath('broken'), functionPath('first')])
  await write(functionPath('broken'), 'create or replace function broken() returns int language sql as $$ select id from singer $$;')
  expect(await names()).toEqual([functionPath('broken'), functionPath('first')])
})

test('an earlier release that starts again leaves the functions of a newer one; the operator may take them back', async () => {
  await putFunction('planted', 2)
  await names()
  await putFunction('planted', 1)
  await expect(requireMigrations(database.db, folder)).resolves.toBeUndefined()
  expect(await names()).toEqual([])
  expect(await answerOf('planted')).toBe(2)

  const stepBack = { overrideNewer: true }
  expect(await listPendingMigrations(database.db, folder, stepBack)).toEqual([functionPath('planted')])
  expect(await names(stepBack)).toEqual([functionPath('planted')])
  expect(await answerOf('planted')).toBe(1)
  expect(await listPendingMigrations(database.db, folder, stepBack)).toEqual([])

  // Starting the newer release once more applies its function again.
  await putFunction('planted', 2)
  expect(await names()).toEqual([functionPath('planted')])
})

test('after the operator has taken functions back, a release older than both still leaves them', async () => {
  for (const version of [1, 2, 3]) {
    await putFunction('planted', version)
    await names()
  }
  await putFunction('planted', 2)
  expect(await names({ overrideNewer: true })).toEqual([functionPath('planted')])
  await putFunction('planted', 1)
  expect(await names()).toEqual([])
  expect(await answerOf('planted')).toBe(2)
})

test('a release leaves the functions of a database that has newer migrations, even when it never ran there', async () => {
  await put('9002_newer', 'select 1;')
  await putFunction('planted', 2)
  await names()
  await rm(join(folder, 'db/migrations/9002_newer.sql'))
  await putFunction('planted', 3)
  expect(await names()).toEqual([])
  expect(await answerOf('planted')).toBe(2)
})

test('a newer release may have the content of an earlier one again', async () => {
  await putFunction('planted', 2)
  await names()
  await put('9001_one', 'select 1;')
  await putFunction('planted', 1)
  expect(await names()).toEqual(['9001_one', functionPath('planted')])
  expect(await answerOf('planted')).toBe(1)
})

test('a function that was dropped and returns is applied again', async () => {
  await putFunction('gone', 1)
  await names()
  await rm(join(folder, functionPath('gone')))
  await put('9001_drop', 'drop function if exists gone();')
  expect(await names()).toEqual(['9001_drop'])
  await putFunction('gone', 1)
  expect(await names()).toEqual([functionPath('gone')])
  expect(await answerOf('gone')).toBe(1)
})

test('a release without functions, or with two of one name, is refused', async () => {
  await write('platform/server/jobs/sql/planted.sql', 'select 1;')
  await expect(names()).rejects.toThrow('platform/server/jobs/sql/planted.sql and features/members/server/sql/planted.sql have one name')
  await rm(join(folder, 'platform'), { recursive: true })
  await rm(join(folder, 'features'), { recursive: true })
  await expect(names()).rejects.toThrow('has no SQL functions')
})

test.runIf(server !== undefined)('of two processes that start at once one applies the functions', async () => {
  await putFunction('planted', 2)
  await putFunction('other', 2)
  const both = await Promise.all([names(), names()])
  expect(both.toSorted((a, b) => a.length - b.length)).toEqual([[], [functionPath('other'), functionPath('planted')]])
})
