import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { type NoticeChannel, type NoticeChoices, type NoticeChoicesEdit, type NoticeKind, noticeKinds } from '../contract.ts'
import { setChoice } from './store.ts'

type Channels = Record<NoticeChannel, boolean>

/** What a member has chosen, every kind named. */
export const readChoices = async (db: Database | Tx, memberId: string): Promise<NoticeChoices> => {
  const rows = await db.selectFrom('notification_choice').selectAll().where('member_id', '=', memberId).execute()
  const chosen = (kind: NoticeKind): Channels => {
    const { in_app = true, email = true, push = true } = rows.find((row) => row.kind === kind) ?? {}
    return { in_app, email, push }
  }
  const { safety, ...others } = Object.fromEntries(noticeKinds.map((kind) => [kind, chosen(kind)])) as Record<NoticeKind, Channels>
  return { ...others, safety: { ...safety, in_app: true } }
}

/** Changes what the member names; the rest stays as it is. */
export const changeChoices = async (tx: Tx, memberId: string, edit: NoticeChoicesEdit): Promise<void> => {
  for (const kind of noticeKinds) {
    const named = Object.entries(edit[kind] ?? {}).filter(([, on]) => on !== undefined)
    await setChoice(tx, memberId, kind, Object.fromEntries(named))
  }
}

/**
 * What may carry a kind to a member now. Without notifications at all there is only what safety asks for; those who are gone get nothing, and
 * who is suspended is still told why.
 */
export const openChannels = async (db: Database | Tx, memberId: string, kind: NoticeKind): Promise<Channels | undefined> => {
  const member = await db
    .selectFrom('member')
    .select(['status', 'notifications'])
    .select(sql<boolean>`exists (select from push_subscription where push_subscription.member_id = member.id)`.as('has_browser'))
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (member === undefined || member.status === 'deleted' || member.status === 'unverified') return undefined
  if (kind !== 'safety' && (!member.notifications || member.status === 'suspended')) return { in_app: false, email: false, push: false }
  const chosen = (await readChoices(db, memberId))[kind]
  return { ...chosen, push: chosen.push && member.has_browser }
}
