import type { Sharp } from 'sharp'
import { type PictureFault, readUploadedPicture } from '#platform/server/pictures/read-uploaded-picture.ts'
import { AppError } from '#platform/shared/errors.ts'
import { brandErrors } from '../../contract.ts'

/** Names of the files that are made from a logo. */
export const logoFiles = [
  'logo.png',
  'favicon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
] as const
export type LogoFileName = (typeof logoFiles)[number]

/** Lowest number of pixels on each side of a logo. */
const minSide = 128

const refuse = (fault: PictureFault): AppError => {
  const reason = brandErrors[`logo_${fault}`]
  return new AppError(reason, { fields: { logo: [reason] }, values: fault === 'shape' ? { side: minSide } : {} })
}
// The longer side is at most twice the shorter one: beside the name, the logo is only as high as a line of text.
const limits = { maxBytes: 2_000_000, minSide, maxRatio: 2, refuse }

const white = '#ffffff'
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const inSquare = (image: Sharp, side: number): Promise<Buffer> =>
  image.clone().resize({ width: side, height: side, fit: 'contain', background: clear }).png().toBuffer()
/** Makes an icon on a white background: systems cut icons to their own shape and show transparent parts black. */
const onWhite = (image: Sharp, side: number, share: number): Promise<Buffer> => {
  const inner = Math.round((side * share) / 2) * 2
  const edge = (side - inner) / 2
  return (
    image
      .clone()
      // Flatten before the edges are added, because sharp works in this order.
      .flatten({ background: white })
      .resize({ width: inner, height: inner, fit: 'contain', background: white })
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: white })
      .png()
      .toBuffer()
  )
}

/**
 * Makes the pictures of a logo: PNG files without metadata, which contain nothing of the uploaded file but its pixels.
 * @throws {AppError} brand.logo_size, brand.logo_format, brand.logo_shape
 */
export const processLogo = (bytes: Buffer): Promise<Record<LogoFileName, Buffer>> =>
  readUploadedPicture(bytes, limits, async (image) => ({
    'logo.png': await image.clone().resize({ width: 512, height: 512, fit: 'inside', withoutEnlargement: true }).png().toBuffer(),
    'favicon.png': await inSquare(image, 64),
    'icon-192.png': await inSquare(image, 192),
    'icon-512.png': await inSquare(image, 512),
    // Leave an edge free: systems cut up to a fifth off each side.
    'icon-maskable-512.png': await onWhite(image, 512, 0.6),
    'apple-touch-icon.png': await onWhite(image, 180, 0.8),
  }))
