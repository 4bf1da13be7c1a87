import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

/** The most contacts of one member that are read, and the most texts with each of them: the newest. */
const mostContacts = 50
const mostTexts = 60

/** A message of a conversation. */
interface ContactMessage {
  seq: number
  isOwn: boolean
  /** The texts of the message, oldest first: those from before an edit or a deletion, then the current text. At least one. */
  texts: readonly string[]
}
/** A person to whom a member recently wrote for the first time, with the newest messages of both in order. */
export interface NewContact {
  peerId: string
  messages: readonly ContactMessage[]
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

/**
 * Reads the newest contacts of a member since a moment, with the messages of both after `textsSince`. Includes the texts from before an edit or a
 * deletion, because the other member has read them by then.
 */
export const readNewContacts = async (
  db: Database,
  memberId: string,
  { contactsSince, textsSince }: { contactsSince: Date; textsSince: Date },
): Promise<NewContact[]> => {
  const { rows } = await sql<{ peer_id: string; seq: string; is_own: boolean; body: string }>`
    select own.peer_id, written.seq, written.sender_id = ${memberId} as is_own, written.body
    from (select conversation_id, peer_id from participant
      where member_id = ${memberId} and first_sent_at > ${contactsSince} order by first_sent_at desc limit ${mostContacts}) own
    cross join lateral (select message.seq, message.sender_id, said.body, said.replaced_by from message
      cross join lateral (select message.body, null::bigint as replaced_by
        union all select version.body, version.change from message_version version
          where message.change > 0 and version.conversation_id = message.conversation_id and version.seq = message.seq) said
      where message.conversation_id = own.conversation_id and message.kind = 'text' and message.attachment is null
        and message.sender_id is not null and message.created_at > ${textsSince} and said.body <> ''
      order by message.seq desc, said.replaced_by desc nulls first limit ${mostTexts}) written
    order by own.peer_id, written.seq, written.replaced_by nulls last`.execute(db)
  const contacts = new Map<string, Map<number, { seq: number; isOwn: boolean; texts: string[] }>>()
  for (const { peer_id, seq, is_own, body } of rows) {
    const messages = contacts.get(peer_id) ?? new Map<number, { seq: number; isOwn: boolean; texts: string[] }>()
    const message = messages.get(Number(seq)) ?? { seq: Number(seq), isOwn: is_own, texts: [] }
    message.texts.push(body)
    contacts.set(peer_id, messages.set(message.seq, message))
  }
  return [...contacts].map(([peerId, messages]) => ({ peerId, messages: [...messages.values()] }))
}
