import { randomBytes } from 'node:crypto'
import { type Database, inTransaction, type Tx } from '#platform/server/db/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { type GiftPictureFiles, isPictureStored, storePictureFiles } from './picture-files.ts'
import { lockGiftPictures, queuePictureDeletion } from './picture-jobs.ts'

/**
 * Stores a picture for a gift. It is deleted a day later unless a gift plan has it by then.
 * @returns its id
 */
export const storeTemporaryGiftPicture = async (
  { db, storage, now }: { db: Database; storage: Storage; now: Date },
  files: GiftPictureFiles,
): Promise<string> => {
  const picture = randomBytes(12).toString('hex')
  // Schedule the deletion before writing the files, so that the files of an aborted upload are deleted as well.
  await inTransaction(db, (tx) => queuePictureDeletion(tx, picture, now))
  await storePictureFiles(storage, picture, files)
  return picture
}

/**
 * Prepares another picture for a gift plan, in the transaction that saves the plan: schedules the deletion of the plan's previous picture.
 * @returns false, without a change, when the new picture is not stored any more
 */
export const replaceGiftPicture = async (
  tx: Tx,
  { storage, now }: { storage: Storage; now: Date },
  { before, after }: { before: string | null; after: string | null },
): Promise<boolean> => {
  if (before === after) return true
  await lockGiftPictures(tx)
  if (after !== null && !(await isPictureStored(storage, after))) return false
  if (before !== null) await queuePictureDeletion(tx, before, now)
  return true
}
