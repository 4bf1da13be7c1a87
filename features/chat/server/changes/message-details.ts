import { sql } from 'kysely'
import type { ReadDatabase } from '#platform/server/db/replicas/read-database.ts'
import { type Message, maxQuoteLength, type QuotedMessage } from '../../contract.ts'
import { toApiContent, type QuoteAndReactions } from '../present-message.ts'
import type { MessageRow } from '../store/rows.ts'

const isDeleted = (message: MessageRow): boolean => message.deleted_at !== null
const answers = (message: MessageRow): boolean => message.reply_to_seq !== null && !isDeleted(message)
const mayHaveReactions = (message: MessageRow): boolean => Number(message.change) > 0 && !isDeleted(message)

/** Whether a message is a reply or may have reactions. */
export const mayHaveQuoteOrReactions = (message: MessageRow): boolean => answers(message) || mayHaveReactions(message)

const keyOf = (conversationId: string, seq: string): string => `${conversationId} ${seq}`
const idsOf = (rows: readonly MessageRow[]) => rows.map((row) => row.conversation_id)

const readQuotes = async (db: ReadDatabase, replies: readonly MessageRow[]): Promise<Map<string, QuotedMessage>> => {
  if (replies.length === 0) return new Map()
  const { rows } = await sql<{
    conversation_id: string
    seq: string
    sender_id: string | null
    kind: string
    attachment: string | null
    body: string
    deleted: boolean
  }>`
    select message.conversation_id, message.seq, message.sender_id, message.kind, message.attachment, left(message.body, ${maxQuoteLength}) as body,
      message.deleted_at is not null as deleted
    from unnest(${idsOf(replies)}::uuid[], ${replies.map((row) => row.reply_to_seq)}::bigint[]) as asked (conversation_id, seq)
      join message on message.conversation_id = asked.conversation_id and message.seq = asked.seq`.execute(db)
  return new Map(
    rows.map(({ conversation_id, seq, sender_id, deleted, ...stored }) => [
      keyOf(conversation_id, seq),
      { seq: Number(seq), sender_id, deleted, ...toApiContent(stored) },
    ]),
  )
}

const readReactions = async (db: ReadDatabase, messages: readonly MessageRow[]): Promise<Map<string, Message['reactions']>> => {
  const reactions = new Map<string, Message['reactions']>()
  if (messages.length === 0) return reactions
  const { rows } = await sql<{ conversation_id: string; seq: string } & Message['reactions'][number]>`
    select reaction.conversation_id, reaction.seq, reaction.member_id, reaction.emoji
    from unnest(${idsOf(messages)}::uuid[], ${messages.map((row) => row.seq)}::bigint[]) as asked (conversation_id, seq)
      join message_reaction reaction on reaction.conversation_id = asked.conversation_id and reaction.seq = asked.seq
    order by reaction.member_id`.execute(db)
  for (const { conversation_id, seq, ...reaction } of rows) {
    const key = keyOf(conversation_id, seq)
    reactions.set(key, [...(reactions.get(key) ?? []), reaction])
  }
  return reactions
}

/** Reads the quotes and reactions of messages, with at most one statement for each. Messages that cannot have any are left out. */
export const readQuotesAndReactions = async (
  db: ReadDatabase,
  messages: readonly MessageRow[],
): Promise<Map<MessageRow, QuoteAndReactions>> => {
  const quotes = await readQuotes(db, messages.filter(answers))
  const reactions = await readReactions(db, messages.filter(mayHaveReactions))
  return new Map(
    messages.filter(mayHaveQuoteOrReactions).map((message) => [
      message,
      {
        reply_to: quotes.get(keyOf(message.conversation_id, message.reply_to_seq ?? '')) ?? null,
        reactions: reactions.get(keyOf(message.conversation_id, message.seq)) ?? [],
      },
    ]),
  )
}
