import { sql } from 'kysely'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { replaceOldestCases } from './store.ts'

/** The queues of cases that wait for a decision by staff. */
export const decisionQueues = [
  'reports',
  'appeals',
  'photos',
  'voice_hellos',
  'photo_checks',
  'applicants',
  'deposits',
  'proposals',
] as const
export type DecisionQueueName = (typeof decisionQueues)[number]

/** Stores since when the oldest case of each queue waits, among those that staff see. */
export const updateQueueWaits = (db: Database): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ queue: DecisionQueueName; oldest: Date | null }>`
      select 'reports' as queue, min(created_at) as oldest from report where state = 'open'
      union all select 'appeals', min(created_at) from appeal where state = 'open'
      union all select 'photos', min(photo.created_at) from photo join member on member.id = photo.member_id
        where photo.review = 'waiting' and member.status <> 'unverified'
      union all select 'voice_hellos', min(created_at) from voice_hello where review = 'waiting' and released_at is null
      union all select 'photo_checks', min(queued_at) from photo_check where state in ('waiting', 'stale')
      union all select 'applicants', min(applicant.created_at) from applicant join member on member.id = applicant.member_id
        where applicant.state = 'waiting' and member.status = 'held'
      union all select 'deposits', min(created_at) from deposit where status = 'review'
      union all select 'proposals', min(proposed_at) from money_proposal where state = 'open'`.execute(tx)
    await replaceOldestCases(
      tx,
      rows.flatMap(({ queue, oldest }) => (oldest === null ? [] : [{ queue, oldest }])),
    )
  })
