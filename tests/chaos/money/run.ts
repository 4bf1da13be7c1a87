import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '#platform/server/db/database.ts'
import { openEmbeddedFolder } from '#platform/server/db/embedded.ts'
import { findFreePort } from '../services/ports.ts'
import { startPostgres } from '../services/postgres.ts'
import { buildServer } from '../bundling/build-server.ts'
import { readCatalogue } from './catalogue.ts'
import { callCounts } from './client.ts'
import { runDisruptions, setProviderFaults } from './disruption.ts'
import { type FaultName, plantedFaults, type PlantedFault } from './faults.ts'
import { LedgerModel } from './model.ts'
import { createOperationPicker } from './operations/all.ts'
import { compareDepositWithModel } from './operations/deposit.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { createServerProcess } from './server.ts'
import { MemberLocks, signUpMembers, type ChaosContext, createChaosContext } from './context.ts'
import { verifyDatabase } from './verify.ts'

/** The options of a run. */
export interface ChaosOptions {
  operations: number
  seed: number
  members: number
  /** Concurrent operations. */
  workers: number
  /** The longest time between two faults, in milliseconds or in operations. Operations keep the number of faults the same on slow machines. */
  pause: { ms: number } | { operations: number }
  database: 'cluster' | 'embedded'
  /** Leaves out operations that only wait. */
  hasty?: boolean
  fault?: FaultName | undefined
  /** Ends the run early, as if all operations were done. */
  stop?: AbortSignal
  say(line: string): void
}

/** The result of a run. */
export interface MoneyChaosReport {
  /** Every deviation from the model. */
  wrong: readonly string[]
  operations: number
  calls: number
  /** Attempts without a response. */
  lost: number
  kills: number
  crashes: number
  seconds: number
}

/** The database of a run, with direct access for the harness. */
interface Store extends AsyncDisposable {
  environment: Record<string, string>
  crash?: () => Promise<void>
  query?: (text: string, values?: unknown[]) => Promise<void>
  /** Runs work on the database while the server is stopped. */
  closed<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>
}

