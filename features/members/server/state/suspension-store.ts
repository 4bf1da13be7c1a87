import type { Selectable } from 'kysely'
import type { DB } from '#db/types.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { disconnectMemberJob } from '#platform/server/realtime/events.ts'
import { memberGone, moveMember, readDeletion } from './status-store.ts'

export type Suspension = Selectable<DB['suspension']>

interface NewSuspension {
  /** Of the decision, or of the case a held member waits for. */
  decisionId: string
  kind: 'hold' | 'suspend' | 'ban'
  /** Null without an end; always null for a hold and a ban. */
  until: Date | null
  /** A code of `conductReasons` or a sentence the member reads. */
  reason: string
  now: Date
}

/** Why a member is hidden, or was until a moment that has passed without anybody noting it. */
export const readSuspension = (db: Database | Tx, id: string): Promise<Suspension | undefined> =>
  db.selectFrom('suspension').selectAll().where('member_id', '=', id).executeTakeFirst()

const statusBefore = async (tx: Tx, { id, status }: { id: string; status: string }, now: Date): Promise<string | undefined> => {
  if (status === 'active' || status === 'paused') return status
  if (status === 'held' || status === 'suspended') return (await readSuspension(tx, id))?.status_before ?? 'active'
  return status === 'deleted' ? (await readDeletion(tx, id, now))?.status_before : undefined
}

/**
 * Hides a member from everybody as a deletion does, in the place of an earlier suspension. Somebody who has asked to be deleted stays so, and
 * is suspended if they take that back. The caller holds the member's lock.
 * @returns false for nobody, for an account never proven and for one that is gone for good
 */
export const startSuspension = async (
  tx: Tx,
  member: { id: string; status: string },
  { decisionId, kind, until, reason, now }: NewSuspension,
): Promise<boolean> => {
  const before = await statusBefore(tx, member, now)
  if (before === undefined) return false
  const values = { decision_id: decisionId, kind, until, reason, at: now }
  await tx
    .insertInto('suspension')
    .values({ member_id: member.id, status_before: before, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute()
  await moveMember(tx, member.id, ['active', 'paused', 'held', 'suspended'], kind === 'hold' ? 'held' : 'suspended')
  // A suspended member is signed out; a held one stays, and an open socket would let them write on.
  if (kind === 'hold') await addJob(tx, disconnectMemberJob, { memberId: member.id }, now)
  if (member.status === 'active' || member.status === 'paused') await addJob(tx, memberGone, { memberId: member.id }, now)
  return true
}

/** Makes the member again what they were before. The caller holds the member's lock. */
export const endSuspension = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const ended = await tx.deleteFrom('suspension').where('member_id', '=', id).returning(['status_before', 'kind']).executeTakeFirst()
  // Their open sockets know them as a guest.
  if (ended?.kind === 'hold') await addJob(tx, disconnectMemberJob, { memberId: id }, now)
  return moveMember(tx, id, ['held', 'suspended'], ended?.status_before ?? 'active')
}

/** Some of the members whose suspension has come to its end. */
export const readDueSuspensions = async (db: Database, now: Date): Promise<string[]> => {
  const rows = await db.selectFrom('suspension').select('member_id').where('until', '<=', now).orderBy('until').limit(100).execute()
  return rows.map((row) => row.member_id)
}
