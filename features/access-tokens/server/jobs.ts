import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { deleteExpiredTokens } from './store.ts'

/** Deletes tokens that have expired. */
export const purgeTokensDaily = recurringJob('access-tokens.purge', 'day', (_platform, { batches, now }) =>
  deleteExpiredTokens(batches, now),
)
