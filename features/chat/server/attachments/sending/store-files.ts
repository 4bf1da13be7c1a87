import { randomBytes, randomUUID } from 'node:crypto'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createFileKey, putEncrypted } from '#platform/server/storage/encrypted-files.ts'
import { sealFileKey } from '#platform/server/storage/file-keys.ts'
import { hourMs } from '#platform/shared/durations.ts'
import { attachmentFileKey } from '../attachment-files.ts'
import type { AttachmentRow } from '../attachment-store.ts'
import { deleteUnusedFilesJob } from '../keeping/jobs.ts'
import type { PreparedAttachment } from './prepare-attachment.ts'

/** After this many milliseconds, files without a row are deleted. */
const unusedFilesMs = hourMs

/** Columns of an attachment that come from its files. */
export type StoredAttachmentFiles = Pick<AttachmentRow, 'id' | 'storage_key' | 'key_name' | 'sealed_key' | 'bytes'>

/** Stores the files of an attachment, encrypted with a new key. If no row is stored within an hour, a job deletes them. */
export const storeAttachmentFiles = async (
  { db, now }: Pick<MemberContext, 'db' | 'now'>,
  { storage, config }: Pick<Platform, 'storage' | 'config'>,
  { files }: PreparedAttachment,
): Promise<StoredAttachmentFiles> => {
  const [id, storageKey, fileKey] = [randomUUID(), randomBytes(16).toString('hex'), createFileKey()]
  const sealed = await sealFileKey(db, config.secrets, { id, fileKey, now })
  // Schedule the deletion first, so that the files of an aborted request are deleted.
  const runAt = new Date(now.getTime() + unusedFilesMs)
  await inTransaction(db, (tx) => addJob(tx, deleteUnusedFilesJob, { keys: [storageKey] }, now, { runAt }))
  for (const { name, bytes } of files) await putEncrypted(storage, attachmentFileKey(storageKey, name), fileKey, bytes)
  return { id, storage_key: storageKey, ...sealed, bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0) }
}
