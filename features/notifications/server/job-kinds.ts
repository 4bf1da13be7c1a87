import { jobKind } from '#platform/server/jobs/job-kind.ts'

interface Delivery {
  notificationId: string
}
export const mailNotice = jobKind<Delivery>('notifications.mail', { slow: 'mail' })
/** Finds the browsers of the member and has each woken. */
export const pushNotice = jobKind<Delivery>('notifications.push')
export const wakeBrowser = jobKind<Delivery & { subscriptionId: string }>('notifications.wake', { slow: 'push', tries: 8 })
/** Tells the member's screens how many are unread by then. */
export const tellUnread = jobKind<{ memberId: string }>('notifications.tell')
