// The database and Redis of a run.
import { randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { openEmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { databaseUrl } from '../../support/database/template.ts'
import { startPostgres } from '../services/postgres.ts'
import { startRedis } from '../services/redis.ts'
import type { CrashableService } from '../services/service.ts'
import type { EnvironmentPlan } from './plan.ts'

export interface ChaosEnvironment extends AsyncDisposable {
  environment: Record<string, string>
  servers: number
  /** Runs work on the database. Without `beside`, no server may be running. */
  work<T>(deed: (db: Database) => Promise<T>): Promise<T>
  /** The database, for use while servers run; undefined when it allows only one process. */
  beside: pg.Pool | undefined
  database?: CrashableService
  redis?: CrashableService
}

const create = async (server: string, statement: string): Promise<void> => {
  const admin = new pg.Pool({ connectionString: server, max: 1 })
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

const openServices = async (folder: string): Promise<ChaosEnvironment> => {
  const [database, redis] = await Promise.all([startPostgres(), startRedis()])
  const url = databaseUrl(database.url, 'chaos')
  await create(database.url, 'create database chaos')
  const beside = openPool(url, 4)
  const db = openDatabase(beside)
  await migrate(db, '.')
  return {
    environment: { DATABASE_URL: url, REDIS_URL: redis.url, DATA_DIR: join(folder, 'data') },
    servers: 2,
    work: (deed) => deed(db),
    beside,
    database,
    redis,
    [Symbol.asyncDispose]: async () => {
      await beside.end()
      await redis[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

const openCopy = async (folder: string, server: string, template: string): Promise<ChaosEnvironment> => {
  const name = `ndloo_chaos_${randomUUID().replaceAll('-', '')}`
  await create(server, `create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const beside = openPool(url, 4)
  const db = openDatabase(beside)
  return {
    environment: { DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
    servers: 1,
    work: (deed) => deed(db),
    beside,
    [Symbol.asyncDispose]: async () => {
      await beside.end()
      await create(server, `drop database if exists ${name} with (force)`)
    },
  }
}

const openEmbeddedCopy = async (folder: string, template: string): Promise<ChaosEnvironment> => {
  const path = join(folder, 'data/database')
  await cp(template, path, { recursive: true })
  return {
    environment: { DATA_DIR: join(folder, 'data'), EMBEDDED: '1' },
    servers: 1,
    work: async (deed) => {
      await using embedded = await openEmbeddedDatabase(path)
      return await deed(openDatabase(embedded.pool))
    },
    beside: undefined,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
}

/** Prepares the database of a run, and Redis if the plan is `services`. The servers keep their data in `folder`. */
export const openChaosEnvironment = (plan: EnvironmentPlan, folder: string): Promise<ChaosEnvironment> => {
  if (plan === 'services') return openServices(folder)
  return 'folder' in plan ? openEmbeddedCopy(folder, plan.folder) : openCopy(folder, plan.server, plan.database)
}
