import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { returnDue } from './return-gifts.ts'

const hourMs = 3_600_000
const returning = jobKind<Record<string, never>>('gifts.return-due')

/** One look for each hour, whoever asks for it. */
export const addReturning = (tx: Tx, at: Date, now: Date): Promise<void> =>
  addJob(tx, returning, {}, now, { runAt: at, dedupe: `gifts.return-due:${at.toISOString().slice(0, 13)}` })

/** Serves this feature's jobs. */
export const serveJobs = ({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void =>
  jobs.handle(returning, async () => {
    const now = clock.now()
    await inTransaction(db, (tx) => addReturning(tx, new Date(now.getTime() + hourMs), now))
    await returnDue(db, now)
  })
