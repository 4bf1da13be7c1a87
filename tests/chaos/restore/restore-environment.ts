// The service of a run: PostgreSQL with an archive, one process, members, photos and payments.
import { randomUUID } from 'node:crypto'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readServerConfig } from '#apps/server/config.ts'
import { createFileErasureLog } from '#features/account/server/index.ts'
import type { Config } from '#platform/server/config/config.ts'
import { openDatabase, openPool, type Database } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { openS3Double } from '../../support/doubles/s3-double.ts'
import { fundMember } from '../../support/features/wallet.ts'
import { createChatPopulation, type ChatPopulation } from '../chat/chat-population.ts'
import { bundleServer, chaosSecret, createTempFolder, type ServerProcess } from '../chat/servers.ts'
import { type AddPart, openWithParts } from '../cluster/open-with-parts.ts'
import { startPostgres } from '../services/postgres.ts'
import { openPaymentProvider } from './payment-provider.ts'
import { type PgBackRestArchive, openArchive, type Repository } from './pgbackrest.ts'
import { openTlsFront } from './tls-front.ts'

const [memberCount, pairCount, cents] = [20, 24, 100_000_000]

export interface RestoreEnvironment extends AsyncDisposable {
  folder: string
  config: Config
  archive: PgBackRestArchive
  world: ChatPopulation
  /** A superuser's statement in the database of the service. */
  ask<Row extends object>(statement: string, values?: unknown[]): Promise<Row[]>
  /** Stops PostgreSQL, and starts it again after `work`. */
  stopDatabaseFor(work: () => Promise<void>): Promise<void>
  /** Uses the service's database; the connections end with `work`. */
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>
  startServer(): Promise<ServerProcess>
  /** Erases a member: adds an entry to the log of erasures and restarts the server, which erases by this log at every start. */
  erase(memberId: string, server: ServerProcess): Promise<void>
  pay(reference: string): void
}

const openRepository = async (folder: string, inBucket: boolean, keep: AddPart): Promise<Repository> => {
  if (!inBucket) return 'folder'
  const double = keep(await openS3Double())
  const front = keep(await openTlsFront(folder, Number(new URL(double.config.endpoint).port)))
  return { bucket: double.config, tlsPort: front.port }
}

const startScene = async (seed: number, inBucket: boolean, keep: AddPart): Promise<Omit<RestoreEnvironment, keyof AsyncDisposable>> => {
  const folder = keep(await createTempFolder())
  // The user `postgres` must be able to enter the folder.
  await chmod(folder.path, 0o755)
  const repository = await openRepository(folder.path, inBucket, keep)
  const postgres = keep(await startPostgres({ archive_mode: 'on', archive_timeout: '60' }))
  const { port } = new URL(postgres.url)
  const askIn = async <Row extends object>(database: string, statement: string, values: unknown[] = []): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/${database}` })
    await client.connect()
    try {
      return (await client.query<Row>(statement, values)).rows
    } finally {
      await client.end()
    }
  }
  const archive = await openArchive(folder.path, postgres.dataFolder, Number(port), repository)
  await askIn('postgres', `alter system set archive_command = ${pg.escapeLiteral(archive.command)}`)
  await askIn('postgres', 'select pg_reload_conf()')
  await archive.create()
  await askIn('postgres', 'create role ndloo login')
  await askIn('postgres', 'create database ndloo owner ndloo')

  const provider = keep(await openPaymentProvider())
  const dataDir = join(folder.path, 'data')
  const url = `postgres://ndloo@127.0.0.1:${port}/ndloo`
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir, ...provider.environment }
  const config = readServerConfig({
    DEMO: '0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET: chaosSecret,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...environment,
  })
  const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const pool = openPool(url, 2)
    try {
      return await work(openDatabase(pool))
    } finally {
      await pool.end()
    }
  }
  const world = await withDatabase(async (db) => {
    await migrate(db, '.')
    const random = createSeededRandom(seed, -1)
    const made = await createChatPopulation(db, memberCount, pairCount, () => random.int(0, 999_999) / 1_000_000)
    for (const { id } of made.members) await fundMember(db, id, { USD: cents }, new Date())
    return made
  })
  const bundle = keep(await bundleServer(folder.path))
  return {
    folder: folder.path,
    config,
    archive,
    world,
    ask: (statement, values) => askIn('ndloo', statement, values),
    stopDatabaseFor: postgres.stopFor,
    withDatabase,
    startServer: async () => {
      const server = await bundle.start(environment)
      await server.ready()
      return server
    },
    erase: async (memberId, server) => {
      await createFileErasureLog(join(dataDir, 'erased')).add(memberId, new Date())
      const pid = server.pid()
      server.kill()
      while (server.pid() === pid) await sleep(20)
      await server.ready()
    },
    pay: provider.pay,
  }
}

/** Starts the scene, with the archive in a folder or a bucket. It ends on disposal, the last part first. */
export const openRestoreEnvironment = (seed: number, inBucket: boolean): Promise<RestoreEnvironment> =>
  openWithParts((keep) => startScene(seed, inBucket, keep))

/** Calls the service as a member. */
export const callAs = async (
  { port }: ServerProcess,
  token: string,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Record<string, unknown>> => {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? {} : (JSON.parse(text) as { data: Record<string, unknown> }).data
}
