import { sql } from 'kysely'
import { hasDateAheadCondition } from '#features/shared-dates/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { QuestionPair } from '../store.ts'
import { mayBeAskedCondition } from './pair-condition.ts'
import { utcDayBefore, meetingQuestionRules } from './question-rules.ts'

const withBoth = (db: Database) =>
  db
    .selectFrom('meeting_question')
    .innerJoin('member', 'member.id', 'meeting_question.member_id')
    .innerJoin('member as other', 'other.id', 'meeting_question.other_id')
    .where('meeting_question.state', '=', 'open')

/** SQL condition: the question was asked within a week. */
const isRecent = (now: Date) => sql<boolean>`meeting_question.asked_on > ${utcDayBefore(now, meetingQuestionRules.intervalDays)}::date`

/** Reads the ids of the members about whom a member is asked now, the newest question first. A question waits while the two have a date to come. */
export const readOpenQuestions = async (db: Database, memberId: string, now: Date): Promise<string[]> => {
  const rows = await withBoth(db)
    .select('meeting_question.other_id')
    .where('meeting_question.member_id', '=', memberId)
    .where(isRecent(now))
    .where(mayBeAskedCondition())
    .where((where) => where.not(hasDateAheadCondition(sql.ref('member.id'), sql.ref('other.id'), now)))
    .orderBy('meeting_question.asked_on', 'desc')
    .orderBy('meeting_question.other_id')
    .execute()
  return rows.map(({ other_id }) => other_id)
}

/** Reads open questions that are no longer shown, because they are too old or one of the two is not active. */
export const readStaleQuestions = (db: Database, now: Date, limit: number): Promise<QuestionPair[]> =>
  withBoth(db)
    .select(['meeting_question.member_id as memberId', 'meeting_question.other_id as otherId'])
    .where(sql<boolean>`not (${isRecent(now)} and ${mayBeAskedCondition()})`)
    .limit(limit)
    .execute()
