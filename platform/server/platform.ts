import type { BrandSource } from './brand.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { MemberActor } from './context.ts'
import type { Database } from './db/database.ts'
import type { ReadDatabase } from './db/replicas/read-database.ts'
import type { Replicas } from './db/replicas/replicas.ts'
import type { IdempotencyStore } from './http/idempotency-store.ts'
import type { Readiness } from './http/health-checks.ts'
import type { JobRunner } from './jobs/job-runner.ts'
import type { ReportingRateLimiter } from './limits/limits.ts'
import type { Logger } from './log.ts'
import type { MemoryMonitor } from './memory.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PushSender } from './push/push.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Storage } from './storage/storage.ts'
import type { Texts } from './texts.ts'
import type { Scope } from '#platform/shared/scopes.ts'

/** A valid access token of a request. A `service` token reads the console for the administrator who created it. */
export interface AuthenticatedToken {
  kind: 'personal' | 'service'
  actor: MemberActor
  scopes: readonly Scope[]
}

/** Services of the process, passed to features explicitly. */
export interface Platform {
  config: Config
  db: Database
  replicas: Replicas
  clock: Clock
  /** At least 0, below 1. */
  random: () => number
  log: Logger
  metrics: Metrics
  readiness: Readiness
  /** Checked before new requests and sockets are accepted. */
  memory: MemoryMonitor
  texts: Texts
  brand: BrandSource
  limits: ReportingRateLimiter
  jobs: JobRunner
  mailer: Mailer
  /** Undefined when no VAPID keys are configured. */
  push: PushSender | undefined
  storage: Storage
  realtime: Realtime
  /** Public URL without a trailing slash. */
  publicUrl: string
  /** Stored responses of requests that move money, by idempotency key. */
  idempotency: IdempotencyStore
  /** Returns the member of a session token; undefined for an invalid one. */
  authenticate(token: string, address: string): Promise<MemberActor | undefined>
  /** Like `authenticate`, but reads the session from a replica and does not note that the session was used. */
  readSession(db: ReadDatabase, token: string, address: string): Promise<MemberActor | undefined>
  /** Returns the owner and scopes of an access token; undefined for a token that is unknown, expired or of an account that may not sign in. */
  authenticateToken(token: string, address: string): Promise<AuthenticatedToken | undefined>
  /** Members by session id, without their addresses; ended sessions are missing. */
  liveActors(sessionIds: readonly string[]): Promise<ReadonlyMap<string, MemberActor>>
  /** Notes that sessions are in use now, in one statement. */
  touchSessions(sessionIds: readonly string[]): Promise<void>
}
