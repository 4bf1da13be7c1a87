import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { authenticateToken } from '#features/access-tokens/server/index.ts'
import { authenticateSession, readMembersOfSessions, readSessionMember, touchSessions } from '#features/auth/server/index.ts'
import { createIdempotencyStore } from '#features/wallet/server/index.ts'
import { readPaymentWebhookSecrets } from '#features/deposits/server/index.ts'
import { sandboxFeature } from '#apps/sandbox/feature.ts'
import { readBrand } from '#features/brand/server/index.ts'
import { createBrandSource } from '#platform/server/brand.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/config.ts'
import { createDatabaseCheck, requireWrites } from '#platform/server/db/database-check.ts'
import type { Database } from '#platform/server/db/database.ts'
import { createLogPositionReader } from '#platform/server/db/replicas/log-position.ts'
import type { Replica } from '#platform/server/db/replicas/replica.ts'
import { createReplicas, createPrimaryOnlyReplicas, type Replicas } from '#platform/server/db/replicas/replicas.ts'
import type { RequestGuards } from '#platform/server/http/guards/request-guards.ts'
import type { Readiness } from '#platform/server/http/health-checks.ts'
import { readCommitRules } from '#platform/server/db/replicas/server-state.ts'
import { createReadsWithoutPrimary } from '#platform/server/db/replicas/without-primary.ts'
import { createHttpServer } from '#platform/server/http/server.ts'
import { JobRunner } from '#platform/server/jobs/job-runner.ts'
import { createRateLimiter, createMemoryLimitStore } from '#platform/server/limits/limits.ts'
import type { Logger } from '#platform/server/log.ts'
import { registerRedisMetrics } from '#platform/server/metrics/redis-metrics.ts'
import { createMetrics, type Metrics } from '#platform/server/metrics/metrics.ts'
import { monitorMemory } from '#platform/server/memory.ts'
import { type Mailer, createSandboxMailer, createSmtpMailer } from '#platform/server/mail/mailer.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type PushSender, createWebPushSender } from '#platform/server/push/push.ts'
import { createRealtime } from '#platform/server/realtime/socket-server.ts'
import { createRedisCluster } from '#platform/server/realtime/cluster/redis-cluster.ts'
import { createRedisLimitStore } from '#platform/server/limits/redis-limits.ts'
import type { RedisLink } from '#platform/server/redis-link.ts'
import { diskStorage } from '#platform/server/storage/disk-storage.ts'
import { s3Storage } from '#platform/server/storage/s3-storage.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { createTexts, type OperatorFileCatalogues } from '#platform/server/texts.ts'
import { registerFeatures } from './features.ts'
import { releaseVersion } from './release.ts'
import { localeCatalogues } from './texts.ts'
import type { DrawnPages } from './languages/draw-pages.ts'
import { serveOperatorTexts } from './languages/serve-operator-texts.ts'
import { serveWebApplication } from './pages/web.ts'
import { serveWellKnown } from './pages/well-known.ts'

/** Dependencies of the service; tests replace some of them. */
export interface ComposeOptions {
  config: Config
  db: Database
  log: Logger
  clock: Clock
  random?: () => number
  mailer?: Mailer
  push?: PushSender
  storage?: Storage
  redis?: RedisLink
  /** Replicas that may answer reads. */
  replicas?: readonly Replica[]
  /** Folder of the built web application; absent when only the API is served. */
  webFolder?: string
  /** Readiness checks besides the database. */
  checks?: Readiness['checks']
  /** The operator's languages and texts from files. */
  languageFiles?: OperatorFileCatalogues
  /** Pages rendered with the operator's texts. */
  drawnPages?: DrawnPages
  /** Replaced only in tests, which show that each guard is needed. */
  guards?: RequestGuards
}

export interface ComposedService {
  platform: Platform
  app: FastifyInstance
}

/** Opens the storage of photos and archives: object storage if configured, otherwise the data folder. */
export const openStorage = (config: Config): Storage =>
  config.s3 === undefined ? diskStorage(join(config.dataDir, 'photos')) : s3Storage(config.s3)

