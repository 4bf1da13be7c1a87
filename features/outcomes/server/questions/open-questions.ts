import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'
import type { Pair } from '../store.ts'
import { mayBeAsked } from './pair-condition.ts'
import { dayBefore, questionRules } from './question-rules.ts'

const withBoth = (db: Database) =>
  db
    .selectFrom('meeting_question')
    .innerJoin('member', 'member.id', 'meeting_question.member_id')
    .innerJoin('member as other', 'other.id', 'meeting_question.other_id')
    .where('meeting_question.state', '=', 'open')

/** SQL condition: the question was asked within a week. */
const isRecent = (now: Date) => sql<boolean>`meeting_question.asked_on > ${dayBefore(now, questionRules.weekDays)}::date`

/** The ids of those about whom a member is asked now, the last asked first. */
export const readOpenQuestions = async (db: Database, memberId: string, now: Date): Promise<string[]> => {
  const rows = await withBoth(db)
    .select('meeting_question.other_id')
    .where('meeting_question.member_id', '=', memberId)
    .where(isRecent(now))
    .where(mayBeAsked())
    .orderBy('meeting_question.asked_on', 'desc')
    .orderBy('meeting_question.other_id')
    .execute()
  return rows.map(({ other_id }) => other_id)
}

/** Some open questions that are shown no more: too old, or one of the two is away. */
export const readEndedQuestions = (db: Database, now: Date, limit: number): Promise<Pair[]> =>
  withBoth(db)
    .select(['meeting_question.member_id as memberId', 'meeting_question.other_id as otherId'])
    .where(sql<boolean>`not (${isRecent(now)} and ${mayBeAsked()})`)
    .limit(limit)
    .execute()
