import type { Sharp } from 'sharp'
import type { GiftPictureFiles } from '#features/gifts/server/index.ts'
import { type PictureFault, readUploadedPicture } from '#platform/server/pictures/read-uploaded-picture.ts'
import { AppError } from '#platform/shared/errors.ts'
import { adminErrors } from '../../../entry-contract.ts'

/** Lowest number of pixels on each side: that of the largest version. */
const minSide = 256
/** Share of the side that a picture with transparency fills. A square of this size fits in the circle that screens show. */
const innerShare = 0.7

const refuse = (fault: PictureFault): AppError => {
  const reason = adminErrors[`gift_picture_${fault}`]
  return new AppError(reason, { fields: { picture: [reason] }, values: fault === 'shape' ? { side: minSide } : {} })
}
const limits = { maxBytes: 2_000_000, minSide, maxRatio: 2, refuse }

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
/** Makes a square picture. An opaque image is cropped to fill the square. An image with transparency is shrunk to fit, with a transparent edge. */
const inSquare = (image: Sharp, isOpaque: boolean, side: number): Promise<Buffer> => {
  const inner = Math.round((side * innerShare) / 2) * 2
  const edge = (side - inner) / 2
  const square = isOpaque
    ? image.clone().removeAlpha().resize({ width: side, height: side, fit: 'cover' })
    : image
        .clone()
        .resize({ width: inner, height: inner, fit: 'contain', background: clear })
        .extend({ top: edge, bottom: edge, left: edge, right: edge, background: clear })
  return square.webp({ quality: 80, effort: 6 }).toBuffer()
}

/**
 * Makes the versions of a gift's own picture: square WebP files without metadata, which contain nothing of the uploaded file but its pixels.
 * @throws {AppError} admin.gift_picture_size, admin.gift_picture_format, admin.gift_picture_shape
 */
export const processGiftPicture = (bytes: Buffer): Promise<GiftPictureFiles> =>
  readUploadedPicture(bytes, limits, async (image) => {
    const { isOpaque } = await image.clone().stats()
    return { 96: await inSquare(image, isOpaque, 96), 256: await inSquare(image, isOpaque, 256) }
  })
