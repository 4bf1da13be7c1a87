import type { WebFeature } from '#platform/web/feature.ts'
import { refreshNotifications, useRefetchNotificationsOnEvents } from './notification-queries.ts'

/** The list of notifications and its badge. */
export const notificationsFeature: WebFeature = {
  name: 'notifications',
  Live: ({ onCountsChanged }) => {
    useRefetchNotificationsOnEvents(onCountsChanged)
    return null
  },
  onMemberGone: refreshNotifications,
}
