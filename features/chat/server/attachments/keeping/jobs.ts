import type { Database } from '#platform/server/db/database.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import { deleteUnusedFiles, type UnusedFilesPayload } from '#platform/server/storage/delete-unused-files.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

/** Job that deletes the files under storage keys that no attachment uses. */
export const deleteUnusedFilesJob = jobKind<UnusedFilesPayload>('chat.delete-unused-files', { slow: true })

/** Returns the handler of `deleteUnusedFilesJob`. */
export const createDeleteUnusedFilesHandler =
  (db: Database, storage: Storage) =>
  (payload: UnusedFilesPayload): Promise<void> =>
    deleteUnusedFiles(storage, payload, () =>
      db.selectFrom('attachment').select('storage_key').where('storage_key', 'in', payload.keys).execute(),
    )
