import { type AddressInfo, Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type RedisClientType } from 'redis'
import { demoAdmin, seedAdmin } from '#db/demo-admin.ts'
import { demoLogin, seedDemo } from '#db/demo.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import { type Database, openDatabase, openPool } from '#platform/server/db/database.ts'
import { stampInstallation } from '#platform/server/db/installation.ts'
import { migrate, requireMigrations } from '#platform/server/db/migrate.ts'
import { openStore } from '#platform/server/db/open-store.ts'
import { openDoor } from '#platform/server/door.ts'
import { createPageCheck } from '#platform/server/http/own-pages.ts'
import type { Logger } from '#platform/server/log.ts'
import { watchProcess } from '#platform/server/metrics/process-gauges.ts'
import { serveMetrics } from '#platform/server/metrics/serve-metrics.ts'
import { within } from '#platform/server/within.ts'
import { adminCreate } from './commands/admin-create.ts'
import { copyDatabase } from './commands/copy-database.ts'
import { deposits } from './commands/deposits.ts'
import { ledgerCheck } from './commands/ledger-check.ts'
import { type Composed, compose, type Surroundings } from './compose.ts'
import { obey } from './operate.ts'
import { say } from './say.ts'

/** What the running server does for an operator while it has the embedded database open, by the names of the commands. */
const commands = { 'admin-create': adminCreate, 'copy-database': copyDatabase, deposits, 'ledger-check': ledgerCheck }

const bringUpToDate = async (config: Config, db: Database, root: string): Promise<void> => {
  const folder = join(root, 'db/migrations')
  if (config.migrateDatabaseUrl === undefined) return void (await migrate(db, folder))
  const pool = openPool(config.migrateDatabaseUrl, 1)
  try {
    await migrate(openDatabase(pool), folder)
  } finally {
    await pool.end()
  }
}

const connectRedis = async (url: string, log: Logger): Promise<RedisClientType> => {
  // Without Redis each process goes on by itself at once, rather than wait for it.
  const redis: RedisClientType = createClient({ url, disableOfflineQueue: true })
  redis.on('error', (error: unknown) => log.warn({ err: error }, 'redis'))
  await redis.connect()
  return redis
}

/** Answers that are being written then are broken off: what stops a process waits no longer than ten seconds for all of it. */
const answersMs = 3500
/** How long what has just been let in has to say what it wants. */
const lastWordsMs = 250
const closingMs = 1500

/** Ends the doors once those inside have been answered. */
const closeDoors = async ({ platform, app }: Composed): Promise<void> => {
  // A connection kept alive that has just become idle counts as open.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const patience = setTimeout(() => {
    platform.log.warn('answers that were still being written are broken off')
    app.server.closeAllConnections()
  }, answersMs)
  try {
    await Promise.all([platform.realtime[Symbol.asyncDispose](), app.close()])
  } finally {
    clearInterval(idle)
    clearTimeout(patience)
  }
}

/** First said to balancers, then to open connections, and only then are the doors closed: nobody finds them shut. */
const stop = async (composed: Composed, drainMs: number): Promise<void> => {
  const { app } = composed
  const { readiness, realtime, jobs } = composed.platform
  readiness.leaving = true
  await sleep((drainMs * 2) / 3)
  await Promise.all([realtime.leave(drainMs / 3), sleep(drainMs / 3)])
  // Nobody new comes in; who has just come in has not said yet what they want, and would look idle.
  NetServer.prototype.close.call(app.server)
  await sleep(Math.min(lastWordsMs, drainMs))
  await Promise.all([closeDoors(composed), jobs[Symbol.asyncDispose]()])
}

/** Starts everything and answers when people can come; disposing stops it without dropping a request in flight. */
export const startService = async (
  config: Config,
  log: Logger,
  root: string,
  replaced: Pick<Surroundings, 'defences'> = {},
): Promise<AsyncDisposable & { port: number }> => {
  const store = await openStore(config, root)
  store.pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  const db = openDatabase(store.pool)
  await bringUpToDate(config, db, root)
  await stampInstallation(db, config.demo ? 'demo' : 'real')
  const redis = config.redisUrl === undefined ? undefined : await connectRedis(config.redisUrl, log)
  const composed = await compose({
    config,
    db,
    log,
    clock: systemClock,
    ...replaced,
    checks: { migrations: () => requireMigrations(db, join(root, 'db/migrations')) },
    ...(redis === undefined ? {} : { redis }),
    ...(config.role === 'worker' ? {} : { webFolder: join(root, 'build/web') }),
  })
  const { platform, app } = composed
  if (config.demo) {
    await seedDemo(platform, say)
    await seedAdmin(platform)
  }
  const watch = watchProcess(platform.metrics, platform, store.pool)
  const metrics = config.metricsAddress && (await serveMetrics(platform.metrics, config.metricsAddress))
  platform.realtime.attach(app.server, platform, createPageCheck(config, platform.publicUrl))
  // Live events, and the end of a session, wait for no other process.
  platform.jobs.start(2000, { slow: config.role !== 'api' })
  await app.listen({ host: config.host, port: config.port })
  const door =
    config.databaseUrl === undefined
      ? await openDoor(config.dataDir, (job, tell) => obey(commands, job, { db, config, log, say: tell }))
      : undefined
  announce(config, platform.publicUrl)
  return {
    port: (app.server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      await door?.[Symbol.asyncDispose]()
      await stop(composed, config.drainMs)
      await metrics?.[Symbol.asyncDispose]()
      watch[Symbol.dispose]()
      // What hangs elsewhere keeps its connection; the process ends without waiting for it.
      await within(closingMs, Promise.all([redis?.close(), store[Symbol.asyncDispose]()]))
    },
  }
}

const announce = (config: Config, address: string): void => {
  say(`\nNdloo is ready at ${address}`)
  if (!config.demo) return
  say(`  Demo login   ${demoLogin.email}   password   ${demoLogin.password}`)
  say(`  Console      ${address}/admin   ${demoAdmin.email}   same password   codes at ${address}/sandbox/authenticator`)
  say(`  Mailbox      ${address}/sandbox/mail   (where codes arrive)`)
  say(`  Data         ${config.dataDir}   (embedded database: safe against a crash, not against a power cut)`)
  say('  Stop with Ctrl+C.')
}
