import type { FaultName } from './faults.ts'

/** The database and the number of servers of a run. */
export type EnvironmentPlan =
  /** Two servers with PostgreSQL and Redis started for the run, which crash too. */
  | 'services'
  /** One server with the embedded database, copied from a migrated folder. */
  | { folder: string }
  /** One server with a copy of a migrated database on a shared PostgreSQL. */
  | { server: string; database: string }

export interface ChaosPlan {
  members: number
  conversations: number
  messages: number
  /** How long messages are written; delivering the rest can take longer. */
  seconds: number
  seed: number
  testEnvironment: EnvironmentPlan
  fault?: FaultName | undefined
  /** Multiplies the time between faults, for a slow or busy machine. */
  pace: number
  /** Divides the 30 seconds between two comparisons of a page with the server. */
  hurry: number
  /** Whether pages reload during the run; a reload also loads missed messages. */
  reloads?: boolean
  say?: (line: string) => void
}

export interface ChaosReport {
  checks: Record<string, number>
  written: number
  stored: number
  acknowledged: number
  /** Voice notes and pictures that were written. */
  files: number
  /** Gifts that were bought. */
  gifts: number
  /** Changes of messages that a browser was told of. */
  changed: number
  kills: number
  databaseCrashes: number
  redisCrashes: number
  reloads: number
  connections: { made: number; dropped: number; cut: number; deaf: number; black: number }
  /** Seconds until everything was delivered or a failure was found, and how many of them came after the last message. */
  seconds: number
  calmSeconds: number
}
