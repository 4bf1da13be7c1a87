// The first page of matches through HTTP against the same statements in pgbench, 16 connections each, in turns:
//   npm run bench feed [-- --members 100000] [--rounds 5] [--seconds 5]
// With --processes 2, instead: pages of so many processes with Redis (BENCH_REDIS_URL) against those of one, in processor time.
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { composeService } from '#apps/server/compose.ts'
import { readServerConfig } from '#apps/server/config.ts'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { createLog } from '#platform/server/log.ts'
import { buildServer } from '../chaos/bundling/build-server.ts'
import { createServerProcess, type ServerProcess } from '../chaos/money/server.ts'
import { findFreePort } from '../chaos/services/ports.ts'
import { openBenchDatabase } from './measure/database.ts'
import { loadMembers } from './feed/load-members.ts'
import { measurePgbenchRate } from './measure/pgbench.ts'
import { measureProcessorCost, postmasterPidOf, type ProcessorCost } from './measure/processor-cost.ts'
import { inlineSqlParameters, median } from './measure/timing.ts'
import { pickViewers } from './feed/viewers.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    processes: { type: 'string', default: '1' },
  },
})
const processes = Number(values.processes)
const connections = 16
const seconds = Number(values.seconds)
const secret = 'a secret of a measurement, long enough'
const targets = { '20': 0.5, '5': 0.4 } as const
const distances = ['20', '5'] as const
type Distance = (typeof distances)[number]
const pathOf = (distance: Distance) => `/api/matches?distance=${distance}`
const environment = {
  DEMO: '0',
  PUBLIC_URL: 'http://localhost:3000',
  SMTP_URL: 'smtp://127.0.0.1:1',
  LIMIT_FACTOR: '1000000',
  MAX_LAG_MS: '0',
}

await using bench = await openBenchDatabase('ndloo_bench_feed', false)
const folder = await mkdtemp(join(tmpdir(), 'ndloo-bench-'))
await loadMembers(bench.client, Number(values.members), 18)
const viewers = (await pickViewers(bench.client, 48)).map(({ id }) => ({ id, token: `bench-token-of-${id}` }))
for (const { id, token } of viewers)
  await bench.client.query(
    `insert into session (id, member_id, token_hash, remember, device, created_at, last_used_at, expires_at)
     values (gen_random_uuid(), $1, $2, true, 'bench', now(), now(), now() + interval '1 day')`,
    [id, createHash('sha256').update(token).digest()],
  )

/** Records all statements of a page with their values. */
const recordStatements = async (distance: Distance): Promise<string[][]> => {
  const recorded: string[] = []
  const pool = openPool(bench.url, 1)
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const listening = (...given: unknown[]): unknown => {
      const [what, listed] = given as [string | { text: string; values?: unknown[] }, unknown[] | undefined]
      recorded.push(
        typeof what === 'string' ? inlineSqlParameters(what, listed ?? []) : inlineSqlParameters(what.text, what.values ?? listed ?? []),
      )
      return query(...given)
    }
    client.query = listening as typeof client.query
  })
  const config = readServerConfig({
    ...environment,
    DATABASE_URL: bench.url,
    SECRET: secret,
    DATA_DIR: folder,
  })
  const { app, platform } = await composeService({
    config,
    db: openDatabase(pool),
    log: createLog('silent'),
    clock: { now: () => new Date() },
  })
  const pages: string[][] = []
  for (const { token } of viewers)
    // The first call of a connection runs additional statements.
    for (const counts of [false, true]) {
      recorded.length = 0
      const response = await app.inject({ url: pathOf(distance), headers: { authorization: `Bearer ${token}` } })
      if (response.json<{ data?: { people: unknown[] } }>().data?.people.length !== 20) throw new Error(response.payload)
      if (counts) pages.push([...recorded])
    }
  await app.close()
  await platform.jobs[Symbol.asyncDispose]()
  await pool.end()
  return pages
}

const scripts = new Map<Distance, string[]>()
for (const distance of distances) {
  const pages = await recordStatements(distance)
  console.log(`${distance} km: ${pages[0]?.length} statements a page`)
  const words: string[] = []
  for (const [index, page] of pages.entries()) {
    const file = join(folder, `${distance}-${index}.sql`)
    // pgbench expects each statement on one line.
    await writeFile(file, page.map((statement) => `${statement.replaceAll(/\s+/g, ' ')};\n`).join(''))
    words.push('-f', file)
  }
  scripts.set(distance, words)
}

