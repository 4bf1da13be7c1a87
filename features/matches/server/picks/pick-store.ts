import { lockMember } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import type { DeletionBudget } from '#platform/server/db/delete-in-batches.ts'
import { declareDayPartitionedTable } from '#platform/server/db/partitions/day-partitions.ts'
import { purgePartitions } from '#platform/server/db/partitions/purge-partitions.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

/** Days for which picks are stored. During them, nobody is picked again for the same member. */
export const picksKeptDays = 7

/** The table of picks, with one partition for each day. */
export const picksByDay = declareDayPartitionedTable('daily_pick', { by: 'day', unit: 'day' })

/** A member picked for another member. */
export interface DailyPick {
  id: string
  /** Whether the model suggested them. */
  suggested: boolean
}

/** Reads the picks of a member for a day, in order. */
export const readPicks = (db: Database | Tx, memberId: string, day: string): Promise<DailyPick[]> =>
  db
    .selectFrom('daily_pick')
    .select(['other_id as id', 'suggested'])
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .orderBy('place')
    .execute()

/** Reads the ids of a member's picks of the `picksKeptDays` days before a day. */
export const readEarlierPicks = async (db: Database, memberId: string, day: string): Promise<Set<string>> => {
  const first = utcDay(new Date(Date.parse(day) - picksKeptDays * dayMs))
  const rows = await db
    .selectFrom('daily_pick')
    .select('other_id')
    .where('member_id', '=', memberId)
    .where('day', '>=', first)
    .where('day', '<', day)
    .execute()
  return new Set(rows.map(({ other_id }) => other_id))
}

/**
 * Stores the picks of a member for a day, unless the day already has some.
 * @returns the picks that are stored
 */
export const savePicksOnce = async (tx: Tx, memberId: string, day: string, picks: readonly DailyPick[]): Promise<DailyPick[]> => {
  await lockMember(tx, memberId)
  const stored = await readPicks(tx, memberId, day)
  if (stored.length > 0 || picks.length === 0) return stored
  await tx
    .insertInto('daily_pick')
    .values(picks.map(({ id, suggested }, place) => ({ member_id: memberId, day, place, other_id: id, suggested })))
    .execute()
  return [...picks]
}

/** Deletes the picks of a member, and the member from the picks of others. */
export const deletePicksOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('daily_pick').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('daily_pick').where('other_id', '=', memberId).execute()
}

/** Deletes the picks of days that ended `picksKeptDays` ago. */
export const purgePicks = (batches: DeletionBudget, now: Date): Promise<void> =>
  purgePartitions(batches, picksByDay, new Date(now.getTime() - picksKeptDays * dayMs))
