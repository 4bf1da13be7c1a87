import { type AddressInfo, Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoAdminCredentials, demoStaffLogins, seedDemoAdmin } from '../demo/admin.ts'
import { demoCredentials, seedDemo } from '../demo/seed.ts'
import { hasMembers } from '#features/members/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { type Database, reconnectingPoolOf, openDatabase } from '#platform/server/db/database.ts'
import { claimInstallationMode } from '#platform/server/db/installation.ts'
import { requireMigrations } from '#platform/server/db/migrating/migrate.ts'
import { openReplica } from '#platform/server/db/replicas/replica.ts'
import { openConfiguredDatabase } from '#platform/server/db/open-configured-database.ts'
import { requireCompleteRestore } from '#platform/server/db/unfinished-restore.ts'
import { openControlSocket } from '#platform/server/control-socket.ts'
import { createOriginCheck } from '#platform/server/http/guards/origin-check.ts'
import type { Logger } from '#platform/server/log.ts'
import { registerProcessMetrics } from '#platform/server/metrics/process-metrics.ts'
import { serveMetrics } from '#platform/server/metrics/serve-metrics.ts'
import { openRedis } from '#platform/server/redis-link.ts'
import { repeatEvery } from '#platform/server/concurrency/repeat-every.ts'
import { withTimeout } from '#platform/server/concurrency/with-timeout.ts'
import { createDrawnPages } from './languages/draw-pages.ts'
import { followOperatorTexts } from './languages/follow-operator-texts.ts'
import { loadLanguages } from './languages/load-languages.ts'
import { migrateAtStart } from './migrate-at-start.ts'
import { adminCreateCommand } from './commands/admin-create.ts'
import { copyDatabaseCommand } from './commands/copy-database.ts'
import { depositsCommand } from './commands/deposits.ts'
import { importMembersCommand } from './commands/import.ts'
import { ledgerCheckCommand } from './commands/ledger-check.ts'
import { migrateCommand } from './commands/migrations.ts'
import { secretLostCommand } from './commands/secret-lost.ts'
import { secretStatusCommand } from './commands/secret-status.ts'
import { type ComposedService, composeService, type ComposeOptions } from './compose.ts'
import { type DatabaseDescription, describeDatabase, formatDatabaseDescription } from './describe-database.ts'
import { runCommandFromSocket } from './programs/run-command.ts'
import { releaseVersion } from './release.ts'
import { print } from './programs/print.ts'
import { startSecretMaintenance } from './secrets.ts'

/** Commands that a running server accepts over the control socket, because it has the embedded database open. */
const commands = {
  'admin-create': adminCreateCommand,
  'copy-database': copyDatabaseCommand,
  deposits: depositsCommand,
  import: importMembersCommand,
  'ledger-check': ledgerCheckCommand,
  migrate: migrateCommand,
  'secret-status': secretStatusCommand,
  'secret-lost': secretLostCommand,
}

const brandRefreshMs = 1000
/** How often replicas that were left out are tried again. */
const replicaCheckMs = 500

/** Five seconds more than the statement timeout of the server. */
const queryTimeoutMs = 20_000

/** Checks and migrates the database before requests are served. */
const prepareDatabase = async (config: Config, db: Database, log: Logger, root: string): Promise<Disposable> => {
  await requireCompleteRestore(db)
  await migrateAtStart(config, db, root, log)
  // Set only now, because migrations may take longer than this timeout. The embedded database is in this process and needs no network timeout.
  if (config.databaseUrl !== undefined) reconnectingPoolOf(db).setQueryTimeout(queryTimeoutMs)
  await claimInstallationMode(db, config.demo ? 'demo' : 'real', hasMembers)
  return startSecretMaintenance({ db, config, log, clock: systemClock })
}

/** Returns a check that all migrations and SQL functions are applied. It stops querying once they are. */
const createMigrationCheck = (db: Database, root: string): (() => Promise<void>) => {
  let complete = false
  return async () => {
    if (complete) return
    await requireMigrations(db, root)
    complete = true
  }
}

/** Open responses are aborted after this time, because a supervisor waits ten seconds for the whole stop. */
const responseGraceMs = 3500
/** How long a new connection may take to send its first request. */
const firstRequestMs = 250
const closeTimeoutMs = 1500

/** Closes sockets and server once open requests are answered. */
const closeConnections = async ({ platform, app }: ComposedService): Promise<void> => {
  // Keep-alive connections that become idle would otherwise stay open.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  const deadline = setTimeout(() => {
    platform.log.warn('answers that were still being written are broken off')
    app.server.closeAllConnections()
  }, responseGraceMs)
  try {
    await Promise.all([platform.realtime[Symbol.asyncDispose](), app.close()])
  } finally {
    clearInterval(idle)
    clearTimeout(deadline)
  }
}

