import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { deleteExpiredLogOuts, deleteExpiredSignOnTries } from './store.ts'

/** Deletes expired sign-ons that were not completed, and what was kept for log-outs. */
export const purgeSignOnTriesHourly = recurringJob('staff-sign-on.sweep', 'hour', async (_platform, { batches, now }) => {
  await deleteExpiredSignOnTries(batches, now)
  await deleteExpiredLogOuts(batches, now)
})
