import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#platform/server/config/config.ts'
import { type Database, openDatabase, openMigrationPool } from '#platform/server/db/database.ts'
import { type AppliedChange, migrate, type MigrateOptions, listPendingMigrations } from '#platform/server/db/migrating/migrate.ts'
import { openPlaceholderServer } from '#platform/server/http/responses/placeholder-server.ts'
import type { Logger } from '#platform/server/log.ts'

const pollMs = 1000

/** Migrates the database to the release in `root` over separate connections; the embedded database has only the one of `db`. */
export const migrateDatabase = async (config: Config, db: Database, root: string, options: MigrateOptions): Promise<AppliedChange[]> => {
  const url = config.migrateDatabaseUrl ?? config.databaseUrl
  if (url === undefined) return migrate(db, root, options)
  const pool = openMigrationPool(url)
  try {
    const own = openDatabase(pool)
    return await migrate(own, root, { ...options, observer: own })
  } finally {
    await pool.end()
  }
}

/** Waits until another process, or `npm run migrate`, has brought the database up to date. */
const waitForMigrations = async (db: Database, root: string, log: Logger): Promise<void> => {
  let logged = ''
  for (;;) {
    // Any error counts as pending, because an unavailable database may come back.
    const pending = await listPendingMigrations(db, root).catch((error: unknown) => [String(error)])
    if (pending.length === 0) return
    if (logged !== pending.join()) log.warn({ pending }, 'MIGRATE=0: waiting for migrations')
    logged = pending.join()
    await sleep(pollMs)
  }
}

/** Migrates the database at start, or waits for it with MIGRATE=0. Meanwhile `/health` succeeds and `/ready` fails. */
export const migrateAtStart = async (config: Config, db: Database, root: string, log: Logger): Promise<void> => {
  // No other process has the embedded database open, so no newer release is using it.
  const overrideNewer = config.databaseUrl === undefined
  if ((await listPendingMigrations(db, root, { overrideNewer })).length === 0) return
  if (config.databaseUrl === undefined) return void (await migrate(db, root, { overrideNewer }))
  await using _placeholder = await openPlaceholderServer(config)
  await (config.migrate
    ? migrateDatabase(config, db, root, { log: (details, message) => log.warn(details, message) })
    : waitForMigrations(db, root, log))
}
