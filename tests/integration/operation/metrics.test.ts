// @slow
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailPasswordChangedJob } from '#features/auth/server/job-kinds.ts'
import { impressionsByDay } from '#features/boosts/server/partitioned-tables.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { makePartitions } from '#platform/server/db/partitions/make-partitions.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { registerProcessMetrics } from '#platform/server/metrics/process-metrics.ts'
import { openRedis, type RedisLink } from '#platform/server/redis-link.ts'
import { createPerson } from '../../support/people/people.ts'
import { findProgram } from '../../support/app/programs.ts'
import { jpegWithGps, uploadFiles } from '../../support/people/photos.ts'
import { openTestApp, type TestApp } from '../../support/app/test-app.ts'
import { type ComposedService, composeService } from '#apps/server/compose.ts'

const promtool = findProgram('promtool')
const redisUrl = process.env.TEST_REDIS_URL || undefined
const pool = { totalCount: 3, idleCount: 2, waitingCount: 1 } as never

let testApp: TestApp
const others: AsyncDisposable[] = []
beforeAll(async () => void (testApp = await openTestApp()))
afterAll(() => testApp[Symbol.asyncDispose]())
// Releases the lease of the process that reports the shared metrics.
beforeEach(async () => void (await sql`delete from lease`.execute(testApp.db)))
afterEach(async () => {
  for (const other of others.splice(0)) await other[Symbol.asyncDispose]()
})

/** Opens another process of the same service. */
const openProcess = async (redis?: RedisLink): Promise<ComposedService> => {
  const { config, db, clock, log } = testApp.platform
  const composed = await composeService({ config, db, clock, log, ...(redis === undefined ? {} : { redis }) })
  await composed.app.ready()
  const watch = registerProcessMetrics(composed.platform.metrics, composed.platform, pool)
  others.push({
    [Symbol.asyncDispose]: async () => {
      watch[Symbol.dispose]()
      await composed.app.close()
      await composed.platform.realtime[Symbol.asyncDispose]()
      await redis?.[Symbol.asyncDispose]()
    },
  })
  return composed
}
const read = ({ platform }: ComposedService): Promise<string> => platform.metrics.write()
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

