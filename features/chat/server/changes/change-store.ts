import { sql } from 'kysely'
import type { Tx } from '#platform/server/db/database.ts'
import type { Message } from '../../contract.ts'
import { lockConversation } from '../store/conversations.ts'
import { recountUnread } from '../store/participants.ts'
import type { ConversationRow, MessageRow } from '../store/rows.ts'

/** A message whose conversation is locked, so that nothing else can change it. */
export interface LockedMessage {
  conversation: ConversationRow
  message: MessageRow
}
type Emoji = Message['reactions'][number]['emoji']

/** Locks the conversation of two members and reads one of its messages; undefined without such a message. */
export const lockMessage = async (tx: Tx, a: string, b: string, seq: number): Promise<LockedMessage | undefined> => {
  const conversation = await lockConversation(tx, a, b)
  if (conversation === undefined) return undefined
  // Read after locking: a join would return the message as it was before the wait for the lock.
  const message = await tx
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', conversation.id)
    .where('seq', '=', String(seq))
    .executeTakeFirst()
  return message && { conversation, message }
}

const nextChange = async (tx: Tx, { conversation }: LockedMessage): Promise<string> => {
  const { last_change } = await tx
    .updateTable('conversation')
    .set({ last_change: sql<string>`last_change + 1` })
    .where('id', '=', conversation.id)
    .returning('last_change')
    .executeTakeFirstOrThrow()
  return last_change
}

const updateMessage = (tx: Tx, { message }: LockedMessage, changed: Partial<MessageRow> & { change: string }): Promise<MessageRow> =>
  tx
    .updateTable('message')
    .set(changed)
    .where('conversation_id', '=', message.conversation_id)
    .where('seq', '=', message.seq)
    .returningAll()
    .executeTakeFirstOrThrow()

const keepText = async (tx: Tx, { message }: LockedMessage, change: string, now: Date): Promise<void> => {
  const { conversation_id, seq, body } = message
  await tx.insertInto('message_version').values({ conversation_id, seq, change, body, replaced_at: now }).execute()
}

/** Replaces the text of a message and keeps the earlier text. */
export const replaceMessageText = async (tx: Tx, locked: LockedMessage, body: string, now: Date): Promise<MessageRow> => {
  const change = await nextChange(tx, locked)
  await keepText(tx, locked, change, now)
  return updateMessage(tx, locked, { change, body, edited_at: now })
}

/**
 * Removes the text and the reactions of a message. The text is kept with the earlier texts.
 * @returns the message; also the receiver's read position and new unread count if the receiver had not read the message
 */
export const markMessageDeleted = async (tx: Tx, locked: LockedMessage, receiverId: string, now: Date) => {
  const { conversation_id, seq } = locked.message
  const change = await nextChange(tx, locked)
  await keepText(tx, locked, change, now)
  await tx.deleteFrom('message_reaction').where('conversation_id', '=', conversation_id).where('seq', '=', seq).execute()
  const message = await updateMessage(tx, locked, { change, body: '', deleted_at: now })
  const counted = await recountUnread(tx, { conversationId: conversation_id, memberId: receiverId, deletedSeq: seq })
  return { message, receipts: counted && { ...counted, last_seq: Number(locked.conversation.last_seq) } }
}

/** Reads a member's reaction to a message; null when there is none. */
export const readReaction = async (tx: Tx, { message }: LockedMessage, memberId: string): Promise<string | null> => {
  const { conversation_id, seq } = message
  const row = await tx
    .selectFrom('message_reaction')
    .select('emoji')
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.emoji ?? null
}

/** Sets a member's reaction to a message, or removes it with null. */
export const setReaction = async (tx: Tx, locked: LockedMessage, memberId: string, emoji: Emoji | null): Promise<MessageRow> => {
  const { conversation_id, seq } = locked.message
  if (emoji === null)
    await tx
      .deleteFrom('message_reaction')
      .where('conversation_id', '=', conversation_id)
      .where('seq', '=', seq)
      .where('member_id', '=', memberId)
      .execute()
  else
    await tx
      .insertInto('message_reaction')
      .values({ conversation_id, seq, member_id: memberId, emoji })
      .onConflict((conflict) => conflict.columns(['conversation_id', 'seq', 'member_id']).doUpdateSet({ emoji }))
      .execute()
  return updateMessage(tx, locked, { change: await nextChange(tx, locked) })
}
