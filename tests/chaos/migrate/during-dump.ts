// A new process with a pending migration starts beside a process under load, while a dump holds its locks.
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { bundleServer, createTempFolder } from '../chat/servers.ts'
import { createChatPopulation } from '../chat/chat-population.ts'
import { startLoad } from '../service/load.ts'
import { startPostgres } from '../services/postgres.ts'

export interface MigrationDuringDump {
  asked: number
  failures: Readonly<Record<string, number>>
  worstMs: number
  /** The failed requests of ten seconds under load alone, before the migration. */
  calm: { failed: number; worstMs: number }
  /** The longest read of `member` in the database, in milliseconds, sampled every 20 ms. */
  longestReadMs: number
  /** Milliseconds from the end of the dump until the new process was ready; undefined after a minute. */
  readyAfterMs: number | undefined
  /** How often the new process was restarted. */
  restarts: number
}

/** The number of failed requests. */
export const countFailures = (failures: Readonly<Record<string, number>>): number =>
  Object.values(failures).reduce((sum, count) => sum + count, 0)

/** Two pending migrations: `alter table member add column`, and an index that is built concurrently. */
const newer: Readonly<Record<string, string>> = {
  '9001_expand.sql': 'alter table member add column chaos integer;\n',
  '9002_index.sql': '-- no transaction\ncreate index concurrently if not exists member_chaos on member (chaos);\n',
}

const newerRelease = async (folder: string): Promise<string> => {
  const root = join(folder, 'newer')
  for (const part of ['build/web', 'build/pages', 'db']) await mkdir(join(root, part), { recursive: true })
  await writeFile(join(root, 'build/web/index.html'), '<!doctype html>')
  await cp(resolve('db/migrations'), join(root, 'db/migrations'), { recursive: true })
  for (const part of ['features', 'platform']) await symlink(resolve(part), join(root, part))
  for (const [name, text] of Object.entries(newer)) await writeFile(join(root, 'db/migrations', name), text)
  return root
}

/** Reads `member` in a transaction that stays open, as pg_dump does. */
const openDump = async (url: string): Promise<pg.Client> => {
  const dump = new pg.Client({ connectionString: url, application_name: 'pg_dump' })
  await dump.connect()
  await dump.query('begin isolation level repeatable read read only')
  await dump.query('lock table member in access share mode')
  return dump
}

/** Reads a member repeatedly; when stopped, returns the duration of the slowest read in milliseconds. */
const startReads = async (url: string): Promise<() => Promise<number>> => {
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  let [going, longest] = [true, 0]
  const done = (async () => {
    while (going) {
      const began = performance.now()
      await reader.query('select id from member limit 1')
      longest = Math.max(longest, performance.now() - began)
      await sleep(20)
    }
  })()
  return async () => {
    going = false
    await done
    await reader.end()
    return longest
  }
}

/** Runs the scenario on its own PostgreSQL with `rate` requests a second and a dump of `dumpMs` milliseconds. */
export const migrateDuringDump = async ({ rate, dumpMs }: { rate: number; dumpMs: number }): Promise<MigrationDuringDump> => {
  await using folder = await createTempFolder()
  await using postgres = await startPostgres()
  await using servers = await bundleServer(folder.path)
  const pool = openPool(postgres.url, 4)
  const db = openDatabase(pool)
  await migrate(db, '.')
  const world = await createChatPopulation(db, 40, 60, Math.random)
  await pool.end()
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder.path, MAX_LAG_MS: '1500' }
  const old = await servers.start(environment)
  await old.ready()

  const address = `http://127.0.0.1:${old.port}`
  // The first requests find a cold process.
  const warmUp = startLoad(address, world, rate / 4)
  await sleep(5000)
  await warmUp.stop()
  const calm = startLoad(address, world, rate)
  await sleep(10_000)
  await calm.stop()
  const load = startLoad(address, world, rate)
  const stopReads = await startReads(postgres.url)
  const dump = await openDump(postgres.url)
  const fresh = await servers.start({ ...environment, CHAOS_ROOT: await newerRelease(folder.path) })
  await sleep(dumpMs)
  await dump.end()
  const ended = performance.now()
  const isReady = await Promise.race([fresh.ready().then(() => true), sleep(60_000, false, { ref: false })])
  const readyAfterMs = isReady ? performance.now() - ended : undefined
  await sleep(2000)
  await load.stop()
  const longestReadMs = await stopReads()
  return {
    asked: load.asked,
    failures: load.failures,
    worstMs: load.worstMs,
    calm: { failed: countFailures(calm.failures), worstMs: calm.worstMs },
    longestReadMs,
    readyAfterMs,
    restarts: fresh.restarts,
  }
}
