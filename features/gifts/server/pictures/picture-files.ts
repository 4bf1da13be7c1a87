import type { Database } from '#platform/server/db/database.ts'
import type { Storage, StoredObject } from '#platform/server/storage/storage.ts'
import { giftPictureSizes } from '../../contract.ts'

type PictureSize = (typeof giftPictureSizes)[number]
/** The versions of a picture as WebP, by width in pixels. */
export type GiftPictureFiles = Record<PictureSize, Buffer>

const folderOf = (picture: string): string => `gifts/${picture}`
const keyOf = (picture: string, size: PictureSize): string => `${folderOf(picture)}/${size}.webp`

/** Stores the versions of a picture. */
export const storePictureFiles = async (storage: Storage, picture: string, files: GiftPictureFiles): Promise<void> => {
  for (const size of giftPictureSizes) await storage.put(keyOf(picture, size), files[size], 'image/webp')
}

/** Whether all versions of a picture are stored; the largest is stored last. */
export const isPictureStored = async (storage: Storage, picture: string): Promise<boolean> =>
  (await storage.size(keyOf(picture, 256))) !== undefined

/** Reads one version of a picture; undefined when it is not stored. */
export const readPictureFile = (storage: Storage, picture: string, size: PictureSize): Promise<StoredObject | undefined> =>
  storage.get(keyOf(picture, size))

/** Deletes all versions of a picture. */
export const deletePictureFiles = (storage: Storage, picture: string): Promise<void> => storage.deletePrefix(folderOf(picture))

/** Yields the storage keys of the pictures that gift plans have, with the number of files of each. */
export async function* readGiftPictureStorageKeys(db: Database): AsyncGenerator<{ key: string; files: number }[]> {
  const rows = await db.selectFrom('gift_plan').select('picture').distinct().where('picture', 'is not', null).execute()
  yield rows.map(({ picture }) => ({ key: folderOf(picture ?? ''), files: giftPictureSizes.length }))
}