/** How long a caller waits for the log position of the primary, in milliseconds, where replicas may answer without the primary. */
const longestPositionMs = 1500

/** Decides where reads run. Without replicas nothing is asked or measured. */
const readsOf = ({ config, db, log, replicas = [] }: ComposeOptions, metrics: Metrics): Replicas => {
  if (replicas.length === 0) return createPrimaryOnlyReplicas(db)
  if (!config.readWithoutPrimary)
    return createReplicas({ primary: db, replicas, readLogPosition: createLogPositionReader(db), log, metrics })
  const readLogPosition = createLogPositionReader(db, longestPositionMs)
  const usual = createReplicas({ primary: db, replicas, readLogPosition, log, metrics, namesEveryServer: true })
  return createReadsWithoutPrimary({
    usual,
    replicas,
    readLogPosition,
    readCommitRules: () => readCommitRules(db),
    isPrimaryBack: () => requireWrites(db),
    log,
    metrics,
  })
}

/** Builds the whole service over an open database: all features registered, not yet listening. */
export const composeService = async (options: ComposeOptions): Promise<ComposedService> => {
  const { config, db, log, clock, redis } = options
  const random = options.random ?? (() => randomInt(2 ** 40) / 2 ** 40)
  const limitStore = redis === undefined ? createMemoryLimitStore() : createRedisLimitStore(redis)
  const realtime = createRealtime(redis && createRedisCluster(redis, config.secrets))
  const brand = createBrandSource(() => readBrand(db))
  await brand.refresh()
  const metrics = createMetrics()
  const checkDatabase = createDatabaseCheck(db)
  const replicas = readsOf(options, metrics)
  const platform: Platform = {
    config,
    db,
    replicas,
    clock,
    random,
    log,
    metrics,
    readiness: {
      checks: {
        // Where replicas answer without the primary, a process stays ready: otherwise its load balancer would send it no requests.
        database: () => replicas.readEither(checkDatabase, () => Promise.resolve()),
        ...options.checks,
      },
      optional: {
        ...(redis === undefined ? {} : { redis: () => redis.isUp() }),
        ...(config.readWithoutPrimary ? { primary: () => !replicas.isPrimarySilent() } : {}),
      },
      draining: false,
    },
    memory: monitorMemory(config.maxMemoryMb),
    texts: createTexts(localeCatalogues, log, { files: options.languageFiles, brand: brand.current }),
    brand,
    limits: createRateLimiter(limitStore, clock, config.limitFactor),
    jobs: new JobRunner(db, clock, log, random),
    mailer:
      options.mailer ??
      (config.smtpUrl === undefined
        ? createSandboxMailer(db, clock)
        : createSmtpMailer(config.smtpUrl, config.mailFrom, () => brand.current().name)),
    push: options.push ?? (config.vapid && createWebPushSender(config.vapid, { loopback: config.demo })),
    storage: options.storage ?? openStorage(config),
    realtime,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    idempotency: createIdempotencyStore(db),
    authenticate: (token, address) => authenticateSession(db, token, clock.now(), address),
    readSession: (replica, token, address) => readSessionMember(replica, token, clock.now(), address),
    authenticateToken: (token, address) => authenticateToken(db, token, clock.now(), address),
    liveActors: (sessionIds) => readMembersOfSessions(db, sessionIds, clock.now()),
    touchSessions: (sessionIds) => touchSessions(db, sessionIds, clock.now()),
  }
  if (redis !== undefined) registerRedisMetrics(platform.metrics, redis)
  const app = await createHttpServer(
    platform,
    releaseVersion,
    async (routes) => {
      serveWellKnown(routes)
      registerFeatures(routes)
      if (config.demo) sandboxFeature.serve?.(routes, readPaymentWebhookSecrets(config))
      serveOperatorTexts(routes)
      if (options.webFolder !== undefined) await serveWebApplication(routes, options.webFolder, options.drawnPages)
    },
    options.guards,
  )
  return { platform, app }
}
