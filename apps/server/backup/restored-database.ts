import { ConfigurationError } from '#platform/server/config/config.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { requireCompleteRestore } from '#platform/server/db/unfinished-restore.ts'
import { lockDatabase } from './restore-postgres.ts'

/**
 * Checks a database that PostgreSQL's archive has brought back, and holds it for the rest of the restore.
 * @returns a lock to hold until the restore is complete
 * @throws {ConfigurationError} when the database is empty, still in recovery, half restored from a backup, or used by the service
 */
export const checkAndLockRestoredDatabase = async (url: string | undefined): Promise<AsyncDisposable> => {
  if (url === undefined) throw new ConfigurationError('the embedded database has no archive: restore a whole backup, without --files')
  const pool = openPool(url, 1)
  try {
    const { rows } = await pool.query<{ recovering: boolean; filled: boolean; users: number }>(`
      select pg_is_in_recovery() as recovering, to_regclass('public.installation') is not null as filled,
        (select count(*)::int from pg_stat_activity
          where datname = current_database() and application_name = 'ndloo' and pid <> pg_backend_pid()) as users`)
    const { recovering, filled, users } = rows[0] ?? { recovering: false, filled: false, users: 0 }
    if (recovering)
      throw new ConfigurationError('PostgreSQL is still in recovery: wait, or promote it (--target-action=promote, docs/backup.md)')
    if (!filled) throw new ConfigurationError('the database of DATABASE_URL holds no service: restore it first')
    // A running process may be storing a photo whose row does not exist yet, and the restore removes files without a row.
    if (users > 0) throw new ConfigurationError(`processes of the service have ${users} connections open: stop all of them first`)
    await requireCompleteRestore(openDatabase(pool))
  } finally {
    await pool.end()
  }
  return lockDatabase(url)
}
