// @slow
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCommitRulesOfPrimary, readReplicas } from '#apps/server/doctor/reading/read-replicas.ts'
import type { Config } from '#platform/server/config/config.ts'
import { claimInstallationMode } from '#platform/server/db/installation.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { createLogPositionReader } from '#platform/server/db/replicas/log-position.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { openReplica } from '#platform/server/db/replicas/replica.ts'
import { type CommitRules, readCommitRules, readServerState } from '#platform/server/db/replicas/server-state.ts'
import { findConfirmingStandbys } from '#platform/server/db/replicas/standby-rules.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { openWithParts } from '../cluster/open-with-parts.ts'
import { postgresProgramFolder, startPostgres } from '../services/postgres.ts'

const openServers = () =>
  openWithParts(async (keep) => {
    const primary = keep(await startPostgres())
    const pool = openPool(primary.url, 2)
    keep({ [Symbol.asyncDispose]: () => pool.end() })
    const db = openDatabase(pool)
    await migrate(db, '.')
    await claimInstallationMode(db, 'real', () => Promise.resolve(true))
    const standby = keep(await startPostgres({}, primary.url))
    const operatorPool = openPool(standby.url, 1)
    keep({ [Symbol.asyncDispose]: () => operatorPool.end() })
    return { primary, db, standby, operator: openDatabase(operatorPool) }
  })

let servers: Awaited<ReturnType<typeof openServers>>

const countSeeded = async (db: ReadDatabase): Promise<number> =>
  Number((await sql<{ count: string }>`select count(*) as count from installation where seeded_at is not null`.execute(db)).rows[0]?.count)

const setSeeded = (db: Database, at: Date | null) => db.updateTable('installation').set({ seeded_at: at }).execute()

const positionOf = async (db: Database) => {
  const position = await createLogPositionReader(db)()
  if (position === undefined) throw new Error('the primary has no position')
  return position
}

/** Waits until the standby has everything; the test fails otherwise. */
const untilReplayed = async () => {
  await using replica = openReplica(servers.standby.url, 1, true)
  const position = await positionOf(servers.db)
  await expect.poll(async () => (await replica.read(position, countSeeded)).state, { timeout: 20_000 }).toBe('done')
}

const openReader = (url: string) => {
  const own = new URL(url)
  own.username = 'reader'
  const pool = openPool(own.href, 1)
  return { db: openDatabase(pool), end: () => pool.end() }
}

