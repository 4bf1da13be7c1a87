import { Kysely, PostgresDialect } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { type Database, reconnectingPoolOf } from '#platform/server/db/database.ts'

/** Opens the same database in such a way that each write fails, as on a replica. It shares the connections of `db`. */
export const openReadOnlyDatabase = (db: Database): Database => {
  const pool = reconnectingPoolOf(db)
  const connect = async () => {
    const client = await pool.connect()
    await client.query('start transaction read only', [])
    return { query: client.query, release: () => void client.query('rollback', []).then(() => client.release()) }
  }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect, end: () => Promise.resolve(), options: pool.options } }) })
}
