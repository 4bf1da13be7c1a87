import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { deleteExpiredChallenges } from './challenge-store.ts'

/** Deletes challenges that nobody has answered in time. */
export const purgeChallengesHourly = recurringJob('passkeys.sweep', 'hour', (_platform, { batches, now }) =>
  deleteExpiredChallenges(batches, now),
)
