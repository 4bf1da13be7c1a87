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

/** Creates an empty, migrated database, by default on the server of BENCH_DATABASE_URL. It is dropped on disposal unless `keep` is set. */
export const openBenchDatabase = async (name: string, keep: boolean, at = usual): Promise<BenchDatabase> => {
  const server = new URL(at)
  const urlOf = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  const pool = openPool(urlOf(name), 2)
  const db = openDatabase(pool)
  await migrate(db, '.')
  const client = new pg.Client({ connectionString: urlOf(name) })
  await client.connect()
  return {
    db,
    client,
    name,
    url: urlOf(name),
    [Symbol.asyncDispose]: async () => {
      await client.end()
      await pool.end()
      if (!keep) await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

/** Creates a database in the embedded engine, in memory. */
export const openEmbeddedBenchDatabase = async (): Promise<BenchDatabase> => {
  const { pool, ...embedded } = await openEmbeddedDatabase()
  const db = openDatabase(pool)
  await migrate(db, '.')
  // The embedded database has a single connection.
  return { db, client: pool, name: 'embedded', url: '', ...embedded }
}
