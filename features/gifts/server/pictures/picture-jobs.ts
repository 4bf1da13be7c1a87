import { sql } from 'kysely'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { deletePictureFiles } from './picture-files.ts'

/** Job that deletes the files of a picture unless a gift plan has it. */
export const deletePictureJob = jobKind<{ picture: string }>('gifts.delete-picture', { slow: true })

/** Schedules the deletion of a picture in a day. Open pages may show it until then. */
export const queuePictureDeletion = (tx: Tx, picture: string, now: Date): Promise<void> =>
  addJob(tx, deletePictureJob, { picture }, now, { runAt: new Date(now.getTime() + dayMs) })

/** Locks the choice of pictures until the transaction ends, so that no plan takes up a picture while it is being deleted. */
export const lockGiftPictures = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('gift pictures', 0))`.execute(tx)
}

/** Returns the handler of `deletePictureJob`. */
export const createDeletePictureHandler =
  (db: Database, storage: Storage) =>
  ({ picture }: { picture: string }): Promise<void> =>
    inTransaction(db, async (tx) => {
      await lockGiftPictures(tx)
      const user = await tx.selectFrom('gift_plan').select('id').where('picture', '=', picture).limit(1).executeTakeFirst()
      if (user === undefined) await deletePictureFiles(storage, picture)
    })
