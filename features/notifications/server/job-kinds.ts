import { jobKind } from '#platform/server/jobs/job-kind.ts'

interface Delivery {
  notificationId: string
}
export const mailNotificationJob = jobKind<Delivery>('notifications.mail', { slow: 'mail' })
/** The kind of job that adds a `pushToBrowserJob` for each browser of the member. */
export const pushNotificationJob = jobKind<Delivery>('notifications.push')
export const pushToBrowserJob = jobKind<Delivery & { subscriptionId: string }>('notifications.wake', { slow: 'push', tries: 8 })
/** The kind of job that sends the unread count to the member's sockets. */
export const unreadCountJob = jobKind<{ memberId: string }>('notifications.tell')