// Without PostgreSQL's programs there is nothing to start.
describe.runIf(postgresProgramFolder !== undefined)('a streaming replica', () => {
  beforeAll(async () => void (servers = await openServers()), 120_000)
  afterAll(() => servers[Symbol.asyncDispose]())

  test('a standby is read only once it has replayed what was written before', async () => {
    await untilReplayed()
    await using replica = openReplica(servers.standby.url, 2, true)
    await sql`select pg_wal_replay_pause()`.execute(servers.operator)
    await setSeeded(servers.db, new Date())
    const position = await positionOf(servers.db)
    await expect(replica.read(position, countSeeded)).resolves.toEqual({ state: 'behind' })
    await expect(replica.read({ ...position, lsn: '0/0' }, countSeeded)).resolves.toEqual({ state: 'done', result: 0 })
    await sql`select pg_wal_replay_resume()`.execute(servers.operator)
    await expect.poll(() => replica.read(position, countSeeded)).toEqual({ state: 'done', result: 1 })
  })

  test('a standby on the timeline of another primary is not read, however far it is', async () => {
    await untilReplayed()
    await using replica = openReplica(servers.standby.url, 1, true)
    await expect(replica.read({ lsn: '0/0', timeline: 2 }, countSeeded)).resolves.toEqual({ state: 'behind' })
  })

  test('a write fails, a refusal arrives, and the connection serves on', async () => {
    await untilReplayed()
    await using replica = openReplica(servers.standby.url, 1, true)
    const position = await positionOf(servers.db)
    const write = (db: ReadDatabase) => setSeeded(db as Database, null)
    await expect(replica.read(position, write)).resolves.toMatchObject({ state: 'unfinished', error: { code: '25006' } })
    const refusal = new AppError(platformErrors.not_found)
    await expect(replica.read(position, () => Promise.reject(refusal))).resolves.toEqual({ state: 'refused', refusal })
    await expect(replica.read(position, countSeeded)).resolves.toMatchObject({ state: 'done' })
  })

  test('the primary itself and a server that is away are not read', async () => {
    const position = await positionOf(servers.db)
    await using primary = openReplica(servers.primary.url, 1, true)
    await expect(primary.read(position, countSeeded)).resolves.toEqual({ state: 'standing alone' })
    await using nobody = openReplica('postgres://postgres@127.0.0.1:1/postgres', 1, true)
    await expect(nobody.read(position, countSeeded)).resolves.toMatchObject({ state: 'failed' })
  })

  test('a standby has no position, nor has a server whose commits do not wait for the disk', async () => {
    await expect(createLogPositionReader(servers.operator)()).resolves.toBeUndefined()
    const url = new URL(servers.primary.url)
    url.searchParams.set('options', '-c synchronous_commit=off')
    const pool = openPool(url.href, 1)
    await expect(createLogPositionReader(openDatabase(pool))()).resolves.toBeUndefined()
    await pool.end()
  })

  test('tells what it has received, and the primary how it confirms, to a role without rights', async () => {
    await untilReplayed()
    await sql`create role reader login`.execute(servers.db)
    const [onPrimary, onStandby] = [openReader(servers.primary.url), openReader(servers.standby.url)]
    try {
      await untilReplayed()
      const position = await positionOf(servers.db)
      const rules = await readCommitRules(onPrimary.db)
      expect(rules).toMatchObject({ isStandby: false, commit: 'on', names: '', receivers: 1 })
      await expect(readServerState(onPrimary.db)).resolves.toMatchObject({
        isStandby: false,
        startedAt: rules?.startedAt,
        received: undefined,
      })
      const state = await readServerState(onStandby.db)
      expect(state).toMatchObject({ isStandby: true, received: expect.any(String), waitsFor: undefined })
      await sql`grant pg_monitor to reader`.execute(servers.db)
      const waitsFor = async () => (await readServerState(onStandby.db))?.waitsFor
      await expect.poll(waitsFor).toBe('RecoveryWalStream')
      expect(state?.startedAt).not.toBe(rules?.startedAt)
      expect(state && findConfirmingStandbys([state], { ...rules, names: '*' } as CommitRules, position.timeline)).toMatchObject({
        servers: [{ place: 0 }],
      })
    } finally {
      await Promise.all([onPrimary, onStandby].map((reader) => reader.end()))
    }
  })

  test('is told by the doctor from the primary and from a server that is away', async () => {
    const away = 'postgres://postgres@127.0.0.1:1/postgres'
    const databaseReadUrls = [servers.standby.url, servers.primary.url, away]
    const config = { databaseUrl: servers.primary.url, databaseReadUrls, databasePrepared: true } as Config
    await untilReplayed()
    await expect(readReplicas(config)).resolves.toMatchObject([
      { isReachable: true, isCopy: true, isStandby: true, behindBytes: 0, mayMonitor: true },
      { isReachable: true, isCopy: true, isStandby: false },
      { isReachable: false, host: '127.0.0.1:1' },
    ])
    await expect(readCommitRulesOfPrimary(config)).resolves.toMatchObject({ isStandby: false, commit: expect.any(String) as string })
  })

  // The last test, because the standby follows nobody afterwards.
  test('that is promoted is no longer read, and begins a timeline that earlier replicas do not have', async () => {
    await untilReplayed()
    const before = await positionOf(servers.db)
    await sql`select pg_promote()`.execute(servers.operator)
    await using replica = openReplica(servers.standby.url, 1, true)
    await expect(replica.read(before, countSeeded)).resolves.toEqual({ state: 'standing alone' })
    const after = await positionOf(servers.operator)
    expect(after.timeline).toBe(before.timeline + 1)
    await expect(servers.operator.selectFrom('installation').select('timeline').execute()).resolves.toEqual([{ timeline: after.timeline }])
  })
})
