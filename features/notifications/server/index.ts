export { changePreferences, readPreferences } from './preferences.ts'
export { type NotificationType, defineNotification, registerNotifications } from './notification-type.ts'
export { markKindSeen, notify, markNotificationSeen, withdrawNotification } from './notify.ts'
export { countUnread, hasUnread } from './queries.ts'
