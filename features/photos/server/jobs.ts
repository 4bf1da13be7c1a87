import type { Database } from '#platform/server/db/database.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { deleteUnusedFiles, type UnusedFilesPayload } from '#platform/server/storage/delete-unused-files.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** Deletes the files of storage keys that no photo row uses. */
export const deleteUnusedFilesJob = jobKind<UnusedFilesPayload>('photos.sweep-files', { slow: true })

/** Runs after the main photo of a member with a photo check has changed. */
export const mainPhotoChangedJob = jobKind<{ memberId: string }>('photos.main-photo-changed')

/** Runs after a member has added photos. */
export const photosAddedJob = jobKind<{ memberId: string }>('photos.added')

/** Returns the handler of `deleteUnusedFilesJob`. */
export const createDeleteUnusedFilesHandler =
  (db: Database, storage: Storage) =>
  (payload: UnusedFilesPayload): Promise<void> =>
    deleteUnusedFiles(storage, payload, () =>
      db.selectFrom('photo').select('storage_key').where('storage_key', 'in', payload.keys).execute(),
    )
