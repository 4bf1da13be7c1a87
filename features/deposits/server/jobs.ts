import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { reconcileDeposits } from './reconciliation/reconcile.ts'
import { purgeOldWebhookEvents } from './store.ts'

/** The hour of the nightly comparison, in UTC. It is night in all markets, and the providers have closed the day. */
const atHour = 2
/** Days that are compared each night; several, because providers list some payments late. */
const days = 3

/** Deletes old webhook events once a day. */
export const purgeWebhookEventsDaily = recurringJob('deposits.sweep', 'day', (_platform, { batches, now }) =>
  purgeOldWebhookEvents(batches, now),
)

/** Compares the payments of the last days with the providers' lists every night. */
export const reconcileDepositsNightly = recurringJob('deposits.reconcile', { atHour }, async (platform, { now }) => {
  await reconcileDeposits(platform, { from: new Date(now.getTime() - days * dayMs), until: now })
})
