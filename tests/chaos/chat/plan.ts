import type { FaultName } from './faults.ts'

/** What the servers of a run stand on. */
export type EnvironmentPlan =
  /** PostgreSQL and Redis of the run's own, which crash too, under two servers. */
  | 'services'
  /** The embedded database, copied from a migrated folder, under one server. */
  | { folder: string }
  /** A copy of a migrated database on a server that others use as well, under one server. */
  | { server: string; database: string }

export interface ChaosPlan {
  members: number
  conversations: number
  messages: number
  /** How long they are written for; what is not through then takes as long as it takes. */
  seconds: number
  seed: number
  testEnvironment: EnvironmentPlan
  fault?: FaultName | undefined
  /** How many times rarer everything breaks than every few seconds: for a machine that is slow, or busy with other things. */
  pace: number
  /** How many times faster the pages compare what they have with the server than every 30 seconds. */
  hurry: number
  /** Whether pages are loaded anew in between; a new page has forgotten what it missed. */
  reloads?: boolean
  say?: (line: string) => void
}

export interface ChaosReport {
  checks: Record<string, number>
  written: number
  stored: number
  acknowledged: number
  kills: number
  databaseCrashes: number
  redisCrashes: number
  reloads: number
  connections: { made: number; dropped: number; deaf: number; black: number }
  /** Until everything was through, or something wrong was found, in seconds, and how many of them after the last was written. */
  seconds: number
  calmSeconds: number
}
