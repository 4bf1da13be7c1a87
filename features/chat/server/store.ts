import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { mayChat } from './may-chat.ts'

export type StoredMessage = Selectable<DB['message']>

const pair = (a: string, b: string) => (a < b ? { low_id: a, high_id: b } : { low_id: b, high_id: a })

export interface Written {
  from: string
  to: string
  id: string
  body: string
  now: Date
  /** The sender agrees to pay where the plan holds no more. */
  paysCredits: boolean
  /** Members a new account may begin to write to within a day. */
  mostNew: number
}
export type Stored =
  | { outcome: 'sent' | 'repeated'; message: StoredMessage }
  | { outcome: 'taken' | 'hidden' | 'too_new' | 'request' | 'declined' | 'closed' | 'none'; message: undefined }

/**
 * Commits a text message, at the latest when this resolves; a repeated id answers what is stored. `asking` allows the one message of a
 * request just begun. The rules are in `send_message` of the schema.
 */
export const storeMessage = async (
  db: Database | Tx,
  { from, to, id, body, now, mostNew }: Written,
  { asking = false } = {},
): Promise<Stored> => {
  const { rows } = await sql<StoredMessage & { outcome: Stored['outcome'] }>`
    select outcome, (stored).* from send_message(${from}, ${to}, ${id}, ${body}, ${now},
      exists (select from member where member.id = ${to} and ${mayChat(from)}), ${mostNew}, ${asking})`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('send_message answered nothing')
  const { outcome, ...message } = row
  return outcome === 'sent' || outcome === 'repeated' ? { outcome, message } : { outcome, message: undefined }
}

/** Locks the pair's conversation, a new one without messages if there was none. */
export const lockConversation = async (tx: Tx, a: string, b: string, now: Date) => {
  await tx
    .insertInto('conversation')
    .values({ id: randomUUID(), ...pair(a, b), state: 'closed', last_at: now, created_at: now })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
    .execute()
  const { low_id, high_id } = pair(a, b)
  return tx
    .selectFrom('conversation')
    .selectAll()
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

const addParticipants = async (tx: Tx, conversationId: string, [a, b]: readonly [string, string], at: Date): Promise<void> => {
  await tx
    .insertInto('participant')
    .values([
      { conversation_id: conversationId, member_id: a, peer_id: b, last_at: at },
      { conversation_id: conversationId, member_id: b, peer_id: a, last_at: at },
    ])
    .onConflict((conflict) => conflict.columns(['conversation_id', 'member_id']).doUpdateSet({ last_at: at }))
    .execute()
}

/** Makes a locked, new conversation a request of one to the other; its message comes next. */
export const beginRequest = async (tx: Tx, conversationId: string, from: string, to: string, now: Date): Promise<void> => {
  await tx.updateTable('conversation').set({ state: 'request', requested_by: from }).where('id', '=', conversationId).execute()
  await addParticipants(tx, conversationId, [from, to], now)
}

/** Answers a locked request. */
export const settleRequest = async (tx: Tx, conversationId: string, state: 'open' | 'declined'): Promise<void> => {
  await tx.updateTable('conversation').set({ state }).where('id', '=', conversationId).execute()
}

/** Opens the pair's conversation with a word of the product, or answers undefined when it is open already. */
export const openConversation = async (tx: Tx, a: string, b: string, body: string, now: Date): Promise<StoredMessage | undefined> => {
  const conversation = await lockConversation(tx, a, b, now)
  if (conversation.state === 'open') return undefined
  const seq = Number(conversation.last_seq) + 1
  const at = new Date(Math.max(now.getTime(), conversation.last_at.getTime()))
  await tx
    .updateTable('conversation')
    .set({ state: 'open', requested_by: null, last_seq: seq, last_at: at })
    .where('id', '=', conversation.id)
    .execute()
  await addParticipants(tx, conversation.id, [a, b], at)
  return tx
    .insertInto('message')
    .values({ conversation_id: conversation.id, seq, id: randomUUID(), sender_id: null, kind: 'system', body, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Closes the pair's conversation, if there is one, behind every message on its way. */
export const closeConversation: (tx: Tx, a: string, b: string, now: Date) => Promise<void> = async (tx, a, b) => {
  const { low_id, high_id } = pair(a, b)
  await tx
    .updateTable('conversation')
    .set({ state: 'closed' })
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .where('state', '<>', 'closed')
    .execute()
}

/** A member's side of the conversation with another, locked: no message comes in until the transaction ends. */
export const lockParticipant = (tx: Tx, memberId: string, peerId: string) =>
  tx
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .select(['participant.conversation_id', 'participant.read_seq', 'participant.unread', 'conversation.last_seq'])
    .where('participant.member_id', '=', memberId)
    .where('participant.peer_id', '=', peerId)
    .where(mayChat(memberId))
    .forUpdate('participant')
    .executeTakeFirst()

/** Moves a locked participant's read mark and counts anew what is unread. */
export const setRead = async (tx: Tx, side: { conversationId: string; memberId: string; peerId: string }, seq: number): Promise<number> => {
  const { unread } = await tx
    .updateTable('participant')
    .set({
      read_seq: seq,
      delivered_seq: sql<string>`greatest(delivered_seq, ${seq})`,
      unread: sql<number>`(select count(*)::int from message
        where message.conversation_id = ${side.conversationId} and message.seq > ${seq} and message.sender_id = ${side.peerId})`,
    })
    .where('conversation_id', '=', side.conversationId)
    .where('member_id', '=', side.memberId)
    .returning('unread')
    .executeTakeFirstOrThrow()
  return unread
}

/** Moves delivered marks forward, never past the last message; answers the peers where one moved. */
export const setDelivered = async (db: Database, memberId: string, heads: Record<string, number>): Promise<string[]> => {
  const { rows } = await sql<{ peer_id: string }>`
    update participant set delivered_seq = least(head.value::bigint, conversation.last_seq)
    from conversation, jsonb_each_text(${JSON.stringify(heads)}::jsonb) head
    where participant.member_id = ${memberId} and participant.peer_id = head.key::uuid and conversation.id = participant.conversation_id
      and participant.delivered_seq < least(head.value::bigint, conversation.last_seq)
    returning participant.peer_id`.execute(db)
  return rows.map((row) => row.peer_id)
}

/** Removes every conversation of a member, with the messages of both sides. */
export const removeConversationsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('conversation')
    .where((row) => row.or([row('low_id', '=', memberId), row('high_id', '=', memberId)]))
    .execute()
}
