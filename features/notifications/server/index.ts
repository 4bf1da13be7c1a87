export { changePreferences, readAllowedChannels, readPreferences } from './preferences.ts'
export { type NotificationType, defineNotification, registerNotifications } from './notification-type.ts'
export { markNotificationKindSeen, notify, markNotificationSeen, withdrawNotification } from './notify.ts'
export { countUnreadNotifications, hasUnreadNotification, unreadKindCondition, wasNotifiedSince } from './queries.ts'
