import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { LikedItemKey } from '../liked-items/liked-item-key.ts'
import { countsAsUnread, formatBody, type MessageContent } from '../../content-contract.ts'
import type { ConversationRow, MessageRow } from './rows.ts'

/** Whether a member has sent a message with this id in any conversation. */
export const hasSentMessage = async (tx: Tx, memberId: string, id: string): Promise<boolean> => {
  const known = await tx.selectFrom('message').select('seq').where('sender_id', '=', memberId).where('id', '=', id).executeTakeFirst()
  return known !== undefined
}

/** Adds a message that is not a text at the end of a locked conversation. */
export const appendMessage = async (
  tx: Tx,
  conversation: ConversationRow,
  { from, id, content, now }: { from: string; id: string; content: MessageContent; now: Date },
): Promise<MessageRow> => {
  const at = new Date(Math.max(now.getTime(), conversation.last_at.getTime()))
  const seq = Number(conversation.last_seq) + 1
  await tx.updateTable('conversation').set({ last_seq: seq, last_at: at }).where('id', '=', conversation.id).execute()
  await tx
    .updateTable('participant')
    .set({
      last_at: at,
      unread: sql<number>`unread + (${countsAsUnread(content)} and member_id <> ${from})::int`,
      first_sent_at: sql<Date>`case when member_id = ${from} and ${content.kind !== 'system'} then coalesce(first_sent_at, ${now}) else first_sent_at end`,
    })
    .where('conversation_id', '=', conversation.id)
    .execute()
  return tx
    .insertInto('message')
    .values({ conversation_id: conversation.id, seq, id, sender_id: from, kind: content.kind, body: formatBody(content), created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Reads a message that the member sent, by its id, in any conversation; undefined without one. */
export const readSentMessage = (db: Database | Tx, memberId: string, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('message').selectAll().where('sender_id', '=', memberId).where('id', '=', id).executeTakeFirst()

/** Whether a message belongs to a conversation of its sender with this member. */
export const isSentTo = async (db: Database | Tx, { conversation_id }: MessageRow, memberId: string): Promise<boolean> => {
  const side = await db
    .selectFrom('participant')
    .select('member_id')
    .where('conversation_id', '=', conversation_id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return side !== undefined
}

/** Stores which photo or answer a message is about. */
export const setLikedItem = (tx: Tx, { conversation_id, seq }: MessageRow, key: LikedItemKey): Promise<MessageRow> =>
  tx
    .updateTable('message')
    .set(key)
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow()
