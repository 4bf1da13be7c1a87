import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMe, updateMe } from '#features/account/contract.ts'
import { isDatabaseUnavailable } from '#platform/server/db/availability.ts'
import { createDatabaseCheck } from '#platform/server/db/database-check.ts'
import { type Database, poolGuardOf, openDatabase, openPool } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { databaseUrl } from '../../support/database/template.ts'
import { compose } from '#apps/server/compose.ts'
import { registerProcessMetrics } from '#platform/server/metrics/process-metrics.ts'

const server = process.env.TEST_DATABASE_URL || undefined

let testApp: TestApp
beforeEach(async () => void (testApp = await openTestApp()))
afterEach(() => testApp[Symbol.asyncDispose]())

const ready = async (app: FastifyInstance): Promise<unknown[]> => {
  const answer = await app.inject('/ready')
  return [answer.statusCode, answer.headers['retry-after'], answer.json<{ away?: string[] }>().away]
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

/** A pool of its own on the testApp's database, as a process of a service has it; `user` is another role. */
const openOwn = async (size: number, user?: string) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(testApp.db)
  const name = rows[0]?.name ?? ''
  const url = new URL(databaseUrl(server ?? '', name))
  if (user !== undefined) url.username = user
  const pool = openPool(url.href, size)
  pool.on('error', () => {})
  const db = openDatabase(pool)
  return { name, pool, db, [Symbol.asyncDispose]: () => pool.end() }
}

test('a database that takes no writes is 503 for writing and for /ready, and ready again as soon as it takes them', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { app, db } = testApp
  expect(await ready(app)).toEqual([200, undefined, undefined])
  expect(await write(app, amina)).toEqual([200, undefined])
  // On the embedded database, which has one session for all connections.
  await using own = server === undefined ? undefined : await openOwn(4)
  const change = (to: string) =>
    sql.raw(
      own === undefined
        ? `set default_transaction_read_only = ${to}`
        : `alter database ${own.name} set default_transaction_read_only = ${to}`,
    )
  const { config, clock, log } = testApp.platform
  const composed = own === undefined ? undefined : await compose({ config, db: own.db, clock, log })
  const used = composed?.app ?? app
  await used.ready()
  if (own !== undefined) {
    // A setting of the database is that of a session from its beginning to its end.
    await change('on').execute(db)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
      db,
    )
  } else await change('on').execute(db)

  await expect.poll(() => ready(used)).toEqual([503, '2', ['database: read-only']])
  expect(await write(used, amina)).toEqual([503, '2'])
  const me = await used.inject({ url: `/api${getMe.path}`, headers: { authorization: `Bearer ${amina.token}` } })
  expect([200, 503]).toContain(me.statusCode)

  await change('off').execute(db)
  const began = performance.now()
  await expect.poll(() => ready(used), { interval: 10, timeout: 5000 }).toEqual([200, undefined, undefined])
  expect(performance.now() - began).toBeLessThan(3000)
  expect(await write(used, amina)).toEqual([200, undefined])
  await composed?.app.close()
  await composed?.platform.realtime[Symbol.asyncDispose]()
})

test.runIf(server)('one connection that meets a read-only server is dropped with all that were made before', async () => {
  await using own = await openOwn(4)
  // Four connections that are read-only for good, as those to the server before a failover are.
  const guard = poolGuardOf(own.db)
  const old = await Promise.all(Array.from({ length: 4 }, () => guard.connect()))
  const pidOf = async (client: (typeof old)[number]) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid', [])).rows[0]?.pid
  const pids = await Promise.all(old.map(pidOf))
  for (const client of old) await client.query('set default_transaction_read_only = on', [])
  for (const client of old) client.release()
  await expect(sql`create table t (a int)`.execute(own.db)).rejects.toMatchObject({ code: '25006' })
  const fresh = await Promise.all(Array.from({ length: 4 }, () => guard.connect()))
  for (const pid of await Promise.all(fresh.map(pidOf))) expect(pids).not.toContain(pid)
  for (const client of fresh) {
    await client.query('create temporary table t (a int)', [])
    client.release()
  }
  // An error of a call keeps its connection.
  const kept = await guard.connect()
  const pid = await pidOf(kept)
  await expect(kept.query('select 1 / 0', [])).rejects.toMatchObject({ code: '22012' })
  kept.release()
  const again = await guard.connect()
  expect(await pidOf(again)).toBe(pid)
  again.release()
})

