import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/types.ts'

/** The database, or a transaction in it: what every store function takes first. */
export type Database = Kysely<DB>
export type Tx = Transaction<DB>

/** Timestamps arrive as Date, bigint as string, dates as `YYYY-MM-DD`. */
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/** A pool on a PostgreSQL server; `size` connections at most. */
export const openPool = (url: string, size: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
  })
  // A connection that breaks while it is in use rejects its query; unheard, it would end the process as well.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Typed queries on a pool. */
export const openDatabase = (pool: pg.Pool): Database => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

const retryable = new Set(['40001', '40P01'])

/** Runs `work` in one transaction at READ COMMITTED; a deadlock or serialisation failure is tried twice more. */
export const inTransaction = async <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= 3 || !retryable.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}
