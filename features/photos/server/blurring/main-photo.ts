import type { Storage } from '#platform/server/storage/storage.ts'
import { photoFileKey } from '../present-photo.ts'
import { blurPhoto } from './blur-photo.ts'

/** The first photo of a member, and whether they show it only after a match. */
export interface MainPhoto {
  storage_key: string
  blur: string
  blurs_photos: boolean
}

/** Loads a main photo as WebP, 480 px wide; the blurred version if the member blurs their photos. Undefined if its file is lost. */
export const loadMainPhotoImage = async (storage: Storage, photo: MainPhoto): Promise<Buffer | undefined> =>
  photo.blurs_photos ? blurPhoto(photo.blur) : (await storage.get(photoFileKey(photo.storage_key, 480)))?.bytes
