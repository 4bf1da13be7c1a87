import { recurring } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { reconcile } from './reconciliation/reconcile.ts'
import { purgeOldWebhookEvents } from './store.ts'

/** At night in the markets: providers have closed the day by then. */
const atHour = 2
/** Payments of the last days are compared again: some are told of late. */
const days = 3

export const purgeWebhookEvents = recurring('deposits.sweep', 'day', (_platform, { batches, now }) => purgeOldWebhookEvents(batches, now))

/** Compares the payments of the last days with the lists of the providers. */
export const reconcileNightly = recurring('deposits.reconcile', { atHour }, async (platform, { now }) => {
  await reconcile(platform, { from: new Date(now.getTime() - days * dayMs), until: now })
})
