import { sql } from 'kysely'
import type { ReadContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { requireVisibleMember } from '#features/members/server/index.ts'
import { decodeCursor, encodeCursor } from '#platform/server/keyset.ts'
import type { Conversation, Message, RequestConditions } from '../contract.ts'
import { visibleDeliveredSeqSql, visibleReadSeqSql } from './receipts/receipts.ts'
import { canChatCondition } from './sending/can-chat-condition.ts'
import { readPeerCards } from './conversation/peer-cards.ts'
import { readLikedItems } from './liked-items/owned-items.ts'
import { readAttachmentsForViewer } from './attachments/message-attachments.ts'
import { readQuotesAndReactions } from './changes/message-details.ts'
import { type VisibleReceipts, presentMessage } from './present-message.ts'
import { isOwnTurn } from './turns/turn-rules.ts'
import { readRequestConditions } from './sending/request-conditions.ts'

const pageSize = 20
const day = 86_400_000
/** The badge shows at most this number. */
const maxUnread = 99

/** Query of the member's participant rows in conversations whose other member this member may see. */
const ownParticipations = (db: ReadDatabase, memberId: string) =>
  db
    .selectFrom('participant')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .select(['participant.conversation_id', 'participant.peer_id', 'participant.last_at', 'participant.unread'])
    .select(['participant.delivered_seq', 'participant.read_seq', 'participant.first_sent_at', 'participant.closing_at'])
    .select(['member.shows_reads', 'member.shows_activity'])
    .where('participant.member_id', '=', memberId)
    .where(canChatCondition(memberId))
type OwnParticipations = ReturnType<typeof ownParticipations>

/**
 * Query of conversations with everything the list shows, most recent first. It selects the page before the joins, because planning the order of
 * all joins takes longer than running the query.
 */
const conversationsOf = (db: ReadDatabase, memberId: string, narrow: (parts: OwnParticipations) => OwnParticipations, limit: number) =>
  db
    .selectFrom(
      narrow(ownParticipations(db, memberId))
        .orderBy('participant.last_at', 'desc')
        .orderBy('participant.conversation_id', 'desc')
        .limit(limit)
        .as('own'),
    )
    .innerJoin('conversation', 'conversation.id', 'own.conversation_id')
    .innerJoin('message', (join) =>
      join.onRef('message.conversation_id', '=', 'conversation.id').onRef('message.seq', '=', 'conversation.last_seq'),
    )
    .innerJoin('participant as other', (join) =>
      join.onRef('other.conversation_id', '=', 'own.conversation_id').onRef('other.member_id', '=', 'own.peer_id'),
    )
    .innerJoin('member as viewer', (join) => join.on('viewer.id', '=', memberId))
    .selectAll('message')
    .select(['own.peer_id', 'own.last_at', 'own.unread', 'own.first_sent_at', 'own.closing_at'])
    .select(['conversation.state', 'conversation.requested_by', 'conversation.last_change'])
    .select(['own.delivered_seq as own_delivered', 'own.read_seq as own_read'])
    .select([visibleDeliveredSeqSql('own').as('other_delivered'), visibleReadSeqSql('own').as('other_read')])
    .orderBy('own.last_at', 'desc')
    .orderBy('own.conversation_id', 'desc')
    .execute()

type Row = Awaited<ReturnType<typeof conversationsOf>>[number]

const receiptsOf = (row: Row, viewerId: string): VisibleReceipts => ({
  viewerId,
  own: { delivered: Number(row.own_delivered), read: Number(row.own_read) },
  other: { delivered: Number(row.other_delivered), read: Number(row.other_read) },
})

const present = async (ctx: ReadContext, rows: readonly Row[]): Promise<Conversation[]> => {
  const view = { viewerId: ctx.actor.id, ids: rows.map((row) => row.peer_id), now: ctx.now, locale: ctx.locale }
  const people = await readPeerCards(ctx.db, view)
  const exchanged = rows.map((row) => ({ message: row, peerId: row.peer_id }))
  const items = await readLikedItems(ctx.db, { viewerId: ctx.actor.id, now: ctx.now }, exchanged)
  const details = await readQuotesAndReactions(ctx.db, rows)
  return rows.flatMap((row) => {
    const person = people.get(row.peer_id)
    // The member was blocked between the two queries.
    if (person === undefined) return []
    const marks = receiptsOf(row, ctx.actor.id)
    // For the member who has just closed it, the conversation is closed. The other member sees that only when it can no longer be undone.
    const state = row.closing_at === null ? row.state : 'closed'
    const isRequestFromPeer = state === 'request' && row.requested_by === row.peer_id
    return [
      {
        person,
        state: state === 'open' || state === 'request' ? state : ('closed' as const),
        last_message: presentMessage(row, { marks, likedItem: items.get(row), details: details.get(row) }),
        last_seq: Number(row.seq),
        last_change: Number(row.last_change),
        unread: row.unread,
        delivered_seq: marks.other.delivered,
        read_seq: marks.other.read,
        can_message: state === 'open' || isRequestFromPeer,
        can_accept: isRequestFromPeer,
        your_turn: state === 'open' && isOwnTurn(row, ctx.now),
      },
    ]
  })
}

/** SQL condition: the name as the viewer sees it contains the words, ignoring accents. A hidden last name is not searched. */
const nameHas = (words: string) => {
  const name = sql`case when member.shows_lastname then member.firstname || ' ' || member.lastname else member.firstname end`
  return sql<boolean>`strpos(name_fold(${name}), name_fold(${words}::text)) > 0`
}

/** Lists the member's conversations, most recent first. */
export const listConversations = async (
  ctx: ReadContext,
  { q, cursor }: { q?: string | undefined; cursor?: string | undefined },
): Promise<{ conversations: Conversation[]; next_cursor: string | null }> => {
  const after = decodeCursor(cursor)
  const narrow = (parts: OwnParticipations) =>
    parts
      .$if(q !== undefined && q !== '', (query) => query.where(nameHas(q ?? '')))
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(participant.last_at, participant.conversation_id) < (${after?.at}, ${after?.id})`),
      )
  const rows = await conversationsOf(ctx.db, ctx.actor.id, narrow, pageSize + 1)
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    conversations: await present(ctx, page),
    next_cursor: last === undefined ? null : encodeCursor({ at: last.last_at, id: last.conversation_id }),
  }
}

interface Page {
  uid: string
  before?: number | undefined
  after?: number | undefined
  changed_after?: number | undefined
  limit: number
}

const readPage = async (ctx: ReadContext, conversationId: string, marks: VisibleReceipts, page: Page): Promise<Message[]> => {
  const { uid, before, after, changed_after: changedAfter, limit } = page
  const forwards = after !== undefined || changedAfter !== undefined
  const rows = await ctx.db
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('seq', '<', String(before)))
    .$if(after !== undefined, (query) => query.where('seq', '>', String(after)))
    // The second condition is always true here; with it the query can use the index.
    .$if(changedAfter !== undefined, (query) => query.where('change', '>', String(changedAfter)).where('change', '>', '0'))
    .orderBy(changedAfter === undefined ? 'seq' : 'change', forwards ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  const exchanged = rows.map((message) => ({ message, peerId: uid }))
  const items = await readLikedItems(ctx.db, { viewerId: ctx.actor.id, now: ctx.now }, exchanged)
  const details = await readQuotesAndReactions(ctx.db, rows)
  const attachments = await readAttachmentsForViewer(ctx.db, { viewerId: ctx.actor.id, now: ctx.now }, rows)
  const inOrder = forwards ? rows : rows.toReversed()
  return inOrder.map((message) =>
    presentMessage(message, {
      marks,
      likedItem: items.get(message),
      details: details.get(message),
      attachment: attachments.get(message),
    }),
  )
}

const readStranger = async (ctx: ReadContext, uid: string): Promise<Listed['stranger']> => {
  await requireVisibleMember(ctx.db, ctx.actor.id, uid)
  const person = (await readPeerCards(ctx.db, { viewerId: ctx.actor.id, ids: [uid], now: ctx.now, locale: ctx.locale })).get(uid)
  if (person === undefined || uid === ctx.actor.id) return null
  return { person, request: await readRequestConditions(ctx.db, ctx.actor.id, uid, ctx.now) }
}

interface Listed {
  messages: Message[]
  conversation: Conversation | null
  stranger: { person: Conversation['person']; request: RequestConditions } | null
}

/**
 * Reads a page of the conversation with a member, in order. Without a conversation the page is empty and `stranger` has the conditions for
 * a first message.
 * @throws {AppError} platform.not_found
 */
export const listMessages = async (ctx: ReadContext, page: Page): Promise<Listed> => {
  const [row] = await conversationsOf(ctx.db, ctx.actor.id, (parts) => parts.where('participant.peer_id', '=', page.uid), 1)
  const [conversation] = row === undefined ? [] : await present(ctx, [row])
  if (row === undefined || conversation === undefined)
    return { messages: [], conversation: null, stranger: await readStranger(ctx, page.uid) }
  return { messages: await readPage(ctx, row.conversation_id, receiptsOf(row, ctx.actor.id), page), conversation, stranger: null }
}

/**
 * Returns when a new account that has used up its first messages may write to one more person: when the oldest of those sent in the last
 * 24 hours is 24 hours old.
 */
export const nextRecipientAt = async (db: Database, memberId: string, now: Date): Promise<Date> => {
  const { first } = await db
    .selectFrom('participant')
    .select(({ fn }) => fn.min('first_sent_at').as('first'))
    .where('member_id', '=', memberId)
    .where('first_sent_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  return new Date((first ?? now).getTime() + day)
}

/** Counts unread messages in all conversations the member can see, up to 99. */
export const countUnreadMessages = async (db: ReadDatabase, memberId: string): Promise<number> => {
  const { unread } = await db
    .selectFrom('participant')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .select(sql<number>`least(coalesce(sum(participant.unread), 0), ${maxUnread})::int`.as('unread'))
    .where('participant.member_id', '=', memberId)
    .where('participant.unread', '>', 0)
    .where(canChatCondition(memberId))
    .executeTakeFirstOrThrow()
  return unread
}

/** Whether two members have a conversation in any state, whether or not one blocks the other. */
export const haveConversation = async (db: Database | Tx, a: string, b: string): Promise<boolean> => {
  const row = await db
    .selectFrom('participant')
    .select('conversation_id')
    .where('member_id', '=', a)
    .where('peer_id', '=', b)
    .executeTakeFirst()
  return row !== undefined
}

/** Reads the ids of the members with whom this member has a conversation, most recent first. */
export const readPeerIds = async (db: Database | Tx, memberId: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('participant')
    .select('peer_id')
    .where('member_id', '=', memberId)
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ peer_id }) => peer_id)
}

/** Whether the member has a conversation in which both sides have written. */
export const hasTwoWayConversation = async (db: Database | Tx, memberId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from participant where member_id = ${memberId}
      and exists (select from message where message.conversation_id = participant.conversation_id and sender_id = participant.member_id)
      and exists (select from message where message.conversation_id = participant.conversation_id and sender_id = participant.peer_id)
    limit 1`.execute(db)
  return rows.length > 0
}

/** Reads the receivers of a member's messages, by message id. */
export const readMessageReceivers = async (db: Database, senderId: string, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('message')
    .innerJoin('participant', (join) =>
      join.onRef('participant.conversation_id', '=', 'message.conversation_id').onRef('participant.member_id', '=', 'message.sender_id'),
    )
    .select(['message.id', 'participant.peer_id'])
    .where('message.sender_id', '=', senderId)
    .where(sql<boolean>`message.id::text = any(${ids}::text[])`)
    .execute()
  return new Map(rows.map(({ id, peer_id }) => [id, peer_id]))
}
