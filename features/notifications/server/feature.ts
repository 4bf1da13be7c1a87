import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, keptWithAccount, keptWithRow } from '#platform/server/retention-rules.ts'
import { purgeNotificationsDaily } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { serveNotifications } from './routes.ts'

/** Notifications: the list in the app, emails and pushes. */
export const notificationsFeature: ServerFeature = {
  name: 'notifications',
  serve: serveNotifications,
  recurring: [purgeNotificationsDaily],
  personalData,
  tables: {
    notification: purgedAfter(90, purgeNotificationsDaily.kind),
    notification_key: keptWithAccount,
    notification_choice: keptWithAccount,
    push_subscription: keptWithRow('session'),
    push_delivery: keptWithRow('notification', 'which notification went to which browser, by number; goes with either'),
  },
}
