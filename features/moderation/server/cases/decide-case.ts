import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit/server/index.ts'
import { endSuspension, hasOtherAdmin, lockMember, readMember, readSuspension } from '#features/members/server/index.ts'
import { hashStoredPhotos, refuseCopies, takeDownPhotos } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { canAdminister, type Role } from '#platform/shared/roles.ts'
import { type decideCase as endpoint, moderationErrors } from '../../contract.ts'
import { readCase } from './case-queries.ts'
import { closeCase, closeReports } from './case-store.ts'
import { addDecision } from '../decisions/decision-store.ts'
import { tellReporters } from '../notices.ts'
import { banMember, suspendMember } from '../decisions/suspend-member.ts'
import { tellMember } from '../decisions/tell-member.ts'

export type Deciding = Pick<Platform, 'config' | 'storage' | 'realtime'>
type Given = HandlerInput<typeof endpoint>['body']

const dayMs = 86_400_000

/** What the form leaves open and the decision needs. */
const requireWhole = ({ decision, reason, days, photo_ids }: Given): void => {
  const missing = (field: string, code: typeof moderationErrors.reason_missing) => new AppError(code, { fields: { [field]: [code] } })
  if (decision !== 'dismiss' && (reason === undefined || reason === null)) throw missing('reason', moderationErrors.reason_missing)
  if (decision === 'suspend' && (days === undefined || days === null)) throw missing('days', moderationErrors.days_missing)
  if (decision === 'remove_photo' && photo_ids.length === 0) throw missing('photo_ids', moderationErrors.photos_missing)
}

interface Effect {
  caseId: string
  memberId: string
  adminId: string
  given: Given
  hashes: ReadonlyMap<string, readonly string[]>
  secrets: readonly [string, ...string[]]
  now: Date
}

/** Does what was decided and answers the sessions that have ended by it. */
const carryOut = async (tx: Tx, { caseId, memberId, adminId, given, hashes, secrets, now }: Effect): Promise<string[]> => {
  const { decision, reason: code, words, note, days } = given
  const reason = code ?? ''
  const about = { caseId, adminId, words, note }
  if (decision === 'suspend') {
    const until = new Date(now.getTime() + (days ?? 1) * dayMs)
    return (await suspendMember(tx, { ...about, id: memberId, until, reason, now })).ended
  }
  if (decision === 'ban') return (await banMember(tx, { ...about, id: memberId, reason, now, secrets })).ended
  // Nothing is left to wait for.
  if ((await readSuspension(tx, memberId))?.kind === 'hold') await endSuspension(tx, memberId, now)
  const photoIds = decision === 'remove_photo' ? await takeDownPhotos(tx, memberId, given.photo_ids, now) : []
  if (decision === 'remove_photo' && photoIds.length === 0)
    throw new AppError(moderationErrors.photos_missing, { fields: { photo_ids: [moderationErrors.photos_missing] } })
  for (const id of photoIds) await refuseCopies(tx, id, hashes.get(id) ?? [], now)
  const id = randomUUID()
  await addDecision(tx, { ...about, id, memberId, kind: decision, reason, photoIds }, now)
  if (decision !== 'dismiss') await tellMember(tx, id, now)
  return []
}

/** Otherwise nobody could open the console any more. */
const keepAnAdmin = async (tx: Tx, id: string): Promise<void> => {
  const member = await readMember(tx, id)
  if (canAdminister(member?.role as Role) && !(await hasOtherAdmin(tx, id))) throw new AppError(moderationErrors.last_admin)
}

/**
 * Ends a case of reports, if it is as the caller saw it: does what was decided, tells the member why and the reporters that it was looked at.
 * @throws {AppError} platform.not_found, moderation.changed, reason_missing, days_missing, photos_missing, last_admin
 */
export const decideCase = async (
  ctx: MemberContext,
  { params, body }: HandlerInput<typeof endpoint>,
  services: Deciding,
): Promise<void> => {
  const { db, now, actor } = ctx
  requireWhole(body)
  const found = await readCase(db, params.id, actor.id)
  if (found === undefined || found.kind !== 'report') throw new AppError(platformErrors.not_found)
  const wanted = body.decision === 'remove_photo' ? body.photo_ids : []
  const hashes = await hashStoredPhotos(db, services.storage, found.member_id, wanted)
  const ended = await inTransaction(db, async (tx) => {
    if (body.decision === 'suspend' || body.decision === 'ban') await keepAnAdmin(tx, found.member_id)
    // Members before cases, everywhere, so that nobody waits in a ring.
    if ((await lockMember(tx, found.member_id)) === undefined) throw new AppError(platformErrors.not_found)
    const mine = found.owner_id === null || found.owner_id === actor.id
    if (!mine || !(await closeCase(tx, { id: found.id, version: body.version }, actor.id, now)))
      throw new AppError(moderationErrors.changed)
    const outcome = body.decision === 'dismiss' ? 'no_breach' : 'acted'
    const effect = {
      caseId: found.id,
      memberId: found.member_id,
      adminId: actor.id,
      given: body,
      hashes,
      secrets: services.config.secrets,
      now,
    }
    const closed = await carryOut(tx, effect)
    const reporters = await closeReports(tx, found.id, outcome, now)
    await tellReporters(tx, { caseId: found.id, reporters, outcome }, now)
    await recordAudit(tx, {
      admin: actor.id,
      action: 'report.decided',
      subject: { kind: 'member', id: found.member_id },
      reason: [body.reason, body.note].filter(Boolean).join(': ') || body.decision,
      details: { case: found.id, decision: body.decision, days: body.days ?? null, photos: wanted.length },
      now,
    })
    return closed
  })
  services.realtime.endSessions(ended)
}
