import { endBoosts } from '#features/members/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { recurring } from '#platform/server/jobs/recurring.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Attention } from './attention.ts'
import { countedMs, hourOf, keptHours } from './hours.ts'
import { presentBoost } from './present-boost.ts'
import { readLastRun } from './queries.ts'
import { deleteAttentionBefore } from './store.ts'
import { tellOfEnd } from './tell.ts'

const end = jobKind<Record<string, never>>('boosts.end')
const tell = jobKind<{ memberId: string; endsAt: string }>('boosts.tell')

/** Takes boosts off at a moment, and tells the member soon after what the whole hours up to then have brought. */
export const addEnding = async (tx: Tx, memberId: string, at: Date, now: Date): Promise<void> => {
  await addJob(tx, end, {}, now, { runAt: at })
  await addJob(tx, tell, { memberId, endsAt: at.toISOString() }, now, { runAt: new Date(at.getTime() + countedMs) })
}

/** Serves this feature's jobs. */
export const serveJobs = (platform: Platform, attention: Attention): void => {
  const { db, clock, jobs } = platform
  jobs.handle(end, () => endBoosts(db, clock.now()))
  jobs.handle(tell, async ({ memberId, endsAt }) => {
    const now = clock.now()
    const run = await readLastRun(db, memberId)
    // Made longer meanwhile: its own end is told.
    if (run?.endsAt.toISOString() !== endsAt) return
    await attention.flush()
    const { results } = await presentBoost(db, memberId, run, now)
    await inTransaction(db, (tx) => tellOfEnd(tx, { member: memberId, endsAt: run.endsAt, results, now }))
  })
}

/** Removes old counts, and ends boosts that another job has missed. */
export const purgeAttention = recurring<{ attention: Attention }>(
  'boosts.sweep',
  'day',
  async ({ db }, { batches, now }, { attention }) => {
    await attention.flush()
    await deleteAttentionBefore(batches, hourOf(now) - keptHours)
    await endBoosts(db, now)
  },
)
