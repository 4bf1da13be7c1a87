import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { purgePicks } from './pick-store.ts'

/** Deletes old picks every day. */
export const purgePicksDaily = recurringJob('matches.picks.purge', 'day', (_platform, { now, batches }) => purgePicks(batches, now))
