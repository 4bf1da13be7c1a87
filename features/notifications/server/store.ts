import { createHash, randomUUID } from 'node:crypto'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type Batches, deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import type { Values } from '#platform/shared/i18n/catalogue.ts'
import type { NotificationChannel, NotificationKind } from '../contract.ts'

/** Notes that the member is told under this key; false when they were before, however long ago. */
export const claimKey = async (tx: Tx, memberId: string, key: string): Promise<boolean> => {
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
  said: Values
  about_id: string | null
  path: string | null
  in_app: boolean
  created_at: Date
}

export const insertNotification = async (tx: Tx, { said, ...row }: NewNotification): Promise<void> => {
  await tx
    .insertInto('notification')
    .values({ ...row, said: JSON.stringify(said) })
    .execute()
}

/** What is marked as read: some by id, those of a name about somebody, or all that stand on the list up to a moment. */
export type MarkReadFilter = { ids: readonly string[] } | { name: string; about: string } | { until: Date }

/** Marks unread ones of the member; answers whether the list has changed. */
export const markRead = async (tx: Tx, memberId: string, marked: MarkReadFilter, now: Date): Promise<boolean> => {
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
    .$if('until' in marked, (query) => query.where('created_at', '<=', 'until' in marked ? marked.until : now))
    .returning('in_app')
    .execute()
  return rows.some((row) => row.in_app)
}

/** Removes the unread ones of a name about somebody; answers whether the list has changed. */
export const deleteUnread = async (tx: Tx, memberId: string, { name, about }: { name: string; about: string }): Promise<boolean> => {
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

/** Changes what a member has chosen for a kind. Only what is named is written: two switches turned at once both hold. */
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

/** What was told long ago; the keys stay. */
export const deleteOldNotifications = (batches: Batches, now: Date): Promise<void> =>
  deleteInBatches(batches, 'notification', { by: 'created_at', upTo: new Date(now.getTime() - keptDays * 86_400_000) })

/** Removes what a member was told and chose, their browsers, and what others were told about them. */
export const deleteNotificationsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('notification')
    .where((row) => row.or([row('member_id', '=', memberId), row('about_id', '=', memberId)]))
    .execute()
  await tx.deleteFrom('notification_key').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('notification_choice').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('push_subscription').where('member_id', '=', memberId).execute()
}

/** Takes a mail for the caller to send; false when it was taken or read meanwhile. */
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

/** The mail was not sent after all. */
export const releaseMail = async (db: Database, id: string): Promise<void> => {
  await db.updateTable('notification').set({ mailed_at: null }).where('id', '=', id).execute()
}

export interface NewSubscription {
  memberId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
}

/** Keeps the browser of a session, instead of what the session or the browser had before. */
export const saveSubscription = async (tx: Tx, { memberId, sessionId, ...browser }: NewSubscription, now: Date): Promise<void> => {
  await tx
    .deleteFrom('push_subscription')
    .where((row) => row.or([row('session_id', '=', sessionId), row('endpoint', '=', browser.endpoint)]))
    .execute()
  await tx
    .insertInto('push_subscription')
    .values({ id: randomUUID(), member_id: memberId, session_id: sessionId, ...browser, created_at: now })
    // The same at once, from another tab.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteSubscription = async (db: Database, which: { id: string } | { sessionId: string }): Promise<void> => {
  await db
    .deleteFrom('push_subscription')
    .where((row) => ('id' in which ? row('id', '=', which.id) : row('session_id', '=', which.sessionId)))
    .execute()
}

/** Takes a push for the caller to send; false when it was taken, or read meanwhile. */
export const claimDelivery = async (db: Database, notificationId: string, subscriptionId: string): Promise<boolean> => {
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

/** The push was not sent after all. */
export const releaseDelivery = async (db: Database, notificationId: string, subscriptionId: string): Promise<void> => {
  await db.deleteFrom('push_delivery').where('notification_id', '=', notificationId).where('subscription_id', '=', subscriptionId).execute()
}