let allMetrics: Promise<string> | undefined
/** Reads the metrics of a process after a request, an upload and, with Redis, a Redis check. One table has partitions. */
const readAll = (): Promise<string> => (allMetrics ??= readOnce())
const readOnce = async (): Promise<string> => {
  const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl, testApp.platform.log)
  const composed = await openProcess(redis)
  const amina = await createPerson(testApp, 'amina')
  await composed.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${amina.token}` } })
  await uploadFiles({ ...testApp, app: composed.app }, amina, [await jpegWithGps()])
  await makePartitions(testApp.db, impressionsByDay, testApp.clock.now(), 0)
  return read(composed)
}

test('one process reports jobs and payments, and another takes over when the first is no longer scraped', async () => {
  const amina = await createPerson(testApp, 'amina')
  const [first, second] = [await openProcess(), await openProcess()]
  await inTransaction(testApp.db, (tx) => addJob(tx, mailPasswordChangedJob, { memberId: amina.id }, testApp.clock.now()))
  const series = 'ndloo_jobs_due{lane="mail"}'
  for (let reading = 0; reading < 3; reading++)
    expect([valueOf(await read(first), series), valueOf(await read(second), series)]).toEqual([1, undefined])
  expect(await read(second)).not.toContain('ndloo_deposits')
  // Ends the lease, as if the first process had not been scraped for a minute.
  await sql`update lease set until = until - interval '1 minute'`.execute(testApp.db)
  expect([valueOf(await read(second), series), valueOf(await read(first), series)]).toEqual([1, undefined])
  expect(valueOf(await read(second), 'ndloo_deposits_in_review')).toBe(0)
})

test('ndloo_ready equals /ready and shows each unavailable dependency', async () => {
  const { config, db, clock, log } = testApp.platform
  let failure: Error | undefined
  const { app, platform } = await composeService({
    config,
    db,
    clock,
    log,
    checks: { migrations: () => (failure === undefined ? Promise.resolve() : Promise.reject(failure)) },
  })
  others.push({ [Symbol.asyncDispose]: () => app.close() })
  const seen = async () => {
    const text = await platform.metrics.write()
    return [
      (await app.inject('/ready')).statusCode,
      valueOf(text, 'ndloo_ready'),
      valueOf(text, 'ndloo_dependency_up{dependency="migrations"}'),
      valueOf(text, 'ndloo_dependency_up{dependency="database"}'),
    ]
  }
  expect(await seen()).toEqual([200, 1, 1, 1])
  failure = Object.assign(new Error('away'), { reason: 'for a test' })
  expect(await seen()).toEqual([503, 0, 0, 1])
  expect((await app.inject('/ready')).json()).toEqual({ status: 'not ready', away: ['migrations: for a test'] })
  failure = undefined
  await expect.poll(seen).toEqual([200, 1, 1, 1])
  platform.readiness.draining = true
  expect(await seen()).toEqual([503, 0, 1, 1])
})

test('a gauge that hangs is omitted from the output', async () => {
  const composed = await openProcess()
  composed.platform.metrics.gauges(() => new Promise(() => {}))
  expect(valueOf(await read(composed), 'ndloo_ready')).toBe(1)
})

test('unknown HTTP methods share one series', async () => {
  const composed = await openProcess()
  for (const method of ['PROPFIND', 'MKCOL', 'SEARCH']) await composed.app.inject({ method: method as 'GET', url: '/api/nowhere' })
  const methods = new Set([...(await read(composed)).matchAll(/ndloo_request_seconds_count\{method="(\w+)"/g)].map(([, method]) => method))
  expect([...methods]).toEqual(['other'])
})

interface Family {
  name: string
  type: string
  help: string
  labels: Set<string>
}
const familiesOf = (text: string): Family[] => {
  const families: Family[] = []
  for (const line of text.split('\n')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
    if (word === 'HELP') families.push({ name, type: '', help: rest, labels: new Set() })
    const family = families.at(-1)
    if (word === 'TYPE' && family !== undefined) family.type = rest
    if (word === undefined) for (const [, label = ''] of line.matchAll(/[{,](\w+)="/g)) family?.labels.add(label)
  }
  return families
}

/** The naming rules of promtool that apply to our metrics. */
const namingFaults = ({ name, type, help, labels }: Family): string[] => [
  ...(help === '' ? [`${name} has no help`] : []),
  ...(/^[a-z][a-z0-9_]*$/.test(name) ? [] : [`${name} is not a valid name`]),
  ...((type === 'counter') === name.endsWith('_total') ? [] : [`${name} has the wrong suffix for a ${type}`]),
  ...(/_(?:count|sum|bucket)$/.test(name) ? [`${name} has a suffix reserved for histograms`] : []),
  ...(/_(?:ms|milliseconds|minutes|kb|mb|megabytes|kilobytes)(?:_|$)/.test(name) ? [`${name} is not in a base unit`] : []),
  ...(type !== 'histogram' && labels.has('le') ? [`${name} has the label le`] : []),
  ...(labels.has('quantile') ? [`${name} has the label quantile`] : []),
]

test('every metric follows the naming rules, and no series is duplicated', async () => {
  const text = await readAll()
  const families = familiesOf(text)
  expect(families.length).toBeGreaterThan(20)
  expect(families.flatMap(namingFaults)).toEqual([])
  const names = families.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  const series = text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.slice(0, line.lastIndexOf(' '))]))
  expect(series.filter((one, index) => series.indexOf(one) !== index)).toEqual([])
  const lag: Family = { name: 'lag_seconds', type: 'gauge', help: 'x', labels: new Set(['quantile']) }
  expect(namingFaults(lag)).toEqual(['lag_seconds has the label quantile'])
})

test.runIf(promtool)('promtool accepts the metrics', async () => {
  const check = (input: string) => execFileSync(promtool ?? '', ['check', 'metrics'], { input, encoding: 'utf8', stdio: 'pipe' })
  expect(check(await readAll())).toBe('')
  expect(() => check('# HELP a_seconds x\n# TYPE a_seconds gauge\na_seconds{quantile="p99"} 1\n')).toThrow('quantile')
})

test('every metric of the alerts and the dashboard is written by a process', async () => {
  const written = new Set([...(await readAll()).matchAll(/^([a-z]\w*)(?=[{ ])/gm)].map(([, name]) => name))
  const files = ['deploy/prometheus/alerts.yml', 'deploy/grafana/ndloo.json'].map((path) => readFileSync(path, 'utf8'))
  const used = new Set(files.flatMap((text) => text.match(/\b(?:ndloo|process|nodejs)_[a-z0-9_]+/g) ?? []))
  expect(used.size).toBeGreaterThan(20)
  const missing = [...used].filter((name) => !written.has(name))
  expect(missing).toEqual(redisUrl === undefined ? ['ndloo_redis_up'] : [])
})
