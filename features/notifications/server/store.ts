import { createHash, randomUUID } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type DeletionBudget, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import type { PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
import type { NotificationChannel, NotificationKind } from '../contract.ts'

/** Stores that a key was used to notify a member; false if it was used before. */
export const claimDedupeKey = async (tx: Tx, memberId: string, key: string): Promise<boolean> => {
  const taken = await tx
    .insertInto('notification_key')
    .values({ member_id: memberId, fingerprint: createHash('sha256').update(key).digest() })
    .onConflict((conflict) => conflict.columns(['member_id', 'fingerprint']).doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return taken !== undefined
}

export interface NewNotification {
  id: string
  member_id: string
  name: string
  kind: NotificationKind
  said: PlaceholderValues
  about_id: string | null
  path: string | null
  in_app: boolean
  created_at: Date
}

/** Stores a notification. */
export const insertNotification = async (tx: Tx, { said, ...row }: NewNotification): Promise<void> => {
  await tx
    .insertInto('notification')
    .values({ ...row, said: JSON.stringify(said) })
    .execute()
}

/** Selects notifications: by id, by type name and member, by kind (optionally about one member), or all up to a time. */
export type MarkReadFilter =
  | { ids: readonly string[] }
  | { name: string; about: string }
  | { kinds: readonly NotificationKind[]; uid?: string | undefined }
  | { until: Date }

/**
 * Marks those unread notifications of a member as read that match the filter.
 * @returns whether the member's list has changed
 */
export const markMatchingNotificationsRead = async (tx: Tx, memberId: string, marked: MarkReadFilter, now: Date): Promise<boolean> => {
  if ('ids' in marked && marked.ids.length === 0) return false
  const rows = await tx
    .updateTable('notification')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .$if('ids' in marked, (query) => query.where('id', 'in', 'ids' in marked ? marked.ids : []))
    .$if('about' in marked, (query) =>
      query.where('name', '=', 'about' in marked ? marked.name : '').where('about_id', '=', 'about' in marked ? marked.about : null),
    )
    .$if('kinds' in marked, (query) => query.where('kind', 'in', 'kinds' in marked ? marked.kinds : []))
    .$if('uid' in marked && marked.uid !== undefined, (query) =>
      query.where('about_id', '=', 'uid' in marked ? (marked.uid ?? null) : null),
    )
    .$if('until' in marked, (query) => query.where('created_at', '<=', 'until' in marked ? marked.until : now))
    .returning('in_app')
    .execute()
  return rows.some((row) => row.in_app)
}

/**
 * Deletes a member's unread notifications of a type about another member.
 * @returns whether the member's list has changed
 */
export const deleteUnreadNotifications = async (
  tx: Tx,
  memberId: string,
  { name, about }: { name: string; about: string },
): Promise<boolean> => {
  const rows = await tx
    .deleteFrom('notification')
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('name', '=', name)
    .where('about_id', '=', about)
    .returning('in_app')
    .execute()
  return rows.some((row) => row.in_app)
}

/** Changes a member's preference for a kind. Only the given channels are written, so that two simultaneous changes both apply. */
export const setPreference = async (
  tx: Tx,
  memberId: string,
  kind: NotificationKind,
  channels: Partial<Record<NotificationChannel, boolean>>,
): Promise<void> => {
  if (Object.keys(channels).length === 0) return
  await tx
    .insertInto('notification_choice')
    .values({ member_id: memberId, kind, in_app: true, email: true, push: true, ...channels })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(channels))
    .execute()
}

const keptDays = 90

/** Deletes notifications older than 90 days; their keys stay. */
export const deleteOldNotifications = (batches: DeletionBudget, now: Date): Promise<void> =>
  deleteInBatches(batches, 'notification', { by: 'created_at', upTo: new Date(now.getTime() - keptDays * 86_400_000) })

/** Deletes a member's notifications, preferences and subscriptions, and other members' notifications about them. */
export const deleteNotificationsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('notification')
    .where((row) => row.or([row('member_id', '=', memberId), row('about_id', '=', memberId)]))
    .execute()
  await tx.deleteFrom('notification_key').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('notification_choice').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('push_subscription').where('member_id', '=', memberId).execute()
}

/** Claims a notification for mailing, so that it is mailed once; false if it is already claimed or read. */
export const claimMail = async (db: Database, id: string, now: Date): Promise<boolean> => {
  const taken = await db
    .updateTable('notification')
    .set({ mailed_at: now })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Releases the claim of a notification whose email could not be sent, so that a retry can send it. */
export const releaseMailClaim = async (db: Database, id: string): Promise<void> => {
  await db.updateTable('notification').set({ mailed_at: null }).where('id', '=', id).execute()
}

export interface NewPushSubscription {
  memberId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
}

/** Saves a push subscription and replaces an earlier one of the session or browser. */
export const savePushSubscription = async (tx: Tx, { memberId, sessionId, ...browser }: NewPushSubscription, now: Date): Promise<void> => {
  await tx
    .deleteFrom('push_subscription')
    .where((row) => row.or([row('session_id', '=', sessionId), row('endpoint', '=', browser.endpoint)]))
    .execute()
  await tx
    .insertInto('push_subscription')
    .values({ id: randomUUID(), member_id: memberId, session_id: sessionId, ...browser, created_at: now })
    // Another tab saved the same subscription at the same time.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes a subscription by its id or by its session. */
export const deletePushSubscription = async (db: Database, which: { id: string } | { sessionId: string }): Promise<void> => {
  await db
    .deleteFrom('push_subscription')
    .where((row) => ('id' in which ? row('id', '=', which.id) : row('session_id', '=', which.sessionId)))
    .execute()
}

/** Claims the push of a notification to one browser, so that it is pushed once; false if it is already claimed or read. */
export const claimPush = async (db: Database, notificationId: string, subscriptionId: string): Promise<boolean> => {
  const taken = await db
    .insertInto('push_delivery')
    .columns(['notification_id', 'subscription_id'])
    .expression((from) =>
      from
        .selectFrom('notification')
        .innerJoin('push_subscription', 'push_subscription.member_id', 'notification.member_id')
        .select(['notification.id', 'push_subscription.id as subscription_id'])
        .where('notification.id', '=', notificationId)
        .where('push_subscription.id', '=', subscriptionId)
        .where('notification.read_at', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('notification_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Releases the claim of a push that could not be sent, so that a retry can send it. */
export const releasePushClaim = async (db: Database, notificationId: string, subscriptionId: string): Promise<void> => {
  await db.deleteFrom('push_delivery').where('notification_id', '=', notificationId).where('subscription_id', '=', subscriptionId).execute()
}
