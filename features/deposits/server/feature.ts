import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptForAccounting, purgedAfter, keptAsSettings } from '#platform/server/retention-rules.ts'
import { paymentConfiguration } from './config.ts'
import { purgeWebhookEventsDaily, reconcileDepositsNightly } from './jobs.ts'
import { depositNotificationTypes } from './notifications.ts'
import { personalData } from './personal-data.ts'
import { serveDeposits } from './routes.ts'

/** Deposits: money that members pay in through payment providers. */
export const depositsFeature: ServerFeature<unknown, NotificationType> = {
  name: 'deposits',
  serve: serveDeposits,
  recurring: [reconcileDepositsNightly, purgeWebhookEventsDaily],
  notifications: depositNotificationTypes,
  configuration: paymentConfiguration,
  personalData,
  tables: {
    deposit_channel: keptAsSettings('which currency goes through which provider'),
    exchange_rate: keptAsSettings('a price list'),
    deposit: keptForAccounting,
    provider_notice: purgedAfter(90, purgeWebhookEventsDaily.kind),
    reconciliation: {
      kept: 'for good: that a list of a provider was compared, about nobody',
      impersonal: 'when a list of a provider was compared',
    },
    reconciliation_difference: { kept: 'for good: payments by their numbers', impersonal: 'payments by the number both sides give them' },
  },
}
