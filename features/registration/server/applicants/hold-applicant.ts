import { lockMember, type MemberRow, readSuspension, startSuspension } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { canEnterConsole, type Role } from '#platform/shared/roles.ts'
import type { ApplicantCause, RiskSignal } from '../../contract.ts'
import { type ApplicantRow, readApplicant, saveApplicant } from './applicant-store.ts'

/** The reason of the hold of an applicant, in the table `suspension`. */
export const applicantHoldReason = 'applicant'

const hold = async (tx: Tx, member: MemberRow, { hold_id }: ApplicantRow, now: Date): Promise<void> => {
  if (member.status !== 'active' && member.status !== 'paused') return
  await startSuspension(tx, member, { decisionId: hold_id, kind: 'hold', until: null, reason: applicantHoldReason, now })
}

/**
 * Hides an account until a moderator has decided about it. Nothing happens for staff, and for somebody about whom a moderator has decided
 * already. The caller holds the member's lock.
 */
export const holdApplicant = async (
  tx: Tx,
  member: MemberRow,
  found: { cause: ApplicantCause; signals: readonly RiskSignal[] },
  now: Date,
): Promise<void> => {
  if (canEnterConsole(member.role as Role)) return
  const applicant = await saveApplicant(tx, member.id, found, now)
  if (applicant.state === 'waiting') await hold(tx, member, applicant, now)
}

/** Hides a member again, after something else that hid them is over, if a moderator has not decided about them yet. */
export const holdIfApplicationOpen = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const applicant = await readApplicant(tx, memberId)
  if (applicant?.state !== 'waiting') return
  const member = await lockMember(tx, memberId)
  if (member !== undefined) await hold(tx, member, applicant, now)
}

/** Whether a held member waits as an applicant, and not for a review of something else. */
export const isHeldApplicant = async (db: Database, memberId: string): Promise<boolean> =>
  (await readSuspension(db, memberId))?.reason === applicantHoldReason
