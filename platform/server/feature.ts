import type { Configuration } from './config/configuration.ts'
import type { Routes } from './http/route.ts'
import type { Recurring } from './jobs/recurring.ts'
import type { PersonalData } from './personal-data.ts'
import type { Tables } from './tables.ts'

/**
 * What a feature gives the server, in `features/x/server/feature.ts`. `apps/server/features.ts` lists every feature once.
 * `Joined` is what the feature takes from others through that list; `Notification` is how its notifications are declared.
 */
export interface ServerFeature<Joined = unknown, Notification = never> {
  /** The name of its folder. */
  readonly name: string
  /** Serves its calls and socket requests, and handles its jobs. */
  readonly serve?: (routes: Routes, joined: Joined) => void
  /** Jobs that come again by themselves. */
  readonly recurring?: readonly Recurring<Joined>[]
  /** The variables it reads. */
  readonly configuration?: Configuration
  /** What it can notify members of. */
  readonly notifications?: readonly Notification[]
  /** What it holds on a member; required where a table has a member's id. */
  readonly personalData?: PersonalData
  /** Its tables, and how long their rows stay. */
  readonly tables?: Tables
  /** Files it stores, by what they are, and how long they stay. */
  readonly files?: Tables
}
