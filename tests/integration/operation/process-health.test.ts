// @slow
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mailPasswordChangedJob, mailCodeJob } from '#features/auth/server/job-kinds.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { requireMigrations } from '#platform/server/db/migrating/migrate.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { registerProcessMetrics } from '#platform/server/metrics/process-metrics.ts'
import { serveMetrics } from '#platform/server/metrics/serve-metrics.ts'
import { createPerson } from '../../support/people/people.ts'
import { jpegWithGps, uploadFiles } from '../../support/people/photos.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { composeService } from '#apps/server/compose.ts'

let testApp: TestApp
beforeEach(async () => void (testApp = await openTestApp()))
afterEach(() => testApp[Symbol.asyncDispose]())

const ready = async () => {
  const { statusCode, headers, json } = await testApp.app.inject('/ready')
  return { status: statusCode, retryAfter: headers['retry-after'], body: json<{ status: string; away?: string[] }>() }
}

test('/ready lists unavailable dependencies and reports draining', async () => {
  expect(await ready()).toEqual({ status: 200, retryAfter: undefined, body: { status: 'ready' } })
  await expect(requireMigrations(testApp.db, '.')).resolves.toBeUndefined()
  const { config, clock, log } = testApp.platform
  await sql`delete from kysely_migration where name like '0023%'`.execute(testApp.db)
  const absent = { migrations: () => requireMigrations(testApp.db, '.') }
  const { app } = await composeService({ config, db: testApp.db, clock, log, checks: absent })
  const response = await app.inject('/ready')
  expect([response.statusCode, response.json()]).toEqual([503, { status: 'not ready', away: ['migrations'] }])
  await app.close()

  testApp.platform.readiness.draining = true
  expect(await ready()).toEqual({ status: 503, retryAfter: '2', body: { status: 'leaving', away: [] } })
  const health = await testApp.app.inject('/health')
  expect([health.statusCode, health.headers.connection]).toEqual([200, 'close'])
})

test('mails that hang do not delay codes', async () => {
  const [amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  const { mailer, jobs, clock } = testApp.platform
  let coded = (_to: string) => {}
  const arrived = new Promise<string>((resolve) => (coded = resolve))
  vi.spyOn(mailer, 'send').mockImplementation(({ to, subject }) => {
    if (to.address === brian.email) return new Promise<void>(() => {})
    return Promise.resolve(coded(`${to.address} ${subject}`))
  })
  await inTransaction(testApp.db, async (tx) => {
    for (let count = 0; count < 30; count++) await addJob(tx, mailPasswordChangedJob, { memberId: brian.id }, clock.now())
  })
  jobs.start(3_600_000)
  await expect.poll(() => vi.mocked(mailer.send).mock.calls.length).toBeGreaterThan(1)
  await inTransaction(testApp.db, (tx) => addJob(tx, mailCodeJob, { email: amina.email, purpose: 'login' }, clock.now()))
  jobs.wake()
  expect(await arrived).toContain(amina.email)
})

test('a full disk during a photo upload is 503 and leaves neither row nor file', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { storage, config } = testApp.platform
  const put = storage.put.bind(storage)
  vi.spyOn(storage, 'put').mockImplementation((key, bytes, type) =>
    key.endsWith('/160.webp') ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' })) : put(key, bytes, type),
  )
  const reply = await uploadFiles(testApp, amina, [await jpegWithGps()])
  expect([reply.statusCode, reply.headers['retry-after'], reply.json<{ code: string }>().code]).toEqual([503, '2', 'platform.unavailable'])
  expect(await testApp.db.selectFrom('photo').select('id').execute()).toEqual([])
  expect(await readdir(join(config.dataDir, 'photos'))).toEqual([])
  vi.mocked(storage.put).mockRestore()
  expect((await uploadFiles(testApp, amina, [await jpegWithGps()])).statusCode).toBe(200)
})

