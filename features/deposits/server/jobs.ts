import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { reconcileDeposits } from './reconciliation/reconcile.ts'
import { purgeOldWebhookEvents } from './store.ts'

/** The hour (UTC) of the nightly reconciliation. It is night in all markets, and the providers have closed the day. */
const atHour = 2
/** How many past days are reconciled each night: several, because providers list some payments late. */
const days = 3

/** The daily job that deletes old webhook events of payment providers. */
export const purgeWebhookEventsDaily = recurringJob('deposits.sweep', 'day', (_platform, { batches, now }) =>
  purgeOldWebhookEvents(batches, now),
)

/** The nightly job that compares the deposits of the last days with the providers' lists. */
export const reconcileDepositsNightly = recurringJob('deposits.reconcile', { atHour }, async (platform, { now }) => {
  await reconcileDeposits(platform, { from: new Date(now.getTime() - days * dayMs), until: now })
})
