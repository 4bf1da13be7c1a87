import type { Database } from '#platform/server/db/database.ts'
import type { Logger } from '#platform/server/log.ts'
import type { Storage, StoredObject } from '#platform/server/storage/storage.ts'
import { avifFileKey, photoFileKey, type PhotoRow } from './present-photo.ts'
import { encodeSmallestAsAvif } from './processing/process-photo.ts'
import { readPhoto } from './queries.ts'

/** Photos that are being encoded or wait for it. Beyond this number the WebP is sent, so that a list of new photos is hardly slower. */
const mostUnderWay = 4
/** Photos known to be smaller as WebP. Beyond this number they are tried again. */
const mostRemembered = 10_000

type FindAvif = (photo: Pick<PhotoRow, 'id' | 'storage_key'>) => Promise<StoredObject | undefined>

/**
 * Returns a function that returns the smallest version of a photo as AVIF, or undefined if the WebP should be sent. The file is made when somebody
 * first asks for it: so it also exists for photos stored long ago, and costs nothing for those that nobody looks at.
 */
export const createAvifProvider = (
  { db, storage, log }: { db: Database; storage: Storage; log: Logger },
  most = mostUnderWay,
): FindAvif => {
  let encoding = 0
  const smallerAsWebp = new Set<string>()

  const make: FindAvif = async ({ id, storage_key }) => {
    const medium = await storage.get(photoFileKey(storage_key, 480))
    if (medium === undefined) return undefined
    const bytes = await encodeSmallestAsAvif(medium.bytes)
    if (bytes.length >= ((await storage.size(photoFileKey(storage_key, 160))) ?? 0)) {
      if (smallerAsWebp.size >= mostRemembered) smallerAsWebp.clear()
      smallerAsWebp.add(storage_key)
      return undefined
    }
    await storage.put(avifFileKey(storage_key), bytes, 'image/avif')
    // The photo may have been deleted meanwhile, and its other files with it.
    if ((await readPhoto(db, id)) === undefined) await storage.deletePrefix(storage_key)
    return { bytes, contentType: 'image/avif' }
  }

  return async (photo) => {
    if (smallerAsWebp.has(photo.storage_key)) return undefined
    const stored = await storage.get(avifFileKey(photo.storage_key))
    if (stored !== undefined || encoding >= most) return stored
    encoding += 1
    try {
      return await make(photo)
    } catch (error) {
      // For example a full disk; the WebP is sent instead.
      log.warn({ err: error }, 'a photo could not be stored as AVIF')
      return undefined
    } finally {
      encoding -= 1
    }
  }
}
