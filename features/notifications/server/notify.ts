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
  /** The id of the member whom the notification is about, or a path (with a leading slash) that replaces the path of the type. */
  about?: string
  /** The member is notified at most once per key. */
  key: string
  /** True if the feature sends its own mail, so that this notification is not mailed. */
  isMailedApart?: boolean
  now: Date
}

/** Returns the channels of a transient notification: push alone; undefined if push is off. */
const onlyPush = (open: Awaited<ReturnType<typeof readAllowedNotificationChannels>>) =>
  open?.push === true ? { in_app: false, email: false, push: true } : undefined

/**
 * Notifies a member in the caller's transaction: in the list, by email and by push, as their preferences allow. Idempotent by `key`.
 * @returns false if the key was used before, the member is deleted or unverified, or a transient notification cannot be pushed
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

/** Deletes an unread notification to the member `of` about `about`, because it is no longer true. It is then neither mailed nor pushed. */
export const withdrawNotification = async (
  tx: Tx,
  type: NotificationType,
  { of, about, now }: { of: string; about: string; now: Date },
): Promise<void> => {
  if (await deleteUnreadNotifications(tx, of, { name: type.name, about })) await addJob(tx, unreadCountJob, { memberId: of }, now)
}

/** Marks a notification to the member `of` about `about` as read, because they saw its subject elsewhere. It is then neither mailed nor pushed. */
export const markNotificationSeen = async (
  tx: Tx,
  type: NotificationType,
  { of, about, now }: { of: string; about: string; now: Date },
): Promise<void> => {
  if (await markMatchingNotificationsRead(tx, of, { name: type.name, about }, now)) await addJob(tx, unreadCountJob, { memberId: of }, now)
}

/**
 * Marks the notifications of a kind to the member `of` as read, because they saw the subject elsewhere: those about the member `about`, or all
 * without `about`. They are then neither mailed nor pushed.
 */
export const markNotificationKindSeen = async (
  tx: Tx,
  kind: NotificationKind | readonly NotificationKind[],
  { of, about, now }: { of: string; about?: string | undefined; now: Date },
): Promise<void> => {
  const kinds = typeof kind === 'string' ? [kind] : kind
  if (await markMatchingNotificationsRead(tx, of, { kinds, uid: about }, now)) await addJob(tx, unreadCountJob, { memberId: of }, now)
}
