import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { kindsPartlyCountedUnread, kindBodiesCountedUnread } from '../../content-contract.ts'
import { canChatCondition } from '../sending/can-chat-condition.ts'

/** Adds the two participants of a conversation, or moves it to the top of their lists. */
export const upsertParticipants = async (tx: Tx, conversationId: string, [a, b]: readonly [string, string], at: Date): Promise<void> => {
  await tx
    .insertInto('participant')
    .values([
      { conversation_id: conversationId, member_id: a, peer_id: b, last_at: at },
      { conversation_id: conversationId, member_id: b, peer_id: a, last_at: at },
    ])
    .onConflict((conflict) => conflict.columns(['conversation_id', 'member_id']).doUpdateSet({ last_at: at }))
    .execute()
}

/** Locks a member's side of a conversation; no message is added until the transaction ends. */
export const lockParticipant = (tx: Tx, memberId: string, peerId: string) =>
  tx
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .select([
      'participant.conversation_id',
      'participant.read_seq',
      'participant.unread',
      'participant.noticed_seq',
      'conversation.last_seq',
    ])
    .where('participant.member_id', '=', memberId)
    .where('participant.peer_id', '=', peerId)
    .where(canChatCondition(memberId))
    .forUpdate('participant')
    .executeTakeFirst()

/** SQL expression: how many messages of a sender after a position of a conversation count as unread. */
const unreadCountSql = (conversationId: string, senderId: string | RawBuilder<string>, after: number | RawBuilder<string>) =>
  sql<number>`(select count(*)::int from message
    where message.conversation_id = ${conversationId} and message.seq > ${after} and message.sender_id = ${senderId}
      and message.deleted_at is null
      and (message.kind <> all(${kindsPartlyCountedUnread}::text[])
        or message.kind || ' ' || message.body = any(${kindBodiesCountedUnread}::text[])))`

/**
 * Moves the read position of a locked participant and recounts unread messages.
 * @returns the count, and the conversation's last message at the time
 */
export const setReadSeq = async (
  tx: Tx,
  side: { conversationId: string; memberId: string; peerId: string },
  seq: number,
): Promise<{ unread: number; last_seq: number }> => {
  const { unread, last_seq } = await tx
    .updateTable('participant')
    .set({
      read_seq: seq,
      delivered_seq: sql<string>`greatest(delivered_seq, ${seq})`,
      unread: unreadCountSql(side.conversationId, side.peerId, seq),
    })
    .where('conversation_id', '=', side.conversationId)
    .where('member_id', '=', side.memberId)
    // Read in the statement that counts: a message may have been added while the lock was waited for.
    .returning(['unread', sql<string>`(select last_seq from conversation where id = ${side.conversationId})`.as('last_seq')])
    .executeTakeFirstOrThrow()
  return { unread, last_seq: Number(last_seq) }
}

/**
 * Recounts a member's unread messages after a message was deleted.
 * @returns the member's read position and new count; undefined if the member had read the message
 */
export const recountUnread = async (
  tx: Tx,
  { conversationId, memberId, deletedSeq }: { conversationId: string; memberId: string; deletedSeq: string },
): Promise<{ delivered_seq: number; read_seq: number; unread: number } | undefined> => {
  const row = await tx
    .updateTable('participant')
    .set({ unread: unreadCountSql(conversationId, sql.ref('participant.peer_id'), sql.ref('participant.read_seq')) })
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .where('read_seq', '<', deletedSeq)
    .returning(['delivered_seq', 'read_seq', 'unread'])
    .executeTakeFirst()
  return row && { delivered_seq: Number(row.delivered_seq), read_seq: Number(row.read_seq), unread: row.unread }
}

/** Claims the notification about unread messages. Returns false if the member has read on or another process has claimed it. */
export const claimUnreadNotification = async (tx: Tx, conversationId: string, memberId: string, readSeq: string): Promise<boolean> => {
  const taken = await tx
    .updateTable('participant')
    .set({ noticed_seq: readSeq })
    .where('conversation_id', '=', conversationId)
    .where('member_id', '=', memberId)
    .where('read_seq', '=', readSeq)
    .where('unread', '>', 0)
    .where(sql<boolean>`noticed_seq is distinct from read_seq`)
    .returning('member_id')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Moves delivered positions forward, at most to the last message.
 * @returns the peers whose position moved
 */
export const setDeliveredSeqs = async (db: Database, memberId: string, heads: Record<string, number>): Promise<string[]> => {
  // Locks rows in the same order as `storeMessages`.
  const { rows } = await sql<{ peer_id: string }>`
    with moved as (
      select participant.conversation_id, participant.peer_id, least(head.value::bigint, conversation.last_seq) as seq
      from participant
        join jsonb_each_text(${JSON.stringify(heads)}::jsonb) head on participant.peer_id = head.key::uuid
        join conversation on conversation.id = participant.conversation_id
      where participant.member_id = ${memberId} and participant.delivered_seq < least(head.value::bigint, conversation.last_seq)
      order by conversation.low_id, conversation.high_id
      for no key update of participant
    )
    update participant set delivered_seq = greatest(delivered_seq, moved.seq) from moved
    where participant.conversation_id = moved.conversation_id and participant.member_id = ${memberId}
    returning participant.peer_id`.execute(db)
  return rows.map((row) => row.peer_id)
}
