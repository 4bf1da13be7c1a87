import { sql } from 'kysely'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import { recurringJob } from './recurring.ts'

const dayMs = 86_400_000
/** Done jobs stay for a day for debugging, dedupe keys for 90 days, failed jobs for 30. */
const kept = { done: dayMs, keyed: 90 * dayMs, failed: 30 * dayMs }

/** Deletes jobs a day after they were done, dedupe keys after 90 days, and failed jobs after 30. */
export const purgeJobsHourly = recurringJob('platform.forget-jobs', 'hour', async (_platform, { batches, now }) => {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await deleteInBatches(batches, 'job', { by: 'done_at', upTo: before(kept.done), and: sql`dedupe is null` })
  await deleteInBatches(batches, 'job', { by: 'done_at', upTo: before(kept.keyed) })
  await deleteInBatches(batches, 'job', {
    by: 'run_at',
    upTo: before(kept.failed),
    and: sql`done_at is null and attempts >= max_attempts and (locked_until is null or locked_until < ${now})`,
  })
})
