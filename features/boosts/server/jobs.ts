import { endBoosts } from '#features/members/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Attention } from './attention.ts'
import { hourOf, keptHours } from './hours.ts'
import { deleteAttentionBefore } from './store.ts'

const dayMs = 86_400_000
const end = jobKind<Record<string, never>>('boosts.end')
const sweep = jobKind<Record<string, never>>('boosts.sweep')

/** Takes boosts off at a moment. */
export const addEnding = (tx: Tx, at: Date, now: Date): Promise<void> => addJob(tx, end, {}, now, { runAt: at })

/** One sweep for each day, whoever asks for it. */
export const addSweep = (tx: Tx, at: Date, now: Date): Promise<void> =>
  addJob(tx, sweep, {}, now, { runAt: at, dedupe: `boosts.sweep:${at.toISOString().slice(0, 10)}` })

/** Serves this feature's jobs. */
export const serveJobs = ({ db, clock, jobs }: Platform, attention: Attention): void => {
  jobs.handle(end, () => endBoosts(db, clock.now()))
  jobs.handle(sweep, async () => {
    const now = clock.now()
    await inTransaction(db, (tx) => addSweep(tx, new Date(now.getTime() + dayMs), now))
    await attention.flush()
    await deleteAttentionBefore(db, hourOf(now) - keptHours)
    await endBoosts(db, now)
  })
}
