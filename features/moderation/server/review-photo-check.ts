import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit/server/index.ts'
import { ageOn, lockMember, readMember } from '#features/members/server/index.ts'
import type {
  decidePhotoCheck as decideEndpoint,
  listPhotoChecks as listEndpoint,
  openPhotoCheck as openEndpoint,
  Pose,
} from '#features/photo-check/contract.ts'
import {
  approvePhotoCheck,
  decryptFrames,
  readFramesRow,
  readPhotoCheck,
  readPhotoChecksToReview,
  refusePhotoCheck,
} from '#features/photo-check/server/index.ts'
import { readMainPhotoId, readPhotosForAdmin } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { addDecision } from './decisions/decision-store.ts'
import { queueDecisionMail } from './decisions/queue-mails.ts'
import { recordStaffView } from './record-staff-view.ts'

const waits = (state: string): state is 'waiting' | 'stale' => state === 'waiting' || state === 'stale'

/** Returns a page of the waiting photo checks, without pictures. */
export const listPhotoChecks = async (
  { db, now }: MemberContext,
  { query }: HandlerInput<typeof listEndpoint>,
): Promise<HandlerResult<typeof listEndpoint>> => {
  const { checks, next_cursor } = await readPhotoChecksToReview(db, query.cursor)
  return {
    data: {
      photo_checks: checks.map(({ id, state, queued_at, member_id, firstname, birth }) => ({
        id,
        state: state as 'waiting',
        queued_at: queued_at.toISOString(),
        member: { id: member_id, firstname, age: ageOn(birth, now) },
      })),
      next_cursor,
    },
  }
}

/**
 * Returns a waiting photo check with its frames, and records in the audit log that the caller has seen it.
 * @throws {AppError} platform.not_found, also for a decided one
 */
export const openPhotoCheck = async (
  ctx: MemberContext,
  { params }: HandlerInput<typeof openEndpoint>,
  services: Pick<Platform, 'storage' | 'config'>,
): Promise<HandlerResult<typeof openEndpoint>> => {
  const { db, now, actor } = ctx
  const check = await readPhotoCheck(db, params.id)
  const member = check && (await readMember(db, check.member_id))
  if (check === undefined || member === undefined || !waits(check.state)) throw new AppError(platformErrors.not_found)
  // Recorded before the frames are read, so that nobody sees them without a record.
  await recordStaffView(ctx, { action: 'photo_check.viewed', subject: { kind: 'photo_check', id: check.id } })
  const row = await readFramesRow(db, check.id)
  const frames = row === undefined ? [] : await decryptFrames(db, services, row)
  const photos = (await readPhotosForAdmin(db, actor.id, [member.id], now)).get(member.id) ?? []
  const main = await readMainPhotoId(db, member.id)
  return {
    data: {
      id: check.id,
      state: check.state,
      queued_at: check.queued_at.toISOString(),
      member: { id: member.id, firstname: member.firstname, age: ageOn(member.birth, now) },
      poses: check.poses as Pose[],
      frames: frames.map((bytes, index) => ({ image: `data:image/webp;base64,${bytes.toString('base64')}`, at: check.times[index] ?? 0 })),
      photos: photos.toSorted((a, b) => Number(b.id === main) - Number(a.id === main)),
      compared_photo: check.photo_id,
    },
  }
}

/**
 * Approves or refuses a waiting photo check. A refusal is a decision with a reason, which is mailed to the member and can be appealed.
 * @throws {AppError} platform.not_found, platform.required for a refusal without a reason, platform.conflict if the check is already decided
 * or the main photo is no longer the one that the moderator saw
 */
export const decidePhotoCheck = async (
  { db, now, actor }: MemberContext,
  { params, body }: HandlerInput<typeof decideEndpoint>,
): Promise<void> => {
  const reason = body.reason ?? undefined
  if (body.verdict === 'refuse' && reason === undefined)
    throw new AppError(platformErrors.required, { fields: { reason: [platformErrors.required] } })
  const found = await readPhotoCheck(db, params.id)
  if (found === undefined) throw new AppError(platformErrors.not_found)
  const { member_id: memberId } = found
  await inTransaction(db, async (tx) => {
    await lockMember(tx, memberId)
    const check = await readPhotoCheck(tx, found.id)
    if (check === undefined) throw new AppError(platformErrors.not_found)
    if (!waits(check.state) || (await readMainPhotoId(tx, memberId)) !== body.photo) throw new AppError(platformErrors.conflict)
    if (body.verdict === 'refuse' && reason !== undefined) {
      await refusePhotoCheck(tx, check, reason, now)
      const id = randomUUID()
      await addDecision(tx, { id, memberId, adminId: actor.id, photoCheckId: check.id, kind: 'refuse_photo_check', reason }, now)
      await queueDecisionMail(tx, id, now)
    } else await approvePhotoCheck(tx, check, body.photo, now)
    await recordAudit(tx, {
      admin: actor.id,
      action: body.verdict === 'refuse' ? 'photo_check.refused' : 'photo_check.approved',
      subject: { kind: 'photo_check', id: check.id },
      reason: body.verdict === 'refuse' ? (reason ?? '') : 'approve',
      details: { member: memberId },
      now,
    })
  })
}
