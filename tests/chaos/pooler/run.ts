// Many processes with more connections than the server has, through PgBouncer in transaction mode.
import { sql } from 'kysely'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { createChatPopulation } from '../chat/chat-population.ts'
import { bundleServer, createTempFolder } from '../chat/servers.ts'
import { type AddPart, openWithParts } from '../cluster/open-with-parts.ts'
import { createSend, messagePair } from '../replicas/pairs.ts'
import { startPostgres } from '../services/postgres.ts'
import { startRedis } from '../services/redis.ts'
import { type PoolState, startPgbouncer } from './pgbouncer.ts'

interface PooledRunOptions {
  seed: number
  processes: number
  /** Connections that each process may open. */
  connectionsEach: number
  /** Connections that PgBouncer may open to the server. */
  serverConnections: number
  /** Members who write and read at the same time, for each process. */
  writersEach: number
  pairs: number
  say: (line: string) => void
}

export interface PooledRun {
  pairs: number
  /** Reads that did not show what had just been written. */
  stale: string[]
  failed: string[]
  /** Messages in the database. Each pair writes one. */
  stored: number
  /** The largest numbers seen. */
  most: PoolState
  pairsPerSecond: number
}

/** A run with so many failures is broken and ends. */
const mostFailures = 20

const openPooledService = ({ seed, processes, connectionsEach, serverConnections, say }: PooledRunOptions) =>
  openWithParts(async (keep: AddPart) => {
    const folder = keep(await createTempFolder())
    const poolerFolder = keep(await createTempFolder())
    const postgres = keep(await startPostgres({ max_connections: String(serverConnections + 20) }))
    const pool = openPool(postgres.url, 3)
    keep({ [Symbol.asyncDispose]: () => pool.end() })
    const db = openDatabase(pool)
    await migrate(db, '.')
    // PgBouncer drops the time limits of connections.
    await sql`alter role postgres set statement_timeout = '15s'`.execute(db)
    const random = createSeededRandom(seed, -1)
    const population = await createChatPopulation(db, 80, 100, () => random.int(0, 999_999) / 1_000_000)
    const pooler = keep(await startPgbouncer(poolerFolder.path, postgres.url, serverConnections))
    const redis = keep(await startRedis())
    const bundle = keep(await bundleServer(folder.path))
    const servers = []
    for (let number = 0; number < processes; number++) {
      const server = await bundle.start({
        DATABASE_URL: pooler.url,
        MIGRATE_DATABASE_URL: postgres.url,
        DATABASE_PREPARED: '0',
        DATABASE_POOL: String(connectionsEach),
        REDIS_URL: redis.url,
        DATA_DIR: folder.path,
        LIMIT_FACTOR: '1000000',
      })
      await server.ready()
      servers.push(server)
    }
    say(`${processes} processes are ready`)
    return { db, pooler, population, addresses: servers.map(({ port }) => `http://127.0.0.1:${port}`) }
  })

/** Members write through one process and read through another, until so many pairs are made. */
export const runPooled = async (options: PooledRunOptions): Promise<PooledRun> => {
  const { seed, processes, writersEach, pairs } = options
  await using service = await openPooledService(options)
  const { db, pooler, population } = service
  const send = createSend(service.addresses)
  const countMessages = async (): Promise<number> =>
    Number((await db.selectFrom('message').select(db.fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
  const before = await countMessages()
  const run: PooledRun = {
    pairs: 0,
    stale: [],
    failed: [],
    stored: 0,
    most: { clients: 0, servers: 0, waiting: 0 },
    pairsPerSecond: 0,
  }
  let left = pairs
  const writeFor = async (index: number): Promise<void> => {
    const random = createSeededRandom(seed, index)
    while (left > 0 && run.failed.length < mostFailures) {
      left -= 1
      const [a, b] = random.pick(population.pairs)
      const [from, to] = [population.members[a], population.members[b]]
      if (from === undefined || to === undefined) throw new Error('nobody is there')
      try {
        const { kind, stale } = await messagePair(from, to, random.chance(0.5), { send, turn: random.int(0, processes - 1) })
        run.pairs += 1
        if (stale !== undefined) run.stale.push(`${kind}: ${stale}`)
      } catch (error) {
        run.failed.push(String(error))
      }
    }
  }
  const began = performance.now()
  let isOver = false
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const state = await pooler.readState()
      for (const name of ['clients', 'servers', 'waiting'] as const) run.most[name] = Math.max(run.most[name], state[name])
    }
  }
  const watching = watch()
  await Promise.all(Array.from({ length: processes * writersEach }, (_, index) => writeFor(index)))
  run.pairsPerSecond = (run.pairs * 1000) / (performance.now() - began)
  isOver = true
  await watching
  run.stored = (await countMessages()) - before
  return run
}
