import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#platform/server/config/config.ts'
import { type Database, openDatabase, openMigrationPool } from '#platform/server/db/database.ts'
import { type Applied, migrate, type MigrateOptions, pendingMigrations } from '#platform/server/db/migrating/migrate.ts'
import { openPlaceholderServer } from '#platform/server/http/responses/placeholder-server.ts'
import type { Logger } from '#platform/server/log.ts'

const askEveryMs = 1000

/** Brings the database to the release in `root` over connections of its own; the embedded database has one in all, `db`. */
export const migrateDatabase = async (config: Config, db: Database, root: string, options: MigrateOptions): Promise<Applied[]> => {
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
  let said = ''
  for (;;) {
    // A database that is away meanwhile comes back.
    const pending = await pendingMigrations(db, root).catch((error: unknown) => [String(error)])
    if (pending.length === 0) return
    if (said !== pending.join()) log.warn({ pending }, 'MIGRATE=0: waiting for migrations')
    said = pending.join()
    await sleep(askEveryMs)
  }
}

/** At start: migrates, or with MIGRATE=0 waits for it. Meanwhile `/health` is answered and `/ready` says no. */
export const migrateAtStart = async (config: Config, db: Database, root: string, log: Logger): Promise<void> => {
  // Nobody else has the embedded database open, so a newer release is no longer at work on it.
  const overrideNewer = config.databaseUrl === undefined
  if ((await pendingMigrations(db, root, { overrideNewer })).length === 0) return
  if (config.databaseUrl === undefined) return void (await migrate(db, root, { overrideNewer }))
  await using _door = await openPlaceholderServer(config)
  await (config.migrate
    ? migrateDatabase(config, db, root, { log: (details, message) => log.warn(details, message) })
    : waitForMigrations(db, root, log))
}
