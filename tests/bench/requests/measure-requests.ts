// What each request of a member's day costs: round trips to the database, and processor time of server and database. A like is compared with a bare
// upsert in pgbench, in turns:
//   npm run bench requests [-- --members 100000] [--rounds 3] [--seconds 2] [--only like,profile]
import { randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildServer } from '../../chaos/bundling/build-server.ts'
import { createTempFolder } from '../../chaos/chat/servers.ts'
import { createServerProcess } from '../../chaos/money/server.ts'
import { findFreePort } from '../../chaos/services/ports.ts'
import { loadMembers } from '../feed/load-members.ts'
import { openBenchDatabase } from '../measure/database.ts'
import { measurePgbenchRate } from '../measure/pgbench.ts'
import { measureProcessorCost, postmasterPidOf, type ProcessorCost } from '../measure/processor-cost.ts'
import { median } from '../measure/timing.ts'
import { type HotRequest, hotRequests } from '../plans/hot-requests.ts'
import { pickVisitors, type Visitor } from '../sizing/actions.ts'
import { startMailbox } from '../sizing/environment.ts'
import { insertMemberData, sessionTokenOf } from '../sizing/tables.ts'
import { countRoundTrips } from './round-trips.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string' },
  },
})
const seconds = Number(values.seconds)
const connections = 8
const likeTarget = 3

await using bench = await openBenchDatabase('ndloo_bench_requests', false)
await using folder = await createTempFolder()
await using mailbox = await startMailbox()
await loadMembers(bench.client, Number(values.members), 6)
await insertMemberData(bench.client, 'not a hash')
const { rows: people } = await bench.client.query<{ id: string }>('select id from member order by id limit 20000')
const visitors = await pickVisitors(bench.client, 48)
const environment = {
  DEMO: '0',
  PUBLIC_URL: 'http://localhost:3000',
  SMTP_URL: mailbox.url,
  LIMIT_FACTOR: '1000000',
  MAX_LAG_MS: '0',
  SECRET: 'a secret of a measurement, long enough',
  DATABASE_URL: bench.url,
  DATA_DIR: folder.path,
}
const anybody = (): string => people[randomInt(people.length)]?.id ?? ''
/** Requests that change something must not repeat themselves, because a repetition changes nothing. */
const requestsOf = (visitor: Visitor): Record<string, HotRequest> => hotRequests(visitor, [anybody(), anybody(), anybody()])
const names = Object.keys(requestsOf(visitors[0] as Visitor)).filter((name) => values.only?.split(',').includes(name) ?? true)

const trips = await countRoundTrips(environment, visitors.slice(0, 3), requestsOf)

await using bundle = await buildServer()
await using server = createServerProcess(bundle.main, await findFreePort(), environment)
await server.start()
const postmasterPid = await postmasterPidOf(bench.client)

const measure = (load: () => Promise<number>) => measureProcessorCost([server.pid()], postmasterPid, load)
const throughHttp = (name: string) => async (): Promise<number> => {
  const [began, end] = [performance.now(), performance.now() + seconds * 1000]
  let done = 0
  const one = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += 1) {
      const visitor = visitors[turn % visitors.length] as Visitor
      const { method, path, body } = requestsOf(visitor)[name] as HotRequest
      const headers = {
        authorization: `Bearer ${sessionTokenOf(visitor.id)}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      }
      const response = await fetch(`${server.address}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      // The random person can be the member themselves, or somebody who has blocked the member: such refusals are expected.
      if (!response.ok && response.status !== 404 && response.status !== 422)
        throw new Error(`${name}: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, first) => one(first * 5)))
  return (done * 1000) / (performance.now() - began)
}

await bench.client.query('create unlogged table bench_person (n int primary key, id uuid)')
await bench.client.query('insert into bench_person select n - 1, id from unnest($1::uuid[]) with ordinality as person (id, n)', [
  people.map(({ id }) => id),
])
const upsertScript = join(folder.path, 'upsert.sql')
await writeFile(
  upsertScript,
  `\\set a random(0, ${people.length - 1})
\\set b random(0, ${people.length - 1})
insert into reaction (from_id, to_id, kind, at) select one.id, other.id, 1, now() from bench_person one, bench_person other where one.n = :a and other.n = :b and one.n <> other.n on conflict (from_id, to_id) do update set kind = excluded.kind, at = excluded.at;\n`,
)
const upsert = () => measurePgbenchRate(bench.name, { clients: connections, seconds, scripts: ['-f', upsertScript] })

const costs = new Map<string, ProcessorCost[]>()
const add = (name: string, cost: ProcessorCost) => void costs.set(name, [...(costs.get(name) ?? []), cost])
const of = (name: string, what: keyof ProcessorCost) => median((costs.get(name) ?? []).map((cost) => cost[what]))
console.log(`${values.members} members, ${connections} connections, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before`)
for (const name of names) await throughHttp(name)()
for (let round = 0; round < Number(values.rounds); round++) {
  for (const name of names) add(name, await measure(throughHttp(name)))
  add('bare upsert', await measure(upsert))
}
console.log('| request | statements | round trips | server, ms | database, ms | a second |\n| --- | --- | --- | --- | --- | --- |')
for (const name of [...names, 'bare upsert']) {
  const { statements = 1, waits = 1 } = trips.get(name) ?? {}
  console.log(
    `| ${name} | ${statements} | ${waits} | ${name === 'bare upsert' ? '' : of(name, 'server').toFixed(2)} | ${of(name, 'database').toFixed(2)} | ${Math.round(of(name, 'perSecond'))} |`,
  )
}
const times = (of('like', 'server') + of('like', 'database')) / of('bare upsert', 'database')
if (names.includes('like')) console.log(`like: ${times.toFixed(1)} times the processor time of the bare upsert, target ≤ ${likeTarget}`)
