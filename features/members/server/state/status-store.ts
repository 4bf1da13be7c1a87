import type { Selectable } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { refreshCard } from '../card-store.ts'

export type Deletion = Selectable<DB['deletion']>

/** A member can no longer be seen: those they talk with are told. Strangers are not: they would hear who was reported or left. */
export const memberGone = jobKind<{ memberId: string }>('members.gone')

/** Moves a member from one of some states to another, and the card with them; answers whether they were in one of these. */
export const moveMember = async (tx: Tx, id: string, from: readonly string[], to: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirstOrThrow()
  await refreshCard(tx, id)
  return numUpdatedRows === 1n
}

/** Hides an active member from everybody but those they talk with, or shows a paused one again; anybody else stays as they are. */
export const setMemberPaused = async (tx: Tx, id: string, paused: boolean): Promise<void> => {
  await (paused ? moveMember(tx, id, ['active'], 'paused') : moveMember(tx, id, ['paused'], 'active'))
}

/**
 * Hides a member from everybody until `eraseAt`, when they may be erased, and takes them off the screens of those they talk with, as a block does:
 * who is left wondering cannot tell which it was. The caller holds the member's lock.
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
  await moveMember(tx, id, ['active', 'paused', 'held'], 'deleted')
  await addJob(tx, memberGone, { memberId: id }, now)
}

/** The deletion a member asked for, while it can be taken back. */
export const readDeletion = async (db: Database | Tx, id: string, now: Date): Promise<Deletion | undefined> =>
  db.selectFrom('deletion').selectAll().where('member_id', '=', id).where('erase_at', '>', now).executeTakeFirst()

/** Makes the member again what they were before; too late, nothing changes. The caller holds the member's lock. */
export const cancelDeletion = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const ended = await tx
    .deleteFrom('deletion')
    .where('member_id', '=', id)
    .where('erase_at', '>', now)
    .returning('status_before')
    .executeTakeFirst()
  if (ended === undefined) return false
  // Leaving and coming back is no way round a suspension.
  const suspended = await tx
    .selectFrom('suspension')
    .select('kind')
    .where('member_id', '=', id)
    .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
    .executeTakeFirst()
  const status = suspended === undefined ? ended.status_before : suspended.kind === 'hold' ? 'held' : 'suspended'
  return moveMember(tx, id, ['deleted'], status)
}

/** Some of the members whose time to change their mind is over. */
export const readDueDeletions = (db: Database, now: Date): Promise<Deletion[]> =>
  db.selectFrom('deletion').selectAll().where('erase_at', '<=', now).orderBy('erase_at').limit(100).execute()
