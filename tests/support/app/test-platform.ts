import { createHttpServer } from '#platform/server/http/server.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { readConfig } from '#platform/server/config/config.ts'
import type { MemberActor } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import { createPrimaryOnlyReplicas } from '#platform/server/db/replicas/replicas.ts'
import { JobRunner } from '#platform/server/jobs/job-runner.ts'
import { createRateLimiter, createMemoryLimitStore } from '#platform/server/limits/limits.ts'
import { createLog } from '#platform/server/log.ts'
import { createMetrics } from '#platform/server/metrics/metrics.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createRealtime } from '#platform/server/realtime/socket-server.ts'
import { createBrandSource, defaultBrand } from '#platform/server/brand.ts'
import { createTexts } from '#platform/server/texts.ts'
import { createIdempotencyStore } from '#features/wallet/server/index.ts'
import { localeCatalogues } from '#apps/server/texts.ts'
import { testClock } from './clock.ts'

/** Opens the platform without features, for tests of the HTTP and socket adapters. `actors` are the members by token. */
export const openTestPlatform = async (db: Database, actors: Record<string, MemberActor>, mount: (routes: Routes) => void) => {
  const clock = testClock()
  const log = createLog('silent')
  const platform: Platform = {
    config: readConfig({ DEMO: '1', SECRET: 'a secret of tests, long enough to be one', MAX_LAG_MS: '0' }),
    db,
    replicas: createPrimaryOnlyReplicas(db),
    clock,
    random: () => 0.5,
    log,
    metrics: createMetrics(),
    readiness: { checks: {}, optional: {}, draining: false },
    memory: { isLow: () => false },
    texts: createTexts(localeCatalogues, log),
    brand: createBrandSource(() => Promise.resolve(defaultBrand)),
    limits: createRateLimiter(createMemoryLimitStore(), clock, 1),
    jobs: new JobRunner(db, clock, log, () => 0.5),
    mailer: { send: () => Promise.resolve() },
    storage: {
      put: () => Promise.resolve(),
      get: () => Promise.resolve(undefined),
      open: () => Promise.resolve(undefined),
      delete: () => Promise.resolve(),
      size: () => Promise.resolve(undefined),
      deletePrefix: () => Promise.resolve(),
      keys: async function* () {
        yield* []
      },
    },
    push: undefined,
    realtime: createRealtime(),
    publicUrl: 'http://localhost:3000',
    idempotency: createIdempotencyStore(db),
    authenticate: (token) => Promise.resolve(actors[token]),
    readSession: (_db, token) => Promise.resolve(actors[token]),
    authenticateToken: () => Promise.resolve(undefined),
    liveActors: () => Promise.resolve(new Map(Object.values(actors).map((actor) => [actor.sessionId, actor]))),
    touchSessions: () => Promise.resolve(),
  }
  const app = await createHttpServer(platform, '0.0.0', (routes) => Promise.resolve(mount(routes)))
  await app.ready()
  return { app, platform, clock }
}
