import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import {
  type NotificationChannel,
  type NotificationPreferences,
  type NotificationPreferencesEdit,
  type NotificationKind,
  notificationKinds,
} from '../contract.ts'
import { notificationKindRules } from './kind-rules.ts'
import { setPreference } from './store.ts'

type Channels = Record<NotificationChannel, boolean>

/** Reads a member's notification preferences; a kind without a choice has all channels on. */
export const readNotificationPreferences = async (db: Database | Tx, memberId: string): Promise<NotificationPreferences> => {
  const rows = await db.selectFrom('notification_choice').selectAll().where('member_id', '=', memberId).execute()
  const chosen = (kind: NotificationKind): Channels => {
    const { in_app = true, email = true, push = true } = rows.find((row) => row.kind === kind) ?? {}
    return { in_app, email, push }
  }
  const { safety, ...others } = Object.fromEntries(notificationKinds.map((kind) => [kind, chosen(kind)])) as Record<
    NotificationKind,
    Channels
  >
  return { ...others, safety: { ...safety, in_app: true } }
}

/** Changes the given notification preferences; the others stay. */
export const changeNotificationPreferences = async (tx: Tx, memberId: string, edit: NotificationPreferencesEdit): Promise<void> => {
  for (const kind of notificationKinds) {
    const named = Object.entries(edit[kind] ?? {}).filter(([, on]) => on !== undefined)
    await setPreference(tx, memberId, kind, Object.fromEntries(named))
  }
}

/**
 * Reads which channels may carry a kind of notification to a member now. While notifications are turned off or the member is suspended, only
 * `safety` is sent.
 * @returns undefined for a deleted or unverified member
 */
export const readAllowedNotificationChannels = async (
  db: Database | Tx,
  memberId: string,
  kind: NotificationKind,
): Promise<Channels | undefined> => {
  const member = await db
    .selectFrom('member')
    .select(['status', 'notifications'])
    .select(sql<boolean>`exists (select from push_subscription where push_subscription.member_id = member.id)`.as('has_browser'))
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (member === undefined || member.status === 'deleted' || member.status === 'unverified') return undefined
  if (!notificationKindRules[kind].isMandatory && (!member.notifications || member.status === 'suspended'))
    return { in_app: false, email: false, push: false }
  const chosen = (await readNotificationPreferences(db, memberId))[kind]
  return { ...chosen, push: chosen.push && member.has_browser }
}
