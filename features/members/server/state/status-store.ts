import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { syncSearchCard } from '../ranking/card-store.ts'

export type Deletion = Selectable<DB['deletion']>

/**
 * The kind of job that removes a member who is no longer visible from the open screens of conversation partners. Strangers get no event,
 * because it would tell them who left or was reported.
 */
export const memberGoneJob = jobKind<{ memberId: string }>('members.gone')

/**
 * The kind of job that removes a member (`memberId`) from the open screens of another one (`from`) who may no longer see them; with
 * `onlyListed`, only if the other has the member in a conversation or a list. The SQL function `react` also adds it.
 */
export const memberHiddenFromOtherJob = jobKind<{ memberId: string; from: string; onlyListed?: boolean }>('members.hidden_from')

/** The kind of job that removes a member who has turned on private mode from the open screens of those who may no longer see them. */
export const hideFromOpenScreensJob = jobKind<{ memberId: string }>('members.private')

/**
 * Changes the status of a member to `to` if it is one of `from`, and updates the search card.
 * @returns whether the status has changed
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

/** Pauses an active member (`paused`) or resumes a paused one. Any other status does not change. */
export const setMemberPaused = async (tx: Tx, id: string, paused: boolean): Promise<void> => {
  await (paused ? changeMemberStatus(tx, id, ['active'], 'paused') : changeMemberStatus(tx, id, ['paused'], 'active'))
}

/**
 * Hides a member until the erasure at `eraseAt`. Conversation partners see the same as after a block, so they cannot tell which it was.
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

/** Makes a suspended member due for erasure now, without a way to cancel it. Idempotent. The caller holds the member's lock. */
export const scheduleErasure = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .insertInto('deletion')
    .values({ member_id: id, status_before: 'active', requested_at: now, erase_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes back `scheduleErasure`, if the member is not erased yet. A deletion that the member asked for stays. The caller holds the member's lock. */
export const cancelErasure = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('deletion').where('member_id', '=', id).whereRef('erase_at', '=', 'requested_at').execute()
}

/** Returns the pending deletion of a member while it can be cancelled. */
export const readCancellableDeletion = async (db: Database | Tx, id: string, now: Date): Promise<Deletion | undefined> =>
  db.selectFrom('deletion').selectAll().where('member_id', '=', id).where('erase_at', '>', now).executeTakeFirst()

/** Cancels a deletion and restores the status before it; false if the erasure is already due. The caller holds the member's lock. */
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

/** Whether the grace period of a member's deletion is over. */
export const isDeletionDue = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await tx.selectFrom('deletion').select('member_id').where('member_id', '=', id).where('erase_at', '<=', now).executeTakeFirst()) !==
  undefined

/** Returns deletions whose grace period is over, 100 at most. */
export const readDueDeletions = (db: Database, now: Date): Promise<Deletion[]> =>
  db.selectFrom('deletion').selectAll().where('erase_at', '<=', now).orderBy('erase_at').limit(100).execute()
