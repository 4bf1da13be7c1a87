import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, withAccount, withRow } from '#platform/server/tables.ts'
import { purgeNotifications } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { serveNotifications } from './routes.ts'

/** Notifications: the list in the app, emails and pushes. */
export const notificationsFeature: ServerFeature = {
  name: 'notifications',
  serve: serveNotifications,
  recurring: [purgeNotifications],
  personalData,
  tables: {
    notification: purgedAfter(90, purgeNotifications.kind),
    notification_key: withAccount,
    notification_choice: withAccount,
    push_subscription: withRow('session'),
    push_delivery: withRow('notification', 'which notification went to which browser, by number; goes with either'),
  },
}
