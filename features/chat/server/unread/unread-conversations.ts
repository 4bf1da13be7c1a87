import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { noBlockCondition } from '#features/blocks/server/index.ts'

/** A member's side of a conversation with unread messages, and how far the member has read. */
export interface UnreadConversation {
  conversation_id: string
  member_id: string
  peer_id: string
  read_seq: string
  last_at: Date
}

const unreadMs = 120_000
/** Members are not notified of messages older than this, for example after a long outage. In milliseconds. */
const maxAgeMs = 2 * 86_400_000

/** Reads conversations, oldest first, with a message that has been unread for two minutes and of which the member was not notified since last reading. */
export const readUnreadToNotify = async (
  db: Database,
  now: Date,
  after: UnreadConversation | undefined,
  limit: number,
): Promise<UnreadConversation[]> => {
  const { rows } = await sql<UnreadConversation>`
    select participant.conversation_id, participant.member_id, participant.peer_id, participant.read_seq, participant.last_at
    from participant
      join conversation on conversation.id = participant.conversation_id
      join member peer on peer.id = participant.peer_id
      cross join lateral (
        select created_at from message
        where message.conversation_id = participant.conversation_id and message.seq > participant.read_seq and message.sender_id = participant.peer_id
          and message.deleted_at is null
        order by message.seq limit 1
      ) oldest
    where participant.unread > 0 and participant.noticed_seq is distinct from participant.read_seq
      and participant.last_at > ${new Date(now.getTime() - maxAgeMs)}
      and (${after === undefined} or (participant.last_at, participant.conversation_id, participant.member_id)
        > (${after?.last_at ?? now}, ${after?.conversation_id ?? null}::uuid, ${after?.member_id ?? null}::uuid))
      and oldest.created_at <= ${new Date(now.getTime() - unreadMs)}
      and (conversation.state = 'open' or (conversation.state = 'request' and conversation.requested_by = participant.peer_id))
      and peer.status in ('active', 'paused') and ${noBlockCondition(sql`participant.member_id`, 'peer.id')}
    order by participant.last_at, participant.conversation_id, participant.member_id limit ${limit}`.execute(db)
  return rows
}
