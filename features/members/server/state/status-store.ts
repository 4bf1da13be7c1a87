import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { syncSearchCard } from '../ranking/card-store.ts'

export type Deletion = Selectable<DB['deletion']>

/**
 * Job that informs the conversation partners of a member who is no longer visible. Strangers are not informed, because they would learn who
 * was reported or left.
 */
export const memberGoneJob = jobKind<{ memberId: string }>('members.gone')

/**
 * Job that takes a member from the screens of one who may no longer see them: with `onlyListed`, if that one has the member in a conversation
 * or on a list. The SQL function `react` adds it, too.
 */
export const hiddenFromMemberJob = jobKind<{ memberId: string; from: string; onlyListed?: boolean }>('members.hidden_from')

/** Job that takes a member who is in private mode now from the screens of those who may no longer see them. */
export const privateModeJob = jobKind<{ memberId: string }>('members.private')

/**
 * Changes the status of a member if it is one of `from`, and updates the card.
 * @returns whether it was
 */
export const changeMemberStatus = async (tx: Tx, id: string, from: readonly string[], to: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirstOrThrow()
  await syncSearchCard(tx, id)
  return numUpdatedRows === 1n
}

/** Pauses an active member or resumes a paused one; any other status is kept. */
export const setMemberPaused = async (tx: Tx, id: string, paused: boolean): Promise<void> => {
  await (paused ? changeMemberStatus(tx, id, ['active'], 'paused') : changeMemberStatus(tx, id, ['paused'], 'active'))
}

/**
 * Hides a member until the erasure at `eraseAt` and informs conversation partners as for a block, so that they cannot tell which it was.
 * The caller holds the member's lock.
 */
export const startDeletion = async (
  tx: Tx,
  { id, status }: { id: string; status: string },
  { now, eraseAt }: { now: Date; eraseAt: Date },
): Promise<void> => {
  const held = await tx.selectFrom('suspension').select('status_before').where('member_id', '=', id).executeTakeFirst()
  const values = { status_before: held?.status_before ?? status, requested_at: now, erase_at: eraseAt }
  await tx
    .insertInto('deletion')
    .values({ member_id: id, ...values })
    .execute()
  await changeMemberStatus(tx, id, ['active', 'paused', 'held'], 'deleted')
  await addJob(tx, memberGoneJob, { memberId: id }, now)
}

/** Schedules the erasure of a suspended member for now; they cannot cancel it. Repeating it changes nothing. The caller holds the member's lock. */
export const scheduleErasure = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .insertInto('deletion')
    .values({ member_id: id, status_before: 'active', requested_at: now, erase_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the pending deletion of a member while it can be cancelled. */
export const readCancellableDeletion = async (db: Database | Tx, id: string, now: Date): Promise<Deletion | undefined> =>
  db.selectFrom('deletion').selectAll().where('member_id', '=', id).where('erase_at', '>', now).executeTakeFirst()

/** Cancels a deletion and restores the status before it. Returns false if it is too late. The caller holds the member's lock. */
export const cancelDeletion = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const ended = await tx
    .deleteFrom('deletion')
    .where('member_id', '=', id)
    .where('erase_at', '>', now)
    .returning('status_before')
    .executeTakeFirst()
  if (ended === undefined) return false
  // A deletion and its cancellation must not bypass a suspension.
  const suspended = await tx
    .selectFrom('suspension')
    .select('kind')
    .where('member_id', '=', id)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
    .executeTakeFirst()
  const status = suspended === undefined ? ended.status_before : suspended.kind === 'hold' ? 'held' : 'suspended'
  return changeMemberStatus(tx, id, ['deleted'], status)
}

/** Returns deletions whose grace period is over, 100 at most. */
export const readDueDeletions = (db: Database, now: Date): Promise<Deletion[]> =>
  db.selectFrom('deletion').selectAll().where('erase_at', '<=', now).orderBy('erase_at').limit(100).execute()
