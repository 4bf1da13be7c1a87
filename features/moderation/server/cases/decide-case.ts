import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit/server/index.ts'
import { endSenderLimit } from '#features/chat/server/index.ts'
import { endSuspension, lockAdminsAndCheckForOther, lockMember, readMember, readSuspension } from '#features/members/server/index.ts'
import { hashStoredPhotos, refuseFutureCopies, takeDownPhotos } from '#features/photos/server/index.ts'
import { holdIfApplicationOpen } from '#features/registration/server/index.ts'
import { takeDownVoiceHello } from '#features/voice-hello/server/index.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { canAdminister, type Role } from '#platform/shared/roles.ts'
import { type decideCase as endpoint, moderationErrors } from '../../contract.ts'
import { readCase } from './case-queries.ts'
import { requireMayDecideAbout } from './may-decide-about.ts'
import { closeCase, closeReportsOfCase } from './case-store.ts'
import { addDecision } from '../decisions/decision-store.ts'
import { toReasonCode } from '../decisions/reason-code.ts'
import { notifyReporters } from '../notifications.ts'
import { banMember, suspendMember } from '../decisions/suspend-member.ts'
import { queueDecisionMail } from '../decisions/queue-mails.ts'

export type DecideServices = Pick<Platform, 'config' | 'storage' | 'realtime'>
type DecisionInput = HandlerInput<typeof endpoint>['body']

const dayMs = 86_400_000

/** Requires the fields that the chosen decision needs. */
const requireDecisionFields = ({ decision, reason, days, photo_ids }: DecisionInput): void => {
  const missing = (field: string, code: typeof moderationErrors.reason_missing) => new AppError(code, { fields: { [field]: [code] } })
  if (decision !== 'dismiss' && (reason === undefined || reason === null)) throw missing('reason', moderationErrors.reason_missing)
  if (decision === 'suspend' && (days === undefined || days === null)) throw missing('days', moderationErrors.days_missing)
  if (decision === 'remove_photo' && photo_ids.length === 0) throw missing('photo_ids', moderationErrors.photos_missing)
}

interface DecisionOrder {
  caseId: string
  memberId: string
  adminId: string
  input: DecisionInput
  hashes: ReadonlyMap<string, readonly string[]>
  secrets: readonly [string, ...string[]]
  now: Date
}

/** Stores a decision and applies its effects. @returns the ids of the sessions it ended */
const applyDecision = async (tx: Tx, { caseId, memberId, adminId, input, hashes, secrets, now }: DecisionOrder): Promise<string[]> => {
  const { decision, reason: code, words, note, days } = input
  const reason = code ?? ''
  const common = { caseId, adminId, words, note }
  if (decision === 'suspend') {
    const until = new Date(now.getTime() + (days ?? 1) * dayMs)
    return (await suspendMember(tx, { ...common, id: memberId, until, reason, now })).ended
  }
  if (decision === 'ban') return (await banMember(tx, { ...common, id: memberId, reason, now, secrets })).ended
  // The decision ends a hold. An applicant is held again, because an application does not depend on the case.
  if ((await readSuspension(tx, memberId))?.kind === 'hold') {
    await endSuspension(tx, memberId, now)
    await holdIfApplicationOpen(tx, memberId, now)
  }
  const photoIds = decision === 'remove_photo' ? await takeDownPhotos(tx, memberId, input.photo_ids, now) : []
  if (decision === 'remove_photo' && photoIds.length === 0)
    throw new AppError(moderationErrors.photos_missing, { fields: { photo_ids: [moderationErrors.photos_missing] } })
  const voiceHelloId = decision === 'remove_voice_hello' ? await takeDownVoiceHello(tx, memberId, now) : undefined
  if (decision === 'remove_voice_hello' && voiceHelloId === undefined) throw new AppError(moderationErrors.voice_hello_missing)
  for (const id of photoIds) await refuseFutureCopies(tx, id, hashes.get(id) ?? [], now)
  const id = randomUUID()
  await addDecision(
    tx,
    { ...common, id, memberId, kind: decision, reason, photoIds, ...(voiceHelloId === undefined ? {} : { voiceHelloId }) },
    now,
  )
  if (decision === 'dismiss') await endSenderLimit(tx, memberId)
  else await queueDecisionMail(tx, id, now)
  return []
}

/** Requires that another administrator remains, so that the last one is never locked out of the console. */
const requireOtherAdmin = async (tx: Tx, id: string): Promise<void> => {
  const member = await readMember(tx, id)
  if (canAdminister(member?.role as Role) && !(await lockAdminsAndCheckForOther(tx, id))) throw new AppError(moderationErrors.last_admin)
}

/**
 * Decides a case of reports, if it still has the version in the request: applies the decision and notifies the member and the reporters.
 * @throws {AppError} platform.not_found, moderation.changed, reason_missing, days_missing, photos_missing, voice_hello_missing, last_admin, staff_account
 */
export const decideCase = async (
  ctx: MemberContext,
  { params, body }: HandlerInput<typeof endpoint>,
  services: DecideServices,
): Promise<void> => {
  const { db, now, actor } = ctx
  requireDecisionFields(body)
  const reportCase = await readCase(db, params.id, actor.id)
  if (reportCase === undefined || reportCase.kind !== 'report') throw new AppError(platformErrors.not_found)
  const photoIds = body.decision === 'remove_photo' ? body.photo_ids : []
  const hashes = await hashStoredPhotos(db, services.storage, reportCase.member_id, photoIds)
  const ended = await inTransaction(db, async (tx) => {
    if (body.decision === 'suspend' || body.decision === 'ban') await requireOtherAdmin(tx, reportCase.member_id)
    // Members are always locked before cases, to avoid deadlocks.
    const member = await lockMember(tx, reportCase.member_id)
    if (member === undefined) throw new AppError(platformErrors.not_found)
    requireMayDecideAbout(actor, member)
    const isOwnerOrFree = reportCase.owner_id === null || reportCase.owner_id === actor.id
    if (!isOwnerOrFree || !(await closeCase(tx, { id: reportCase.id, version: body.version }, actor.id, now)))
      throw new AppError(moderationErrors.changed)
    const outcome = body.decision === 'dismiss' ? 'no_breach' : 'acted'
    const order = {
      caseId: reportCase.id,
      memberId: reportCase.member_id,
      adminId: actor.id,
      input: body,
      hashes,
      secrets: services.config.secrets,
      now,
    }
    const endedSessions = await applyDecision(tx, order)
    const reporters = await closeReportsOfCase(tx, reportCase.id, outcome, now)
    await notifyReporters(tx, { caseId: reportCase.id, reporters, outcome }, now)
    const data = { case_id: reportCase.id, member_id: reportCase.member_id, kind: 'report' as const, decision: body.decision }
    await recordEvent(tx, { type: 'case.decided', data: { ...data, reason: toReasonCode(body.reason) } }, now)
    await recordAudit(tx, {
      admin: actor.id,
      action: 'report.decided',
      subject: { kind: 'member', id: reportCase.member_id },
      reason: [body.reason, body.note].filter(Boolean).join(': ') || body.decision,
      details: { case: reportCase.id, decision: body.decision, days: body.days ?? null, photos: photoIds.length },
      now,
    })
    return endedSessions
  })
  services.realtime.endSessions(ended)
}
