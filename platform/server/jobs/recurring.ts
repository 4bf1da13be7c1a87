import { type Database, inTransaction } from '../db/database.ts'
import { type DeletionBudget, createDeletionBudget } from '../db/delete-in-batches.ts'
import type { Platform } from '../platform.ts'
import { addJob, addJobs, type NewJob } from './add-job.ts'
import { type JobKind, jobKind } from './job-kind.ts'

interface Payload {
  /** Set on a job that continues an unfinished run. It does not plan the next run. */
  goesOn?: boolean
}

/** Hourly, daily, or daily at an hour of UTC. */
export type Schedule = 'hour' | 'day' | { readonly atHour: number }

/** One run: its reference time and its deletion budget. */
export interface RecurringRun {
  readonly now: Date
  readonly batches: DeletionBudget
}

/** A job that plans its own next run. */
export interface RecurringJob<Joined = unknown> extends JobKind<Payload> {
  readonly every: Schedule
  readonly run: (platform: Platform, turn: RecurringRun, joined: Joined) => Promise<void>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Default deletion limits of one run. The time is far shorter than the deadline of the queue, so that other long jobs can start after a minute. */
const usualLimits = { rows: 1000, ms: 60_000 }

/** Declares a recurring job. It runs in the queue of long jobs, unless `options` name another queue. */
export const recurringJob = <Joined = unknown>(
  kind: string,
  every: Schedule,
  run: RecurringJob<Joined>['run'],
  options: Parameters<typeof jobKind>[1] = { slow: true },
): RecurringJob<Joined> => ({
  ...jobKind<Payload>(kind, options),
  every,
  run,
})

const nextAtHour = (hour: number, now: Date): Date => {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour)
  return new Date(today > now.getTime() ? today : today + dayMs)
}

const firstRun = (every: Schedule, now: Date): Date => (typeof every === 'object' ? nextAtHour(every.atHour, now) : now)

const nextRun = (every: Schedule, now: Date): Date => {
  if (typeof every === 'object') return nextAtHour(every.atHour, now)
  return new Date(now.getTime() + (every === 'hour' ? hourMs : dayMs))
}

/** ISO time truncated to the hour or day, so that several processes plan one run. */
const dedupeKey = ({ kind, every }: RecurringJob<never>, at: Date): string =>
  `${kind}:${at.toISOString().slice(0, every === 'hour' ? 13 : 10)}`

const plannedAt = (work: RecurringJob<never>, at: Date): NewJob => ({ job: work, payload: {}, runAt: at, dedupe: dedupeKey(work, at) })

/** Plans the first run of each recurring job, unless it is planned already. */
export const planRecurringJobs = (db: Database, jobs: readonly RecurringJob<never>[], now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const planned = jobs.map((job) => plannedAt(job, firstRun(job.every, now)))
    await addJobs(tx, planned, now)
  })

/** Registers the handler of a recurring job. When a run exceeds its time limit, another job continues at once. */
export const registerRecurringJob = <Joined>(
  platform: Platform,
  work: RecurringJob<Joined>,
  joined: Joined,
  limits = usualLimits,
): void => {
  const { db, clock, jobs } = platform
  jobs.handle(work, async ({ goesOn = false }) => {
    const now = clock.now()
    // Planned first, so that a failed run does not stop the following ones.
    if (!goesOn) await inTransaction(db, (tx) => addJobs(tx, [plannedAt(work, nextRun(work.every, now))], now))
    const batches = createDeletionBudget(db, limits)
    await work.run(platform, { now, batches }, joined)
    if (batches.unfinished) await inTransaction(db, (tx) => addJob(tx, work, { goesOn: true }, now))
  })
}
