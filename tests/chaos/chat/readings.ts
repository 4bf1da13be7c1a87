import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import type { StoredMessage } from './evidence.ts'
import type { ChaosEnvironment } from './environment.ts'

/** Reads every message of the database. */
export const readStoredMessages = async (db: Database): Promise<StoredMessage[]> => {
  const { rows } = await sql<{
    id: string
    seq: string
    sender_id: string | null
    low_id: string
    high_id: string
    body: string
    change: string
    deleted: boolean
    answers: string | null
    reactions: string[]
    attachment: 'voice' | 'picture' | null
    content: string | null
  }>`
    select message.id, message.seq, message.sender_id, message.body, low_id, high_id, message.change, message.deleted_at is not null as deleted,
      case when message.deleted_at is null then message.reply_to_seq end as answers,
      array(select member_id || ' ' || emoji from message_reaction reaction
        where reaction.conversation_id = message.conversation_id and reaction.seq = message.seq order by member_id) as reactions,
      case when message.deleted_at is null then message.attachment end as attachment, coalesce(attachment.peaks, attachment.upload_id::text) as content
    from message join conversation on conversation.id = message.conversation_id
      left join attachment on attachment.conversation_id = message.conversation_id and attachment.seq = message.seq`.execute(db)
  return rows.map(({ id, seq, sender_id, low_id, high_id, body, change, deleted, answers, reactions, attachment, content }) => ({
    id,
    seq: Number(seq),
    from: sender_id,
    pair: [low_id, high_id],
    body,
    change: Number(change),
    deleted,
    answers: answers === null ? undefined : Number(answers),
    reactions,
    file: attachment ?? undefined,
    content: content ?? undefined,
  }))
}

/** The unread count of each pair, as stored and as counted from the messages. */
export const readUnreadCounts = async (db: Database): Promise<Map<string, { stored: number; counted: number }>> => {
  const { rows } = await sql<{ member_id: string; peer_id: string; unread: number; counted: number }>`
    select member_id, peer_id, unread, (select count(*)::int from message
      where message.conversation_id = participant.conversation_id and seq > read_seq and sender_id = peer_id and deleted_at is null) as counted
    from participant`.execute(db)
  return new Map(rows.map(({ member_id, peer_id, unread, counted }) => [`${member_id} ${peer_id}`, { stored: unread, counted }]))
}

/** Looks up each announced message in the database at once, without delaying anything; calls `onEarly` for those it does not have. */
export const watchForEarlyEvents = ({ beside }: ChaosEnvironment, onEarly: (count: number) => void): ((id: string) => void) => {
  let due: string[] = []
  let asking = false
  const ask = async (): Promise<void> => {
    if (beside === undefined || asking || due.length === 0) return
    asking = true
    const ids = [...new Set(due)]
    due = []
    try {
      const { rows } = await beside.query<{ id: string }>('select id from message where id = any($1::uuid[])', [ids])
      const known = new Set(rows.map(({ id }) => id))
      onEarly(ids.filter((id) => !known.has(id)).length)
    } catch {
      // The database is down; the checks at the end cover this message.
    }
    asking = false
    void ask()
  }
  return (id) => {
    if (beside === undefined) return
    due.push(id)
    void ask()
  }
}