test.runIf(server)('a statement that is not answered in time fails, and its connection is gone', async () => {
  await using own = await openOwn(1)
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own.db)).rows[0]?.pid
  const before = await pid()
  poolGuardOf(own.db).setQueryTimeout(200)
  const error: unknown = await sql`select pg_sleep(10)`.execute(own.db).catch((failure: unknown) => failure)
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(await pid()).not.toBe(before)
})

/** A role of the test's own that may have `limit` connections. */
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
  'where the server has no more connections, calls wait for those there are; a process without any is not ready',
  async () => {
    await using role = await openRole(2)
    await using own = await openOwn(10, role.name)
    const check = createDatabaseCheck(own.db)
    await check()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => sql<{ n: number }>`select ${index}::int as n, pg_sleep(0.005)`.execute(own.db)),
    )
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 60 }, (_, index) => index))
    expect(own.pool.totalCount).toBeLessThanOrEqual(2)
    await check()

    await using none = await openRole(0)
    await using without = await openOwn(10, none.name)
    const unable = createDatabaseCheck(without.db)
    await expect(unable()).rejects.toMatchObject({ reason: 'the server has no connection left' })
    const began = performance.now()
    await expect(sql`select 1`.execute(without.db)).rejects.toMatchObject({ code: '53300' })
    expect(performance.now() - began).toBeLessThan(2000)
    await none.limit(1)
    await unable()
  },
)

/** Takes every connection and lets others wait; answers how to give them back, one by one. */
const takeAll = (db: Database, count: number) => {
  const held = Array.from({ length: count }, () => {
    let give = () => {}
    const given = new Promise<void>((resolve) => (give = resolve))
    return { give, done: db.connection().execute(() => given) }
  })
  return {
    give: (index: number) => held[index]?.give(),
    all: async () => {
      for (const { give } of held) give()
      await Promise.all(held.map(({ done }) => done))
    },
  }
}

test('a process in which everybody waits is not ready, and is again soon after it serves', async () => {
  const { app, db } = testApp
  expect(await ready(app)).toEqual([200, undefined, undefined])
  const held = takeAll(db, 11)
  // So far it may only be busy.
  expect(await ready(app)).toEqual([200, undefined, undefined])
  const began = performance.now()
  await expect.poll(() => ready(app), { interval: 50, timeout: 6000 }).toEqual([503, '2', ['database: every connection is busy']])
  expect(performance.now() - began).toBeGreaterThan(2000)
  await held.all()
  const over = performance.now()
  await expect.poll(() => ready(app), { interval: 50, timeout: 6000 }).toEqual([200, undefined, undefined])
  expect(performance.now() - over).toBeLessThan(3000)
})

test('a process that is busy, and serves, stays ready', async () => {
  const { app, db } = testApp
  expect(await ready(app)).toEqual([200, undefined, undefined])
  const held = takeAll(db, 40)
  const began = performance.now()
  const seen: unknown[][] = []
  for (let index = 0; performance.now() - began < 4500; index++) {
    seen.push(await ready(app))
    // One of those who wait gets on about every third of a second: that long a look waits.
    held.give(index)
  }
  expect(seen.filter(([status]) => status !== 200)).toEqual([])
  expect(seen.length).toBeGreaterThan(5)
  await held.all()
})

test.skipIf(server === undefined)('a reading of metrics counts those who wait for a connection, and not itself', async () => {
  await using own = await openOwn(2)
  const { config, clock, log } = testApp.platform
  const { app, platform } = await compose({ config, db: own.db, clock, log })
  using _watch = registerProcessMetrics(platform.metrics, platform, own.pool)
  const waiting = async () => Number(/^ndloo_database_connections\{state="waiting"\} (\d+)$/m.exec(await platform.metrics.write())?.[1])
  try {
    await waiting()
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
    const held = [await own.pool.connect(), await own.pool.connect()]
    const queued = own.pool.connect()
    expect(await waiting()).toBeGreaterThan(0)
    for (const client of held) client.release()
    ;(await queued).release()
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  } finally {
    await app.close()
  }
})
