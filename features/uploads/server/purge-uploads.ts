import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { uploadKeptHours } from '../contract.ts'

const hourMs = 3_600_000

/** Deletes uploads that were not used in time, with their parts. */
export const purgeUploadsHourly = recurringJob('uploads.purge', 'hour', (_platform, { batches, now }) =>
  deleteInBatches(batches, 'upload', { by: 'created_at', upTo: new Date(now.getTime() - uploadKeptHours * hourMs) }),
)
