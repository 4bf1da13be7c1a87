import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { openEmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { makeDatabaseFolder } from './folder.ts'
import { type WatchStatements, watchStatements } from './statements.ts'
import { databaseUrl } from './template.ts'

export interface TestDatabase extends AsyncDisposable {
  db: Database
  watch: WatchStatements
}

const copyOnServer = async (server: string, template: string): Promise<TestDatabase> => {
  const name = `ndloo_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.query(`create database ${name} template ${template}`)
      break
    } catch (error) {
      // Another test file is copying the template.
      if ((error as { code?: string }).code !== '55006' || attempt > 50) throw error
    }
  }
  const pooler = process.env.TEST_POOLER_URL
  const url = new URL(databaseUrl(pooler ?? server, name))
  // A commit does not wait for the disk, because no test with this pool ends the server. PgBouncer does not pass options on.
  if (pooler === undefined) url.searchParams.set('options', '-c synchronous_commit=off')
  const pool = openPool(url.href, 10, pooler === undefined)
  const watch = watchStatements(pool)
  return {
    db: openDatabase(pool),
    watch,
    [Symbol.asyncDispose]: async () => {
      await pool.end()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

const copyFolder = async (template: string): Promise<TestDatabase> => {
  const folder = await makeDatabaseFolder('ndloo-test-')
  // For these thousand small files, the synchronous copy takes a third of the time of `cp`.
  cpSync(template, folder, { recursive: true })
  const embedded = await openEmbeddedDatabase(folder)
  const watch = watchStatements(embedded.pool)
  return {
    db: openDatabase(embedded.pool),
    watch,
    [Symbol.asyncDispose]: async () => {
      await embedded[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a new, migrated, empty database: embedded, or on the server of TEST_DATABASE_URL. */
export const openTestDatabase = (): Promise<TestDatabase> => {
  const template = inject('template')
  return 'folder' in template ? copyFolder(template.folder) : copyOnServer(template.server, template.database)
}
