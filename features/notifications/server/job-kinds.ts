import { jobKind } from '#platform/server/jobs/job-kind.ts'

interface Delivery {
  notificationId: string
}
export const mailNotificationJob = jobKind<Delivery>('notifications.mail', { slow: 'mail' })
/** Finds the member's browsers and adds a push job for each. */
export const pushNotificationJob = jobKind<Delivery>('notifications.push')
export const pushToBrowserJob = jobKind<Delivery & { subscriptionId: string }>('notifications.wake', { slow: 'push', tries: 8 })
/** Publishes the unread count to the member's sockets. */
export const unreadCountJob = jobKind<{ memberId: string }>('notifications.tell')
