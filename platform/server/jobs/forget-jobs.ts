import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { type Database, inTransaction } from '../db/database.ts'
import { type Batches, deleteInBatches } from '../db/delete-in-batches.ts'
import type { JobRunner } from './jobs.ts'
import { addSweep, serveSweep, sweepKind } from './sweep.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** What is done is of use to whoever looks into the table, for a day; a key keeps twins away, for as long as one could be asked for. */
const kept = { done: dayMs, keyed: 90 * dayMs, failed: 30 * dayMs }

const sweep = sweepKind('platform.forget-jobs', 'hour')

/** Removes jobs that were done a day ago, keys 90 days after theirs, and what has failed for good 30 days ago. */
const forgetJobs = async (batches: Batches, now: Date): Promise<void> => {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await deleteInBatches(batches, 'job', { by: 'done_at', upTo: before(kept.done), and: sql`dedupe is null` })
  await deleteInBatches(batches, 'job', { by: 'done_at', upTo: before(kept.keyed) })
  await deleteInBatches(batches, 'job', {
    by: 'run_at',
    upTo: before(kept.failed),
    and: sql`done_at is null and attempts >= max_attempts and (locked_until is null or locked_until < ${now})`,
  })
}

/** Has old jobs forgotten every hour. */
export const serveForgetting = (app: FastifyInstance, platform: { db: Database; clock: Clock; jobs: JobRunner }): void => {
  const { db, clock } = platform
  serveSweep(platform, sweep, forgetJobs)
  app.addHook('onReady', () => inTransaction(db, (tx) => addSweep(tx, sweep, clock.now(), clock.now())))
}
