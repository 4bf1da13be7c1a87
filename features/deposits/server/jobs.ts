import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, jobKind } from '#platform/server/jobs/jobs.ts'
import { serveSweep, sweepKind } from '#platform/server/jobs/sweep.ts'
import type { Platform } from '#platform/server/platform.ts'
import { reconcile } from './reconcile.ts'
import { dropOldNotices } from './store.ts'

const dayMs = 86_400_000
/** At night in the markets: providers have closed the day by then. */
const hour = 2
/** Payments of the last days are compared again: some are told of late. */
const days = 3

export const sweep = sweepKind('deposits.sweep', 'day')
const nightly = jobKind<Record<string, never>>('deposits.reconcile', { slow: true })

const nextNight = (now: Date): Date => {
  const tonight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour)
  return new Date(tonight > now.getTime() ? tonight : tonight + dayMs)
}

/** One comparison a night, whoever asks for it. */
export const addReconciliation = (tx: Tx, now: Date): Promise<void> => {
  const at = nextNight(now)
  return addJob(tx, nightly, {}, now, { runAt: at, dedupe: `deposits.reconcile:${at.toISOString().slice(0, 10)}` })
}

/** Serves this feature's jobs. */
export const serveJobs = (platform: Platform): void => {
  serveSweep(platform, sweep, dropOldNotices)
  platform.jobs.handle(nightly, async () => {
    const now = platform.clock.now()
    await inTransaction(platform.db, (tx) => addReconciliation(tx, now))
    await reconcile(platform, { from: new Date(now.getTime() - days * dayMs), until: now })
  })
}
