// A filled table becomes a partitioned one, and days are dropped, while members use both releases.
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { cardsSeenByDay, impressionsByDay } from '#features/boosts/server/partitioned-tables.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { createDeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { readPartitions, startOfDay } from '#platform/server/db/partitions/day-partitions.ts'
import { makePartitions } from '#platform/server/db/partitions/make-partitions.ts'
import { purgePartitions } from '#platform/server/db/partitions/purge-partitions.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { createChatPopulation } from '../chat/chat-population.ts'
import { bundleServer, createTempFolder } from '../chat/servers.ts'
import { type RunningLoad, startLoad } from '../service/load.ts'
import { startPostgres } from '../services/postgres.ts'
import { countFailures } from '../migrate/during-dump.ts'
import { createReleaseAfter, createReleaseBefore } from './releases.ts'
import { databaseTimeouts, startWrites } from './start-writes.ts'
import { type LockReadings, watchLocks } from './watch-locks.ts'

/** `rewrite`: a migration writes the table anew. `patient`: a day is dropped by a statement that waits for its lock without a limit. */
export type PartitionFault = 'rewrite' | 'patient'

export interface PartitionRunOptions {
  /** Rows of the table that becomes a partitioned one. */
  rows: number
  /** Rows of each day that is dropped. */
  dayRows: number
  /** Statements a second, and as many requests to the service if it runs. */
  rate: number
  /** Whether processes of both releases serve members meanwhile. */
  service: boolean
  fault?: PartitionFault | undefined
  say: (text: string) => void
}

export interface PartitionRun {
  migration: LockReadings & { ms: number }
  /** Measurements of dropping the due days. While the first day is dropped, another transaction holds a lock, as a dump does. */
  drop: LockReadings & { days: number; firstDayMs: number; longestDayMs: number }
  statements: { asked: number; failures: Record<string, number>; worstMs: number }
  /** `calm` counts requests that failed before the migration, because the machine could not serve them. */
  requests: { asked: number; calm: number; failures: Record<string, number>; worstMs: number }
  /** Confirmed counts that are not in the tables, or are there twice. */
  wrongCounts: number
}

const dayMs = 86_400_000
const expiredDays = 10
/** How long another transaction holds a lock of the table, as a dump does. */
const dumpMs = 1500

/** Runs `work` while a transaction that has read the table stays open for a time. */
const duringDump = async <T>(url: string, table: string, work: () => Promise<T>): Promise<T> => {
  const dump = new pg.Client({ connectionString: url, application_name: 'pg_dump' })
  await dump.connect()
  await dump.query('begin isolation level repeatable read read only')
  await dump.query(`select from ${table} limit 1`)
  const ended = sleep(dumpMs).then(() => dump.end())
  const done = await work()
  await ended
  return done
}

const plant = async (url: string, text: string, values: unknown[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Disables foreign keys: the rows belong to people who do not exist, and inserts are faster.
  await client.query('set session_replication_role = replica')
  await client.query(text, values)
  await client.query('checkpoint')
  await client.end()
}

const structurePool = (url: string) => openPool(`${url}?application_name=structure`, 3, false, databaseTimeouts)

/** Drops the due days, and reports how long the first one and the longest of the others took. */
const dropDays = async (
  url: string,
  before: Date,
  fault: PartitionFault | undefined,
): Promise<{ days: number; firstDayMs: number; longestDayMs: number }> => {
  const pool = structurePool(url)
  const db = openDatabase(pool)
  const due = (await readPartitions(db, 'cards_seen')).filter(({ end }) => end <= before)
  const took: number[] = []
  for (const { name, end } of due) {
    const began = performance.now()
    if (fault === 'patient') await pool.query(`set lock_timeout = 0; drop table ${name}`)
    else await purgePartitions(createDeletionBudget(db, { rows: 1000, ms: 60_000 }), cardsSeenByDay, end)
    took.push(performance.now() - began)
  }
  await pool.end()
  return { days: due.length, firstDayMs: took[0] ?? 0, longestDayMs: Math.max(0, ...took.slice(1)) }
}

const longestOf = (loads: readonly { worstMs: number }[]) => Math.max(0, ...loads.map(({ worstMs }) => worstMs))
const failuresOf = (loads: readonly { failures: Record<string, number> }[]): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const { failures } of loads) for (const [why, count] of Object.entries(failures)) sums[why] = (sums[why] ?? 0) + count
  return sums
}

