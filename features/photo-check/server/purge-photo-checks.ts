import { lockMember, setMemberPhotoChecked } from '#features/members/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { expiredBadgeCutoff } from './badge.ts'
import { deleteUnusedFilesJob } from './jobs.ts'
import { updateCheckForMainPhoto } from './main-photo-changed.ts'

const batchSize = 500
/** Days after which an undecided check ends, for example one of a suspended account. */
export const undecidedKeptDays = 60
/** Days for which a decided check is kept: longer than its badge lasts. */
export const decidedKeptDays = 600

/** Deletes expired challenges, and frames whose time is over together with their files. */
export const purgeFramesHourly = recurringJob('photo-check.purge-frames', 'hour', async (_platform, { now, batches }) => {
  await deleteInBatches(batches, 'photo_check_challenge', { by: 'expires_at', upTo: now })
  await deleteInBatches(batches, 'photo_check_frames', {
    by: 'delete_after',
    upTo: now,
    returning: 'storage_key',
    each: (tx, keys) => addJob(tx, deleteUnusedFilesJob, { keys }, now),
  })
})

const endBadges = async (db: Database, now: Date): Promise<void> => {
  for (;;) {
    const due = await db
      .selectFrom('photo_check')
      .select(['id', 'member_id'])
      .where('state', '=', 'checked')
      .where('checked_at', '<=', expiredBadgeCutoff(now))
      .limit(batchSize)
      .execute()
    for (const { id, member_id } of due)
      await inTransaction(db, async (tx) => {
        await lockMember(tx, member_id)
        const ended = await tx
          .updateTable('photo_check')
          .set({ state: 'ended' })
          .where('id', '=', id)
          .where('state', '=', 'checked')
          .returning('id')
          .executeTakeFirst()
        // The badge of a newer check stays.
        if (ended !== undefined) await setMemberPhotoChecked(tx, member_id, null)
      })
    if (due.length < batchSize) return
  }
}

/** Finds checks whose main photo changed without a job. Usually there are none: only a process of an older release changes photos without one. */
const compareMainPhotos = async (db: Database, now: Date): Promise<void> => {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('photo_check')
      .select(['id', 'member_id'])
      .where('state', '=', 'checked')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    for (const { member_id } of rows) await updateCheckForMainPhoto(db, member_id, now)
    if (rows.length < batchSize) return
    after = rows.at(-1)?.id ?? after
  }
}

const endUndecided = (db: Database, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable('photo_check')
      .set({ state: 'ended', decided_at: now })
      .where('state', '=', 'waiting')
      .where('queued_at', '<=', new Date(now.getTime() - undecidedKeptDays * dayMs))
      .returning('id')
      .execute()
    const ids = ended.map(({ id }) => id)
    if (ids.length > 0) await tx.updateTable('photo_check_frames').set({ delete_after: now }).where('photo_check_id', 'in', ids).execute()
  })

/** Ends badges after 18 months, deletes old decisions, and finds main photos that changed unnoticed. */
export const endBadgesDaily = recurringJob('photo-check.end-badges', 'day', async ({ db }, { now, batches }) => {
  await endBadges(db, now)
  await endUndecided(db, now)
  await compareMainPhotos(db, now)
  await deleteInBatches(batches, 'photo_check', { by: 'decided_at', upTo: new Date(now.getTime() - decidedKeptDays * dayMs) })
})
