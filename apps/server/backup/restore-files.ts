import { readLogoStorageKeys } from '#features/brand/server/index.ts'
import { readAttachmentStorageKeys } from '#features/chat/server/index.ts'
import { readGiftPictureStorageKeys } from '#features/gifts/server/index.ts'
import { readFrameStorageKeys } from '#features/photo-check/server/index.ts'
import { readPhotoStorageKeys } from '#features/photos/server/index.ts'
import { readVoiceHelloStorageKeys } from '#features/voice-hello/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { type CopyResult, copyObjects } from './copy-objects.ts'

export interface RestoredFiles extends CopyResult {
  /** Number of photos with missing files. */
  incomplete: number
}

const filesOfPhoto = 3

/** Yields the storage keys of the logo, gift pictures, photos, voice hellos, photo checks and attachments, with the number of files of each key. */
async function* readKeysToRestore(db: Database): AsyncGenerator<{ key: string; files: number }[]> {
  for await (const keys of readPhotoStorageKeys(db)) yield keys.map((key) => ({ key, files: filesOfPhoto }))
  yield* readLogoStorageKeys(db)
  yield* readGiftPictureStorageKeys(db)
  yield* readVoiceHelloStorageKeys(db)
  yield* readFrameStorageKeys(db)
  yield* readAttachmentStorageKeys(db)
}

/** Counts the files of a key. AVIF files do not count, because the service makes them again from the others. */
const countFiles = async (storage: Storage, key: string): Promise<number> => {
  let count = 0
  for await (const file of storage.keys(key)) if (!file.endsWith('.avif')) count += 1
  return count
}

/** Copies the files that rows of the database name from a backup into the storage, where some may exist already. */
export const restoreFiles = async (db: Database, source: Storage, to: Storage, signal: AbortSignal | undefined): Promise<RestoredFiles> => {
  const all = { files: 0, copied: 0, incomplete: 0 }
  for await (const keys of readKeysToRestore(db)) {
    const filesOf = new Map<string, number>()
    const wanted = async function* () {
      for (const { key } of keys) for await (const file of source.keys(key)) yield ((filesOf.set(key, (filesOf.get(key) ?? 0) + 1), file))
    }
    const { files, copied } = await copyObjects(source, to, wanted(), { signal })
    all.files += files
    all.copied += copied
    // After a restore to a point in time, files that the backup lacks may still be in the storage.
    for (const { key, files: needed } of keys)
      if ((filesOf.get(key) ?? 0) < needed && (await countFiles(to, key)) < needed) all.incomplete += 1
  }
  return all
}

/** The folder of a photo, voice hello, photo check or attachment. Files of other names are never removed. */
const memberFolder = /^([\da-f]{32})\//

/**
 * Removes members' files that no row names: they were stored after the moment to which the database was restored, and nobody could delete them.
 * @returns the number of removed files
 */
export const removeFilesWithoutRow = async (db: Database, storage: Storage, signal: AbortSignal | undefined): Promise<number> => {
  const named = new Set<string>()
  for await (const keys of readKeysToRestore(db)) for (const { key } of keys) named.add(key)
  let removed = 0
  for await (const file of storage.keys()) {
    signal?.throwIfAborted()
    const folder = memberFolder.exec(file)?.[1]
    if (folder === undefined || named.has(folder)) continue
    await storage.delete(file)
    removed += 1
  }
  return removed
}
