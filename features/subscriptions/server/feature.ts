import type { NotificationType } from '#features/notifications/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings, keptWithAccount } from '#platform/server/retention-rules.ts'
import { notices } from './endings.ts'
import { personalData } from './personal-data.ts'
import { serveSubscriptions } from './routes.ts'

/** Plans, and what a member may do under theirs. */
export const subscriptionsFeature: ServerFeature<unknown, NotificationType> = {
  name: 'subscriptions',
  serve: serveSubscriptions,
  notifications: notices,
  personalData,
  tables: { plan: keptAsSettings('a price list'), entitlement: keptWithAccount, plan_period: keptWithAccount },
}
