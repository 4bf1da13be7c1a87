import pg from 'pg'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { openEmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'

/** Runs statements on a single connection. */
export type QueryClient = Pick<pg.Pool, 'query'>

/** A database for a benchmark. */
export interface BenchDatabase extends AsyncDisposable {
  db: Database
  client: QueryClient
  name: string
  url: string
}

const usual = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432'

const urlOf = (at: string, database: string): string => Object.assign(new URL(at), { pathname: `/${database}` }).href

const connect = async (name: string, keep: boolean, at: string): Promise<BenchDatabase> => {
  const url = urlOf(at, name)
  const pool = openPool(url, 2)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    db: openDatabase(pool),
    client,
    name,
    url,
    [Symbol.asyncDispose]: async () => {
      await client.end()
      await pool.end()
      if (!keep) await runAsAdmin(at, [`drop database if exists ${name} with (force)`])
    },
  }
}

const runAsAdmin = async (at: string, statements: readonly string[]): Promise<void> => {
  const admin = new pg.Client({ connectionString: urlOf(at, 'postgres') })
  await admin.connect()
  for (const statement of statements) await admin.query(statement)
  await admin.end()
}

/** Creates an empty, migrated database, by default on the server of BENCH_DATABASE_URL. It is dropped on disposal unless `keep` is set. */
export const openBenchDatabase = async (name: string, keep: boolean, at = usual): Promise<BenchDatabase> => {
  await runAsAdmin(at, [`drop database if exists ${name} with (force)`, `create database ${name}`])
  const database = await connect(name, keep, at)
  await migrate(database.db, '.')
  return database
}

/** Opens a database that an earlier run has kept on the server of BENCH_DATABASE_URL. It stays on disposal. */
export const openKeptBenchDatabase = (name: string): Promise<BenchDatabase> => connect(name, true, usual)

/** Creates a database in the embedded engine, in memory. */
export const openEmbeddedBenchDatabase = async (): Promise<BenchDatabase> => {
  const { pool, ...embedded } = await openEmbeddedDatabase()
  const db = openDatabase(pool)
  await migrate(db, '.')
  // The embedded database has a single connection.
  return { db, client: pool, name: 'embedded', url: '', ...embedded }
}
