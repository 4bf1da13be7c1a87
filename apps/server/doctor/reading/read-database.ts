import { sql } from 'kysely'
import type { Config } from '#platform/server/config/config.ts'
import { readArchiving } from '#platform/server/db/archiving.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { readInstallationMode } from '#platform/server/db/installation.ts'
import { readPartitionStates } from '#platform/server/db/partitions/partition-state.ts'
import { listPendingMigrations } from '#platform/server/db/migrating/migrate.ts'
import { readRestoreMark } from '#platform/server/db/unfinished-restore.ts'
import type { DatabaseFacts } from '../outside.ts'

type SettingsRow = Omit<DatabaseFacts, 'pending' | 'mode' | 'unfinishedRestore' | 'archiving' | 'partitions'>

const readMode = async (db: Database): Promise<DatabaseFacts['mode']> => {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('installation') is not null as known`.execute(db)
  if (rows[0]?.known !== true) return undefined
  return readInstallationMode(db)
}

/** Reads the facts of an open database; `root` is the release whose migrations it should have. */
export const readDatabaseFacts = async (db: Database, root: string): Promise<DatabaseFacts> => {
  const { rows } = await sql<SettingsRow>`
    select current_setting('server_version_num')::int as version, pg_encoding_to_char(encoding) as encoding, datcollate as collation,
      current_setting('TimeZone') as "timeZone", current_setting('max_connections')::int as "maxConnections",
      current_setting('superuser_reserved_connections')::int as "reservedConnections",
      current_setting('transaction_read_only') = 'on' as "readOnly",
      current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on' as durable,
      current_setting('synchronous_commit') not in ('off', 'local') as "waitsForCommits",
      current_setting('statement_timeout') <> '0' as "limitsStatements", clock_timestamp() as now
    from pg_database where datname = current_database()`.execute(db)
  const [settings] = rows
  if (settings === undefined) throw new Error('the database does not list itself')
  return {
    ...settings,
    pending: await listPendingMigrations(db, root),
    mode: await readMode(db),
    unfinishedRestore: (await readRestoreMark(db)) !== undefined,
    archiving: await readArchiving(db),
    partitions: await readPartitionStates(db, settings.now),
  }
}

/** Connects to the server of DATABASE_URL with one connection and reads its facts. */
export const readDatabase = async ({ databaseUrl = '', databasePrepared }: Config, root: string): Promise<DatabaseFacts> => {
  const pool = openPool(databaseUrl, 1, databasePrepared)
  try {
    return await readDatabaseFacts(openDatabase(pool), root)
  } finally {
    await pool.end()
  }
}
