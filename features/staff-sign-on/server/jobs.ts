import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { deleteExpiredSignOnTries } from './store.ts'

/** Deletes expired sign-ons that were not completed. */
export const purgeSignOnTriesHourly = recurringJob('staff-sign-on.sweep', 'hour', (_platform, { batches, now }) =>
  deleteExpiredSignOnTries(batches, now),
)
