import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'

/**
 * Reads the ids of the members whose first message in a conversation, sent after `from` and until `until`, was answered within a day. A member who
 * was answered in two conversations is listed twice.
 */
export const readMembersWithFirstReply = async (db: Database | Tx, { from, until }: { from: Date; until: Date }): Promise<string[]> => {
  const rows = await db
    .selectFrom('participant as answer')
    .innerJoin('participant as first', (join) =>
      join.onRef('first.conversation_id', '=', 'answer.conversation_id').onRef('first.member_id', '=', 'answer.peer_id'),
    )
    .select('first.member_id')
    .where('answer.first_sent_at', '>', from)
    .where('answer.first_sent_at', '<=', until)
    .where(sql<boolean>`first.first_sent_at < answer.first_sent_at and first.first_sent_at >= answer.first_sent_at - interval '24 hours'`)
    .execute()
  return rows.map(({ member_id }) => member_id)
}
