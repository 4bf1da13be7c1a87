import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/jobs.ts'
import type { Values } from '#platform/shared/i18n/catalogue.ts'
import { readAllowedChannels } from './preferences.ts'
import { mailNotificationJob, pushNotificationJob, publishUnreadJob } from './job-kinds.ts'
import type { NotificationType } from './notification-type.ts'
import { deleteUnread, insertNotification, markRead, claimKey } from './store.ts'

export interface NotificationInput {
  /** The member who is told. */
  to: string
  /** For the placeholders of its words; numbers are written as the reader's language does. Never a person's name. */
  values?: Values
  /** Whom it is about, by id; or the path it leads to, beginning with a slash, if not the notice's own. */
  about?: string
  /** The member is told once under it, for ever. */
  key: string
  now: Date
}

/** What passes is nothing to read later. */
const onlyPush = (open: Awaited<ReturnType<typeof readAllowedChannels>>) =>
  open?.push === true ? { in_app: false, email: false, push: true } : undefined

/**
 * Tells a member something, in the caller's transaction: on their list, by mail and by push, as far as they chose, after it commits. Answers
 * false when they were told under this key before, are gone, or could not learn of it before it has passed.
 */
export const notify = async (
  tx: Tx,
  declared: NotificationType,
  { to, values = {}, about, key, now }: NotificationInput,
): Promise<boolean> => {
  const open = await readAllowedChannels(tx, to, declared.kind)
  const channels = declared.lasts === undefined ? open : onlyPush(open)
  if (channels === undefined || !(await claimKey(tx, to, `${declared.name} ${key}`))) return false
  const leads = about?.startsWith('/') === true
  const id = randomUUID()
  await insertNotification(tx, {
    id,
    member_id: to,
    name: declared.name,
    kind: declared.kind,
    said: values,
    about_id: about === undefined || leads ? null : about,
    path: leads ? about : null,
    in_app: channels.in_app,
    created_at: now,
  })
  if (channels.in_app) await addJob(tx, publishUnreadJob, { memberId: to }, now)
  if (channels.email) await addJob(tx, mailNotificationJob, { notificationId: id }, now)
  if (channels.push) await addJob(tx, pushNotificationJob, { notificationId: id }, now)
  return true
}

/** What the notice said is no longer so: where it is unread, it is taken off the list, and neither mailed nor pushed any more. */
export const withdrawNotification = async (
  tx: Tx,
  declared: NotificationType,
  { of, about, now }: { of: string; about: string; now: Date },
): Promise<void> => {
  if (await deleteUnread(tx, of, { name: declared.name, about })) await addJob(tx, publishUnreadJob, { memberId: of }, now)
}

/** The member has seen what a notice is about, elsewhere: it counts as read, and is neither mailed nor pushed any more. */
export const markNotificationSeen = async (
  tx: Tx,
  declared: NotificationType,
  { of, about, now }: { of: string; about: string; now: Date },
): Promise<void> => {
  if (await markRead(tx, of, { name: declared.name, about }, now)) await addJob(tx, publishUnreadJob, { memberId: of }, now)
}
