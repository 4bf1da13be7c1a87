import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { scanForScams } from './scan-for-scams.ts'

/** Scans for slow frauds: contacts of the last month in which somebody wrote since the run before the last. */
export const scanHourly = recurringJob('scams.scan', 'hour', (platform, { now }) =>
  scanForScams(platform.db, {
    contactsSince: new Date(now.getTime() - 30 * dayMs),
    activeSince: new Date(now.getTime() - 2 * hourMs),
    now,
  }),
)
