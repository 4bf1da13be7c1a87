import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { compareSqlFunctions, type SqlFunctionStatus, recordSqlFunctionRelease, recordSqlFunction } from './applied-sql-functions.ts'
import { type DatabaseChange, applyDatabaseChange, type ApplyMigrationOptions } from './apply-database-change.ts'
import type { Database } from '../database.ts'
import type { MigrationFile } from './migration-files.ts'
import { type SqlFunctionFile, readReleaseFiles, type ReleaseFiles } from './release-files.ts'

export interface PendingMigrationOptions {
  /** Applies the functions of this release even if a newer release has applied its own; by default those stay. */
  overrideNewer?: boolean
}

/** `log` also receives an entry for each applied file. */
export interface MigrateOptions extends ApplyMigrationOptions, PendingMigrationOptions {}

/** A migration or function that was applied. */
export interface AppliedChange {
  /** Name of a migration, or path of a function. */
  name: string
  ms: number
}

/** Advisory lock key of Kysely's migrator, which earlier releases used, so that processes of all releases wait for each other. */
const lockId = sql.lit(3853314791062309107n)
const askEveryMs = 250
const sayEveryMs = 10_000

const executed = async (db: Kysely<DB>): Promise<Set<string>> => {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('kysely_migration') is not null as known`.execute(db)
  if (rows[0]?.known !== true) return new Set()
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(done.map(({ name }) => name))
}

interface Pending extends SqlFunctionStatus {
  migrations: readonly MigrationFile[]
}

const pendingOf = async (db: Kysely<DB>, release: ReleaseFiles, { overrideNewer = false }: PendingMigrationOptions): Promise<Pending> => {
  const done = await executed(db)
  const last = release.migrations.at(-1)?.name ?? ''
  const isOlder = [...done].some((name) => name > last)
  const functions = await compareSqlFunctions(db, release, { isOlder, overrideNewer })
  return { migrations: release.migrations.filter(({ name }) => !done.has(name)), ...functions }
}

/**
 * Lists what the database lacks of the release in `root`: names of migrations, then paths of functions. Changes by a newer release do not
 * count.
 */
export const listPendingMigrations = async (db: Database, root: string, options: PendingMigrationOptions = {}): Promise<string[]> => {
  const { migrations, pending, isRecorded } = await pendingOf(db, await readReleaseFiles(root), options)
  const names = [...migrations.map(({ name }) => name), ...pending.map(({ path }) => path)]
  return names.length > 0 || isRecorded ? names : ['the record of this release']
}

/**
 * Checks that the database has every migration and function of the release in `root`, or newer ones.
 * @throws {Error} naming the first one that is missing
 */
export const requireMigrations = async (db: Database, root: string): Promise<void> => {
  const [missing] = await listPendingMigrations(db, root)
  if (missing !== undefined) throw new Error(`the database lacks ${missing}`)
}

/** Takes the lock by polling: `create index concurrently` would wait for any statement that waits for the lock. */
const lock = async (db: Kysely<DB>, { log }: MigrateOptions): Promise<void> => {
  let saidAt = -Infinity
  for (;;) {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lockId}) as taken`.execute(db)
    if (rows[0]?.taken === true) return
    if (performance.now() - saidAt > sayEveryMs) {
      saidAt = performance.now()
      log?.({}, 'another process migrates; waiting for it')
    }
    await sleep(askEveryMs)
  }
}

const migrationChange = (file: MigrationFile): DatabaseChange => ({
  ...file,
  remember: (db) => sql`insert into kysely_migration (name, timestamp) values (${file.name}, ${new Date().toISOString()})`.execute(db),
})

const functionChange = (file: SqlFunctionFile): DatabaseChange => ({
  name: file.path,
  statements: [file.text],
  inTransaction: true,
  remember: (db) => recordSqlFunction(db, file),
})

const onOneConnection = async (connection: Kysely<DB>, release: ReleaseFiles, options: MigrateOptions): Promise<AppliedChange[]> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection)
  await sql`set statement_timeout = 0`.execute(connection)
  await lock(connection, options)
  const applied: AppliedChange[] = []
  const run = async (change: DatabaseChange): Promise<void> => {
    const began = performance.now()
    await applyDatabaseChange(connection, change, rows[0]?.pid ?? 0, options)
    const done = { name: change.name, ms: Math.round(performance.now() - began) }
    applied.push(done)
    options.log?.({ migration: done.name, ms: done.ms }, 'migrated')
  }
  const record = async (): Promise<Pending> => {
    const pending = await pendingOf(connection, release, options)
    if (!pending.isRecorded) await recordSqlFunctionRelease(connection, release, pending)
    return pending
  }
  try {
    await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      connection,
    )
    for (const file of (await record()).migrations) await run(migrationChange(file))
    for (const file of (await record()).pending) await run(functionChange(file))
    return applied
  } finally {
    // A lost connection has already released its lock.
    await sql`select pg_advisory_unlock(${lockId})`.execute(connection).catch(() => {})
    await sql`reset statement_timeout`.execute(connection).catch(() => {})
  }
}

/**
 * Brings the database to the release in the folder `root`: applies new migrations in order, then every changed function. Each file has its
 * own transaction, unless a migration is marked `-- no transaction`. Forward only. One process migrates at a time; others wait.
 * @returns what was applied, and how long each file took
 */
export const migrate = async (db: Database, root: string, options: MigrateOptions = {}): Promise<AppliedChange[]> => {
  if ((await listPendingMigrations(db, root, options)).length === 0) return []
  const release = await readReleaseFiles(root)
  return db.connection().execute((connection) => onOneConnection(connection, release, options))
}
