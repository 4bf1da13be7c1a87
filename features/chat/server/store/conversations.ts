import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/server/db/database.ts'
import { type ContentOf, formatBody } from '../../content-contract.ts'
import type { ConversationRow, MessageRow } from './rows.ts'
import { pairKey } from './pair-key.ts'
import { upsertParticipants } from './participants.ts'

/** Locks the pair's conversation, creating an empty one if none exists. */
export const lockOrCreateConversation = async (tx: Tx, a: string, b: string, now: Date) => {
  await tx
    .insertInto('conversation')
    .values({ id: randomUUID(), ...pairKey(a, b), state: 'closed', last_at: now, created_at: now })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
    .execute()
  const { low_id, high_id } = pairKey(a, b)
  return tx
    .selectFrom('conversation')
    .selectAll()
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Turns a new, locked conversation into a request; the caller then adds its message. */
export const startRequest = async (tx: Tx, conversationId: string, from: string, to: string, now: Date): Promise<void> => {
  await tx.updateTable('conversation').set({ state: 'request', requested_by: from }).where('id', '=', conversationId).execute()
  await upsertParticipants(tx, conversationId, [from, to], now)
}

/** Accepts or declines a locked request. */
export const resolveRequest = async (tx: Tx, conversationId: string, state: 'open' | 'declined', now: Date): Promise<void> => {
  const opened = state === 'open' ? { opened_at: now } : {}
  await tx
    .updateTable('conversation')
    .set({ state, ...opened })
    .where('id', '=', conversationId)
    .execute()
}

/**
 * Opens the pair's conversation with a system message.
 * @returns `open` if it is open already; `silent` if it was opened without a message, because its last message is the same system message: repeated
 * matches must not fill the conversation
 */
export const openConversation = async (
  tx: Tx,
  a: string,
  b: string,
  content: ContentOf<'system'>,
  now: Date,
): Promise<MessageRow | 'open' | 'silent'> => {
  const conversation = await lockOrCreateConversation(tx, a, b, now)
  if (conversation.state === 'open') {
    // Clear the requester: while it is set, the two do not count as a match.
    if (conversation.requested_by !== null)
      await tx.updateTable('conversation').set({ requested_by: null }).where('id', '=', conversation.id).execute()
    return 'open'
  }
  const last = await tx
    .selectFrom('message')
    .select(['kind', 'body'])
    .where('conversation_id', '=', conversation.id)
    .where('seq', '=', conversation.last_seq)
    .executeTakeFirst()
  const body = formatBody(content)
  if (last?.kind === content.kind && last.body === body) {
    await tx
      .updateTable('conversation')
      .set({ state: 'open', requested_by: null, opened_at: now })
      .where('id', '=', conversation.id)
      .execute()
    return 'silent'
  }
  const seq = Number(conversation.last_seq) + 1
  const at = new Date(Math.max(now.getTime(), conversation.last_at.getTime()))
  await tx
    .updateTable('conversation')
    .set({ state: 'open', requested_by: null, last_seq: seq, last_at: at, opened_at: now })
    .where('id', '=', conversation.id)
    .execute()
  await upsertParticipants(tx, conversation.id, [a, b], at)
  return tx
    .insertInto('message')
    .values({ conversation_id: conversation.id, seq, id: randomUUID(), sender_id: null, kind: content.kind, body, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks the pair's conversation; undefined without one. */
export const lockConversation = (tx: Tx, a: string, b: string): Promise<ConversationRow | undefined> => {
  const { low_id, high_id } = pairKey(a, b)
  return tx
    .selectFrom('conversation')
    .selectAll()
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks the pair's conversation and returns its state; undefined without one. */
export const lockConversationState = async (tx: Tx, a: string, b: string): Promise<string | undefined> =>
  (await lockConversation(tx, a, b))?.state

/** Closes the pair's conversation, if there is one. The row lock waits for messages in progress. */
export const closeConversation: (tx: Tx, a: string, b: string, now: Date) => Promise<void> = async (tx, a, b) => {
  const { low_id, high_id } = pairKey(a, b)
  await tx
    .updateTable('conversation')
    .set({ state: 'closed' })
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .where('state', '<>', 'closed')
    .execute()
}

/** Closes a locked conversation. */
export const closeConversationById = async (tx: Tx, conversationId: string): Promise<void> => {
  await tx.updateTable('conversation').set({ state: 'closed' }).where('id', '=', conversationId).execute()
}

/** Sets a closed conversation back to the state before it was closed, without adding a message. */
export const restoreConversation = async (tx: Tx, a: string, b: string, state: string): Promise<void> => {
  const { low_id, high_id } = pairKey(a, b)
  await tx
    .updateTable('conversation')
    .set({ state })
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .where('state', '=', 'closed')
    .execute()
}

/** Deletes every conversation of a member, with the messages of both sides. */
export const deleteConversationsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('conversation')
    .where((row) => row.or([row('low_id', '=', memberId), row('high_id', '=', memberId)]))
    .execute()
}
