// The service of a run: PostgreSQL with two streaming replicas, Redis, and two processes of the server that read from the replicas.
import { sql } from 'kysely'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { ModuleReplacements } from '../bundling/replace-modules.ts'
import { type FaultProxy, openFaultProxy } from '../../support/doubles/fault-proxy.ts'
import { createChatPopulation, type ChatPopulation } from '../chat/chat-population.ts'
import { bundleServer, createTempFolder } from '../chat/servers.ts'
import { type AddPart, openWithParts } from '../cluster/open-with-parts.ts'
import { canReadWithoutPrimary, sumMetrics } from '../services/metrics.ts'
import { findFreePort } from '../services/ports.ts'
import { startPostgres } from '../services/postgres.ts'
import { startRedis } from '../services/redis.ts'
import type { CrashableService } from '../services/service.ts'

const [memberCount, pairCount] = [80, 100]

export interface ReplicatedService {
  /** Addresses of the two processes. */
  addresses: readonly string[]
  primary: CrashableService
  /** Where the processes reach the primary. */
  way: FaultProxy
  /** Where each replica reaches the primary. */
  feeds: readonly FaultProxy[]
  replicas: readonly CrashableService[]
  world: ChatPopulation
  db: Database
  /** Sums a counter over both processes, by the value of a label; without a label, the sum is under the empty name. */
  sumMetric(name: string, label?: string): Promise<Map<string, number>>
  /** Whether both processes reach the primary, and could read without it. */
  canReadWithoutPrimary(): Promise<boolean>
}

/** With `alone`, each commit waits for one of the replicas, and replicas answer while there is no primary. */
export interface ServiceOptions {
  alone?: boolean
}

const openProxyTo = (url: string): Promise<FaultProxy> => openFaultProxy(Number(new URL(url).port))

const through = (url: string, { port }: FaultProxy): string => {
  const led = new URL(url)
  led.port = String(port)
  return led.href
}

const start = async (
  seed: number,
  replacements: ModuleReplacements,
  { alone = false }: ServiceOptions,
  keep: AddPart,
): Promise<ReplicatedService> => {
  const folder = keep(await createTempFolder())
  const primary = keep(await startPostgres({ max_connections: '100', wal_keep_size: '2GB' }))
  const way = keep(await openProxyTo(primary.url))
  const pool = openPool(primary.url, 3)
  keep({ [Symbol.asyncDispose]: () => pool.end() })
  const db = openDatabase(pool)
  await migrate(db, '.')
  const random = createSeededRandom(seed, -1)
  const world = await createChatPopulation(db, memberCount, pairCount, () => random.int(0, 999_999) / 1_000_000)
  const replicas: CrashableService[] = []
  const feeds: FaultProxy[] = []
  for (let number = 0; number < 2; number++) {
    const feed = keep(await openProxyTo(primary.url))
    feeds.push(feed)
    replicas.push(keep(await startPostgres({ wal_retrieve_retry_interval: '500ms' }, through(primary.url, feed))))
  }
  if (alone) {
    await sql`alter system set synchronous_standby_names = 'ANY 1 (*)'`.execute(db)
    await sql`select pg_reload_conf()`.execute(db)
  }
  const redis = keep(await startRedis())
  const bundle = keep(await bundleServer(folder.path, replacements))
  const metrics = [await findFreePort(), await findFreePort()]
  const servers = []
  for (const port of metrics)
    servers.push(
      await bundle.start({
        DATABASE_URL: through(primary.url, way),
        ...(alone ? { READ_WITHOUT_PRIMARY: '1' } : {}),
        DATABASE_READ_URL: replicas.map(({ url }) => url).join(','),
        REDIS_URL: redis.url,
        DATA_DIR: folder.path,
        LIMIT_FACTOR: '1000000',
        METRICS_ADDRESS: `127.0.0.1:${port}`,
      }),
    )
  for (const server of servers) await server.ready()
  const sumMetric = (name: string, label?: string) => sumMetrics(metrics, name, label)
  return {
    addresses: servers.map(({ port }) => `http://127.0.0.1:${port}`),
    primary,
    way,
    feeds,
    replicas,
    world,
    db,
    sumMetric,
    canReadWithoutPrimary: () => canReadWithoutPrimary(metrics),
  }
}

/** Starts the whole service, with modules replaced by faulty ones. It ends on disposal, the last part first. */
export const openReplicatedService = (
  seed: number,
  replacements: ModuleReplacements,
  options: ServiceOptions = {},
): Promise<ReplicatedService & AsyncDisposable> => openWithParts((keep) => start(seed, replacements, options, keep))
