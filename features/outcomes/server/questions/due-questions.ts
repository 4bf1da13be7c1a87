import { sql } from 'kysely'
import { hasDateAheadCondition } from '#features/shared-dates/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { QuestionPair } from '../store.ts'
import { mayBeAskedCondition } from './pair-condition.ts'
import { utcDayBefore, meetingQuestionRules } from './question-rules.ts'

const batchSize = 200

/** A range of conversation ids: after `after` (default: from the first), up to and including `upTo` (default: to the last). */
export interface ConversationRange {
  after?: string | undefined
  upTo?: string | undefined
}

interface Batch {
  /** The members to ask, and about whom; pairs that were asked least often come first. */
  due: QuestionPair[]
  /** The conversation id after which the next batch continues; undefined after the last batch. */
  after: string | undefined
}

/**
 * Reads the next batch of conversations by id, and which of their members to ask: those of matches with enough messages from both sides.
 * Members who were asked anything this week are left out, and two who have a date to come.
 */
export const readDueQuestions = async (db: Database, { after, upTo }: ConversationRange, now: Date): Promise<Batch> => {
  const { againDays, examined, matchedDays, messages, messagesOfEach, quietDays, times, intervalDays } = meetingQuestionRules
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const conversations = await db
    .selectFrom('conversation')
    .select('id')
    .where('state', '=', 'open')
    .where('last_seq', '>', String(messages))
    .where('last_at', '>', since(quietDays))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? ''))
    .orderBy('id')
    .limit(batchSize)
    .execute()
  if (conversations.length === 0) return { due: [], after: undefined }
  // Messages are counted last, only for pairs that pass all other conditions.
  const { rows } = await sql<QuestionPair>`
    with side as materialized (
      select conversation.id, conversation.last_seq, member.id as member_id, other.id as other_id, coalesce(asked.times, 0) as times,
        (select max(at) from reaction where matched
          and ((from_id = low_id and to_id = high_id) or (from_id = high_id and to_id = low_id))) as matched_at
      from conversation
      join member on member.id in (low_id, high_id)
      join member other on other.id in (low_id, high_id) and other.id <> member.id
      left join meeting_question asked on asked.member_id = member.id and asked.other_id = other.id
      where conversation.id = any(${conversations.map(({ id }) => id)}::uuid[]) and ${mayBeAskedCondition()}
        and not ${hasDateAheadCondition(sql.ref('member.id'), sql.ref('other.id'), now)}
        and (asked.times is null
          or (asked.state <> 'done' and asked.times < ${times} and asked.asked_on <= ${utcDayBefore(now, againDays)}::date))
        and not exists (
          select from meeting_question where member_id = member.id and asked_on > ${utcDayBefore(now, intervalDays)}::date)
    )
    select side.member_id as "memberId", side.other_id as "otherId" from side
    cross join lateral (
      select count(*) filter (where sender_id = side.member_id) as own, count(*) filter (where sender_id = side.other_id) as theirs
      from message where conversation_id = side.id and seq > side.last_seq - ${examined} and kind = 'text' and created_at >= side.matched_at
    ) written
    where side.matched_at <= ${since(matchedDays)} and written.own + written.theirs >= ${messages}
      and least(written.own, written.theirs) >= ${messagesOfEach}
    order by side.times, side.id, side.member_id`.execute(db)
  return { due: rows, after: conversations.length < batchSize ? undefined : conversations.at(-1)?.id }
}
