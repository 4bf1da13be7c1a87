// The service of a run: PostgreSQL with two streaming replicas, Redis, and two processes of the server that read from the replicas.
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { ModuleReplacements } from '../bundling/replace-modules.ts'
import { createPopulation, type Population } from '../chat/population.ts'
import { bundleServer, createTempFolder } from '../chat/servers.ts'
import { type Keep, openParts } from '../cluster/open-parts.ts'
import { findFreePort } from '../services/ports.ts'
import { startPostgres } from '../services/postgres.ts'
import { startRedis } from '../services/redis.ts'
import type { CrashableService } from '../services/service.ts'

const [memberCount, pairCount] = [80, 100]

export interface ReplicatedService {
  /** Addresses of the two processes. */
  addresses: readonly string[]
  replicas: readonly CrashableService[]
  world: Population
  db: Database
  /** Sum over both processes of a counter, by the label that is named. */
  sumMetric(name: string, label: string): Promise<Map<string, number>>
}

const metricLine = /^(\w+)\{([^}]*)\} (\S+)$/gm

const start = async (seed: number, replacements: ModuleReplacements, keep: Keep): Promise<ReplicatedService> => {
  const folder = keep(await createTempFolder())
  const primary = keep(await startPostgres({ max_connections: '100', wal_keep_size: '2GB' }))
  const pool = openPool(primary.url, 3)
  keep({ [Symbol.asyncDispose]: () => pool.end() })
  const db = openDatabase(pool)
  await migrate(db, '.')
  const random = createSeededRandom(seed, -1)
  const world = await createPopulation(db, memberCount, pairCount, () => random.int(0, 999_999) / 1_000_000)
  const replicas = [keep(await startPostgres({}, primary.url)), keep(await startPostgres({}, primary.url))]
  const redis = keep(await startRedis())
  const bundle = keep(await bundleServer(folder.path, replacements))
  const metrics = [await findFreePort(), await findFreePort()]
  const servers = []
  for (const port of metrics)
    servers.push(
      await bundle.start({
        DATABASE_URL: primary.url,
        DATABASE_READ_URL: replicas.map(({ url }) => url).join(','),
        REDIS_URL: redis.url,
        DATA_DIR: folder.path,
        LIMIT_FACTOR: '1000000',
        METRICS_ADDRESS: `127.0.0.1:${port}`,
      }),
    )
  for (const server of servers) await server.ready()
  const sumMetric = async (name: string, label: string): Promise<Map<string, number>> => {
    const sums = new Map<string, number>()
    for (const port of metrics) {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
      for (const [, found, labels = '', value] of text.matchAll(metricLine)) {
        const key = new RegExp(`${label}="([^"]*)"`).exec(labels)?.[1]
        if (found === name && key !== undefined) sums.set(key, (sums.get(key) ?? 0) + Number(value))
      }
    }
    return sums
  }
  return { addresses: servers.map(({ port }) => `http://127.0.0.1:${port}`), replicas, world, db, sumMetric }
}

/** Starts the whole service, with modules replaced by faulty ones. It ends on disposal, the last part first. */
export const openReplicatedService = (seed: number, replacements: ModuleReplacements): Promise<ReplicatedService & AsyncDisposable> =>
  openParts((keep) => start(seed, replacements, keep))
