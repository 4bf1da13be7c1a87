import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'

/** Days a match is stored for the ranks. A rank counts the matches of the week before the member's week, and may be shown for a week more. */
export const recentMatchDays = 21

const dayOf = (at: Date): number => Math.floor(at.getTime() / dayMs)

/** Records a new match for the ranks, in the transaction of the match. A pair is recorded once, even if their match ends and begins again. */
export const recordRecentMatch = async (tx: Tx, one: string, other: string, now: Date): Promise<void> => {
  await tx
    .insertInto('recent_match')
    .values([
      { member_id: one, other_id: other, day: dayOf(now) },
      { member_id: other, other_id: one, day: dayOf(now) },
    ])
    .onConflict((conflict) => conflict.columns(['member_id', 'other_id']).doNothing())
    .execute()
}

/** Counts each member's matches that began on or after `from` and before the day of `to` (UTC days), ended ones too. Members without any are missing. */
export const countRecentMatches = async (
  db: Database,
  memberIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<Map<string, number>> => {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; matches: number }>`
    select member_id as id, count(*)::int as matches from recent_match
    where member_id = any(${[...memberIds]}::uuid[]) and day >= ${dayOf(from)} and day < ${dayOf(to)}
    group by member_id`.execute(db)
  return new Map(rows.map(({ id, matches }) => [id, matches]))
}

/** Deletes the recorded matches of a member, for both sides. */
export const deleteRecentMatches = async (tx: Database | Tx, memberId: string): Promise<void> => {
  await tx
    .deleteFrom('recent_match')
    .where((row) => row.or([row('member_id', '=', memberId), row('other_id', '=', memberId)]))
    .execute()
}

/** The daily job that deletes recorded matches which no rank counts any more. */
export const purgeRecentMatchesDaily = recurringJob('members.forget-matches', 'day', (_, { batches, now }) =>
  deleteInBatches(batches, 'recent_match', { by: 'day', upTo: dayOf(now) - recentMatchDays - 1 }),
)
