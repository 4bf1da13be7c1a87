import { setMemberPhotoChecked } from '#features/members/server/index.ts'
import { readMainPhotoId } from '#features/photos/server/index.ts'
import { notify } from '#features/notifications/server/index.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { decodeCursor, encodeCursor, type KeysetPosition } from '#platform/server/keyset.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { framesKeptDays, type PhotoCheckRefusalReason } from '../contract.ts'
import { photoCheckedNotification } from './notifications.ts'
import { readLatestPhotoCheck } from './queries.ts'
import type { PhotoCheckRow } from './rows.ts'

const page = 48

const selectWaiting = (db: Database | Tx, after: KeysetPosition | undefined) =>
  db
    .selectFrom('photo_check')
    .innerJoin('member', 'member.id', 'photo_check.member_id')
    .where('photo_check.state', 'in', ['waiting', 'stale'])
    // Without a photo there is nothing to compare with, and without a profile nobody to show a badge to.
    .where('member.has_photo', '=', true)
    .where('member.status', 'in', ['active', 'paused'])
    .select(['photo_check.id', 'photo_check.state', 'photo_check.queued_at', 'member.id as member_id', 'member.firstname', 'member.birth'])
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple('photo_check.queued_at', 'photo_check.id'), '>', row.tuple(after?.at ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('photo_check.queued_at')
    .orderBy('photo_check.id')
    .limit(page + 1)

/**
 * Reads a page of the checks that wait for a moderator, the longest waiting first.
 * @throws {AppError} platform.invalid for a malformed cursor
 */
export const readPhotoChecksToReview = async (db: Database | Tx, cursor: string | undefined) => {
  const rows = await selectWaiting(db, decodeCursor(cursor)).execute()
  const checks = rows.slice(0, page)
  const last = checks.at(-1)
  return { checks, next_cursor: rows.length > page && last !== undefined ? encodeCursor({ at: last.queued_at, id: last.id }) : null }
}

const keepFramesFor30Days = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await tx
    .updateTable('photo_check_frames')
    .set({ delete_after: new Date(now.getTime() + framesKeptDays * dayMs) })
    .where('photo_check_id', '=', id)
    // A second review does not keep the frames longer.
    .where('delete_after', 'is', null)
    .execute()
}

/** Gives the badge for a main photo. The month stays that of the first decision. The caller holds the member's lock. */
export const approvePhotoCheck = async (tx: Tx, check: PhotoCheckRow, photoId: string, now: Date): Promise<void> => {
  const at = check.checked_at ?? now
  await tx
    .updateTable('photo_check')
    .set({ state: 'checked', reason: null, photo_id: photoId, checked_at: at, decided_at: now })
    .where('id', '=', check.id)
    .execute()
  await keepFramesFor30Days(tx, check.id, now)
  await setMemberPhotoChecked(tx, check.member_id, { at, photoId })
  // No notification if the member already had the badge and only the photo was new.
  if (check.state === 'waiting' || check.state === 'refused')
    await recordEvent(tx, { type: 'member.verified', data: { member_id: check.member_id } }, now)
  await notify(tx, photoCheckedNotification, { to: check.member_id, key: `${check.id}:${photoId}`, now })
}

/** Refuses a check and takes the badge away. The caller holds the member's lock, and tells the member. */
export const refusePhotoCheck = async (tx: Tx, check: PhotoCheckRow, reason: PhotoCheckRefusalReason, now: Date): Promise<void> => {
  await tx.updateTable('photo_check').set({ state: 'refused', reason, decided_at: now }).where('id', '=', check.id).execute()
  await keepFramesFor30Days(tx, check.id, now)
  await setMemberPhotoChecked(tx, check.member_id, null)
}

/** Gives the badge after all, unless the member has begun a newer check or has no photo. The caller holds the member's lock. */
export const restorePhotoCheck = async (tx: Tx, memberId: string, id: string, now: Date): Promise<void> => {
  const [current, main] = [await readLatestPhotoCheck(tx, memberId), await readMainPhotoId(tx, memberId)]
  if (current?.id === id && current.state === 'refused' && main !== null) await approvePhotoCheck(tx, current, main, now)
}
