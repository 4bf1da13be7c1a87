import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { traceKeptDays } from './risk/trace-store.ts'
import { signUpRateDays } from './proof/proof-store.ts'
import { invitationKeptDays } from './invitations/invitation-store.ts'

/** Deletes old invitations, used or not, the hashes and counts of sign-ups, and proofs that have expired. */
export const purgeRegistrationDaily = recurringJob('registration.purge', 'day', async (_platform, { now, batches }) => {
  await deleteInBatches(batches, 'invitation', { by: 'created_at', upTo: new Date(now.getTime() - invitationKeptDays * dayMs) })
  await deleteInBatches(batches, 'used_proof', { by: 'until', upTo: new Date(now.getTime() - dayMs) })
  await deleteInBatches(batches, 'sign_up_rate', { by: 'slot', upTo: new Date(now.getTime() - signUpRateDays * dayMs) })
  await deleteInBatches(batches, 'sign_up_trace', { by: 'at', upTo: new Date(now.getTime() - traceKeptDays * dayMs) })
})
