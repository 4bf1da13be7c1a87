import { forgetViewsBefore } from '#features/profiles/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { removeReportsClosedBefore } from './store.ts'

const dayMs = 86_400_000
/** Evidence stays that long after a report is closed, for an appeal. */
const keptDays = 180
/** Whose profile was opened matters only as long as somebody may want to report it. */
const viewsKeptDays = 90

const sweep = jobKind<Record<string, never>>('moderation.sweep')

/** One sweep a day, whoever asks for it. */
export const addSweep = (tx: Tx, at: Date, now: Date): Promise<void> =>
  addJob(tx, sweep, {}, now, { runAt: at, dedupe: `moderation.sweep:${at.toISOString().slice(0, 10)}` })

/** Serves the job that forgets what is old. */
export const serveSweep = ({ jobs, db, clock }: Platform): void =>
  jobs.handle(sweep, () => {
    const now = clock.now()
    const before = (days: number) => new Date(now.getTime() - days * dayMs)
    return inTransaction(db, async (tx) => {
      await addSweep(tx, new Date(now.getTime() + dayMs), now)
      await removeReportsClosedBefore(tx, before(keptDays))
      await forgetViewsBefore(tx, before(viewsKeptDays))
    })
  })
