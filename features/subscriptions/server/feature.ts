import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings, keptWithAccount } from '#platform/server/retention-rules.ts'
import { subscriptionNotificationTypes } from './end-reminders.ts'
import { personalData } from './personal-data.ts'
import { serveSubscriptions } from './routes.ts'

/** Subscription plans and members' allowances. */
export const subscriptionsFeature: ServerFeature<unknown, NotificationType> = {
  name: 'subscriptions',
  serve: serveSubscriptions,
  notifications: subscriptionNotificationTypes,
  personalData,
  tables: { plan: keptAsSettings('a price list'), entitlement: keptWithAccount, plan_period: keptWithAccount },
}
