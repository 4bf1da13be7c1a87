import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { deleteOldSuggestions } from '../store.ts'
import { deleteOldRuns } from './run-store.ts'
import { trainSuggestions } from './train-suggestions.ts'

/** An hour of UTC at which it is night in the first markets. */
const atHour = 2

/**
 * Trains the suggestions every night, in one process only. It has its own queue, because it takes up to 55 minutes. A failed training is tried
 * twice more. Meanwhile the old suggestions stay, and after a week the feed follows the rule alone.
 */
export const trainNightly = recurringJob(
  'suggestions.train',
  { atHour },
  async (platform, { now, batches }) => {
    await deleteOldSuggestions(batches, now)
    await deleteOldRuns(batches, now)
    await trainSuggestions(platform)
    // What the deletion has not finished is left for the next night, because a continued run would train again.
    batches.unfinished = false
  },
  { slow: 'training', tries: 3 },
)
