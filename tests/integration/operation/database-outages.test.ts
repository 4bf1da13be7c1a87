// @slow
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMe, updateMe } from '#features/account/contract.ts'
import { isDatabaseUnavailable } from '#platform/server/db/availability.ts'
import { createDatabaseCheck } from '#platform/server/db/database-check.ts'
import { type Database, inTransaction, reconnectingPoolOf, openDatabase, openPool } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { databaseUrl } from '../../support/database/template.ts'
import { composeService } from '#apps/server/compose.ts'
import { registerProcessMetrics } from '#platform/server/metrics/process-metrics.ts'

const server = process.env.TEST_DATABASE_URL || undefined

let testApp: TestApp
beforeEach(async () => void (testApp = await openTestApp()))
afterEach(() => testApp[Symbol.asyncDispose]())

const ready = async (app: FastifyInstance): Promise<unknown[]> => {
  const response = await app.inject('/ready')
  return [response.statusCode, response.headers['retry-after'], response.json<{ away?: string[] }>().away]
}
const write = async (app: FastifyInstance, person: Person): Promise<unknown[]> => {
  const { statusCode, headers } = await app.inject({
    method: updateMe.method,
    url: `/api${updateMe.path}`,
    headers: { authorization: `Bearer ${person.token}` },
    payload: { bio: `It is ${randomUUID()}` },
  })
  return [statusCode, headers['retry-after']]
}

/** Opens a separate pool on the database of the test app, optionally as another role. */
const openSecondPool = async (size: number, user?: string) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(testApp.db)
  const name = rows[0]?.name ?? ''
  const url = new URL(databaseUrl(server ?? '', name))
  if (user !== undefined) url.username = user
  const pool = openPool(url.href, size)
  const db = openDatabase(pool)
  return { name, pool, db, [Symbol.asyncDispose]: () => pool.end() }
}

test('while the database is read-only, writes and /ready return 503; both recover with it', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { app, db } = testApp
  expect(await ready(app)).toEqual([200, undefined, undefined])
  expect(await write(app, amina)).toEqual([200, undefined])
  // The embedded database has one session for all connections and needs no second pool.
  await using second = server === undefined ? undefined : await openSecondPool(4)
  const change = (to: string) =>
    sql.raw(
      second === undefined
        ? `set default_transaction_read_only = ${to}`
        : `alter database ${second.name} set default_transaction_read_only = ${to}`,
    )
  const { config, clock, log } = testApp.platform
  const secondProcess = second === undefined ? undefined : await composeService({ config, db: second.db, clock, log })
  const target = secondProcess?.app ?? app
  await target.ready()
  if (second !== undefined) {
    // A database setting applies to new sessions only.
    await change('on').execute(db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      db,
    )
  } else await change('on').execute(db)

  await expect.poll(() => ready(target)).toEqual([503, '2', ['database: read-only']])
  expect(await write(target, amina)).toEqual([503, '2'])
  const me = await target.inject({ url: `/api${getMe.path}`, headers: { authorization: `Bearer ${amina.token}` } })
  expect([200, 503]).toContain(me.statusCode)

  await change('off').execute(db)
  const startedAt = performance.now()
  await expect.poll(() => ready(target), { interval: 10, timeout: 5000 }).toEqual([200, undefined, undefined])
  expect(performance.now() - startedAt).toBeLessThan(3000)
  expect(await write(target, amina)).toEqual([200, undefined])
  await secondProcess?.app.close()
  await secondProcess?.platform.realtime[Symbol.asyncDispose]()
})

test.runIf(server)('a connection that finds the server read-only is dropped together with all older connections', async () => {
  await using second = await openSecondPool(4)
  // Four permanently read-only connections, like those to the old server after a failover.
  const reconnecting = reconnectingPoolOf(second.db)
  const old = await Promise.all(Array.from({ length: 4 }, () => reconnecting.connect()))
  const pidOf = async (client: (typeof old)[number]) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid', [])).rows[0]?.pid
  const pids = await Promise.all(old.map(pidOf))
  for (const client of old) await client.query('set default_transaction_read_only = on', [])
  for (const client of old) client.release()
  await expect(sql`create table t (a int)`.execute(second.db)).rejects.toMatchObject({ code: '25006' })
  const fresh = await Promise.all(Array.from({ length: 4 }, () => reconnecting.connect()))
  for (const pid of await Promise.all(fresh.map(pidOf))) expect(pids).not.toContain(pid)
  for (const client of fresh) {
    await client.query('create temporary table t (a int)', [])
    client.release()
  }
  // Other errors of a statement keep the connection.
  const reused = await reconnecting.connect()
  const pid = await pidOf(reused)
  await expect(reused.query('select 1 / 0', [])).rejects.toMatchObject({ code: '22012' })
  reused.release()
  const again = await reconnecting.connect()
  expect(await pidOf(again)).toBe(pid)
  again.release()
})

test.runIf(server)('a statement that times out fails, and its connection is closed', async () => {
  await using second = await openSecondPool(1)
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(second.db)).rows[0]?.pid
  const before = await pid()
  reconnectingPoolOf(second.db).setQueryTimeout(200)
  const error: unknown = await sql`select pg_sleep(10)`.execute(second.db).catch((failure: unknown) => failure)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(await pid()).not.toBe(before)
})

