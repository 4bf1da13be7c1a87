import { serveSweep, sweepKind } from '#platform/server/jobs/sweep.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deleteOldCalls } from './call-store.ts'

export const sweep = sweepKind('wallet.sweep', 'hour')

/** Serves this feature's jobs. */
export const serveJobs = (platform: Platform): void => serveSweep(platform, sweep, deleteOldCalls)