/** Drains in three steps, so that no request is refused: load balancers, then open sockets, then the server. */
const stop = async (composed: ComposedService, drainMs: number): Promise<void> => {
  const { app } = composed
  const { readiness, realtime, jobs } = composed.platform
  readiness.draining = true
  await sleep((drainMs * 2) / 3)
  await Promise.all([realtime.drain(drainMs / 3), sleep(drainMs / 3)])
  // Stop accepting connections. New ones that have not sent a request yet would look idle, so wait for them.
  NetServer.prototype.close.call(app.server)
  await sleep(Math.min(firstRequestMs, drainMs))
  await Promise.all([closeConnections(composed), jobs[Symbol.asyncDispose]()])
}

/** Starts the service and resolves when it accepts requests; disposing stops it without dropping a running request. */
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
  const languageFiles = await loadLanguages(config, log)
  // A worker serves no pages.
  const drawnPages = config.role === 'worker' ? undefined : createDrawnPages(join(root, 'build'), log)
  const redis = config.redisUrl === undefined ? undefined : await openRedis(config.redisUrl, log)
  const replicas = config.databaseReadUrls.map((url) => openReplica(url, config.databasePool, config.databasePrepared))
  const composed = await composeService({
    config,
    db,
    log,
    clock: systemClock,
    ...overrides,
    languageFiles,
    ...(drawnPages === undefined ? {} : { drawnPages }),
    checks: { migrations: createMigrationCheck(db, root) },
    ...(redis === undefined ? {} : { redis }),
    replicas,
    ...(config.role === 'worker' ? {} : { webFolder: join(root, 'build/web') }),
  })
  const { platform, app } = composed
  if (config.demo) {
    await seedDemo(platform, print)
    await seedDemoAdmin(platform)
  }
  // Other processes may change the brand. Reading one row per second works without Redis and misses nothing.
  const brandReads = repeatEvery(brandRefreshMs, platform.brand.refresh, () => {})
  const replicaChecks = replicas.length === 0 ? undefined : repeatEvery(replicaCheckMs, platform.replicas.check, () => {})
  const primaryWatch = config.readWithoutPrimary ? repeatEvery(replicaCheckMs, platform.replicas.watchPrimary, () => {}) : undefined
  const ownTexts = await followOperatorTexts(platform, drawnPages)
  const watch = registerProcessMetrics(platform.metrics, platform, store.pool)
  const metrics = config.metricsAddress && (await serveMetrics(platform.metrics, config.metricsAddress))
  platform.realtime.attach(app.server, platform, createOriginCheck(config, platform.publicUrl))
  // Every process handles live events and ended sessions itself.
  platform.jobs.start(2000, { slow: config.role !== 'api' })
  await app.listen({ host: config.host, port: config.port })
  const controlSocket =
    config.databaseUrl === undefined
      ? await openControlSocket(config.dataDir, (request, print) => runCommandFromSocket(commands, request, { db, config, log, print }))
      : undefined
  const data = await describeDatabase(config, db)
  log.info({ release: releaseVersion, node: process.versions.node, ...data }, 'serving')
  printStartMessage(config, platform.publicUrl, data)
  return {
    port: (app.server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      await controlSocket?.[Symbol.asyncDispose]()
      await stop(composed, config.drainMs)
      await metrics?.[Symbol.asyncDispose]()
      brandReads[Symbol.dispose]()
      replicaChecks?.[Symbol.dispose]()
      primaryWatch?.[Symbol.dispose]()
      ownTexts[Symbol.dispose]()
      watch[Symbol.dispose]()
      secrets[Symbol.dispose]()
      // Do not wait for hanging connections.
      const connected = [store, ...replicas, ...(redis === undefined ? [] : [redis])]
      await withTimeout(closeTimeoutMs, Promise.all(connected.map((part) => part[Symbol.asyncDispose]())))
    },
  }
}

const printStartMessage = (config: Config, address: string, data: DatabaseDescription): void => {
  print(`\nNdloo ${releaseVersion} is ready at ${address}`)
  print(`  Data         ${formatDatabaseDescription(data)}`)
  if (!config.demo) return
  print(`  Demo login   ${demoCredentials.email}   password   ${demoCredentials.password}`)
  print(`  Console      ${address}/admin   ${demoAdminCredentials.email}   same password   codes at ${address}/sandbox/authenticator`)
  print(`  Staff        ${demoStaffLogins.map(({ email }) => email).join(' · ')}   same password and codes`)
  print(`  Mailbox      ${address}/sandbox/mail   (where codes arrive)   phones ${address}/sandbox/sms`)
  print('  Stop with Ctrl+C.')
}
