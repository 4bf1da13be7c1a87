import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { MemberActor } from './context.ts'
import type { Database } from './db/database.ts'
import type { IdempotencyStore } from './http/idempotency-store.ts'
import type { Readiness } from './http/ready.ts'
import type { JobRunner } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Logger } from './log.ts'
import type { MemoryWatch } from './memory.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PushSender } from './push/push.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Storage } from './storage/storage.ts'
import type { Texts } from './texts.ts'

/** What the process offers to features; each is passed on by name, none is reached for. */
export interface Platform {
  config: Config
  db: Database
  clock: Clock
  /** At least 0, below 1. */
  random: () => number
  log: Logger
  metrics: Metrics
  readiness: Readiness
  /** Watched by what takes people in. */
  memory: MemoryWatch
  texts: Texts
  limits: Limits
  jobs: JobRunner
  mailer: Mailer
  /** Absent where the operator has set no keys. */
  push: PushSender | undefined
  storage: Storage
  realtime: Realtime
  /** The address people reach us at, without a slash at the end. */
  publicUrl: string
  /** Answers to calls that move money, by their key. */
  calls: IdempotencyStore
  /** The member behind a session token, if it is alive. */
  authenticate(token: string, address: string): Promise<MemberActor | undefined>
  /** The roles of members by their sessions; a session that has ended is missing. */
  liveRoles(sessionIds: readonly string[]): Promise<ReadonlyMap<string, MemberActor['role']>>
}
