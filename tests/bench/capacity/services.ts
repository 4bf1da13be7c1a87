// The services of a run: a primary with members, its replicas, and the processes of one cell with Redis.
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'
import { argon2 } from '#features/auth/server/password/passwords.ts'
import type { bundleServer } from '../../chaos/chat/servers.ts'
import { type AddPart, openWithParts } from '../../chaos/cluster/open-with-parts.ts'
import { sumMetrics } from '../../chaos/services/metrics.ts'
import { findFreePort } from '../../chaos/services/ports.ts'
import { startPostgres } from '../../chaos/services/postgres.ts'
import { startRedis } from '../../chaos/services/redis.ts'
import { loadMembers } from '../feed/load-members.ts'
import { cpuSeconds } from '../measure/cpu-time.ts'
import { openBenchDatabase } from '../measure/database.ts'
import { postmasterPidOf } from '../measure/processor-cost.ts'
import { password, pickVisitors, type Visitor } from '../sizing/actions.ts'
import { openDatabaseClient } from '../sizing/environment.ts'
import { insertMemberData } from '../sizing/tables.ts'
import type { PartTimes } from './projection.ts'

/** A PostgreSQL server of a run. */
export interface MeasuredPostgres {
  /** Address of the database with the members. */
  url: string
  /** Address of the server. */
  serverUrl: string
  postmasterPid: number
}

const settings = { shared_buffers: '256MB', max_wal_size: '2GB', max_connections: '150' }
/** Reactions of each member, as in the measurement of the sizing guide. */
const reactionsEach = 6

const describe = async (serverUrl: string, database: string): Promise<MeasuredPostgres> => {
  const url = Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href
  await using client = await openDatabaseClient(url)
  return { url, serverUrl, postmasterPid: await postmasterPidOf(client) }
}

/** Starts the primary and fills it with members. `visitors` of them, at most, have conversations and will do things. */
export const openPrimary = (members: number, visitors: number): Promise<MeasuredPostgres & AsyncDisposable & { visitors: Visitor[] }> =>
  openWithParts(async (keep) => {
    const postgres = keep(await startPostgres({ ...settings, wal_keep_size: '1GB' }))
    await using bench = await openBenchDatabase('ndloo_capacity', true, postgres.url)
    await loadMembers(bench.client, members, reactionsEach)
    await insertMemberData(bench.client, await argon2.hash(password))
    return { ...(await describe(postgres.url, bench.name)), visitors: await pickVisitors(bench.client, visitors) }
  })

/** Starts a streaming replica, with the settings that docs/cluster.md recommends. */
export const openReplica = ({ serverUrl, url }: MeasuredPostgres): Promise<MeasuredPostgres & AsyncDisposable> =>
  openWithParts(async (keep) => {
    const postgres = keep(await startPostgres({ ...settings, max_standby_streaming_delay: '1s' }, serverUrl))
    return describe(postgres.url, new URL(url).pathname.slice(1))
  })

interface Cell {
  processes: number
  primary: MeasuredPostgres
  replicas: readonly MeasuredPostgres[]
  environment: Record<string, string>
}

/** The running service of a cell. */
export interface CellService {
  addresses: readonly string[]
  /** The ports of the metrics of each process. */
  metrics: readonly number[]
  /** The processor time of each part so far, in milliseconds. */
  read(): PartTimes
}

const redisPid = async (url: string): Promise<number> => {
  const client = createClient({ url })
  await client.connect()
  const text = await client.info('server')
  await client.close()
  return Number(/process_id:(\d+)/.exec(text)?.[1])
}

const untilReplicasServe = async (metrics: readonly number[], replicas: number): Promise<void> => {
  for (let tries = 0; tries < 300; tries++) {
    if ((await sumMetrics(metrics, 'ndloo_replica_serving')).get('') === metrics.length * replicas) return
    await sleep(100)
  }
  throw new Error('a process does not read from a replica')
}

const start = async (
  bundle: Awaited<ReturnType<typeof bundleServer>>,
  { processes, primary, replicas, environment }: Cell,
  keep: AddPart,
): Promise<CellService> => {
  // One process needs no Redis, as the sizing guide says.
  const redis = processes === 1 ? undefined : keep(await startRedis())
  const metrics: number[] = []
  const servers = []
  for (let number = 0; number < processes; number++) {
    const port = await findFreePort()
    metrics.push(port)
    servers.push(
      keep(
        await bundle.start({
          ...environment,
          DATABASE_URL: primary.url,
          ...(replicas.length === 0 ? {} : { DATABASE_READ_URL: replicas.map(({ url }) => url).join(',') }),
          ...(redis === undefined ? {} : { REDIS_URL: redis.url }),
          METRICS_ADDRESS: `127.0.0.1:${port}`,
        }),
      ),
    )
  }
  await Promise.all(servers.map((server) => server.ready()))
  if (replicas.length > 0) await untilReplicasServe(metrics, replicas.length)
  const pids = {
    servers: servers.map((server) => server.pid()),
    primary: [primary.postmasterPid],
    replicas: replicas.map(({ postmasterPid }) => postmasterPid),
    redis: redis === undefined ? [] : [await redisPid(redis.url)],
  }
  const spentBy = (list: readonly number[]): number => list.reduce((sum, pid) => sum + cpuSeconds(pid) * 1000, 0)
  return {
    addresses: servers.map(({ port }) => `http://127.0.0.1:${port}`),
    metrics,
    read: () => ({
      servers: spentBy(pids.servers),
      primary: spentBy(pids.primary),
      replicas: spentBy(pids.replicas),
      redis: spentBy(pids.redis),
    }),
  }
}

/** Starts the processes of a cell, which end on disposal. */
export const openCellService = (bundle: Awaited<ReturnType<typeof bundleServer>>, cell: Cell): Promise<CellService & AsyncDisposable> =>
  openWithParts((keep) => start(bundle, cell, keep))