await using bundle = await buildServer()
const servers: ServerProcess[] = []
await using _servers = { [Symbol.asyncDispose]: async () => void (await Promise.all(servers.map((one) => one.stop()))) }
for (let number = 0; number < processes; number++) {
  const server = createServerProcess(bundle.main, await findFreePort(), {
    ...environment,
    DATABASE_URL: bench.url,
    DATA_DIR: folder,
    DATABASE_POOL: String(connections),
    ...(processes > 1 ? { SECRET: secret, REDIS_URL: process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379' } : {}),
  })
  servers.push(server)
  await server.start()
}
const agent = new Agent({ keepAlive: true, maxSockets: connections })

const requestStatus = (address: string, path: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end()
  })
const postmasterPid = await postmasterPidOf(bench.client)
const measure = (load: () => Promise<number>) =>
  measureProcessorCost(
    servers.map((server) => server.pid()),
    postmasterPid,
    load,
  )
/** Measures pages per second through HTTP, asked of the servers in turn. @throws {Error} for an error status */
const throughHttp = async (distance: Distance, forSeconds: number, asked: readonly ServerProcess[] = servers): Promise<number> => {
  const [began, end] = [performance.now(), performance.now() + forSeconds * 1000]
  let done = 0
  const one = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const address = asked[turn % asked.length]?.address ?? ''
      const status = await requestStatus(address, pathOf(distance), viewers[turn % viewers.length]?.token ?? '')
      if (status !== 200) throw new Error(`answered ${status}`)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, first) => one(first * 3)))
  return (done * 1000) / (performance.now() - began)
}

console.log(
  `${values.members} members, ${connections} connections, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the start`,
)
const medianOf = (runs: readonly ProcessorCost[], what: keyof ProcessorCost) => median(runs.map((run) => run[what]))

for (const distance of processes > 1 ? distances : []) {
  const [one, all]: [ProcessorCost[], ProcessorCost[]] = [[], []]
  await throughHttp(distance, 2)
  for (let round = 0; round < Number(values.rounds); round++) {
    one.push(await measure(() => throughHttp(distance, seconds, servers.slice(0, 1))))
    all.push(await measure(() => throughHttp(distance, seconds)))
  }
  const spent = (runs: readonly ProcessorCost[]) => medianOf(runs, 'server') + medianOf(runs, 'database')
  const ratio = spent(all) / spent(one)
  console.log(
    `${distance} km: ${Math.round(medianOf(one, 'perSecond'))} pages a second by one process, ${Math.round(medianOf(all, 'perSecond'))} by ${processes}; ` +
      `processor time of a page ${spent(one).toFixed(2)} and ${spent(all).toFixed(2)} ms: ${ratio.toFixed(2)} times, target ≤ 1.15`,
  )
}

for (const distance of processes > 1 ? [] : distances) {
  const [http, pgbench]: [ProcessorCost[], ProcessorCost[]] = [[], []]
  await throughHttp(distance, 2)
  for (let round = 0; round < Number(values.rounds); round++) {
    http.push(await measure(() => throughHttp(distance, seconds)))
    pgbench.push(
      await measure(() => measurePgbenchRate(bench.name, { clients: connections, seconds, scripts: scripts.get(distance) ?? [] })),
    )
  }
  const ratios = http.map(({ perSecond }, round) => perSecond / (pgbench[round]?.perSecond ?? Number.NaN))
  const ratio = median(ratios)
  const spent = medianOf(http, 'server') + medianOf(http, 'database')
  console.log(
    `${distance} km: ${Math.round(medianOf(http, 'perSecond'))} pages a second, pgbench ${Math.round(medianOf(pgbench, 'perSecond'))}: ${ratio.toFixed(2)} ` +
      `(${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}), target ≥ ${targets[distance]}: ${ratio >= targets[distance] ? 'reached' : 'missed'}`,
  )
  console.log(
    `  processor time of a page: server ${medianOf(http, 'server').toFixed(2)} ms, database ${medianOf(http, 'database').toFixed(2)} ms; ` +
      `pgbench's database ${medianOf(pgbench, 'database').toFixed(2)} ms: ${(spent / medianOf(pgbench, 'database')).toFixed(1)} times`,
  )
}
agent.destroy()
await rm(folder, { recursive: true, force: true })
