import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getMe } from '#features/account/contract.ts'
import { systemClock } from '#platform/server/clock.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import { openRedis } from '#platform/server/redis-link.ts'
import { openFaultProxy } from '../../support/doubles/fault-proxy.ts'
import { createPerson } from '../../support/people/people.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { databaseUrl } from '../../support/database/template.ts'
import { composeService } from '#apps/server/compose.ts'

const server = process.env.TEST_DATABASE_URL || undefined
const redisUrl = process.env.TEST_REDIS_URL || undefined

let testApp: TestApp
beforeEach(async () => void (testApp = await openTestApp()))
afterEach(() => testApp[Symbol.asyncDispose]())

const through = (url: string, port: number): string => {
  const changed = new URL(url)
  changed.host = `127.0.0.1:${port}`
  return changed.href
}
const portOf = (url: string, usual: number): number => Number(new URL(url).port) || usual

/** Polls until the process is ready; returns the milliseconds it took. */
const untilReady = async (app: FastifyInstance): Promise<number> => {
  const startedAt = performance.now()
  while ((await app.inject('/ready')).statusCode !== 200) await new Promise((resolve) => setImmediate(resolve))
  return performance.now() - startedAt
}
const expectAway = async (app: FastifyInstance, url: string, headers: Record<string, string> = {}): Promise<void> => {
  const response = await app.inject({ url, headers })
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
}

test.runIf(server)('a database that stops is 503 with Retry-After, and the process is ready again soon after it is back', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(testApp.db)
  await using gate = await openFaultProxy(portOf(server ?? '', 5432))
  const url = through(databaseUrl(server ?? '', rows[0]?.name ?? ''), gate.port)
  const pool = openPool(url, 4)
  const config = readServerConfig({ DATA_DIR: testApp.platform.config.dataDir, DEMO: '1', SECRET: 'x'.repeat(40), DATABASE_URL: url })
  const { app, platform } = await composeService({ config, db: openDatabase(pool), log: createLog('silent'), clock: systemClock })
  await app.ready()
  const amina = await createPerson({ db: testApp.db, clock: { ...testApp.clock, now: () => new Date() } }, 'amina')
  const headers = { authorization: `Bearer ${amina.token}` }
  const me = `/api${getMe.path}`
  await untilReady(app)
  expect((await app.inject({ url: me, headers })).statusCode).toBe(200)

  await gate.refuse()
  await expectAway(app, '/ready')
  await expectAway(app, me, headers)
  expect((await app.inject('/health')).statusCode).toBe(200)
  await gate.open()
  expect(await untilReady(app)).toBeLessThan(3000)
  expect((await app.inject({ url: me, headers })).statusCode).toBe(200)

  gate.hang()
  await expectAway(app, '/ready')
  await gate.open()
  expect(await untilReady(app)).toBeLessThan(3000)
  await app.close()
  await platform.realtime[Symbol.asyncDispose]()
  await pool.end()
})

test.runIf(redisUrl)(
  'without Redis the process is ready, says what it lacks, and serves on; so does one that started without',
  async () => {
    await using gate = await openFaultProxy(portOf(redisUrl ?? '', 6379))
    const address = through(redisUrl ?? '', gate.port)
    await gate.refuse()
    const { config, db, clock, log } = testApp.platform
    await using redis = await openRedis(address, log)
    const { app, platform } = await composeService({ config, db, clock, log, redis })
    await app.ready()
    const amina = await createPerson(testApp, 'amina')
    const requestMe = async () => {
      const startedAt = performance.now()
      const headers = { authorization: `Bearer ${amina.token}` }
      const { statusCode } = await app.inject({ url: `/api${getMe.path}`, headers })
      expect(performance.now() - startedAt).toBeLessThan(1500)
      return statusCode
    }
    const expectDegraded = async (degraded: { degraded?: string[] }) => {
      await expect.poll(async () => (await app.inject('/ready')).json(), { timeout: 5000 }).toEqual({ status: 'ready', ...degraded })
      expect((await app.inject('/ready')).statusCode).toBe(200)
      expect(await requestMe()).toBe(200)
      expect(await platform.realtime.isConnected(amina.id)).toBe(false)
    }

    await expectDegraded({ degraded: ['redis'] })
    await gate.open()
    await expectDegraded({})
    await gate.refuse()
    await expectDegraded({ degraded: ['redis'] })
    await gate.open()
    await expectDegraded({})
    gate.hang()
    expect(await requestMe()).toBe(200)
    await expectDegraded({ degraded: ['redis'] })
    await gate.open()
    await expectDegraded({})
    await app.close()
    await platform.realtime[Symbol.asyncDispose]()
  },
)
