import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

/** The most contacts of one member that are read, and the most messages with each of them: the newest. */
const mostContacts = 50
const mostMessages = 60

/** A text of a conversation. */
interface ContactText {
  seq: number
  isOwn: boolean
  body: string
}
/** A person to whom a member recently wrote for the first time, with the newest texts of both in order. */
export interface NewContact {
  peerId: string
  texts: readonly ContactText[]
}

/**
 * Reads the ids of members who wrote to somebody for the first time after `contactsSince`, in a conversation with a message after `activeSince`.
 * They are in the order of their ids, from `after` on.
 */
export const readMembersWithNewContacts = async (
  db: Database,
  { contactsSince, activeSince, after, limit }: { contactsSince: Date; activeSince: Date; after: string | undefined; limit: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('participant')
    .select('member_id')
    .distinct()
    .where('first_sent_at', '>', contactsSince)
    .where('last_at', '>', activeSince)
    .$if(after !== undefined, (query) => query.where('member_id', '>', after ?? ''))
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.member_id)
}

/** Reads the newest contacts of a member since a moment, with the texts of both after `textsSince`. Deleted texts are left out. */
export const readNewContacts = async (
  db: Database,
  memberId: string,
  { contactsSince, textsSince }: { contactsSince: Date; textsSince: Date },
): Promise<NewContact[]> => {
  const { rows } = await sql<{ peer_id: string; seq: string; is_own: boolean; body: string }>`
    select own.peer_id, written.seq, written.sender_id = ${memberId} as is_own, written.body
    from (select conversation_id, peer_id from participant
      where member_id = ${memberId} and first_sent_at > ${contactsSince} order by first_sent_at desc limit ${mostContacts}) own
    cross join lateral (select seq, sender_id, body from message
      where conversation_id = own.conversation_id and kind = 'text' and attachment is null and body is not null
        and sender_id is not null and created_at > ${textsSince}
      order by seq desc limit ${mostMessages}) written
    order by own.peer_id, written.seq`.execute(db)
  const contacts = new Map<string, ContactText[]>()
  for (const { peer_id, seq, is_own, body } of rows)
    contacts.set(peer_id, [...(contacts.get(peer_id) ?? []), { seq: Number(seq), isOwn: is_own, body }])
  return [...contacts].map(([peerId, texts]) => ({ peerId, texts }))
}
