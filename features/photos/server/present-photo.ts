import type { Selectable } from 'kysely'
import type { DB } from '#db/types.ts'
import { signedUrlExpiry, signPath } from '#platform/server/storage/signed-url.ts'
import type { Photo } from '../contract.ts'
import { writeViewer } from './photo-viewer.ts'
import { type PhotoSize, photoSizes } from './processing/process-photo.ts'

export type PhotoRow = Selectable<DB['photo']>

/** Where one version of a photo is kept. */
export const fileKey = (storageKey: string, size: PhotoSize): string => `${storageKey}/${size}.webp`

/** The path a photo is served at to one viewer, before it is signed; `viewer` as `writeViewer` makes it. */
export const photoPath = (id: string, viewer: string, size: PhotoSize): string => `/photos/${id}/${viewer}/${size}.webp`

/** The size a file name of such a path stands for. */
export const sizeOf = (file: string): PhotoSize | undefined => photoSizes.find((size) => file === `${size}.webp`)

// The storage key never leaves the server and is as random as a secret: as the signing key it makes every address end with its photo.
const signed = (photo: Pick<PhotoRow, 'id' | 'storage_key'>, viewer: string, size: PhotoSize, now: Date): string => {
  const path = photoPath(photo.id, viewer, size)
  return signPath(path, signedUrlExpiry(path, now), photo.storage_key)
}

/** What of a row makes a photo on the wire. */
export type ShownPhoto = Pick<PhotoRow, 'id' | 'storage_key' | 'blur' | 'width' | 'height'>

/** A photo on the wire, with addresses that open it for this viewer as long as they may see it, at most 14 days. */
export const presentPhoto = (photo: ShownPhoto, viewerId: string, now: Date): Photo => {
  const viewer = writeViewer(viewerId, photo.storage_key)
  const large = signed(photo, viewer, 1080, now)
  return {
    id: photo.id,
    image: large,
    image_1080: large,
    image_480: signed(photo, viewer, 480, now),
    image_160: signed(photo, viewer, 160, now),
    image_blur: photo.blur,
    width: photo.width,
    height: photo.height,
  }
}

/** The path a photo is served at to whoever reviews it, also when it is taken down. */
export const reviewPath = (id: string, size: PhotoSize): string => `/photos/review/${id}/${size}.webp`

const dayMs = 86_400_000

/** The addresses of a photo for a reviewer, which end within two days. */
export const presentForReview = (
  photo: Pick<PhotoRow, 'id' | 'storage_key'>,
  now: Date,
): { id: string; image: string; image_480: string } => {
  const address = (size: PhotoSize) => signPath(reviewPath(photo.id, size), new Date(now.getTime() + 2 * dayMs), photo.storage_key)
  return { id: photo.id, image: address(1080), image_480: address(480) }
}
