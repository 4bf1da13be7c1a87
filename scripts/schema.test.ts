// @slow
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DB } from '#db/types.gen.ts'
import type { Database } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { readSqlFunctions } from '#platform/server/db/migrating/release-files.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database/database.ts'
import { describeSchema } from './schema-text.ts'

/** The last migration of the release of commit 01a6810, and a hash of all migrations that the release had. */
const released = { last: '0028_deposit_doubts.sql', hash: 'b45830761b1edeab88a10ac17fc552cd1b389d20c30272e865d54891011bb464' }

const openEmpty = async (): Promise<TestDatabase> => {
  const database = await openTestDatabase()
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  return database
}

const schemaOf = (db: Kysely<DB>): Promise<string> => describeSchema(async <T>(text: string) => (await sql.raw<T>(text).execute(db)).rows)

const readReleased = async (): Promise<Record<string, string>> => {
  const names = (await readdir('db/migrations')).filter((name) => name <= released.last).toSorted()
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(`db/migrations/${name}`, 'utf8')] as const)))
}

/** Migrates as the release of commit 01a6810 did: with the migrator of Kysely, which keeps tables of its own. */
const migrateAsReleased = async (db: Database, files: Readonly<Record<string, string>>): Promise<void> => {
  const migrations = Object.entries(files).map(([name, text]) => [
    name.replace(/\.sql$/, ''),
    { up: async (tx: Kysely<unknown>) => void (await sql.raw(text).execute(tx)) },
  ])
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(Object.fromEntries(migrations)) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw new Error('a released migration failed', { cause: error })
}

const bookkeeping = async (db: Database): Promise<unknown> => [
  (await sql`select * from kysely_migration where name || '.sql' <= ${released.last} order by name`.execute(db)).rows,
  (await sql`select * from kysely_migration_lock`.execute(db)).rows,
]

describe('an upgrade from the release of commit 01a6810', { timeout: 120_000 }, () => {
  let fresh: TestDatabase
  let old: TestDatabase
  beforeAll(async () => {
    fresh = await openTestDatabase()
    old = await openEmpty()
  }, 120_000)
  afterAll(async () => {
    await fresh[Symbol.asyncDispose]()
    await old[Symbol.asyncDispose]()
  }, 60_000)

  test('its migrations are as they were', async () => {
    const hash = createHash('sha256')
    for (const [name, text] of Object.entries(await readReleased())) hash.update(`${name}\n${text}`)
    expect(hash.digest('hex')).toBe(released.hash)
  })

  test('ends in the schema of a new database', async () => {
    await migrateAsReleased(old.db, await readReleased())
    expect(await schemaOf(old.db)).not.toBe(await schemaOf(fresh.db))
    const before = await bookkeeping(old.db)
    const applied = (await migrate(old.db, '.')).map(({ name }) => name)
    expect(applied).toContain('0044_sql_functions')
    expect(applied).toContain('features/reactions/server/sql/react.sql')
    expect(await schemaOf(old.db)).toBe(await schemaOf(fresh.db))
    expect(await bookkeeping(old.db)).toEqual(before)
    expect(await migrate(old.db, '.')).toEqual([])
  })

  test('every function of the database has a file', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace`.execute(fresh.db)
    const files = (await readSqlFunctions('.')).map(({ name }) => name)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(files.toSorted())
  })
})
