import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deleteOldCalls } from './call-store.ts'

const hourMs = 3_600_000
const sweep = jobKind<Record<string, never>>('wallet.sweep')

/** One sweep for each hour, whoever asks for it. */
export const addSweep = (tx: Tx, at: Date, now: Date): Promise<void> =>
  addJob(tx, sweep, {}, now, { runAt: at, dedupe: `wallet.sweep:${at.toISOString().slice(0, 13)}` })

/** Serves this feature's jobs. */
export const serveJobs = ({ db, clock, jobs }: Platform): void =>
  jobs.handle(sweep, async () => {
    const now = clock.now()
    await inTransaction(db, (tx) => addSweep(tx, new Date(now.getTime() + hourMs), now))
    await deleteOldCalls(db, now)
  })