test.runIf(server)('a transaction that loses its connection fails as unavailable, also when it cannot be rolled back', async () => {
  await using second = await openSecondPool(1)
  const error: unknown = await inTransaction(second.db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(testApp.db)
    await sql`select 1`.execute(tx)
  }).catch((failure: unknown) => failure)
  expect(isDatabaseUnavailable(error)).toBe(true)
  await sql`select 1`.execute(second.db)
})

test.runIf(server)('a statement gives up waiting for a lock before its own time is over, and fails as unavailable', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(testApp.db)
  const pool = openPool(databaseUrl(server ?? '', rows[0]?.name ?? ''), 2, true)
  await using _end = { [Symbol.asyncDispose]: () => pool.end() }
  const db = openDatabase(pool)
  const limits = await sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`.execute(db)
  expect(limits.rows).toEqual([{ lock: '12s', statement: '15s' }])
  await createPerson(testApp, 'amina')
  const lockAll = (tx: Database) => tx.selectFrom('member').select('id').forUpdate().execute()
  const error: unknown = await inTransaction(db, async (tx) => {
    await lockAll(tx)
    await inTransaction(db, async (second) => {
      await sql`set local lock_timeout = 50`.execute(second)
      await lockAll(second)
    })
  }).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ code: '55P03' })
  expect(isDatabaseUnavailable(error)).toBe(true)
})

/** Creates a database role with a connection limit. */
const openRole = async (limit: number) => {
  const name = `ndloo_test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create role ${name} login connection limit ${limit}`)
  return {
    name,
    limit: (to: number) => admin.query(`alter role ${name} connection limit ${to}`),
    [Symbol.asyncDispose]: async () => {
      await admin.query(`drop role ${name}`)
      await admin.end()
    },
  }
}

test.runIf(server)(
  'when the server has no connection left, statements wait for existing ones; a process without any is not ready',
  async () => {
    await using role = await openRole(2)
    await using second = await openSecondPool(10, role.name)
    const check = createDatabaseCheck(second.db)
    await check()
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => sql<{ n: number }>`select ${index}::int as n, pg_sleep(0.005)`.execute(second.db)),
    )
    expect(responses.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 60 }, (_, index) => index))
    expect(second.pool.totalCount).toBeLessThanOrEqual(2)
    await check()

    await using none = await openRole(0)
    await using without = await openSecondPool(10, none.name)
    const unable = createDatabaseCheck(without.db)
    await expect(unable()).rejects.toMatchObject({ reason: 'the server has no connection left' })
    const startedAt = performance.now()
    await expect(sql`select 1`.execute(without.db)).rejects.toMatchObject({ code: '53300' })
    expect(performance.now() - startedAt).toBeLessThan(2000)
    await none.limit(1)
    await unable()
  },
)

/** Occupies `count` connections, of which the last wait; returns functions that release one or all. */
const occupyConnections = (db: Database, count: number) => {
  const held = Array.from({ length: count }, () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    return { release, done: db.connection().execute(() => released) }
  })
  return {
    release: (index: number) => held[index]?.release(),
    releaseAll: async () => {
      for (const { release } of held) release()
      await Promise.all(held.map(({ done }) => done))
    },
  }
}

test('a process whose connections are all stuck is not ready, and recovers soon after', async () => {
  const { app, db } = testApp
  expect(await ready(app)).toEqual([200, undefined, undefined])
  const held = occupyConnections(db, 11)
  // The check allows for a short busy period.
  expect(await ready(app)).toEqual([200, undefined, undefined])
  const startedAt = performance.now()
  await expect.poll(() => ready(app), { interval: 50, timeout: 6000 }).toEqual([503, '2', ['database: every connection is busy']])
  expect(performance.now() - startedAt).toBeGreaterThan(2000)
  await held.releaseAll()
  const releasedAt = performance.now()
  await expect.poll(() => ready(app), { interval: 50, timeout: 6000 }).toEqual([200, undefined, undefined])
  expect(performance.now() - releasedAt).toBeLessThan(3000)
})

test('a process that is busy but makes progress stays ready', async () => {
  const { app, db } = testApp
  expect(await ready(app)).toEqual([200, undefined, undefined])
  const held = occupyConnections(db, 40)
  const startedAt = performance.now()
  const seen: unknown[][] = []
  for (let index = 0; performance.now() - startedAt < 4500; index++) {
    seen.push(await ready(app))
    // Each readiness check takes about a third of a second; afterwards one waiting statement proceeds.
    held.release(index)
  }
  expect(seen.filter(([status]) => status !== 200)).toEqual([])
  expect(seen.length).toBeGreaterThan(5)
  await held.releaseAll()
})

test.skipIf(server === undefined)('the metrics count statements that wait for a connection, without their own', async () => {
  await using second = await openSecondPool(2)
  const { config, clock, log } = testApp.platform
  const { app, platform } = await composeService({ config, db: second.db, clock, log })
  using _watch = registerProcessMetrics(platform.metrics, platform, second.pool)
  const waiting = async () => Number(/^ndloo_database_connections\{state="waiting"\} (\d+)$/m.exec(await platform.metrics.write())?.[1])
  try {
    await waiting()
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
    const held = [await second.pool.connect(), await second.pool.connect()]
    const queued = second.pool.connect()
    expect(await waiting()).toBeGreaterThan(0)
    for (const client of held) client.release()
    ;(await queued).release()
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  } finally {
    await app.close()
  }
})
