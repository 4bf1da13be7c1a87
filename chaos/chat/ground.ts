// What the servers of a run stand on.
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { openEmbedded } from '#platform/server/db/embedded.ts'
import { stampInstallation } from '#platform/server/db/installation.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { databaseUrl } from '#testing/template.ts'
import { type Fault, plantInSchema } from './faults.ts'
import { type Service, startPostgres, startRedis } from './processes.ts'

export interface Ground extends AsyncDisposable {
  environment: Record<string, string>
  servers: number
  /** Works on the database while no server does. */
  work<T>(deed: (db: Database) => Promise<T>): Promise<T>
  /** The database beside running servers, where it takes more than one process. */
  beside: pg.Pool | undefined
  database?: Service
  redis?: Service
}

const prepare = async (pool: pg.Pool, fault: Fault | undefined): Promise<void> => {
  pool.on('error', () => {})
  await stampInstallation(openDatabase(pool), 'real')
  const client = await pool.connect()
  await plantInSchema(fault, client)
  client.release()
}

/** PostgreSQL and Redis of the run's own, for two servers. */
export const openServices = async (folder: string, fault: Fault | undefined): Promise<Ground> => {
  const database = await startPostgres(folder)
  const redis = await startRedis(folder)
  const url = databaseUrl(database.url, 'chaos')
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  await admin.query('create database chaos')
  await admin.end()
  const beside = openPool(url, 4)
  await migrate(openDatabase(beside), 'db/migrations')
  await prepare(beside, fault)
  return {
    environment: { DATABASE_URL: url, REDIS_URL: redis.url, DATA_DIR: join(folder, 'data') },
    servers: 2,
    work: (deed) => deed(openDatabase(beside)),
    beside,
    database,
    redis,
    [Symbol.asyncDispose]: async () => {
      await beside.end()
      await redis.stop()
      await database.stop()
    },
  }
}

/** A copy of a database on a server that others use too, for one server process. */
export const openCopy = async (folder: string, server: string, template: string, fault: Fault | undefined): Promise<Ground> => {
  const name = `ndloo_chaos_${process.pid}_${Date.now()}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} template ${template}`)
  const url = databaseUrl(server, name)
  const beside = openPool(url, 4)
  await prepare(beside, fault)
  return {
    environment: { DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
    servers: 1,
    work: (deed) => deed(openDatabase(beside)),
    beside,
    [Symbol.asyncDispose]: async () => {
      await beside.end()
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
    },
  }
}

/** The embedded database, a copy of a migrated `template`, for one server. */
export const openEmbeddedGround = async (folder: string, template: string, fault: Fault | undefined): Promise<Ground> => {
  const path = join(folder, 'data/database')
  await cp(template, path, { recursive: true })
  const work: Ground['work'] = async (deed) => {
    const embedded = await openEmbedded(path)
    try {
      return await deed(openDatabase(embedded.pool))
    } finally {
      await embedded[Symbol.asyncDispose]()
    }
  }
  await work(async (db) => {
    await stampInstallation(db, 'real')
  })
  if (fault === 'no-unique-key') throw new Error('planted in PostgreSQL only')
  return {
    environment: { DATA_DIR: join(folder, 'data') },
    servers: 1,
    work,
    beside: undefined,
    [Symbol.asyncDispose]: () => Promise.resolve(),
  }
}
