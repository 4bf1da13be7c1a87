import { inTransaction } from '#platform/server/db/database.ts'
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { revokeLapsedDateAsks } from './store.ts'

/** Days for which a date is kept after its end. */
export const endedDateKeptDays = 1

/** Deletes dates a day after their end, and deletes questions and answers between members who may no longer chat. */
export const purgeDatesHourly = recurringJob('shared-dates.purge', 'hour', async ({ db }, { now, batches }) => {
  await deleteInBatches(batches, 'shared_date', { by: 'ends_at', upTo: new Date(now.getTime() - endedDateKeptDays * dayMs) })
  await inTransaction(db, revokeLapsedDateAsks)
})
