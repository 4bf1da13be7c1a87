import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '#db/types.gen.ts'
import { createStatementNamer } from './name-statements.ts'
import { createReconnectingPool, type ReconnectingPool } from './reconnecting-pool.ts'

/** The database or a transaction in it; first argument of every store function. */
export type Database = Kysely<DB>
export type Tx = Transaction<DB>

/** Timestamps arrive as Date, bigint as string, dates as `YYYY-MM-DD`. */
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

/**
 * Lock timeout of a statement. It is shorter than the statement timeout, so that the error says that another transaction holds the lock. While no
 * standby confirms commits, transactions wait for each other this long.
 */
const giveUpLocks = '-c lock_timeout=12s'

/** A lost connection rejects its query, and the pool opens another one. Without listeners, the events would end the process. */
export const surviveLostConnections = (pool: pg.Pool): void => {
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
}

/** How long a pool waits for a connection, and the server works at a statement, in milliseconds. */
interface Patience {
  connectMs: number
  answerMs: number
}

/**
 * Opens a pool of at most `size` connections to a PostgreSQL server. With `prepared`, connections keep prepared statements for repeated queries;
 * PostgreSQL plans one for each call, or once for all calls where that costs no more. A proxy in between would refuse the settings of `prepared`.
 */
export const openPool = (
  url: string,
  size: number,
  prepared = false,
  { connectMs, answerMs }: Patience = { connectMs: 5000, answerMs: 15_000 },
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    ...(prepared ? { options: giveUpLocks } : {}),
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: answerMs,
    application_name: 'ndloo',
  })
  surviveLostConnections(pool)
  return pool
}

/** Opens a pool for migrations, without a statement timeout. One connection migrates, the second one looks for connections that block it. */
export const openMigrationPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: 5000,
    application_name: 'ndloo migrate',
    keepAlive: true,
  })
  surviveLostConnections(pool)
  return pool
}

const reconnectingPools = new WeakMap<Database, ReconnectingPool>()

/** Opens typed queries on a pool. */
export const openDatabase = (pool: pg.Pool): Database => {
  const reconnecting = createReconnectingPool(pool, pool.options.options === giveUpLocks ? createStatementNamer() : () => undefined)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: reconnecting }) })
  reconnectingPools.set(db, reconnecting)
  return db
}

/**
 * Returns the reconnecting pool of a database.
 * @throws {Error} when the database was not opened by `openDatabase`
 */
export const reconnectingPoolOf = (db: Database): ReconnectingPool => {
  const reconnecting = reconnectingPools.get(db)
  if (reconnecting === undefined) throw new Error('the database was opened without a reconnecting pool')
  return reconnecting
}

const retryable = new Set(['40001', '40P01'])

/** Runs `work` in one READ COMMITTED transaction; retries a deadlock or serialization failure twice. */
export const inTransaction = async <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= 3 || !retryable.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}
