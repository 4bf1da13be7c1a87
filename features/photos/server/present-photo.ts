import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { signedUrlExpiry, signPath } from '#platform/server/storage/signed-url.ts'
import type { Photo } from '../contract.ts'
import { encryptViewerId } from './viewer-id.ts'
import { type PhotoSize, photoSizes } from './processing/process-photo.ts'

export type PhotoRow = Selectable<DB['photo']>

/** Returns the storage key of one version of a photo. */
export const photoFileKey = (storageKey: string, size: PhotoSize): string => `${storageKey}/${size}.webp`

/** Returns the storage key of the smallest version as AVIF, which is made from the others and may be absent. */
export const avifFileKey = (storageKey: string): string => `${storageKey}/160.avif`

/** Returns the unsigned path of a photo for one viewer; `viewer` comes from `encryptViewerId`. */
export const photoPath = (id: string, viewer: string, size: PhotoSize): string => `/photos/${id}/${viewer}/${size}.webp`

/** Returns the photo size of a file name such as `480.webp`; undefined for any other name. */
export const photoSizeOfFile = (file: string): PhotoSize | undefined => photoSizes.find((size) => file === `${size}.webp`)

// The storage key is random and never leaves the server. It signs the URLs, so they become invalid when the photo is deleted.
const signedPath = (photo: Pick<PhotoRow, 'id' | 'storage_key'>, viewer: string, size: PhotoSize, now: Date): string => {
  const path = photoPath(photo.id, viewer, size)
  return signPath(path, signedUrlExpiry(path, now), photo.storage_key)
}

/** Columns needed to present a photo. */
export type PhotoColumns = Pick<PhotoRow, 'id' | 'storage_key' | 'blur' | 'width' | 'height'>

/** Presents a photo with URLs that open it for this viewer for at most 14 days, while the viewer may see it. */
export const presentPhotoForViewer = (photo: PhotoColumns, viewerId: string, now: Date): Photo => {
  const viewer = encryptViewerId(viewerId, photo.storage_key)
  const large = signedPath(photo, viewer, 1080, now)
  return {
    id: photo.id,
    image: large,
    image_1080: large,
    image_480: signedPath(photo, viewer, 480, now),
    image_160: signedPath(photo, viewer, 160, now),
    image_blur: photo.blur,
    width: photo.width,
    height: photo.height,
  }
}

/** Returns the unsigned path of a photo for a reviewer; also opens photos that were taken down. */
export const reviewerPhotoPath = (id: string, size: PhotoSize): string => `/photos/review/${id}/${size}.webp`

const dayMs = 86_400_000

/** Presents a photo to a reviewer, with URLs that expire within two days. */
export const presentPhotoForReview = (
  photo: Pick<PhotoRow, 'id' | 'storage_key'>,
  now: Date,
): { id: string; image: string; image_480: string } => {
  const address = (size: PhotoSize) => signPath(reviewerPhotoPath(photo.id, size), new Date(now.getTime() + 2 * dayMs), photo.storage_key)
  return { id: photo.id, image: address(1080), image_480: address(480) }
}
