import { lockMember, type MemberRow, startSuspension } from '#features/members/server/index.ts'
import { holdIfApplicationOpen } from '#features/registration/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { canEnterConsole, type Role } from '#platform/shared/roles.ts'
import { hasDismissedAgeReportAbout, readOpenAgeCaseId } from '../reports/age-report-store.ts'

const dayMs = 86_400_000
const dismissalValidDays = 90

/**
 * Holds (hides) a member who may be under age until the case is decided. It does nothing for staff, and for members about whom such a report
 * was dismissed within 90 days.
 */
export const holdForAgeReview = async (tx: Tx, reported: MemberRow, caseId: string, now: Date): Promise<void> => {
  if (reported.status !== 'active' && reported.status !== 'paused') return
  // Staff are known to be adults; a report must not lock them out of the console.
  if (canEnterConsole(reported.role as Role)) return
  if (await hasDismissedAgeReportAbout(tx, reported.id, new Date(now.getTime() - dismissalValidDays * dayMs))) return
  await startSuspension(tx, reported, { decisionId: caseId, kind: 'hold', until: null, reason: 'underage', now })
}

/** Holds a member after a suspension if a report about their age is still open. */
const holdIfAgeReviewOpen = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const caseId = await readOpenAgeCaseId(tx, memberId)
  const member = caseId === undefined ? undefined : await lockMember(tx, memberId)
  if (caseId !== undefined && member !== undefined) await holdForAgeReview(tx, member, caseId, now)
}

/** Holds a member after a suspension or another hold, if a report about their age or their application is still undecided. */
export const holdIfReviewOrApplicationOpen = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  await holdIfAgeReviewOpen(tx, memberId, now)
  await holdIfApplicationOpen(tx, memberId, now)
}
