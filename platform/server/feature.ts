import type { ConfigSection } from './config/config-section.ts'
import type { DayPartitionedTable } from './db/partitions/day-partitions.ts'
import type { Routes } from './http/route.ts'
import type { RecurringJob } from './jobs/recurring.ts'
import type { PersonalDataHandler } from './personal-data-handler.ts'
import type { RetentionRules } from './retention-rules.ts'

/**
 * What a feature adds to the server, declared in `features/x/server/feature.ts` and listed once in `apps/server/features.ts`.
 * `Joined` are the values that features get from each other through that list; `Notification` is the type of a notification declaration.
 */
export interface ServerFeature<Joined = unknown, Notification = never> {
  /** Folder name. */
  readonly name: string
  /** Registers endpoints, socket requests and job handlers. */
  readonly serve?: (routes: Routes, joined: Joined) => void
  /** Recurring jobs. */
  readonly recurring?: readonly RecurringJob<Joined>[]
  /** Environment variables that the feature reads. */
  readonly configuration?: ConfigSection
  /** Kinds of notifications that the feature sends. */
  readonly notifications?: readonly Notification[]
  /** Export and erasure of a member's data; required when a table holds a member's id. */
  readonly personalData?: PersonalDataHandler
  /** How long the rows of each table of the feature are kept. */
  readonly tables?: RetentionRules
  /** The tables of the feature that have a partition for each day. */
  readonly partitioned?: readonly DayPartitionedTable[]
  /** How long the files that the feature stores are kept, by kind. */
  readonly files?: RetentionRules
}
