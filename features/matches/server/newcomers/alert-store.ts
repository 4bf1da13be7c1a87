import { sql } from 'kysely'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { utcDay } from '#platform/shared/utc-day.ts'

export interface NewAlert {
  memberId: string
  timeZone: string | null
  dueAt: Date
  now: Date
}

/** Turns a member's newcomer alert on. An alert that is already on keeps its count and is not delayed. */
export const saveAlert = async (tx: Tx, { memberId, timeZone, dueAt, now }: NewAlert): Promise<void> => {
  await tx
    .insertInto('newcomer_alert')
    .values({ member_id: memberId, since: now, time_zone: timeZone, counts_from: utcDay(now), due_at: dueAt })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ time_zone: timeZone, due_at: sql`least(newcomer_alert.due_at, excluded.due_at)` }),
    )
    .execute()
}

/** Turns a member's newcomer alert off. */
export const deleteAlert = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('newcomer_alert').where('member_id', '=', memberId).execute()
}

/** Whether a member's newcomer alert is on. */
export const isAlertOn = async (db: Database, memberId: string): Promise<boolean> =>
  (await db.selectFrom('newcomer_alert').select('member_id').where('member_id', '=', memberId).executeTakeFirst()) !== undefined

export interface DueAlert {
  member_id: string
  time_zone: string | null
  counts_from: string
  due_at: Date
}

/** Reads due newcomer alerts in order, after a given one. Members whom nobody can find are left out, because they may not learn about others. */
export const readDueAlerts = (db: Database, now: Date, after: DueAlert | undefined, limit: number): Promise<DueAlert[]> =>
  db
    .selectFrom('newcomer_alert')
    .innerJoin('card', 'card.id', 'newcomer_alert.member_id')
    .select(['member_id', 'time_zone', 'counts_from', 'due_at'])
    .where('due_at', '<=', now)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(due_at, member_id) > (${after?.due_at}, ${after?.member_id}::uuid)`))
    .orderBy('due_at')
    .orderBy('member_id')
    .limit(limit)
    .execute()

/**
 * Claims a due alert and moves it to its next evening. If the member is notified (`told`), later alerts count only newcomers from today on.
 * @returns false when another process has claimed it, or the member has turned it off
 */
export const claimNewcomerAlert = async (
  tx: Tx,
  { member_id, due_at }: DueAlert,
  { next, told, now }: { next: Date; told: boolean; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('newcomer_alert')
    .set({ due_at: next, ...(told ? { counts_from: utcDay(now), last_sent_at: now } : {}) })
    .where('member_id', '=', member_id)
    .where('due_at', '=', due_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
