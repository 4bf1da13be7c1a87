import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConfigurationError } from '#platform/server/config/config.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { readRestoreMark, writeRestoreMark } from '#platform/server/db/unfinished-restore.ts'
import type { Manifest } from './manifest.ts'
import { applicationName, findProgram, requireVersion, runOnPostgres, defaultJobs } from './postgres-programs.ts'

interface Options {
  jobs?: number | undefined
  signal?: AbortSignal | undefined
}

/** Any number that nobody else locks: one restore of a database at a time. */
const lockKey = 7_163_004

/** Locks the database for this restore until disposed. @throws {ConfigurationError} when another one is under way */
const lockDatabase = async (url: string): Promise<AsyncDisposable> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey])
  if (rows[0]?.locked === true) return { [Symbol.asyncDispose]: () => client.end() }
  await client.end()
  throw new ConfigurationError('another restore into the database of DATABASE_URL is under way')
}

/** Ends what a killed restore left running on the server: it would go on writing beside this one. */
const endLeftovers = async (pool: pg.Pool): Promise<void> => {
  for (let tries = 0; tries < 40; tries++) {
    const { rowCount } = await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName('pg_restore')],
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
 * Loads the dump of a backup with several connections at once, which is not all or nothing: a mark in the database, set before and kept until the
 * caller removes it, tells a start that it is half restored. The dump of an earlier try is dropped first, or is kept when it was complete.
 * @returns a lock to hold until the restore is complete
 * @throws {ConfigurationError} when the database is not empty, or holds half of another backup
 */
export const restorePostgres = async (
  url: string,
  from: string,
  manifest: Manifest,
  { jobs, signal }: Options,
): Promise<AsyncDisposable> => {
  const program = await findProgram('pg_restore')
  requireVersion(program, manifest.program ?? 0, 'the dump of this backup')
  const dump = join(from, 'database.dump')
  await stat(dump).catch(() => Promise.reject(new ConfigurationError(`${from} holds no whole backup`)))
  const lock = await lockDatabase(url)
  const pool = openPool(url, 1)
  // An idle connection that breaks fails the next query, and not the process.
  pool.on('error', () => {})
  const db = openDatabase(pool)
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version")
    const server = Math.floor(Number(rows[0]?.version) / 10_000)
    requireVersion(program, server, 'the server')
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
    // A newer program says one thing that an older server does not know, and has to go on after it; what else fails is found in what it says.
    const atOnce = program.version >= 17 && server < 17 ? [] : ['--exit-on-error']
    await runOnPostgres(program, url, [`--jobs=${jobs ?? defaultJobs()}`, ...atOnce, ...again, dump], signal)
    // A dump holds no statistics, and without them the first queries take the longest way.
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
