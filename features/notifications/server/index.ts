export { changePreferences, readAllowedChannels, readPreferences } from './preferences.ts'
export { type NotificationType, defineNotification, registerNotifications } from './notification-type.ts'
export { markKindSeen, notify, markNotificationSeen, withdrawNotification } from './notify.ts'
export { countUnread, hasUnread, unreadKindExists } from './queries.ts'
