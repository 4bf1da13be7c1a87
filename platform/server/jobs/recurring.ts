import { type Database, inTransaction, type Tx } from '../db/database.ts'
import { type Batches, createBatches } from '../db/delete-in-batches.ts'
import type { Platform } from '../platform.ts'
import { addJob, type JobKind, jobKind } from './jobs.ts'

interface Payload {
  /** Set where this run finishes what another one left; it plans no next one. */
  goesOn?: boolean
}

/** Every hour, every day, or every day at an hour of UTC. */
export type Every = 'hour' | 'day' | { readonly atHour: number }

/** One run: the time it counts from, and batches for what it deletes. */
export interface Turn {
  readonly now: Date
  readonly batches: Batches
}

/** A job that plans its own next run. */
export interface Recurring<Joined = unknown> extends JobKind<Payload> {
  readonly every: Every
  readonly run: (platform: Platform, turn: Turn, joined: Joined) => Promise<void>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Far below the deadline of the queue: after a minute another job that waits there has its turn. */
const usualLimits = { rows: 1000, ms: 60_000 }

/** Declares work that comes again by itself. It may take long, so it delays only other long jobs. */
export const recurring = <Joined = unknown>(kind: string, every: Every, run: Recurring<Joined>['run']): Recurring<Joined> => ({
  ...jobKind<Payload>(kind, { slow: true }),
  every,
  run,
})

const nextAtHour = (hour: number, now: Date): Date => {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), hour)
  return new Date(today > now.getTime() ? today : today + dayMs)
}

const firstRun = (every: Every, now: Date): Date => (typeof every === 'object' ? nextAtHour(every.atHour, now) : now)

const nextRun = (every: Every, now: Date): Date => {
  if (typeof every === 'object') return nextAtHour(every.atHour, now)
  return new Date(now.getTime() + (every === 'hour' ? hourMs : dayMs))
}

/** The ISO time down to the hour or the day: one run for each, however many processes ask. */
const dedupeKey = ({ kind, every }: Recurring<never>, at: Date): string =>
  `${kind}:${at.toISOString().slice(0, every === 'hour' ? 13 : 10)}`

const planAt = (tx: Tx, work: Recurring<never>, at: Date, now: Date): Promise<void> =>
  addJob(tx, work, {}, now, { runAt: at, dedupe: dedupeKey(work, at) })

/** Plans the first run of each, unless it is planned already. */
export const planRecurring = (db: Database, works: readonly Recurring<never>[], now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const work of works) await planAt(tx, work, firstRun(work.every, now), now)
  })

/** Handles the runs of `work`; what a run leaves for want of time, another job finishes at once. */
export const handleRecurring = <Joined>(platform: Platform, work: Recurring<Joined>, joined: Joined, limits = usualLimits): void => {
  const { db, clock, jobs } = platform
  jobs.handle(work, async ({ goesOn = false }) => {
    const now = clock.now()
    // First, so that a run that fails does not end the series.
    if (!goesOn) await inTransaction(db, (tx) => planAt(tx, work, nextRun(work.every, now), now))
    const batches = createBatches(db, limits)
    await work.run(platform, { now, batches }, joined)
    if (batches.unfinished) await inTransaction(db, (tx) => addJob(tx, work, { goesOn: true }, now))
  })
}
