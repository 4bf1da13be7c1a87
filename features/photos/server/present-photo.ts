import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { signedUrlExpiry, signPath } from '#platform/server/storage/signed-url.ts'
import { blurredHeight, blurredWidth, type Photo } from '../contract.ts'
import { encryptViewerId } from './viewer-id.ts'
import { type PhotoSize, photoSizes } from './processing/process-photo.ts'

export type PhotoRow = Selectable<DB['photo']>

/** Returns the storage key of one version of a photo. */
export const photoFileKey = (storageKey: string, size: PhotoSize): string => `${storageKey}/${size}.webp`

/** Returns the storage key of the smallest version as AVIF, which is made from the others and may be absent. */
export const avifFileKey = (storageKey: string): string => `${storageKey}/160.avif`

/** A version of a photo that has an address: one of the sizes, or the blurred one, which is not stored. */
export type PhotoVersion = PhotoSize | 'blurred'
const versions: readonly PhotoVersion[] = [...photoSizes, 'blurred']

/** Returns the unsigned path of a photo for one viewer; `viewer` comes from `encryptViewerId`. */
export const photoPath = (id: string, viewer: string, version: PhotoVersion): string => `/photos/${id}/${viewer}/${version}.webp`

/** Returns the version of a file name such as `480.webp`; undefined for any other name. */
export const photoVersionOfFile = (file: string): PhotoVersion | undefined => versions.find((version) => file === `${version}.webp`)

// The storage key is random and never leaves the server. It signs the URLs, so they become invalid when the photo is deleted.
const signedPath = (photo: Pick<PhotoRow, 'id' | 'storage_key'>, viewer: string, version: PhotoVersion, now: Date): string => {
  const path = photoPath(photo.id, viewer, version)
  return signPath(path, signedUrlExpiry(path, now), photo.storage_key)
}

/** Columns needed to present a photo. */
export type PhotoColumns = Pick<PhotoRow, 'id' | 'storage_key' | 'blur' | 'width' | 'height'>

/** Presents a photo with URLs that open it for this viewer for at most 14 days, while the viewer may see it. */
export const presentRealPhoto = (photo: PhotoColumns, viewerId: string, now: Date): Photo => {
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
    blurred: false,
  }
}

/** Presents a photo to a viewer who gets it blurred: one URL for all sizes, and nothing that was made from the photo. */
const presentBlurredPhoto = (photo: PhotoColumns, viewerId: string, now: Date): Photo => {
  const image = signedPath(photo, encryptViewerId(viewerId, photo.storage_key), 'blurred', now)
  const urls = { image, image_1080: image, image_480: image, image_160: image, image_blur: '' }
  return { id: photo.id, ...urls, width: blurredWidth, height: blurredHeight, blurred: true }
}

/** Presents a photo to a viewer: blurred or real. `blurred` comes from `blurredForCondition`. */
export const presentPhotoForViewer = (photo: PhotoColumns & { blurred: boolean }, viewerId: string, now: Date): Photo =>
  (photo.blurred ? presentBlurredPhoto : presentRealPhoto)(photo, viewerId, now)

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
