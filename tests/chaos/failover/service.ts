// The service of a run: a cluster, Redis and two processes of the server, with members and their money.
import { openDatabase, openPool, type Database } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { withTimeout } from '#platform/server/concurrency/with-timeout.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { fundMember } from '../../support/features/wallet.ts'
import { createChatPopulation, type ChatPopulation } from '../chat/chat-population.ts'
import { bundleServer, createTempFolder, type ServerProcess } from '../chat/servers.ts'
import { type Cluster, startCluster } from '../cluster/cluster.ts'
import { type AddPart, openWithParts } from '../cluster/open-with-parts.ts'
import type { ClusterOptions } from '../cluster/patroni-config.ts'
import { canReadWithoutPrimary } from '../services/metrics.ts'
import { findFreePort } from '../services/ports.ts'
import { startRedis } from '../services/redis.ts'

/** How long a process may take to be ready, in seconds. */
const startSeconds = 120
const [memberCount, pairCount, cents] = [16, 24, 100_000_000]

export interface ClusteredService extends AsyncDisposable {
  cluster: Cluster
  servers: readonly ServerProcess[]
  /** A connection of the harness through the balancer. */
  db: Database
  world: ChatPopulation
  /** Whether both processes could read without the primary. */
  canReadWithoutPrimary(): Promise<boolean>
  /** The folder with a log of each program. */
  folder: string
}

/** With `reads`, the processes read from all nodes, and from standbys alone while there is no primary. */
export interface ClusteredServiceOptions extends ClusterOptions {
  reads?: boolean | undefined
}

const startService = async (
  options: ClusteredServiceOptions,
  seed: number,
  keep: AddPart,
): Promise<Omit<ClusteredService, keyof AsyncDisposable>> => {
  const folder = keep(await createTempFolder())
  const cluster = keep(await startCluster(folder.path, options))
  const redis = keep(await startRedis())
  const pool = openPool(cluster.url, 3)
  keep({ [Symbol.asyncDispose]: () => pool.end() })
  const db = openDatabase(pool)
  await migrate(db, '.')
  const random = createSeededRandom(seed, -1)
  const world = await createChatPopulation(db, memberCount, pairCount, () => random.int(0, 999_999) / 1_000_000)
  for (const { id } of world.members) await fundMember(db, id, { USD: cents }, new Date())
  const bundle = keep(await bundleServer(folder.path))
  const environment = { DATABASE_URL: cluster.url, REDIS_URL: redis.url, DATA_DIR: folder.path }
  const reads = { DATABASE_READ_URL: cluster.nodeUrls.join(','), READ_WITHOUT_PRIMARY: '1' }
  const metrics = options.reads === true ? [await findFreePort(), await findFreePort()] : []
  const servers: ServerProcess[] = []
  for (let number = 0; number < 2; number++) {
    const port = metrics[number]
    const more = port === undefined ? {} : { ...reads, METRICS_ADDRESS: `127.0.0.1:${port}` }
    servers.push(await bundle.start({ ...environment, ...more }))
  }
  for (const server of servers) await withTimeout(startSeconds * 1000, server.ready())
  return { cluster, servers, db, world, folder: folder.path, canReadWithoutPrimary: () => canReadWithoutPrimary(metrics) }
}

/** Starts the whole service. It ends on disposal, the last part first. */
export const openClusteredService = (options: ClusteredServiceOptions, seed: number): Promise<ClusteredService> =>
  openWithParts((keep) => startService(options, seed, keep))
