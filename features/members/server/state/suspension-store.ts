import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { disconnectMemberJob } from '#platform/server/realtime/events.ts'
import { cancelErasure, memberGoneJob, changeMemberStatus, readCancellableDeletion } from './status-store.ts'

export type Suspension = Selectable<DB['suspension']>

interface NewSuspension {
  /** Id of the decision, or of the case for which a member is held. */
  decisionId: string
  kind: 'hold' | 'suspend' | 'ban'
  /** Null without an end; always null for a hold and a ban. */
  until: Date | null
  /** A code of `conductReasons`, or a sentence for the member. */
  reason: string
  now: Date
}

/** Reads the suspension of a member, which may have expired; undefined without one. */
export const readSuspension = (db: Database | Tx, id: string): Promise<Suspension | undefined> =>
  db.selectFrom('suspension').selectAll().where('member_id', '=', id).executeTakeFirst()

const readStatusBefore = async (tx: Tx, { id, status }: { id: string; status: string }, now: Date): Promise<string | undefined> => {
  if (status === 'active' || status === 'paused') return status
  if (status === 'held' || status === 'suspended') return (await readSuspension(tx, id))?.status_before ?? 'active'
  return status === 'deleted' ? (await readCancellableDeletion(tx, id, now))?.status_before : undefined
}

/**
 * Suspends a member, replacing an earlier suspension, and hides them like a deletion. A pending deletion stays, and cancelling it leaves
 * the member suspended. The caller holds the member's lock.
 * @returns false for an unknown, unverified or erased member
 */
export const startSuspension = async (
  tx: Tx,
  member: { id: string; status: string },
  { decisionId, kind, until, reason, now }: NewSuspension,
): Promise<boolean> => {
  const before = await readStatusBefore(tx, member, now)
  if (before === undefined) return false
  const values = { decision_id: decisionId, kind, until, reason, at: now }
  await tx
    .insertInto('suspension')
    .values({ member_id: member.id, status_before: before, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute()
  await changeMemberStatus(tx, member.id, ['active', 'paused', 'held', 'suspended'], kind === 'hold' ? 'held' : 'suspended')
  // A suspended member is signed out. A held one is not, so open sockets reconnect with the rights of a guest.
  if (kind === 'hold') await addJob(tx, disconnectMemberJob, { memberId: member.id }, now)
  if (member.status === 'active' || member.status === 'paused') await addJob(tx, memberGoneJob, { memberId: member.id }, now)
  return true
}

/**
 * Ends a suspension and restores the status before it. Returns false if the member was not suspended. The caller holds the member's lock.
 */
export const endSuspension = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const ended = await tx.deleteFrom('suspension').where('member_id', '=', id).returning(['status_before', 'kind']).executeTakeFirst()
  await cancelErasure(tx, id)
  // Open sockets still have the rights of a guest.
  if (ended?.kind === 'hold') await addJob(tx, disconnectMemberJob, { memberId: id }, now)
  return changeMemberStatus(tx, id, ['held', 'suspended'], ended?.status_before ?? 'active')
}

/** Returns the ids of members whose suspension has expired, 100 at most. */
export const readDueSuspensionIds = async (db: Database, now: Date): Promise<string[]> => {
  const rows = await db.selectFrom('suspension').select('member_id').where('until', '<=', now).orderBy('until').limit(100).execute()
  return rows.map((row) => row.member_id)
}
