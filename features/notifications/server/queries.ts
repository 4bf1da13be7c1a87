import { type RawBuilder, sql } from 'kysely'
import { visibleToCondition } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import type { KeysetPosition } from '#platform/server/keyset.ts'
import type { PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
import type { NotificationKind } from '../contract.ts'

/** Unread notifications are counted up to this number. */
const maxCounted = 99

/** SQL condition: the notification is about nobody, or about a member its receiver may see. */
const isAboutVisibleMember = (memberId: string | RawBuilder<string>) =>
  sql<boolean>`(notification.about_id is null or exists (select from member seen where seen.id = notification.about_id and ${visibleToCondition(memberId, 'seen.id')}))`

/** SQL condition: the notification is still true. A turn is over when either of the two has written or the conversation is closed. */
const stillHolds = (memberId: string | RawBuilder<string>) =>
  sql<boolean>`(notification.kind <> 'your_turn' or is_turn_of(${memberId}::uuid, notification.about_id, notification.created_at))`

/** Selects the notifications in a member's list, without those about members whom they may no longer see, and those that are no longer true. */
const listed = (db: ReadDatabase, memberId: string) =>
  db
    .selectFrom('notification')
    .where('notification.member_id', '=', memberId)
    // Written into the SQL, not a parameter: the cached plan of a prepared statement could not use the partial index of listed notifications.
    .where(sql<boolean>`notification.in_app`)
    .where(isAboutVisibleMember(memberId))
    .where(stillHolds(memberId))

/** Counts unread notifications in the member's list, up to 99. */
export const countUnreadNotifications = async (db: ReadDatabase, memberId: string): Promise<number> => {
  const rows = await listed(db, memberId).select('notification.id').where('notification.read_at', 'is', null).limit(maxCounted).execute()
  return rows.length
}

/** Whether a member has an unread notification of a type about another member. */
export const hasUnreadNotification = async (
  db: Database | Tx,
  memberId: string,
  { type, about }: { type: { name: string }; about: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('name', '=', type.name)
    .where('about_id', '=', about)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a member got a notification of a type about another member since a moment. */
export const wasNotifiedSince = async (
  db: Database | Tx,
  memberId: string,
  { type, about, since }: { type: { name: string }; about: string; since: Date },
): Promise<boolean> => {
  const row = await db
    .selectFrom('notification')
    .select('id')
    .where('member_id', '=', memberId)
    .where('name', '=', type.name)
    .where('about_id', '=', about)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** SQL condition: the member behind `column` has an unread notification of a kind. */
export const hasUnreadOfKindCondition = (kind: NotificationKind, column = 'member.id'): RawBuilder<boolean> => sql<boolean>`exists (
  select from notification where notification.member_id = ${sql.ref(column)} and notification.kind = ${sql.lit(kind)} and notification.read_at is null)`

export interface NotificationRow {
  id: string
  name: string
  kind: NotificationKind
  said: PlaceholderValues
  about_id: string | null
  path: string | null
  created_at: Date
  read_at: Date | null
}

/** Reads a page of the member's list, newest first. */
export const readNotificationPage = async (
  db: ReadDatabase,
  memberId: string,
  { names, after, limit }: { names: readonly string[]; after: KeysetPosition | undefined; limit: number },
): Promise<NotificationRow[]> => {
  if (names.length === 0) return []
  const rows = await listed(db, memberId)
    .select(['id', 'name', 'kind', 'said', 'about_id', 'path', 'created_at', 'read_at'])
    .where('name', 'in', names)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(notification.created_at, notification.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, kind: row.kind as NotificationKind, said: row.said as PlaceholderValues }))
}

/**
 * Reads a notification to mail or push; undefined if it was read or deleted, is no longer true, or is about a member who is hidden from the
 * receiver.
 */
export const readUnreadNotification = async (db: Database | Tx, id: string) => {
  const row = await db
    .selectFrom('notification')
    .innerJoin('member', 'member.id', 'notification.member_id')
    .select(['notification.id', 'notification.member_id', 'notification.name', 'notification.kind', 'notification.said'])
    .select(['notification.path', 'notification.created_at', 'notification.mailed_at'])
    .select(['member.email', 'member.firstname', 'member.lastname', 'member.locale'])
    .where('notification.id', '=', id)
    .where('notification.read_at', 'is', null)
    .where(isAboutVisibleMember(sql`notification.member_id`))
    .where(stillHolds(sql`notification.member_id`))
    .executeTakeFirst()
  return row && { ...row, kind: row.kind as NotificationKind, said: row.said as PlaceholderValues }
}
export type OutgoingNotification = NonNullable<Awaited<ReturnType<typeof readUnreadNotification>>>

/** Whether a notification of this kind was mailed within a day and is still unread. */
export const wasMailedRecently = async (db: Database, memberId: string, kind: string, now: Date): Promise<boolean> => {
  const found = await db
    .selectFrom('notification')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .where('mailed_at', '>', new Date(now.getTime() - 86_400_000))
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the browser of a session is subscribed to push. */
export const isSessionSubscribedToPush = async (db: Database, sessionId: string): Promise<boolean> => {
  const found = await db.selectFrom('push_subscription').select('id').where('session_id', '=', sessionId).executeTakeFirst()
  return found !== undefined
}

/** Subscriptions whose session has not expired. */
const livePushSubscriptions = (db: Database, now: Date) =>
  db
    .selectFrom('push_subscription')
    .select(['push_subscription.id', 'push_subscription.member_id', 'endpoint', 'p256dh', 'auth'])
    .where(sql<boolean>`is_session_live(push_subscription.session_id, ${now})`)

/** Reads the subscriptions of a member's browsers whose sessions have not ended. */
export const readPushSubscriptions = (db: Database, memberId: string, now: Date) =>
  livePushSubscriptions(db, now).where('push_subscription.member_id', '=', memberId).execute()

/** Reads a subscription if its session has not ended. */
export const readPushSubscription = (db: Database, id: string, now: Date) =>
  livePushSubscriptions(db, now).where('push_subscription.id', '=', id).executeTakeFirst()
