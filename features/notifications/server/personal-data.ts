import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { readNotificationPreferences } from './preferences.ts'
import { deleteNotificationsOf } from './store.ts'

/** The export has the member's notifications and preferences, without the members whom they are about. */
export const personalData: PersonalDataHandler = {
  tables: ['notification', 'notification_key', 'notification_choice', 'push_subscription'],
  export: async (db, memberId) => ({
    notifications: await db
      .selectFrom('notification')
      .select(['name', 'kind', 'said', 'path', 'created_at', 'read_at'])
      .where('member_id', '=', memberId)
      .orderBy('created_at')
      .execute(),
    notification_choices: await readNotificationPreferences(db, memberId),
    push_subscriptions: await db.selectFrom('push_subscription').select(['created_at']).where('member_id', '=', memberId).execute(),
  }),
  erase: deleteNotificationsOf,
  identifiers: ['notification.kind', 'notification_choice.kind'],
  withheld: {
    'push_subscription.auth': "a secret of the member's browser",
    'push_subscription.endpoint': "leads to the member's browser",
    'push_subscription.p256dh': "a key of the member's browser",
  },
}
