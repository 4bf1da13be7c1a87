import { type RawBuilder, sql } from 'kysely'
import { visibleToCondition } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { turnRules, kindsNotWrittenByMembers } from './turn-rules.ts'

/**
 * SQL condition over the rows `conversation`, `message` (its last one), `own` (a participant) and `member` (of the same member): the other member
 * wrote last, and this member can be reminded. `isOwnTurn` is the same rule for one row.
 */
const isTurn = (): RawBuilder<boolean> => sql<boolean>`(
  conversation.state = 'open' and message.sender_id = own.peer_id and message.deleted_at is null and message.kind <> all(${[...kindsNotWrittenByMembers]}::text[])
  and (own.first_sent_at is not null or conversation.requested_by is null) and own.closing_at is null
  and member.status = 'active' and member.role <> 'guest')`

const batchSize = 500

/** A member whose turn it is or may be within a day, and the member's longitude. */
export interface MemberWithTurn {
  memberId: string
  longitude: number | null
}
interface Batch {
  readers: MemberWithTurn[]
  /** The value of `after` for the next batch; undefined after the last batch. */
  after: string | undefined
}

/** Reads one batch of conversations in the order of their ids, and returns the members whose turn it is or may be within a day. */
export const readMembersWithTurns = async (db: Database, after: string | undefined, now: Date): Promise<Batch> => {
  const conversations = await db
    .selectFrom('conversation')
    .select('id')
    .where('state', '=', 'open')
    .where('last_at', '>', new Date(now.getTime() - turnRules.remindedForMs))
    .where('last_at', '<=', new Date(now.getTime() + dayMs - turnRules.silenceMs))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(batchSize)
    .execute()
  if (conversations.length === 0) return { readers: [], after: undefined }
  const { rows } = await sql<MemberWithTurn>`
    select distinct member.id as "memberId", member.cell_lng as longitude
    from conversation
      join message on message.conversation_id = conversation.id and message.seq = conversation.last_seq
      join participant own on own.conversation_id = conversation.id and own.member_id <> message.sender_id
      join member on member.id = own.member_id
    where conversation.id = any(${conversations.map(({ id }) => id)}::uuid[]) and ${isTurn()}`.execute(db)
  return { readers: rows, after: conversations.length < batchSize ? undefined : conversations.at(-1)?.id }
}

/** A member who waits for an answer, and when this member wrote last. */
export interface DueTurn {
  peerId: string
  writtenAt: Date
}

/** The most conversations that are read for one member. */
const mostTurns = 30

/** Reads the conversations in which it is the member's turn and of which the member can be reminded now, newest first. */
export const readDueTurns = async (db: Database, memberId: string, now: Date): Promise<DueTurn[]> => {
  const { rows } = await sql<DueTurn>`
    select own.peer_id as "peerId", message.created_at as "writtenAt"
    from participant own
      join conversation on conversation.id = own.conversation_id
      join message on message.conversation_id = conversation.id and message.seq = conversation.last_seq
      join member on member.id = own.member_id
    where own.member_id = ${memberId} and own.last_at > ${new Date(now.getTime() - turnRules.remindedForMs)}
      and own.last_at <= ${new Date(now.getTime() - turnRules.silenceMs)} and ${isTurn()}
      and exists (select from member other where other.id = own.peer_id and ${visibleToCondition(sql.ref('member.id'), 'other.id')})
    order by own.last_at desc limit ${mostTurns}`.execute(db)
  return rows
}
