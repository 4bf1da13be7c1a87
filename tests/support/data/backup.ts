import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { copyDatabaseCommand } from '#apps/server/commands/copy-database.ts'
import { runCommandFromSocket } from '#apps/server/programs/run-command.ts'
import type { Config } from '#platform/server/config/config.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { openEmbeddedFolder } from '#platform/server/db/embedded.ts'
import { openControlSocket } from '#platform/server/control-socket.ts'
import { createLog } from '#platform/server/log.ts'
import { openTestDatabase } from '../database/database.ts'
import { databaseUrl } from '../database/template.ts'

/** URL of the test server; undefined on the embedded database. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL || undefined
const canDump = await promisify(execFile)('pg_dump', ['--version']).then(
  () => true,
  () => false,
)
/** Backups of PostgreSQL need pg_dump. */
export const canBackUp = testDatabaseUrl === undefined || canDump

export const restoreOptions = (config: Config) => ({ config, log: createLog('silent'), root: '.' })

type Environment = Record<string, string>

export interface BackupEnvironment extends AsyncDisposable {
  /** A temporary folder outside of the data folders. */
  outside: string
  /** A running service to back up, with its open database. */
  openSource(environment?: Environment): Promise<{ config: Config; db: Database }>
  /** Configuration of an empty installation to restore to. */
  emptyTarget(environment?: Environment): Promise<Config>
  /** Opens the database of an installation, until the end of the test or of `work`. */
  openRestored(config: Config): Promise<Database>
  withRestored<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T>
}

/** Creates installations to back up and to restore to. */
export const openBackupEnvironment = async (): Promise<BackupEnvironment> => {
  const outside = await mkdtemp(join(tmpdir(), 'ndloo-backup-'))
  const ends: (() => PromiseLike<unknown>)[] = []
  const configOf = (name: string, environment: Environment = {}): Config =>
    readServerConfig({
      DATA_DIR: join(outside, name),
      DEMO: '1',
      SECRET: 'a secret of tests, long enough to be one',
      LOG_LEVEL: 'silent',
      ...environment,
    })
  const open = async ({ dataDir, databaseUrl: url }: Config) => {
    const store = url === undefined ? await openEmbeddedFolder(dataDir) : undefined
    const pool = store?.pool ?? openPool(url ?? '', 2)
    return { db: openDatabase(pool), end: async () => (store === undefined ? pool.end() : store[Symbol.asyncDispose]()) }
  }
  return {
    outside,
    openSource: async (environment = {}) => {
      const template = inject('template')
      if ('folder' in template) {
        const config = configOf('source', environment)
        await mkdir(config.dataDir)
        await cp(template.folder, join(config.dataDir, 'database'), { recursive: true })
        const store = await openEmbeddedFolder(config.dataDir)
        ends.push(() => store[Symbol.asyncDispose]())
        const db = openDatabase(store.pool)
        const context = { db, config, log: createLog('silent'), print: () => {} }
        const controlSocket = await openControlSocket(config.dataDir, (job) => runCommandFromSocket({ 'copy-database': copyDatabaseCommand }, job, context))
        ends.push(() => controlSocket[Symbol.asyncDispose]())
        return { config, db }
      }
      const opened = await openTestDatabase()
      ends.push(() => opened[Symbol.asyncDispose]())
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(opened.db)
      return { config: configOf('source', { DATABASE_URL: databaseUrl(testDatabaseUrl ?? '', rows[0]?.name ?? ''), ...environment }), db: opened.db }
    },
    emptyTarget: async (environment = {}) => {
      if (testDatabaseUrl === undefined) return configOf('target', environment)
      const name = `ndloo_restored_${randomUUID().replaceAll('-', '')}`
      const admin = new pg.Client({ connectionString: testDatabaseUrl })
      await admin.connect()
      await admin.query(`create database ${name}`)
      ends.push(async () => {
        await admin.query(`drop database if exists ${name} with (force)`)
        await admin.end()
      })
      return configOf('target', { DATABASE_URL: databaseUrl(testDatabaseUrl, name), ...environment })
    },
    openRestored: async (config) => {
      const { db, end } = await open(config)
      ends.push(end)
      return db
    },
    withRestored: async (config, work) => {
      const { db, end } = await open(config)
      try {
        return await work(db)
      } finally {
        await end()
      }
    },
    [Symbol.asyncDispose]: async () => {
      for (const end of ends.splice(0).toReversed()) await end()
      await rm(outside, { recursive: true, force: true })
    },
  }
}
