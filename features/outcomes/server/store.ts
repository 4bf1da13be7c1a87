import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { DailyCountKind, ShownOrder } from '../contract.ts'
import { utcDayBefore, meetingQuestionRules } from './questions/question-rules.ts'

/** A member who is asked (`memberId`) and the match the question is about (`otherId`). */
export interface QuestionPair {
  memberId: string
  otherId: string
}

const { againDays, times, intervalDays } = meetingQuestionRules

/**
 * Asks a member about another: opens the question, unless this member was asked anything within a week.
 * @returns how often the member was asked about the other, this time included; undefined when the question was not opened
 */
export const openMeetingQuestionIfDue = async (tx: Tx, { memberId, otherId }: QuestionPair, now: Date): Promise<number | undefined> => {
  // Two processes must not both find that the member was asked nothing.
  await sql`select pg_advisory_xact_lock(hashtextextended('meeting question ' || ${memberId}::text, 0))`.execute(tx)
  const { rows } = await sql<{ times: number }>`
    insert into meeting_question (member_id, other_id, times, asked_on, state)
    select ${memberId}::uuid, ${otherId}::uuid, 1, ${utcDayBefore(now, 0)}::date, 'open'
    where not exists (select from meeting_question where member_id = ${memberId} and asked_on > ${utcDayBefore(now, intervalDays)}::date)
    on conflict (member_id, other_id) do update set times = meeting_question.times + 1, asked_on = excluded.asked_on, state = 'open'
      where meeting_question.state <> 'done' and meeting_question.times < ${times}
        and meeting_question.asked_on <= ${utcDayBefore(now, againDays)}::date
    returning times`.execute(tx)
  return rows[0]?.times
}

/**
 * Closes an open question.
 * @returns whether it was open: of two answers at once, only one closes it
 */
export const closeMeetingQuestion = async (tx: Tx, { memberId, otherId }: QuestionPair, state: 'later' | 'done'): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('meeting_question')
    .set({ state })
    .where('member_id', '=', memberId)
    .where('other_id', '=', otherId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes the questions of two members about each other. */
export const deleteQuestionsBetween = async (tx: Tx, [a, b]: readonly [string, string]): Promise<void> => {
  await tx.deleteFrom('meeting_question').where('member_id', 'in', [a, b]).where('other_id', 'in', [a, b]).execute()
}

/** Deletes the questions to a member and about them. */
export const deleteQuestionsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('meeting_question')
    .where((row) => row.or([row('member_id', '=', memberId), row('other_id', '=', memberId)]))
    .execute()
}

/** Each number is spread over this many rows, so that concurrent additions do not wait for each other. */
const slots = 16

/** Numbers of members for each order in which people are shown. The same order may appear several times: its numbers are added. */
export type ShownOrderCounts = readonly { order: ShownOrder; members: number }[]

/** Adds numbers of members to the sums of a day (UTC). The members behind the numbers are not stored. */
export const addToOutcomeCounts = async (tx: Tx, measure: DailyCountKind, day: string, counts: ShownOrderCounts): Promise<void> => {
  if (counts.length === 0) return
  const [orders, numbers] = [counts.map(({ order }) => order), counts.map(({ members }) => members)]
  // The whole statement uses one slot and sorts its rows, so that two statements cannot deadlock.
  await sql`
    insert into outcome_count (day, shown_order, measure, slot, members)
    select ${day}::date, shown, ${measure}, slot, sum(counted)::int
      from unnest(${orders}::text[], ${numbers}::int[]) as added (shown, counted),
        (select floor(random() * ${sql.lit(slots)})::smallint as slot) chosen
      group by shown, slot order by shown
    on conflict (day, shown_order, measure, slot) do update set members = outcome_count.members + excluded.members`.execute(tx)
}

/** Locks and reads the moment up to which first replies are counted. The first call stores `now`. */
export const lockRepliesCountedUntil = async (tx: Tx, now: Date): Promise<Date> => {
  await tx
    .insertInto('outcome_progress')
    .values({ replies_until: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await tx.selectFrom('outcome_progress').select('replies_until').forUpdate().executeTakeFirstOrThrow()).replies_until
}

/** Stores the moment until which first replies are counted. */
export const setRepliesCountedUntil = async (tx: Tx, until: Date): Promise<void> => {
  await tx.updateTable('outcome_progress').set({ replies_until: until }).execute()
}

/** Locks the progress and reads the first day (UTC) whose viewers are not counted yet; `first` before the first run. */
export const lockViewersCountedUntil = async (tx: Tx, first: string, now: Date): Promise<string> => {
  await lockRepliesCountedUntil(tx, now)
  const row = await tx.selectFrom('outcome_progress').select('viewers_until').executeTakeFirstOrThrow()
  return row.viewers_until ?? first
}

/** Stores the day until which viewers are counted. */
export const setViewersCountedUntil = async (tx: Tx, day: string): Promise<void> => {
  await tx.updateTable('outcome_progress').set({ viewers_until: day }).execute()
}

/** Reads the moment until which first replies are counted; undefined before the first run. */
export const readRepliesCountedUntil = async (db: Database): Promise<Date | undefined> =>
  (await db.selectFrom('outcome_progress').select('replies_until').executeTakeFirst())?.replies_until
