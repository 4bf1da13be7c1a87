import pg from 'pg'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrate.ts'

export interface BenchDatabase extends AsyncDisposable {
  db: Database
  client: pg.Client
  name: string
  url: string
}

/** An empty, migrated database on the server of BENCH_DATABASE_URL; dropped at the end unless `keep`. */
export const openBenchDatabase = async (name: string, keep: boolean): Promise<BenchDatabase> => {
  const server = new URL(process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432')
  const urlOf = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href
  const admin = new pg.Client({ connectionString: urlOf('postgres') })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  const pool = openPool(urlOf(name), 2)
  const db = openDatabase(pool)
  await migrate(db, 'db/migrations')
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
