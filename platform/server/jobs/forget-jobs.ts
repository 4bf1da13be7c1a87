import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { type Database, inTransaction } from '../db/database.ts'
import { addJob, type JobRunner, jobKind } from './jobs.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** What is done is of use to whoever looks into the table, for a day; a key keeps twins away, for as long as one could be asked for. */
const kept = { done: dayMs, keyed: 90 * dayMs, failed: 30 * dayMs }
const atOnce = 5000

const sweep = jobKind<Record<string, never>>('platform.forget-jobs', { slow: true })

const addSweep = (db: Database, at: Date, now: Date): Promise<void> =>
  inTransaction(db, (tx) => addJob(tx, sweep, {}, now, { runAt: at, dedupe: `platform.forget-jobs:${at.toISOString().slice(0, 13)}` }))

/** Removes jobs that were done a day ago, keys 90 days after theirs, and what has failed for good 30 days ago. */
const forgetJobs = async (db: Database, now: Date): Promise<void> => {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const gone = [
    sql`done_at < ${before(kept.done)} and dedupe is null`,
    sql`done_at < ${before(kept.keyed)}`,
    sql`done_at is null and attempts >= max_attempts and run_at < ${before(kept.failed)} and (locked_until is null or locked_until < ${now})`,
  ]
  for (const which of gone) {
    let removed: bigint
    do {
      const some = sql`select id from job where ${which} limit ${atOnce}`
      const { numAffectedRows } = await sql`delete from job where id in (${some})`.execute(db)
      removed = numAffectedRows ?? 0n
    } while (removed >= BigInt(atOnce))
  }
}

/** Has old jobs forgotten every hour. */
export const serveForgetting = (app: FastifyInstance, { db, clock, jobs }: { db: Database; clock: Clock; jobs: JobRunner }): void => {
  jobs.handle(sweep, async () => {
    const now = clock.now()
    await addSweep(db, new Date(now.getTime() + hourMs), now)
    await forgetJobs(db, now)
  })
  app.addHook('onReady', () => addSweep(db, clock.now(), clock.now()))
}
