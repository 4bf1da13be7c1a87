import { lockMember, setMemberPhotoChecked } from '#features/members/server/index.ts'
import { readMainPhotoId } from '#features/photos/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { expiredBadgeCutoff } from './badge.ts'
import { readLatestPhotoCheck } from './queries.ts'

/**
 * Updates an approved check after the main photo changed: another photo takes the badge away and queues the check for a moderator; the compared photo
 * gives the badge back.
 */
export const updateCheckForMainPhoto = (db: Database, memberId: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockMember(tx, memberId)
    const current = await readLatestPhotoCheck(tx, memberId)
    if (current?.state !== 'checked' || current.checked_at === null) return
    const main = await readMainPhotoId(tx, memberId)
    if (main !== null && main === current.photo_id) {
      if (current.checked_at > expiredBadgeCutoff(now)) await setMemberPhotoChecked(tx, memberId, { at: current.checked_at, photoId: main })
      return
    }
    await setMemberPhotoChecked(tx, memberId, null)
    await tx.updateTable('photo_check').set({ state: 'stale', queued_at: now }).where('id', '=', current.id).execute()
  })