/** Runs the scenario on a PostgreSQL of its own. */
export const runPartitions = async ({ rows, dayRows, rate, service, fault, say }: PartitionRunOptions): Promise<PartitionRun> => {
  await using folder = await createTempFolder()
  await using postgres = await startPostgres({ shared_buffers: '256MB', max_wal_size: '4GB' })
  const { url } = postgres
  const [before, after] = [await createReleaseBefore(folder.path), await createReleaseAfter(folder.path, fault === 'rewrite')]
  const pool = structurePool(url)
  const db = openDatabase(pool)
  await migrate(db, before)
  const world = await createChatPopulation(db, 20, 30, Math.random)
  const now = new Date()
  await plant(url, `insert into attention select gen_random_uuid(), $1 - number % 1440, 3, 1 from generate_series(1, ${rows}) number`, [
    Math.floor(now.getTime() / 3_600_000),
  ])
  say(`${rows} rows planted`)

  const memberIds = world.members.map(({ id }) => id)
  const writes = startWrites(url, memberIds, rate)
  const loads: RunningLoad[] = []
  await using servers = service ? await bundleServer(folder.path) : undefined
  const environment = { DATABASE_URL: url, DATA_DIR: folder.path, MAX_LAG_MS: '0' }
  const startServer = async (root: string, role: string) => {
    const server = await servers?.start({ ...environment, CHAOS_ROOT: root, ROLE: role })
    await server?.ready()
    if (server !== undefined) loads.push(startLoad(`http://127.0.0.1:${server.port}`, world, rate))
  }
  await startServer(before, 'api')
  await sleep(5000)
  const calm = countFailures(failuresOf(loads))

  const watched = ['attention', 'attention_default', 'cards_seen', 'cards_seen_default', 'daily_pick', 'daily_pick_default', 'member']
  const migrationLocks = await watchLocks(url, watched)
  const began = performance.now()
  await duringDump(url, 'attention', () => migrate(db, after, { observer: db }))
  await duringDump(url, 'attention', () => makePartitions(db, impressionsByDay, now, 0))
  const ms = performance.now() - began
  await startServer(after, 'api')
  await sleep(1000)
  const migration = { ...(await migrationLocks.stop()), ms }
  say(`migrated in ${Math.round(ms)} ms`)

  // Partitions of the past, as if the service had run for months.
  await makePartitions(db, cardsSeenByDay, new Date(now.getTime() - (62 + expiredDays + 2) * dayMs), 0)
  await makePartitions(db, cardsSeenByDay, now, 0)
  writes.countsCards = true
  const dueBefore = startOfDay(now, -62)
  await plant(
    url,
    `insert into cards_seen select gen_random_uuid(), $1::date - number % ${expiredDays}, 1 from generate_series(1, ${dayRows * expiredDays}) number`,
    [startOfDay(dueBefore, -1).toISOString().slice(0, 10)],
  )
  say(`${dayRows * expiredDays} rows are due`)
  const dropLocks = await watchLocks(url, watched)
  const dropped = await duringDump(url, 'cards_seen', () => dropDays(url, dueBefore, fault))
  const drop = { ...(await dropLocks.stop()), ...dropped }

  await writes.stop()
  for (const load of loads) await load.stop()
  const { rows: sums } = await pool.query<{ shown: string; cards: string }>(
    'select (select coalesce(sum(shown), 0) from attention where member_id = any($1)) as shown, (select coalesce(sum(cards), 0) from cards_seen) as cards',
    [memberIds],
  )
  await pool.end()
  // With a running service the sums can be larger than what this run has written, because the service counts, too.
  const lost = Math.max(0, writes.confirmed.shown - Number(sums[0]?.shown)) + Math.max(0, writes.confirmed.cards - Number(sums[0]?.cards))
  const extra = service ? 0 : Number(sums[0]?.shown) + Number(sums[0]?.cards) - writes.confirmed.shown - writes.confirmed.cards
  return {
    migration,
    drop,
    statements: { asked: writes.asked, failures: writes.failures, worstMs: writes.worstMs },
    requests: { asked: loads.reduce((sum, { asked }) => sum + asked, 0), calm, failures: failuresOf(loads), worstMs: longestOf(loads) },
    wrongCounts: lost + Math.max(0, extra),
  }
}