const clusterStore = async (): Promise<Store> => {
  const cluster = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'ndloo-chaos-data-'))
  const pool = new pg.Pool({ connectionString: cluster.url, max: 4 })
  pool.on('error', () => {})
  const query = async (text: string, values: unknown[] = []): Promise<void> => {
    // Retries while the cluster restarts.
    for (let tries = 1; ; tries++) {
      try {
        return void (await pool.query(text, values))
      } catch (error) {
        if (tries > 100) throw error
        await sleep(100)
      }
    }
  }
  return {
    environment: { DATABASE_URL: cluster.url, DATA_DIR: dataDir },
    crash: () => cluster.crash(),
    query,
    closed: (work) => work(pool),
    [Symbol.asyncDispose]: async () => {
      await pool.end()
      await cluster[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const embeddedStore = async (): Promise<Store> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ndloo-chaos-data-'))
  return {
    environment: { DATA_DIR: dataDir },
    closed: async (work) => {
      await using database = await openEmbeddedFolder(dataDir)
      return await work(database.pool)
    },
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  }
}

/** SQL that ages interrupted calls by two minutes, so that they can be retried without the one-minute wait. */
const ageIdempotentCalls = (seconds: number) =>
  `update idempotent_call set started_at = started_at - interval '2 minutes' where status is null and started_at < now() - interval '${seconds} seconds'`

const waitForDeposits = async (world: ChaosContext): Promise<void> => {
  const until = Date.now() + 60_000
  for (;;) {
    const open = world.members.flatMap((member) =>
      world.model
        .account(member.id)
        .deposits.filter(({ state }) => state === 'coming' || state === 'doubtful')
        .map((deposit) => ({ member, deposit })),
    )
    if (open.length === 0) return
    if (Date.now() > until) return world.model.expect(false, `${open.length} paid deposits never arrived`)
    for (let done = 0; done < open.length; done += 8)
      await Promise.all(open.slice(done, done + 8).map(({ member, deposit }) => compareDepositWithModel(world, member, deposit, true)))
    await sleep(500)
  }
}

/** Runs all operations with faults and verifies the ledger at the end. */
export const runMoneyChaos = async (options: ChaosOptions): Promise<MoneyChaosReport> => {
  const { seed, say } = options
  const began = Date.now()
  const planted: PlantedFault = options.fault === undefined ? {} : plantedFaults[options.fault]
  await using build = await buildServer({ replacements: planted.replacements })
  await using store = await (options.database === 'cluster' ? clusterStore() : embeddedStore())
  await using server = createServerProcess(build.main, await findFreePort(), store.environment)
  await server.start()
  const members = await signUpMembers(server, options.members)
  if (planted.sql !== undefined) {
    if (store.query === undefined) throw new Error(`${options.fault} is planted in a PostgreSQL`)
    await store.query(await readFile(planted.sql, 'utf8'))
  }
  say(`${members.length} members, ${options.operations} operations, seed ${seed}, ${options.workers} at a time`)

  const [first] = members
  if (first === undefined) throw new Error('nobody is there')
  const catalogue = await readCatalogue(server, first)
  say(`on sale: ${catalogue.gifts.length} gifts, ${catalogue.boosts.length} boosts, ${catalogue.plans.length} plans`)
  const drawOperation = createOperationPicker(catalogue)
  const model = new LedgerModel(say)
  const query = store.query
  const forget =
    query && ((memberId: string, key: string) => query('delete from idempotent_call where member_id = $1 and key = $2', [memberId, key]))
  const world = createChaosContext(server, model, members, { forget, hasty: options.hasty ?? false, catalogue })
  for (const { id } of members) model.account(id)
  const locks = new MemberLocks()
  let next = 0
  let working = true
  const running = () => working && options.stop?.aborted !== true && !(options.fault !== undefined && model.wrong.length > 0)

  const work = async (): Promise<void> => {
    while (next < options.operations && running()) {
      const index = next++
      const random = createSeededRandom(seed, index)
      const operation = drawOperation(random)
      const people = operation.choose?.(world, random) ?? Array.from({ length: operation.people ?? 1 }, () => random.pick(members))
      const distinct = [...new Set(people)]
      if (distinct.length < people.length || (operation.choose !== undefined && people.length === 0)) continue
      await locks.withLocks(
        distinct.map(({ id }) => id),
        () =>
          operation
            .run(world, people as unknown as Parameters<typeof operation.run>[1], random, `op-${seed}-${index}`)
            .catch((error: unknown) => {
              model.expect(false, `${operation.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
            }),
      )
    }
  }
  const killServer = async (): Promise<void> => {
    await server.kill()
    if (query === undefined) await store.closed(async (pool) => void (await pool.query(ageIdempotentCalls(0))))
    else {
      // The database can still be executing statements of the killed server.
      await sleep(50)
      await query(ageIdempotentCalls(0))
    }
    await server.start()
  }
  const crashDatabase = store.crash
  const age = async (): Promise<void> => {
    while (running()) {
      if (query !== undefined) await query(ageIdempotentCalls(6))
      await sleep(1000)
    }
  }
  const progress = setInterval(
    () => say(`${next} operations, ${callCounts.calls} calls, ${server.kills} kills, ${model.wrong.length} wrong`),
    10_000,
  )
  progress.unref()
  const disruptions = createSeededRandom(seed, -1)
  const { pause } = options
  const due = async (): Promise<void> => {
    const [until, enough] =
      'ms' in pause ? [Date.now() + disruptions.int(Math.floor(pause.ms / 3), pause.ms), Infinity] : [Infinity, next + pause.operations]
    while (running() && Date.now() < until && next < enough) await sleep(50)
  }
  const disrupted = runDisruptions(world, { killServer, crashDatabase }, disruptions, due, running)
  const aged = age()
  try {
    await Promise.all(Array.from({ length: options.workers }, work))
  } finally {
    working = false
    clearInterval(progress)
  }
  const [{ crashes }] = await Promise.all([disrupted, aged])
  await setProviderFaults(world, '')
  await waitForDeposits(world)
  await server[Symbol.asyncDispose]()
  await store.closed((pool) => verifyDatabase(openDatabase(pool), model))
  const seconds = Math.round((Date.now() - began) / 1000)
  return { wrong: model.wrong, operations: next, calls: callCounts.calls, lost: callCounts.lost, kills: server.kills, crashes, seconds }
}
