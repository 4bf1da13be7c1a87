import { endExpiredBoosts } from '#features/members/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hourMs } from '#platform/shared/durations.ts'
import type { ImpressionCounter } from './impressions.ts'
import { countsCompleteAfterMs, impressionRetentionHours } from './hours.ts'
import { presentBoost } from './present-boost.ts'
import { readLastContinuousBoost } from './queries.ts'
import { deleteCardsSeenCountsBefore, deleteImpressionsBefore } from './store.ts'
import { notifyBoostEnded } from './notifications.ts'

const endBoost = jobKind<Record<string, never>>('boosts.end')
const notifyEnd = jobKind<{ memberId: string; endsAt: string }>('boosts.tell')

/** Schedules the end of a boost, and a notification with the results for the time when its last hour is counted. */
export const scheduleBoostEnd = async (tx: Tx, memberId: string, at: Date, now: Date): Promise<void> => {
  await addJob(tx, endBoost, {}, now, { runAt: at })
  await addJob(tx, notifyEnd, { memberId, endsAt: at.toISOString() }, now, { runAt: new Date(at.getTime() + countsCompleteAfterMs) })
}

/** Registers the handlers of the jobs that end a boost and that notify its owner. */
export const registerBoostJobs = (platform: Platform, impressions: ImpressionCounter): void => {
  const { db, clock, jobs } = platform
  jobs.handle(endBoost, () => endExpiredBoosts(db, clock.now()))
  jobs.handle(notifyEnd, async ({ memberId, endsAt }) => {
    const now = clock.now()
    const run = await readLastContinuousBoost(db, memberId)
    // The boost was extended. The job for its new end notifies.
    if (run?.endsAt.toISOString() !== endsAt) return
    await impressions.flush()
    const { results } = await presentBoost(db, memberId, run, now)
    await inTransaction(db, (tx) => notifyBoostEnded(tx, { member: memberId, endsAt: run.endsAt, results, now }))
  })
}

/** Deletes old impressions once a day, and ends boosts whose job was missed. */
export const sweepBoostsDaily = recurringJob<{ impressions: ImpressionCounter }>(
  'boosts.sweep',
  'day',
  async ({ db }, { batches, now }, { impressions }) => {
    await impressions.flush()
    const before = new Date(now.getTime() - impressionRetentionHours * hourMs)
    await deleteImpressionsBefore(batches, before)
    await deleteCardsSeenCountsBefore(batches, before)
    await endExpiredBoosts(db, now)
  },
)
