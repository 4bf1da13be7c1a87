import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'
import type { Database } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { photoErrors } from '../../contract.ts'
import { isRefusedPicture } from '../review-store.ts'
import { maxCopyDistance } from './perceptual-hash.ts'
import { type ProcessedPhoto, processPhoto } from './process-photo.ts'

/** Each slot holds a file of up to 10 MB in memory; waiting uploads are on disk or in the database. */
const withProcessingSlot = createSemaphore(3, 200)

/**
 * Processes a picture. `read` loads it into memory once a processing slot is free.
 * @throws {AppError} if it is not an acceptable picture, or a copy of one that was taken down
 */
export const acceptPicture = async (db: Database, read: () => Promise<Buffer>): Promise<ProcessedPhoto> => {
  const picture = await withProcessingSlot(1, async () => processPhoto(await read()))
  if (await isRefusedPicture(db, [picture.hash, picture.mirrored], maxCopyDistance)) throw new AppError(photoErrors.refused_before)
  return picture
}
