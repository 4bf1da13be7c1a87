import { cpSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/server/db/database.ts'
import { openEmbeddedFolder } from '#platform/server/db/embedded.ts'
import { openTestDatabase } from './database.ts'
import { databaseUrl } from './template.ts'

/** A migrated database for another process to open. */
export interface PreparedDatabase extends AsyncDisposable {
  /** Environment variables for that process. */
  environment: Record<string, string>
  /** Runs `action` on the database. An embedded one must not be open elsewhere. */
  work<T>(action: (db: Database) => Promise<T>): Promise<T>
}

/** Prepares a database and its data folder: embedded, or on the server of TEST_DATABASE_URL. */
export const prepareDatabase = async (dataDir: string): Promise<PreparedDatabase> => {
  const template = inject('template')
  await mkdir(dataDir)
  if ('folder' in template) {
    cpSync(template.folder, join(dataDir, 'database'), { recursive: true })
    return {
      environment: { DATA_DIR: dataDir, EMBEDDED: '1' },
      work: async (action) => {
        await using store = await openEmbeddedFolder(dataDir)
        return await action(openDatabase(store.pool))
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  }
  const { db, [Symbol.asyncDispose]: dispose } = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(template.server, rows[0]?.name ?? '') },
    work: (action) => action(db),
    [Symbol.asyncDispose]: dispose,
  }
}
