import { jobKind } from '#platform/server/jobs/jobs.ts'

interface Delivery {
  notificationId: string
}
export const mailNotificationJob = jobKind<Delivery>('notifications.mail', { slow: 'mail' })
/** Finds the browsers of the member and has each woken. */
export const pushNotificationJob = jobKind<Delivery>('notifications.push')
export const pushToBrowserJob = jobKind<Delivery & { subscriptionId: string }>('notifications.wake', { slow: 'push', tries: 8 })
/** Tells the member's screens how many are unread by then. */
export const publishUnreadJob = jobKind<{ memberId: string }>('notifications.tell')
