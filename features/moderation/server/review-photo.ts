import { randomUUID } from 'node:crypto'
import { recordAudit } from '#features/audit/server/index.ts'
import { ageOn, lockMember } from '#features/members/server/index.ts'
import type { listPhotosToReview as listEndpoint, reviewPhoto as endpoint } from '#features/photos/contract.ts'
import {
  approvePhoto,
  hashStoredPhotos,
  presentPhotoForReview,
  readPhoto,
  readPhotosToReview,
  refuseFutureCopies,
  takeDownPhotos,
} from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { addDecision } from './decisions/decision-store.ts'
import { queueDecisionMail } from './decisions/queue-mails.ts'

/** Returns a page of the photos that wait for a review. */
export const listPhotosToReview = async (
  { db, now }: MemberContext,
  { query }: HandlerInput<typeof listEndpoint>,
): Promise<HandlerResult<typeof listEndpoint>> => {
  const { photos, next_cursor } = await readPhotosToReview(db, query.cursor)
  return {
    data: {
      photos: photos.map((photo) => ({
        ...presentPhotoForReview(photo, now),
        image_blur: photo.blur,
        created_at: photo.created_at.toISOString(),
        shown: photo.shown,
        member: { id: photo.member_id, firstname: photo.firstname, lastname: photo.lastname, age: ageOn(photo.birth, now) },
      })),
      next_cursor,
    },
  }
}

/**
 * Approves or rejects a waiting photo. A rejection removes it, refuses further copies of it, and mails the member the reason.
 * @throws {AppError} platform.not_found, platform.conflict if it is already reviewed, platform.required for a rejection without a reason
 */
export const reviewPhoto = async (
  { db, now, actor }: MemberContext,
  { params, body }: HandlerInput<typeof endpoint>,
  { storage }: Pick<Platform, 'storage'>,
): Promise<void> => {
  const isRejected = body.verdict === 'reject'
  const reason = body.reason ?? undefined
  if (isRejected && reason === undefined) throw new AppError(platformErrors.required, { fields: { reason: [platformErrors.required] } })
  const photo = await readPhoto(db, params.id)
  if (photo === undefined) throw new AppError(platformErrors.not_found)
  const hashes = await hashStoredPhotos(db, storage, photo.member_id, isRejected ? [photo.id] : [])
  await inTransaction(db, async (tx) => {
    await lockMember(tx, photo.member_id)
    const current = await readPhoto(tx, photo.id)
    if (current === undefined) throw new AppError(platformErrors.not_found)
    if (current.review !== 'waiting') throw new AppError(platformErrors.conflict)
    if (isRejected) {
      await takeDownPhotos(tx, photo.member_id, [photo.id], now)
      await refuseFutureCopies(tx, photo.id, hashes.get(photo.id) ?? [], now)
      const id = randomUUID()
      const details = { memberId: photo.member_id, adminId: actor.id, photoIds: [photo.id] }
      await addDecision(tx, { ...details, id, kind: 'remove_photo', reason: reason ?? 'photos' }, now)
      await queueDecisionMail(tx, id, now)
    } else await approvePhoto(tx, photo, now)
    await recordAudit(tx, {
      admin: actor.id,
      action: isRejected ? 'photo.rejected' : 'photo.approved',
      subject: { kind: 'photo', id: photo.id },
      reason: reason ?? body.verdict,
      details: { member: photo.member_id },
      now,
    })
  })
}
