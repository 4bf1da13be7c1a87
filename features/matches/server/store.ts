import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { FeedFilterPreferences } from './filter.ts'
import type { FeedResumePoint } from './paging/resume-point.ts'

/** Stores the feed filter of a member, replacing the earlier one. */
export const saveFeedFilter = async (db: Database | Tx, memberId: string, preferences: FeedFilterPreferences, now: Date): Promise<void> => {
  const values = { filter: JSON.stringify(preferences), updated_at: now }
  await db
    .insertInto('match_filter')
    .values({ member_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute()
}

/** Changes some fields of a member's stored feed filter. A field that is undefined is removed; a missing field stays. */
export const changeFeedFilter = async (tx: Tx, memberId: string, changes: FeedFilterPreferences, now: Date): Promise<void> => {
  const fields = Object.keys(changes)
  if (fields.length === 0) return
  await tx
    .insertInto('match_filter')
    .values({ member_id: memberId, filter: JSON.stringify(changes), updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ filter: sql`(match_filter.filter - ${fields}::text[]) || excluded.filter`, updated_at: now }),
    )
    .execute()
}

/** Stores where a member's next search starts. The stored filter does not change. */
export const saveFeedResumePoint = async (db: Database | Tx, memberId: string, resume: FeedResumePoint, now: Date): Promise<void> => {
  const values = { resume: JSON.stringify(resume), updated_at: now }
  await db
    .insertInto('match_filter')
    .values({ member_id: memberId, filter: '{}', ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute()
}

/** Deletes a member's stored feed filter and resume point. */
export const deleteFeedFilter = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('match_filter').where('member_id', '=', memberId).execute()
}
