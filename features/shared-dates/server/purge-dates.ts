import { inTransaction } from '#platform/server/db/database.ts'
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { revokeLapsedDateAsks } from './store.ts'

/** How long a date is kept after its end, in days. */
export const endedKeptDays = 1

/** Deletes dates a day after their end, and takes agreements of people who cannot write to each other any more back for good. */
export const purgeDatesHourly = recurringJob('shared-dates.purge', 'hour', async ({ db }, { now, batches }) => {
  await deleteInBatches(batches, 'shared_date', { by: 'ends_at', upTo: new Date(now.getTime() - endedKeptDays * dayMs) })
  await inTransaction(db, revokeLapsedDateAsks)
})
