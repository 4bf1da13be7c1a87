import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#platform/server/db/database.ts'
import { openEmbeddedFolder } from '#platform/server/db/embedded.ts'
import { openTestDatabase } from './database.ts'
import { databaseUrl } from './template.ts'

/** A migrated database for somebody else to open. */
export interface PreparedDatabase extends AsyncDisposable {
  /** What they are told of it. */
  environment: Record<string, string>
  /** Works on it; where it is embedded, nobody else may have it open. */
  work<T>(deed: (db: Database) => Promise<T>): Promise<T>
}

/** Prepares one in a data folder that does not exist yet: embedded, or on the server of TEST_DATABASE_URL. */
export const prepareDatabase = async (dataDir: string): Promise<PreparedDatabase> => {
  const template = inject('template')
  await mkdir(dataDir)
  if ('folder' in template) {
    await cp(template.folder, join(dataDir, 'database'), { recursive: true })
    return {
      environment: { DATA_DIR: dataDir, EMBEDDED: '1' },
      work: async (deed) => {
        await using store = await openEmbeddedFolder(dataDir)
        return await deed(openDatabase(store.pool))
      },
      [Symbol.asyncDispose]: () => Promise.resolve(),
    }
  }
  const { db, [Symbol.asyncDispose]: dispose } = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return {
    environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(template.server, rows[0]?.name ?? '') },
    work: (deed) => deed(db),
    [Symbol.asyncDispose]: dispose,
  }
}