test('a lagging process refuses requests but still answers health checks', async () => {
  await using slow = await openTestApp({ MAX_LAG_MS: '250' })
  const page = () => slow.app.inject('/api/openapi.json')
  const block = (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }
  await expect.poll(async () => (await page()).statusCode, { timeout: 10_000 }).toBe(200)
  await expect
    .poll(
      async () => {
        block(600)
        return (await page()).statusCode
      },
      { timeout: 10_000, interval: 1 },
    )
    .toBe(503)
  const shed = await page()
  expect([shed.headers['retry-after'], shed.json<{ code: string }>().code]).toEqual(['2', 'platform.unavailable'])
  for (const url of ['/health', '/ready']) expect((await slow.app.inject(url)).statusCode).toBe(200)
  await expect.poll(async () => (await page()).statusCode, { timeout: 10_000 }).toBe(200)
})

test('metrics cover routes, sockets, jobs, pool and lag, contain no id and have their own port', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { platform, app } = testApp
  const pool = { totalCount: 3, idleCount: 0, waitingCount: 1 } as never
  using _watch = registerProcessMetrics(platform.metrics, platform, pool)
  await using served = await serveMetrics(platform.metrics, { host: '127.0.0.1', port: 0 })
  await inTransaction(testApp.db, (tx) => addJob(tx, mailPasswordChangedJob, { memberId: amina.id }, platform.clock.now()))
  testApp.clock.advance({ seconds: 90 })
  platform.realtime.attach(app.server, platform, () => true)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, { auth: { token: amina.token }, transports: ['websocket'] })
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  await app.inject({ url: `/api/conversations/${amina.id}/messages`, headers: { authorization: `Bearer ${amina.token}` } })
  await app.inject(`/api/nowhere/${amina.id}`)
  await uploadFiles(testApp, undefined, [])

  expect((await app.inject('/metrics')).payload).not.toContain('ndloo_')
  const address = `http://127.0.0.1:${served.port}`
  expect((await fetch(`${address}/elsewhere`)).status).toBe(404)
  const text = await (await fetch(`${address}/metrics`)).text()
  socket.disconnect()
  expect(text).not.toContain(amina.id)
  expect(text).toContain('ndloo_sockets 1\n')
  expect(text).toContain('ndloo_database_connections{state="waiting"} 1\n')
  expect(text).toContain('ndloo_jobs_due{lane="mail"} 1\n')
  expect(text).toMatch(/ndloo_jobs_oldest_seconds\{lane="mail"\} 90/)
  expect(text).toMatch(/ndloo_event_loop_lag_p99_seconds \d/)
  expect(text).toMatch(/ndloo_request_seconds_count\{method="GET",route="\/api\/\*",status="404"\} 1\n/)
  expect(text).toMatch(/ndloo_request_seconds_count\{method="GET",route="\/api\/conversations\/:uid\/messages",status="\d+"\} 1\n/)
  expect(text).toMatch(/ndloo_uploads_total\{status="401"\} 1\n/)
  expect(text).toContain('ndloo_uploads_open 0\n')
  for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('#')))
    expect(line).toMatch(/^[a-z_0-9]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+$/)
})

test('a draining process answers pending socket requests, closes connections and refuses new ones', async () => {
  const amina = await createPerson(testApp, 'amina')
  const { platform, app } = testApp
  let response = () => {}
  const held = new Promise<void>((resolve) => (response = resolve))
  const event = {
    name: 'test:slow',
    payload: { safeParse: (data: unknown) => ({ success: true, data }) },
    answer: { parse: (value: unknown) => value },
  }
  let asked = () => {}
  const begun = new Promise<void>((resolve) => (asked = resolve))
  platform.realtime.onRequest(event as never, async () => {
    asked()
    await held
    return { said: 'done' } as never
  })
  platform.realtime.attach(app.server, platform, () => true)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const connect = () =>
    io(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, {
      auth: { token: amina.token },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    })
  const socket = connect()
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const reply = socket.emitWithAck('test:slow', {})
  await begun
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  const left = platform.realtime.drain(0)
  response()
  expect(await reply).toEqual({ said: 'done' })
  await left
  // A client treats this as a network failure and reconnects.
  expect(await closed).toBe('transport close')
  const late = connect()
  await new Promise<void>((resolve) => late.once('connect_error', () => resolve()))
  late.disconnect()
})
