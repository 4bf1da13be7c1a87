import { recordAudit } from '#features/audit/server/index.ts'
import { endSuspension, lockMember, readSuspension } from '#features/members/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import type { ApplicantRefusalReason, decideApplicant as endpoint } from '#features/registration/contract.ts'
import { applicantHoldReason, approvedNotification, setApplicantDecision } from '#features/registration/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { requireMayDecideAbout } from '../cases/may-decide-about.ts'
import { holdIfReviewOrApplicationOpen } from '../decisions/age-hold.ts'
import { suspendMember } from '../decisions/suspend-member.ts'

interface Refusal {
  memberId: string
  adminId: string
  reason: ApplicantRefusalReason
}

const approve = async (tx: Tx, memberId: string, now: Date): Promise<void> => {
  const suspension = await readSuspension(tx, memberId)
  if (suspension?.reason === applicantHoldReason) await endSuspension(tx, memberId, now)
  await holdIfReviewOrApplicationOpen(tx, memberId, now)
  await notify(tx, approvedNotification, { to: memberId, key: memberId, now })
}

const refuse = async (tx: Tx, { memberId, adminId, reason }: Refusal, now: Date): Promise<string[]> =>
  (await suspendMember(tx, { id: memberId, adminId, reason, until: null, now })).ended

/**
 * Approves an applicant, or refuses them. A refusal is a decision with a reason, which is mailed to the applicant and can be appealed.
 * @throws {AppError} platform.not_found, platform.required for a refusal without a reason, platform.conflict if the applicant is already
 * decided or no longer held, moderation.staff_account
 */
export const decideApplicant = async (
  { db, now, actor }: MemberContext,
  { params: { id: memberId }, body }: HandlerInput<typeof endpoint>,
  { realtime }: Pick<Platform, 'realtime'>,
): Promise<void> => {
  const refusal = body.verdict === 'refuse' ? (body.reason ?? undefined) : undefined
  if (body.verdict === 'refuse' && refusal === undefined)
    throw new AppError(platformErrors.required, { fields: { reason: [platformErrors.required] } })
  const ended = await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, memberId)
    if (member === undefined) throw new AppError(platformErrors.not_found)
    requireMayDecideAbout(actor, member)
    const state = refusal === undefined ? 'approved' : 'refused'
    if (member.status !== 'held' || !(await setApplicantDecision(tx, memberId, { from: ['waiting'], state, by: actor.id }, now)))
      throw new AppError(platformErrors.conflict)
    const sessions = refusal === undefined ? [] : await refuse(tx, { memberId, adminId: actor.id, reason: refusal }, now)
    if (refusal === undefined) await approve(tx, memberId, now)
    await recordAudit(tx, {
      admin: actor.id,
      action: `applicant.${state}`,
      subject: { kind: 'member', id: memberId },
      reason: refusal ?? 'approve',
      now,
    })
    return sessions
  })
  realtime.endSessions(ended)
}
