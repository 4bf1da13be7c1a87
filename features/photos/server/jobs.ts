import type { Database } from '#platform/server/db/database.ts'
import { jobKind } from '#platform/server/jobs/job-kind.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

interface SweepPayload {
  keys: string[]
}
/** Deletes the files of storage keys that no photo row uses. */
export const deleteUnusedFilesJob = jobKind<SweepPayload>('photos.sweep-files', { slow: true })

/** Returns the handler of `deleteUnusedFilesJob`. */
export const createDeleteUnusedFilesHandler =
  (db: Database, storage: Storage) =>
  async ({ keys }: SweepPayload): Promise<void> => {
    if (keys.length === 0) return
    const kept = await db.selectFrom('photo').select('storage_key').where('storage_key', 'in', keys).execute()
    const keptKeys = new Set(kept.map((photo) => photo.storage_key))
    for (const key of keys) if (!keptKeys.has(key)) await storage.deletePrefix(key)
  }
