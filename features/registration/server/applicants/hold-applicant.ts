import { lockMember, type MemberRow, readSuspension, startSuspension } from '#features/members/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { canEnterConsole, type Role } from '#platform/shared/roles.ts'
import type { ApplicantCause, RiskSignal } from '../../contract.ts'
import { type ApplicantRow, readApplicant, saveApplicant } from './applicant-store.ts'

/** The reason stored in the table `suspension` when an applicant is held. */
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

/** Holds a member again after another suspension has ended, if their application is still undecided. */
export const holdIfApplicationOpen = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const applicant = await readApplicant(tx, memberId)
  if (applicant?.state !== 'waiting') return
  const member = await lockMember(tx, memberId)
  if (member !== undefined) await hold(tx, member, applicant, now)
}

/** Whether a member is held as an applicant, not for another reason. */
export const isHeldApplicant = async (db: Database, memberId: string): Promise<boolean> =>
  (await readSuspension(db, memberId))?.reason === applicantHoldReason
