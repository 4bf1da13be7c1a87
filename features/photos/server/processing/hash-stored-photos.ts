import type { Database } from '#platform/server/db/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { photoFileKey } from '../present-photo.ts'
import { hashCropVariants } from './process-photo.ts'
import { readPhotosWithTakenDown } from '../review-store.ts'

/**
 * Hashes photos of a member for the detection of copies, by photo id. Reads and decodes the files, so it must not run inside a transaction.
 * A photo whose file is lost is represented by the hash from its upload.
 */
export const hashStoredPhotos = async (
  db: Database,
  storage: Storage,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, readonly string[]>> => {
  const hashes = new Map<string, readonly string[]>()
  if (ids.length === 0) return hashes
  for (const { id, storage_key, hash } of await readPhotosWithTakenDown(db, memberId, ids)) {
    const stored = await storage.get(photoFileKey(storage_key, 1080))
    if (stored !== undefined) hashes.set(id, await hashCropVariants(stored.bytes))
    else if (hash.length === 256) hashes.set(id, [hash])
  }
  return hashes
}
