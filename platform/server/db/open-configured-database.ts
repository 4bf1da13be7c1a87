import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import { openPool } from './database.ts'
import { openEmbeddedFolder } from './embedded.ts'

/**
 * Opens the configured database: the server of DATABASE_URL, otherwise the embedded database of the data folder.
 * @throws {FolderInUseError} when another process has that folder open
 */
export const openConfiguredDatabase = async (config: Config, root: string): Promise<AsyncDisposable & { pool: pg.Pool }> => {
  if (config.databaseUrl === undefined) return openEmbeddedFolder(config.dataDir, join(root, 'build/database-template'))
  const pool = openPool(config.databaseUrl, config.databasePool, config.databasePrepared)
  return { pool, [Symbol.asyncDispose]: () => pool.end() }
}
