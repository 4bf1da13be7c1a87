import type { Clock } from '../clock.ts'
import { type Database, inTransaction, type Tx } from '../db/database.ts'
import { type Batches, createBatches } from '../db/delete-in-batches.ts'
import { addJob, type JobKind, jobKind, type JobRunner } from './jobs.ts'

interface Payload {
  /** Set where this goes on with what another one has left; it plans no next one. */
  goesOn?: boolean
}

/** A job that removes, every hour or every day, what is no longer kept. */
export interface SweepKind extends JobKind<Payload> {
  readonly every: 'hour' | 'day'
}

const everyMs = { hour: 3_600_000, day: 86_400_000 }
/** How much of the ISO time names the hour or the day. */
const nameLength = { hour: 13, day: 10 }
/** Far below the deadline of the lane: after a minute another job that waits there has its turn. */
const usualLimits = { rows: 1000, ms: 60_000 }

/** Names a sweep. It takes long, so it stands in nobody's way but that of other long jobs. */
export const sweepKind = (kind: string, every: SweepKind['every']): SweepKind => ({ ...jobKind<Payload>(kind, { slow: true }), every })

/** Plans a sweep; one for each hour or day, however many ask for it. */
export const addSweep = (tx: Tx, sweep: SweepKind, at: Date, now: Date): Promise<void> =>
  addJob(tx, sweep, {}, now, { runAt: at, dedupe: `${sweep.kind}:${at.toISOString().slice(0, nameLength[sweep.every])}` })

/** Serves a sweep: `work` removes what is due at `now`; what it leaves for want of time another job takes on, at once. */
export const serveSweep = (
  { db, clock, jobs }: { db: Database; clock: Clock; jobs: JobRunner },
  sweep: SweepKind,
  work: (batches: Batches, now: Date) => Promise<void>,
  limits = usualLimits,
): void =>
  jobs.handle(sweep, async ({ goesOn = false }) => {
    const now = clock.now()
    // First, so that a sweep that fails does not end the row of them.
    if (!goesOn) await inTransaction(db, (tx) => addSweep(tx, sweep, new Date(now.getTime() + everyMs[sweep.every]), now))
    const batches = createBatches(db, limits)
    await work(batches, now)
    if (batches.unfinished) await inTransaction(db, (tx) => addJob(tx, sweep, { goesOn: true }, now))
  })
