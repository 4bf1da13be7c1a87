export { changeNotificationPreferences, readAllowedNotificationChannels, readNotificationPreferences } from './preferences.ts'
export { type NotificationType, defineNotification, registerNotificationTypes } from './notification-type.ts'
export { markNotificationKindSeen, notify, markNotificationSeen, withdrawNotification } from './notify.ts'
export { countUnreadNotifications, hasUnreadNotification, hasUnreadOfKindCondition, wasNotifiedSince } from './queries.ts'
