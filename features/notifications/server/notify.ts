import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { NotificationKind } from '../contract.ts'
import type { PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
import { readAllowedNotificationChannels } from './preferences.ts'
import { mailNotificationJob, pushNotificationJob, unreadCountJob } from './job-kinds.ts'
import type { NotificationType } from './notification-type.ts'
import { deleteUnreadNotifications, insertNotification, markMatchingNotificationsRead, claimDedupeKey } from './store.ts'

export interface NotificationInput {
  /** Id of the receiving member. */
  to: string
  /** Values for the placeholders of the text; numbers are formatted for the reader's locale. Never a person's name. */
  values?: PlaceholderValues
  /** Id of the member it is about, or a path beginning with a slash that replaces the type's own. */
  about?: string
  /** The member is notified at most once per key. */
  key: string
  /** The feature sends a mail of its own, whatever the preferences. */
  isMailedApart?: boolean
  now: Date
}

/** Transient notifications are not stored in the list. */
const onlyPush = (open: Awaited<ReturnType<typeof readAllowedNotificationChannels>>) =>
  open?.push === true ? { in_app: false, email: false, push: true } : undefined

/**
 * Notifies a member in the caller's transaction: in the list, by email and by push, as far as their preferences allow.
 * @returns false when the key was used before, the member is gone, or a transient notification cannot be pushed
 */
export const notify = async (
  tx: Tx,
  type: NotificationType,
  { to, values = {}, about, key, isMailedApart = false, now }: NotificationInput,
): Promise<boolean> => {
  const open = await readAllowedNotificationChannels(tx, to, type.kind)
  const channels = type.delivery === 'stored' ? open : onlyPush(open)
  if (channels === undefined || !(await claimDedupeKey(tx, to, `${type.name} ${key}`))) return false
  const isPath = about?.startsWith('/') === true
  const id = randomUUID()
  await insertNotification(tx, {
    id,
    member_id: to,
    name: type.name,
    kind: type.kind,
    said: values,
    about_id: about === undefined || isPath ? null : about,
    path: isPath ? about : null,
    in_app: channels.in_app,
    created_at: now,
  })
  if (channels.in_app) await addJob(tx, unreadCountJob, { memberId: to }, now)
  if (channels.email && !isMailedApart) await addJob(tx, mailNotificationJob, { notificationId: id }, now)
  if (channels.push) await addJob(tx, pushNotificationJob, { notificationId: id }, now)
  return true
}

/** Deletes an unread notification that is no longer true; it is neither mailed nor pushed any more. */
export const withdrawNotification = async (
  tx: Tx,
  type: NotificationType,
  { of, about, now }: { of: string; about: string; now: Date },
): Promise<void> => {
  if (await deleteUnreadNotifications(tx, of, { name: type.name, about })) await addJob(tx, unreadCountJob, { memberId: of }, now)
}

/** Marks a notification as read because the member saw its subject elsewhere; it is neither mailed nor pushed any more. */
export const markNotificationSeen = async (
  tx: Tx,
  type: NotificationType,
  { of, about, now }: { of: string; about: string; now: Date },
): Promise<void> => {
  if (await markMatchingNotificationsRead(tx, of, { name: type.name, about }, now)) await addJob(tx, unreadCountJob, { memberId: of }, now)
}

/**
 * Marks the notifications of a kind as read because the member saw what they are about elsewhere: of one other member, or of all. They are
 * neither mailed nor pushed any more.
 */
export const markNotificationKindSeen = async (
  tx: Tx,
  kind: NotificationKind | readonly NotificationKind[],
  { of, about, now }: { of: string; about?: string | undefined; now: Date },
): Promise<void> => {
  const kinds = typeof kind === 'string' ? [kind] : kind
  if (await markMatchingNotificationsRead(tx, of, { kinds, uid: about }, now)) await addJob(tx, unreadCountJob, { memberId: of }, now)
}
