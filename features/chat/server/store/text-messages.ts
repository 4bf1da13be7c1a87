import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { canChatCondition } from '../sending/can-chat-condition.ts'
import type { MessageRow } from './rows.ts'
import { pairKey } from './pair-key.ts'

export interface NewTextMessage {
  from: string
  to: string
  id: string
  body: string
  /** The kind of its attachment. The caller stores the attachment in the same transaction. */
  attachment?: 'voice' | 'picture' | undefined
  /** Sequence number of the message that this one replies to. */
  replyTo?: number | undefined
  now: Date
  /** The sender agrees to pay when the plan has no messages left. */
  paysCredits: boolean
  /** New members that a new account may message within a day. */
  mostNew: number
}
export type StoreMessageResult =
  | { outcome: 'sent' | 'repeated'; message: MessageRow }
  | { outcome: 'taken' | 'hidden' | 'too_new' | 'ahead' | 'request' | 'declined' | 'closed' | 'none'; message: undefined }

const inLockOrder = (batch: readonly NewTextMessage[]): NewTextMessage[] => {
  const place = (written: NewTextMessage) => Object.values(pairKey(written.from, written.to)).join(' ')
  return [...batch].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
}

/**
 * Stores text messages in one statement and returns a result for each. A repeated id returns the stored message. Messages of one pair keep their
 * order. `asking` allows the one message of a new request. The rules are in the SQL function `send_content`.
 */
export const storeMessages = async (
  db: Database | Tx,
  batch: readonly NewTextMessage[],
  { asking = false } = {},
): Promise<StoreMessageResult[]> => {
  // Lock conversations in the same order everywhere to prevent deadlocks.
  const ordered = inLockOrder(batch)
  const list = <K extends keyof NewTextMessage>(key: K) => ordered.map((written) => written[key])
  const { rows } = await sql<MessageRow & { outcome: StoreMessageResult['outcome'] }>`
    select sent.outcome, (sent.stored).* from unnest(${list('from')}::uuid[], ${list('to')}::uuid[], ${list('id')}::uuid[],
        ${list('body')}::text[], ${list('now')}::timestamptz[], ${list('mostNew')}::int[],
        ${ordered.map(({ replyTo = null }) => replyTo)}::bigint[],
        ${ordered.map(({ attachment = null }) => attachment)}::text[])
      with ordinality as written (from_id, to_id, id, body, sent_at, most_new, reply_to, attachment, place)
    cross join lateral send_content(written.from_id, written.to_id, written.id, written.body, written.sent_at,
      exists (select from member where member.id = written.to_id and ${canChatCondition(sql.ref('written.from_id'))}),
        written.most_new, ${asking}, written.reply_to, written.attachment) sent
    order by written.place`.execute(db)
  const stored = new Map(ordered.map((written, index) => [written, rows[index]]))
  return batch.map((written) => {
    const row = stored.get(written)
    if (row === undefined) throw new Error('send_content answered nothing')
    const { outcome, ...message } = row
    return outcome === 'sent' || outcome === 'repeated' ? { outcome, message } : { outcome, message: undefined }
  })
}

/** Stores one message; see `storeMessages`. */
export const storeMessage = async (
  db: Database | Tx,
  written: NewTextMessage,
  options?: { asking?: boolean },
): Promise<StoreMessageResult> => {
  const [stored] = await storeMessages(db, [written], options)
  if (stored === undefined) throw new Error('send_content answered nothing')
  return stored
}
