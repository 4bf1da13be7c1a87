import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { deleteExpiredSignOnTries } from './store.ts'

/** Deletes sign-ons that nobody has ended. */
export const purgeSignOnTriesHourly = recurringJob('staff-sign-on.sweep', 'hour', (_platform, { batches, now }) =>
  deleteExpiredSignOnTries(batches, now),
)
