import type { Notice } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { settings, withAccount } from '#platform/server/tables.ts'
import { subscriptionNotifications } from './end-reminders.ts'
import { personalData } from './personal-data.ts'
import { serveSubscriptions } from './routes.ts'

/** Subscription plans and members' allowances. */
export const subscriptionsFeature: ServerFeature<unknown, Notice> = {
  name: 'subscriptions',
  serve: serveSubscriptions,
  notifications: subscriptionNotifications,
  personalData,
  tables: { plan: settings('a price list'), entitlement: withAccount, plan_period: withAccount },
}
