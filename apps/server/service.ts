import { type AddressInfo, Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAdmin, seedDemoAdmin } from '../demo/admin.ts'
import { demoLogin, seedDemo } from '../demo/seed.ts'
import { hasMembers } from '#features/members/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { type Database, poolGuardOf, openDatabase } from '#platform/server/db/database.ts'
import { claimInstallation } from '#platform/server/db/installation.ts'
import { requireMigrations } from '#platform/server/db/migrating/migrate.ts'
import { openConfiguredDatabase } from '#platform/server/db/open-configured-database.ts'
import { requireCompleteRestore } from '#platform/server/db/unfinished-restore.ts'
import { openControlSocket } from '#platform/server/control-socket.ts'
import { createOriginCheck } from '#platform/server/http/guards/origin-check.ts'
import type { Logger } from '#platform/server/log.ts'
import { registerProcessMetrics } from '#platform/server/metrics/process-metrics.ts'
import { serveMetrics } from '#platform/server/metrics/serve-metrics.ts'
import { openRedis } from '#platform/server/redis-link.ts'
import { withTimeout } from '#platform/server/concurrency/with-timeout.ts'
import { migrateAtStart } from './migrate-at-start.ts'
import { adminCreate } from './commands/admin-create.ts'
import { copyDatabase } from './commands/copy-database.ts'
import { deposits } from './commands/deposits.ts'
import { ledgerCheck } from './commands/ledger-check.ts'
import { migrations } from './commands/migrations.ts'
import { secretLost } from './commands/secret-lost.ts'
import { secretStatus } from './commands/secret-status.ts'
import { type ComposedService, compose, type ComposeOptions } from './compose.ts'
import { type DatabaseDescription, describeDatabase, formatDatabaseDescription } from './describe-database.ts'
import { dispatchCommand } from './programs/run-command.ts'
import { release } from './release.ts'
import { print } from './programs/print.ts'
import { startSecretMaintenance } from './secrets.ts'

/** What the running server does for an operator while it has the embedded database open, by the names of the commands. */
const commands = {
  'admin-create': adminCreate,
  'copy-database': copyDatabase,
  deposits,
  'ledger-check': ledgerCheck,
  migrate: migrations,
  'secret-status': secretStatus,
  'secret-lost': secretLost,
}

/** Five seconds after the server would have ended the statement itself. */
const queryTimeoutMs = 20_000

/** What has to be right before anybody is served. */
const prepareDatabase = async (config: Config, db: Database, log: Logger, root: string): Promise<Disposable> => {
  await requireCompleteRestore(db)
  await migrateAtStart(config, db, root, log)
  // Only now: migrations may take long. The embedded database is in this process, and no network is between.
  if (config.databaseUrl !== undefined) poolGuardOf(db).setQueryTimeout(queryTimeoutMs)
  await claimInstallation(db, config.demo ? 'demo' : 'real', hasMembers)
  return startSecretMaintenance({ db, config, log, clock: systemClock })
}

/** Asks until every migration and SQL function is there. They only go forward: from then on nothing is asked. */
const createMigrationCheck = (db: Database, root: string): (() => Promise<void>) => {
  let complete = false
  return async () => {
    if (complete) return
    await requireMigrations(db, root)
    complete = true
  }
}

/** Answers that are being written then are broken off: what stops a process waits no longer than ten seconds for all of it. */
const responseGraceMs = 3500
/** How long what has just been let in has to say what it wants. */
const firstRequestMs = 250
const closeTimeoutMs = 1500

/** Ends the doors once those inside have been answered. */
const closeConnections = async ({ platform, app }: ComposedService): Promise<void> => {
  // A connection kept alive that has just become idle counts as open.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const patience = setTimeout(() => {
    platform.log.warn('answers that were still being written are broken off')
    app.server.closeAllConnections()
  }, responseGraceMs)
  try {
    await Promise.all([platform.realtime[Symbol.asyncDispose](), app.close()])
  } finally {
    clearInterval(idle)
    clearTimeout(patience)
  }
}

/** First said to balancers, then to open connections, and only then are the doors closed: nobody finds them shut. */
const stop = async (composed: ComposedService, drainMs: number): Promise<void> => {
  const { app } = composed
  const { readiness, realtime, jobs } = composed.platform
  readiness.draining = true
  await sleep((drainMs * 2) / 3)
  await Promise.all([realtime.drain(drainMs / 3), sleep(drainMs / 3)])
  // Nobody new comes in; who has just come in has not said yet what they want, and would look idle.
  NetServer.prototype.close.call(app.server)
  await sleep(Math.min(firstRequestMs, drainMs))
  await Promise.all([closeConnections(composed), jobs[Symbol.asyncDispose]()])
}

/** Starts everything and answers when people can come; disposing stops it without dropping a request in flight. */
export const startService = async (
  config: Config,
  log: Logger,
  root: string,
  overrides: Pick<ComposeOptions, 'guards'> = {},
): Promise<AsyncDisposable & { port: number }> => {
  const store = await openConfiguredDatabase(config, root)
  store.pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  const db = openDatabase(store.pool)
  const secrets = await prepareDatabase(config, db, log, root).catch(async (error: unknown) => {
    await store[Symbol.asyncDispose]()
    throw error
  })
  const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl, log)
  const composed = await compose({
    config,
    db,
    log,
    clock: systemClock,
    ...overrides,
    checks: { migrations: createMigrationCheck(db, root) },
    ...(redis === undefined ? {} : { redis }),
    ...(config.role === 'worker' ? {} : { webFolder: join(root, 'build/web') }),
  })
  const { platform, app } = composed
  if (config.demo) {
    await seedDemo(platform, print)
    await seedDemoAdmin(platform)
  }
  const watch = registerProcessMetrics(platform.metrics, platform, store.pool)
  const metrics = config.metricsAddress && (await serveMetrics(platform.metrics, config.metricsAddress))
  platform.realtime.attach(app.server, platform, createOriginCheck(config, platform.publicUrl))
  // Live events, and the end of a session, wait for no other process.
  platform.jobs.start(2000, { slow: config.role !== 'api' })
  await app.listen({ host: config.host, port: config.port })
  const controlSocket =
    config.databaseUrl === undefined
      ? await openControlSocket(config.dataDir, (request, print) => dispatchCommand(commands, request, { db, config, log, print }))
      : undefined
  const data = await describeDatabase(config, db)
  log.info({ release, node: process.versions.node, ...data }, 'serving')
  printStartMessage(config, platform.publicUrl, data)
  return {
    port: (app.server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      await controlSocket?.[Symbol.asyncDispose]()
      await stop(composed, config.drainMs)
      await metrics?.[Symbol.asyncDispose]()
      watch[Symbol.dispose]()
      secrets[Symbol.dispose]()
      // What hangs elsewhere keeps its connection; the process ends without waiting for it.
      await withTimeout(closeTimeoutMs, Promise.all([redis?.[Symbol.asyncDispose](), store[Symbol.asyncDispose]()]))
    },
  }
}

const printStartMessage = (config: Config, address: string, data: DatabaseDescription): void => {
  print(`\nNdloo ${release} is ready at ${address}`)
  print(`  Data         ${formatDatabaseDescription(data)}`)
  if (!config.demo) return
  print(`  Demo login   ${demoLogin.email}   password   ${demoLogin.password}`)
  print(`  Console      ${address}/admin   ${demoAdmin.email}   same password   codes at ${address}/sandbox/authenticator`)
  print(`  Mailbox      ${address}/sandbox/mail   (where codes arrive)`)
  print('  Stop with Ctrl+C.')
}
