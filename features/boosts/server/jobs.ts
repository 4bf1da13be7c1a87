import { endBoosts } from '#features/members/server/index.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob, jobKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Attention } from './attention.ts'
import { countedMs, hourOf, keptHours } from './hours.ts'
import { presentBoost } from './present-boost.ts'
import { readLastRun } from './queries.ts'
import { deleteAttentionBefore } from './store.ts'
import { tellOfEnd } from './tell.ts'

const dayMs = 86_400_000
const end = jobKind<Record<string, never>>('boosts.end')
const tell = jobKind<{ memberId: string; endsAt: string }>('boosts.tell')
const sweep = jobKind<Record<string, never>>('boosts.sweep')

/** Takes boosts off at a moment, and tells the member soon after what the whole hours up to then have brought. */
export const addEnding = async (tx: Tx, memberId: string, at: Date, now: Date): Promise<void> => {
  await addJob(tx, end, {}, now, { runAt: at })
  await addJob(tx, tell, { memberId, endsAt: at.toISOString() }, now, { runAt: new Date(at.getTime() + countedMs) })
}

/** One sweep for each day, whoever asks for it. */
export const addSweep = (tx: Tx, at: Date, now: Date): Promise<void> =>
  addJob(tx, sweep, {}, now, { runAt: at, dedupe: `boosts.sweep:${at.toISOString().slice(0, 10)}` })

/** Serves this feature's jobs. */
export const serveJobs = ({ db, clock, jobs }: Platform, attention: Attention): void => {
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
  jobs.handle(sweep, async () => {
    const now = clock.now()
    await inTransaction(db, (tx) => addSweep(tx, new Date(now.getTime() + dayMs), now))
    await attention.flush()
    await deleteAttentionBefore(db, hourOf(now) - keptHours)
    await endBoosts(db, now)
  })
}
