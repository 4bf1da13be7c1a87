import { recordAudit } from '#features/audit/server/index.ts'
import { lockMember, readSuspension } from '#features/members/server/index.ts'
import { restorePhotoCheck } from '#features/photo-check/server/index.ts'
import { restorePhotos } from '#features/photos/server/index.ts'
import { restoreVoiceHello } from '#features/voice-hello/server/index.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type decideAppeal as endpoint, moderationErrors } from '../../contract.ts'
import { closeAppeal, readAppealOfCase } from './appeal-store.ts'
import { canSomebodyElseDecide, readCase } from '../cases/case-queries.ts'
import { requireMayDecideAbout } from '../cases/may-decide-about.ts'
import { closeCase } from '../cases/case-store.ts'
import { decisionKindOf, type DecisionRow, readDecision, markDecisionReversed } from '../decisions/decision-store.ts'
import { holdIfReviewOrApplicationOpen } from '../decisions/age-hold.ts'
import { reactivateMember } from '../decisions/suspend-member.ts'
import { queueAppealMail } from '../decisions/queue-mails.ts'

/** Whether an administrator or moderator may decide an appeal. Nobody judges their own decision, unless nobody else can. */
export const canDecideAppeal = async (
  db: Database | Tx,
  decision: Pick<DecisionRow, 'admin_id' | 'member_id'> | undefined,
  adminId: string,
): Promise<boolean> => decision?.admin_id !== adminId || !(await canSomebodyElseDecide(db, adminId, decision.member_id))

/** Reverses a decision and its remaining effects. The caller holds the member's lock. */
const undoDecision = async (tx: Tx, decision: DecisionRow, now: Date): Promise<void> => {
  const { id, member_id, kind, photo_ids, voice_hello_id, photo_check_id } = decision
  if (kind === 'remove_photo') await restorePhotos(tx, member_id, photo_ids, now)
  if (voice_hello_id !== null) await restoreVoiceHello(tx, member_id, voice_hello_id)
  if (photo_check_id !== null) await restorePhotoCheck(tx, member_id, photo_check_id, now)
  // A later suspension replaced this one and stays in force.
  if ((kind === 'suspend' || kind === 'ban') && (await readSuspension(tx, member_id))?.decision_id === id) {
    await reactivateMember(tx, { id: member_id, now })
    await holdIfReviewOrApplicationOpen(tx, member_id, now)
  }
  await markDecisionReversed(tx, id, now)
}

/**
 * Decides an appeal, if its case still has the version in the request, and queues a mail to the member.
 * @throws {AppError} platform.not_found, moderation.changed, moderation.own_decision, moderation.staff_account
 */
export const decideAppeal = async ({ db, now, actor }: MemberContext, { params, body }: HandlerInput<typeof endpoint>): Promise<void> => {
  const reportCase = await readCase(db, params.id, actor.id)
  const appeal = await readAppealOfCase(db, params.id)
  if (reportCase === undefined || appeal === undefined) throw new AppError(platformErrors.not_found)
  await inTransaction(db, async (tx) => {
    requireMayDecideAbout(actor, await lockMember(tx, reportCase.member_id))
    const decision = await readDecision(tx, appeal.decision_id)
    if (decision === undefined) throw new AppError(platformErrors.not_found)
    if (!(await canDecideAppeal(tx, decision, actor.id))) throw new AppError(moderationErrors.own_decision)
    const isOwnerOrFree = reportCase.owner_id === null || reportCase.owner_id === actor.id
    if (!isOwnerOrFree || !(await closeCase(tx, { id: reportCase.id, version: body.version }, actor.id, now)))
      throw new AppError(moderationErrors.changed)
    await closeAppeal(tx, decision.id, { state: body.outcome, answer: body.answer }, now)
    if (body.outcome === 'reversed') await undoDecision(tx, decision, now)
    await queueAppealMail(tx, decision.id, now)
    const data = { case_id: reportCase.id, member_id: reportCase.member_id, kind: 'appeal' as const, decision: body.outcome, reason: null }
    await recordEvent(tx, { type: 'case.decided', data }, now)
    await recordAudit(tx, {
      admin: actor.id,
      action: `appeal.${body.outcome}`,
      subject: { kind: 'member', id: reportCase.member_id },
      reason: body.note || body.outcome,
      details: { case: reportCase.id, decision: decisionKindOf(decision) },
      now,
    })
  })
}
