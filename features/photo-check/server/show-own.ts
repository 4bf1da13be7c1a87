import { readMember } from '#features/members/server/index.ts'
import { readMainPhotoId } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import {
  type getOwnPhotoCheck as endpoint,
  type OwnPhotoCheck,
  photoCheckErrors,
  PhotoCheckRefusalReason,
  renewableDays,
} from '../contract.ts'
import { badgeEndsAt, presentPhotoCheckedAt } from './badge.ts'
import { readLatestPhotoCheck } from './queries.ts'

/** Reads the state of the check of a member. */
export const readOwnPhotoCheck = async (db: Database | Tx, memberId: string, now: Date): Promise<OwnPhotoCheck> => {
  const [current, member, main] = [
    await readLatestPhotoCheck(db, memberId),
    await readMember(db, memberId),
    await readMainPhotoId(db, memberId),
  ]
  const end = current?.checked_at ? badgeEndsAt(current.checked_at) : null
  const isOver = current === undefined || (end !== null && end <= now && current.state !== 'waiting')
  // A new main photo takes the badge away at once; a job updates the state of the check later.
  const isStale = current?.state === 'checked' && member?.photo_checked_at === null
  const state = isOver ? 'none' : isStale ? 'stale' : (current.state as OwnPhotoCheck['state'])
  const isRenewable = end !== null && end.getTime() - now.getTime() < renewableDays * dayMs
  const badge = presentPhotoCheckedAt(member?.photo_checked_at ?? null, now)
  return {
    state,
    photo_checked_at: badge,
    until: badge === null || end === null ? null : end.toISOString(),
    reason: state === 'refused' ? (PhotoCheckRefusalReason.safeParse(current?.reason).data ?? null) : null,
    may_start: main !== null && state !== 'waiting' && (state !== 'checked' || isRenewable),
    has_photo: main !== null,
  }
}

/**
 * Refuses a new check that could not begin now.
 * @throws {AppError} photo_check.no_photo, waiting, already
 */
export const requireMayStart = async (db: Database | Tx, memberId: string, now: Date): Promise<void> => {
  const { may_start, has_photo, state } = await readOwnPhotoCheck(db, memberId, now)
  if (may_start) return
  if (!has_photo) throw new AppError(photoCheckErrors.no_photo)
  throw new AppError(state === 'waiting' ? photoCheckErrors.waiting : photoCheckErrors.already)
}

/** Returns the state of the caller's photo check. */
export const showOwnPhotoCheck = async ({ db, actor, now }: MemberContext): Promise<HandlerResult<typeof endpoint>> => ({
  data: await readOwnPhotoCheck(db, actor.id, now),
})
