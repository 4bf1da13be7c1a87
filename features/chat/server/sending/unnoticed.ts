import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import { noBlockBetween } from '#features/blocks/server/index.ts'

/** A member's side of a conversation, and how far they had read. */
export interface Unnoticed {
  conversation_id: string
  member_id: string
  peer_id: string
  read_seq: string
  last_at: Date
}

const unreadMs = 120_000
/** Whoever was not told within two days, such as after a long outage, is told no more. */
const longestMs = 2 * 86_400_000

/** Where somebody has had an unread message for two minutes and was not told since they last read, the oldest first. */
export const readUnnoticed = async (db: Database, now: Date, after: Unnoticed | undefined, limit: number): Promise<Unnoticed[]> => {
  const { rows } = await sql<Unnoticed>`
    select participant.conversation_id, participant.member_id, participant.peer_id, participant.read_seq, participant.last_at
    from participant
      join conversation on conversation.id = participant.conversation_id
      join member peer on peer.id = participant.peer_id
      cross join lateral (
        select created_at from message
        where message.conversation_id = participant.conversation_id and message.seq > participant.read_seq and message.sender_id = participant.peer_id
        order by message.seq limit 1
      ) oldest
    where participant.unread > 0 and participant.noticed_seq is distinct from participant.read_seq
      and participant.last_at > ${new Date(now.getTime() - longestMs)}
      and (${after === undefined} or (participant.last_at, participant.conversation_id, participant.member_id)
        > (${after?.last_at ?? now}, ${after?.conversation_id ?? null}::uuid, ${after?.member_id ?? null}::uuid))
      and oldest.created_at <= ${new Date(now.getTime() - unreadMs)}
      and (conversation.state = 'open' or (conversation.state = 'request' and conversation.requested_by = participant.peer_id))
      and peer.status in ('active', 'paused') and ${noBlockBetween(sql`participant.member_id`, 'peer.id')}
    order by participant.last_at, participant.conversation_id, participant.member_id limit ${limit}`.execute(db)
  return rows
}
