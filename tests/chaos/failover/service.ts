// The service of a run: a cluster, Redis and two processes of the server, with members and their money.
import { openDatabase, openPool, type Database } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { withTimeout } from '#platform/server/concurrency/with-timeout.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { fundMember } from '../../support/features/wallet.ts'
import { createPopulation, type Population } from '../chat/population.ts'
import { bundleServer, createTempFolder, type ServerProcess } from '../chat/servers.ts'
import { type Cluster, startCluster } from '../cluster/cluster.ts'
import { type Keep, openParts } from '../cluster/open-parts.ts'
import type { ClusterOptions } from '../cluster/patroni-config.ts'
import { startRedis } from '../services/redis.ts'

/** How long a process may take to be ready, in seconds. */
const startSeconds = 120
const [memberCount, pairCount, cents] = [16, 24, 100_000_000]

export interface ClusteredService extends AsyncDisposable {
  cluster: Cluster
  servers: readonly ServerProcess[]
  /** A connection of the harness through the balancer. */
  db: Database
  world: Population
  /** The folder with a log of each program. */
  folder: string
}

const startService = async (options: ClusterOptions, seed: number, keep: Keep): Promise<Omit<ClusteredService, keyof AsyncDisposable>> => {
  const folder = keep(await createTempFolder())
  const cluster = keep(await startCluster(folder.path, options))
  const redis = keep(await startRedis())
  const pool = openPool(cluster.url, 3)
  keep({ [Symbol.asyncDispose]: () => pool.end() })
  const db = openDatabase(pool)
  await migrate(db, '.')
  const random = createSeededRandom(seed, -1)
  const world = await createPopulation(db, memberCount, pairCount, () => random.int(0, 999_999) / 1_000_000)
  for (const { id } of world.members) await fundMember(db, id, { USD: cents }, new Date())
  const bundle = keep(await bundleServer(folder.path))
  const environment = { DATABASE_URL: cluster.url, REDIS_URL: redis.url, DATA_DIR: folder.path }
  const servers = [await bundle.start(environment), await bundle.start(environment)]
  for (const server of servers) await withTimeout(startSeconds * 1000, server.ready())
  return { cluster, servers, db, world, folder: folder.path }
}

/** Starts the whole service. It ends on disposal, the last part first. */
export const openClusteredService = (options: ClusterOptions, seed: number): Promise<ClusteredService> =>
  openParts((keep) => startService(options, seed, keep))
