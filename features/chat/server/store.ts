import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { CallSummary } from '../contract.ts'
import { canChat } from './sending/can-chat.ts'

export type MessageRow = Selectable<DB['message']>

const pairKey = (a: string, b: string) => (a < b ? { low_id: a, high_id: b } : { low_id: b, high_id: a })

export interface NewMessage {
  from: string
  to: string
  id: string
  body: string
  now: Date
  /** The sender agrees to pay when the plan has no messages left. */
  paysCredits: boolean
  /** New members that a new account may message within a day. */
  mostNew: number
}
export type StoreResult =
  | { outcome: 'sent' | 'repeated'; message: MessageRow }
  | { outcome: 'taken' | 'hidden' | 'too_new' | 'request' | 'declined' | 'closed' | 'none'; message: undefined }

const inLockOrder = (batch: readonly NewMessage[]): NewMessage[] => {
  const place = (written: NewMessage) => Object.values(pairKey(written.from, written.to)).join(' ')
  return [...batch].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
}

/**
 * Stores text messages in one statement and returns a result for each; a repeated id returns the stored message. Messages of one pair keep
 * their order. `asking` allows the first message of a new request. The rules are in the SQL function `send_message`.
 */
export const storeMessages = async (db: Database | Tx, batch: readonly NewMessage[], { asking = false } = {}): Promise<StoreResult[]> => {
  // Lock conversations in the same order everywhere to prevent deadlocks.
  const ordered = inLockOrder(batch)
  const list = <K extends keyof NewMessage>(key: K) => ordered.map((written) => written[key])
  const { rows } = await sql<MessageRow & { outcome: StoreResult['outcome'] }>`
    select sent.outcome, (sent.stored).* from unnest(${list('from')}::uuid[], ${list('to')}::uuid[], ${list('id')}::uuid[],
        ${list('body')}::text[], ${list('now')}::timestamptz[], ${list('mostNew')}::int[])
      with ordinality as written (from_id, to_id, id, body, sent_at, most_new, place)
    cross join lateral send_message(written.from_id, written.to_id, written.id, written.body, written.sent_at,
      exists (select from member where member.id = written.to_id and ${canChat(sql.ref('written.from_id'))}), written.most_new, ${asking}) sent
    order by written.place`.execute(db)
  const stored = new Map(ordered.map((written, index) => [written, rows[index]]))
  return batch.map((written) => {
    const row = stored.get(written)
    if (row === undefined) throw new Error('send_message answered nothing')
    const { outcome, ...message } = row
    return outcome === 'sent' || outcome === 'repeated' ? { outcome, message } : { outcome, message: undefined }
  })
}

/** Stores one message; see `storeMessages`. */
export const storeMessage = async (db: Database | Tx, written: NewMessage, options?: { asking?: boolean }): Promise<StoreResult> => {
  const [stored] = await storeMessages(db, [written], options)
  if (stored === undefined) throw new Error('send_message answered nothing')
  return stored
}

/** Locks the pair's conversation; creates an empty one when none exists. */
export const lockConversation = async (tx: Tx, a: string, b: string, now: Date) => {
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

/** Turns a new, locked conversation into a request; the caller then adds its message. */
export const startRequest = async (tx: Tx, conversationId: string, from: string, to: string, now: Date): Promise<void> => {
  await tx.updateTable('conversation').set({ state: 'request', requested_by: from }).where('id', '=', conversationId).execute()
  await addParticipants(tx, conversationId, [from, to], now)
}

/** Accepts or declines a locked request. */
export const resolveRequest = async (tx: Tx, conversationId: string, state: 'open' | 'declined'): Promise<void> => {
  await tx.updateTable('conversation').set({ state }).where('id', '=', conversationId).execute()
}

/**
 * Opens the pair's conversation with a system message.
 * @returns `open` when it is open already; `silent` when its last message is the same system message, so that repeated matches do not fill
 * it
 */
export const openConversation = async (tx: Tx, a: string, b: string, body: string, now: Date): Promise<MessageRow | 'open' | 'silent'> => {
  const conversation = await lockConversation(tx, a, b, now)
  if (conversation.state === 'open') return 'open'
  const last = await tx
    .selectFrom('message')
    .select(['kind', 'body'])
    .where('conversation_id', '=', conversation.id)
    .where('seq', '=', conversation.last_seq)
    .executeTakeFirst()
  if (last?.kind === 'system' && last.body === body) {
    await tx.updateTable('conversation').set({ state: 'open', requested_by: null }).where('id', '=', conversation.id).execute()
    return 'silent'
  }
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

/** Whether a member has sent a message with this id in any conversation. */
export const hasSentMessage = async (tx: Tx, memberId: string, id: string): Promise<boolean> => {
  const known = await tx.selectFrom('message').select('seq').where('sender_id', '=', memberId).where('id', '=', id).executeTakeFirst()
  return known !== undefined
}

/** Appends a gift or call to a locked conversation. */
export const appendMessage = async (
  tx: Tx,
  conversation: Awaited<ReturnType<typeof lockConversation>>,
  { from, id, kind, body, unread, now }: { from: string; id: string; kind: 'gift' | 'call'; body: string; unread: boolean; now: Date },
): Promise<MessageRow> => {
  const at = new Date(Math.max(now.getTime(), conversation.last_at.getTime()))
  const seq = Number(conversation.last_seq) + 1
  await tx.updateTable('conversation').set({ last_seq: seq, last_at: at }).where('id', '=', conversation.id).execute()
  await tx
    .updateTable('participant')
    .set({
      last_at: at,
      unread: sql<number>`unread + (${unread} and member_id <> ${from})::int`,
      first_sent_at: sql<Date>`case when member_id = ${from} then coalesce(first_sent_at, ${now}) else first_sent_at end`,
    })
    .where('conversation_id', '=', conversation.id)
    .execute()
  return tx
    .insertInto('message')
    .values({ conversation_id: conversation.id, seq, id, sender_id: from, kind, body, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

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
    .where(canChat(memberId))
    .forUpdate('participant')
    .executeTakeFirst()

/** Outcomes the callee may not have noticed. Calls with other outcomes never count as unread. */
export const missedOutcomes: readonly CallSummary['outcome'][] = ['missed', 'cancelled', 'busy']

/** Moves the read position of a locked participant and recounts unread messages. */
export const setReadSeq = async (
  tx: Tx,
  side: { conversationId: string; memberId: string; peerId: string },
  seq: number,
): Promise<number> => {
  const { unread } = await tx
    .updateTable('participant')
    .set({
      read_seq: seq,
      delivered_seq: sql<string>`greatest(delivered_seq, ${seq})`,
      unread: sql<number>`(select count(*)::int from message
        where message.conversation_id = ${side.conversationId} and message.seq > ${seq} and message.sender_id = ${side.peerId}
          and (message.kind <> 'call' or split_part(message.body, ' ', 2) = any(${missedOutcomes}::text[])))`,
    })
    .where('conversation_id', '=', side.conversationId)
    .where('member_id', '=', side.memberId)
    .returning('unread')
    .executeTakeFirstOrThrow()
  return unread
}

/** Claims the notification about unread messages; false when the member has read further or another process claimed it. */
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

/** Deletes every conversation of a member, with the messages of both sides. */
export const deleteConversationsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('conversation')
    .where((row) => row.or([row('low_id', '=', memberId), row('high_id', '=', memberId)]))
    .execute()
}
