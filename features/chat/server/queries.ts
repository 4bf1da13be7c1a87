import { sql } from 'kysely'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { requireVisible } from '#features/members/server/index.ts'
import { readCursor, writeCursor } from '#platform/server/keyset.ts'
import type { Conversation, Message } from '../contract.ts'
import { mayChat } from './may-chat.ts'
import { readPeople } from './people.ts'
import { presentMessage } from './present.ts'
import type { StoredMessage } from './store.ts'

const pageSize = 20
/** What the badge can say. */
const mostUnread = 99

const ownConversations = (db: Database, memberId: string) =>
  db
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .innerJoin('message', (join) =>
      join.onRef('message.conversation_id', '=', 'conversation.id').onRef('message.seq', '=', 'conversation.last_seq'),
    )
    .selectAll('message')
    .select(['participant.peer_id', 'participant.last_at', 'participant.unread', 'conversation.state'])
    .where('participant.member_id', '=', memberId)
    .where(mayChat(memberId))

type Row = Awaited<ReturnType<ReturnType<typeof ownConversations>['execute']>>[number]

const present = async (ctx: MemberContext, rows: readonly Row[]): Promise<Conversation[]> => {
  const view = { viewerId: ctx.actor.id, ids: rows.map((row) => row.peer_id), now: ctx.now, locale: ctx.locale }
  const people = await readPeople(ctx.db, view)
  return rows.flatMap((row) => {
    const person = people.get(row.peer_id)
    // Blocked between the two queries.
    if (person === undefined) return []
    const isOpen = row.state === 'open'
    return [
      {
        person,
        state: isOpen ? ('open' as const) : ('closed' as const),
        last_message: presentMessage(row),
        last_seq: Number(row.seq),
        unread: row.unread,
        can_message: isOpen,
      },
    ]
  })
}

/** Names as the viewer sees them: a hidden last name is not found either. */
const nameHas = (words: string) => {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`lower(case when member.shows_lastname then member.firstname || ' ' || member.lastname else member.firstname end) like ${pattern}`
}

/** The member's conversations, the most recent first. */
export const listConversations = async (
  ctx: MemberContext,
  { q, cursor }: { q?: string | undefined; cursor?: string | undefined },
): Promise<{ conversations: Conversation[]; next_cursor: string | null }> => {
  const after = readCursor(cursor)
  const rows = await ownConversations(ctx.db, ctx.actor.id)
    .$if(q !== undefined && q !== '', (query) => query.where(nameHas(q ?? '')))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(participant.last_at, participant.conversation_id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('participant.last_at', 'desc')
    .orderBy('participant.conversation_id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    conversations: await present(ctx, page),
    next_cursor: last === undefined ? null : writeCursor({ at: last.last_at, id: last.conversation_id }),
  }
}

interface Page {
  uid: string
  before?: number | undefined
  after?: number | undefined
  limit: number
}

const readPage = async (db: Database, conversationId: string, { before, after, limit }: Page): Promise<Message[]> => {
  const forwards = after !== undefined
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('seq', '<', String(before)))
    .$if(forwards, (query) => query.where('seq', '>', String(after)))
    .orderBy('seq', forwards ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return (forwards ? rows : rows.toReversed()).map(presentMessage)
}

/**
 * A page of the conversation with a member, in order; without one an empty page.
 * @throws {Refusal} platform.not_found
 */
export const listMessages = async (ctx: MemberContext, page: Page): Promise<{ messages: Message[]; conversation: Conversation | null }> => {
  const row = await ownConversations(ctx.db, ctx.actor.id).where('participant.peer_id', '=', page.uid).executeTakeFirst()
  const [conversation] = row === undefined ? [] : await present(ctx, [row])
  if (row !== undefined && conversation !== undefined) return { messages: await readPage(ctx.db, row.conversation_id, page), conversation }
  await requireVisible(ctx.db, ctx.actor.id, page.uid)
  return { messages: [], conversation: null }
}

/** Unread messages over all conversations the member sees, 99 at most. */
export const countUnread = async (db: Database, memberId: string): Promise<number> => {
  const { unread } = await db
    .selectFrom('participant')
    .innerJoin('member', 'member.id', 'participant.peer_id')
    .select(sql<number>`least(coalesce(sum(participant.unread), 0), ${mostUnread})::int`.as('unread'))
    .where('participant.member_id', '=', memberId)
    .where('participant.unread', '>', 0)
    .where(mayChat(memberId))
    .executeTakeFirstOrThrow()
  return unread
}

/** Whether the two have a conversation, open or not, whoever blocks whom. */
export const haveTalked = async (db: Database | Tx, a: string, b: string): Promise<boolean> => {
  const row = await db
    .selectFrom('participant')
    .select('conversation_id')
    .where('member_id', '=', a)
    .where('peer_id', '=', b)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest messages between the two in their order, whoever blocks whom; for a report. */
export const lastMessagesBetween = async (tx: Tx, a: string, b: string, limit: number): Promise<StoredMessage[]> => {
  const rows = await tx
    .selectFrom('participant')
    .innerJoin('message', 'message.conversation_id', 'participant.conversation_id')
    .selectAll('message')
    .where('participant.member_id', '=', a)
    .where('participant.peer_id', '=', b)
    .orderBy('message.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}
