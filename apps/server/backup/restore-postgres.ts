import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConfigurationError } from '#platform/server/config/config.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { readRestoreMark, writeRestoreMark } from '#platform/server/db/unfinished-restore.ts'
import type { BackupManifest } from './manifest.ts'
import {
  programApplicationName,
  findPostgresProgram,
  requireProgramVersion,
  runPostgresProgram,
  defaultConnectionCount,
} from './postgres-programs.ts'

interface Options {
  jobs?: number | undefined
  signal?: AbortSignal | undefined
}

/** An arbitrary advisory lock key, so that one restore runs at a time. */
const lockKey = 7_163_004

/** Locks the database for this restore until disposed. @throws {ConfigurationError} when another restore is running */
export const lockDatabase = async (url: string): Promise<AsyncDisposable> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey])
  if (rows[0]?.locked === true) return { [Symbol.asyncDispose]: () => client.end() }
  await client.end()
  throw new ConfigurationError('another restore into the database of DATABASE_URL is under way')
}

/** Terminates connections of a killed restore, which would continue to write. */
const endLeftovers = async (pool: pg.Pool): Promise<void> => {
  for (let tries = 0; tries < 40; tries++) {
    const { rowCount } = await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
      [programApplicationName('pg_restore')],
    )
    if (rowCount === 0) return
    await sleep(250)
  }
  throw new ConfigurationError('a pg_restore of an earlier try still runs on the database of DATABASE_URL: end it first')
}

const requireEmpty = async (pool: pg.Pool): Promise<void> => {
  const { rowCount } = await pool.query("select 1 from information_schema.tables where table_schema = 'public' limit 1")
  if (rowCount !== 0) throw new ConfigurationError('the database of DATABASE_URL is not empty; restore into a new one')
}

/**
 * Loads the dump of a backup with several connections, so not in one transaction: a mark in the database says that it is half restored until the
 * caller removes it. Tables of an earlier attempt are dropped first, or kept when it was complete.
 * @returns a lock to hold until the restore is complete
 * @throws {ConfigurationError} when the database is not empty, or is half restored from another backup
 */
export const restorePostgres = async (
  url: string,
  from: string,
  manifest: BackupManifest,
  { jobs, signal }: Options,
): Promise<AsyncDisposable> => {
  const program = await findPostgresProgram('pg_restore')
  requireProgramVersion(program, manifest.program ?? 0, 'the dump of this backup')
  const dump = join(from, 'database.dump')
  await stat(dump).catch(() => Promise.reject(new ConfigurationError(`${from} holds no whole backup`)))
  const lock = await lockDatabase(url)
  const pool = openPool(url, 1)
  const db = openDatabase(pool)
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
    const server = Math.floor(Number(rows[0]?.version) / 10_000)
    requireProgramVersion(program, server, 'the server')
    const mark = await readRestoreMark(db)
    if (mark === undefined) await requireEmpty(pool)
    else if (mark.madeAt !== manifest.madeAt)
      throw new ConfigurationError(
        `the database of DATABASE_URL is half restored from the backup of ${mark.madeAt}: restore that one again, or take a new database`,
      )
    if (mark?.databaseDone === true) return lock
    await endLeftovers(pool)
    await writeRestoreMark(db, { madeAt: manifest.madeAt, databaseDone: false })
    const again = mark === undefined ? [] : ['--clean', '--if-exists']
    // A newer program sends one setting that an older server does not know, and must continue after it; other errors are found in its output.
    const atOnce = program.version >= 17 && server < 17 ? [] : ['--exit-on-error']
    await runPostgresProgram(program, url, [`--jobs=${jobs ?? defaultConnectionCount()}`, ...atOnce, ...again, dump], signal)
    // A dump has no statistics, and queries are slow without them.
    await pool.query('set statement_timeout = 0')
    await pool.query('analyze')
    await writeRestoreMark(db, { madeAt: manifest.madeAt, databaseDone: true })
    return lock
  } catch (error) {
    await lock[Symbol.asyncDispose]()
    throw error
  } finally {
    await pool.end()
  }
}
