import sharp, { type Sharp } from 'sharp'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'
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

const maxLogoBytes = 2_000_000
const maxPixels = 16e6
const minSide = 128
/** Highest ratio of the sides of a logo: beside the name it is only as high as a line of text. */
const maxRatio = 2
const maxDecodeSeconds = 10
const formats: readonly string[] = ['png', 'jpeg', 'webp']

const magics = [Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex'), Buffer.from('52494646', 'hex')]
const withDecodeSlot = createSemaphore(1, 20)

const refuse = (reason: (typeof brandErrors)[keyof typeof brandErrors], values = {}): AppError =>
  new AppError(reason, { fields: { logo: [reason] }, values })

const decode = async (bytes: Buffer): Promise<Sharp> => {
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
  const { format, width, height } = await image.metadata()
  if (!formats.includes(format)) throw refuse(brandErrors.logo_format)
  if (Math.min(width, height) < minSide || Math.max(width, height) / Math.min(width, height) > maxRatio)
    throw refuse(brandErrors.logo_shape, { side: minSide })
  const upright = image.autoOrient().timeout({ seconds: maxDecodeSeconds }).toColourspace('srgb').ensureAlpha()
  const { data, info } = await upright
    .resize({ width: 1024, height: 1024, fit: 'inside', withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

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
export const processLogo = async (bytes: Buffer): Promise<Record<LogoFileName, Buffer>> => {
  if (bytes.length > maxLogoBytes) throw refuse(brandErrors.logo_size)
  // Check the format before decoding: the decoder would also read SVG.
  if (!magics.some((magic) => bytes.subarray(0, magic.length).equals(magic))) throw refuse(brandErrors.logo_format)
  return withDecodeSlot(1, async () => {
    const image = await decode(bytes).catch((error: unknown) => {
      throw error instanceof AppError ? error : refuse(brandErrors.logo_format)
    })
    return {
      'logo.png': await image.clone().resize({ width: 512, height: 512, fit: 'inside', withoutEnlargement: true }).png().toBuffer(),
      'favicon.png': await inSquare(image, 64),
      'icon-192.png': await inSquare(image, 192),
      'icon-512.png': await inSquare(image, 512),
      // Leave an edge free: systems cut up to a fifth off each side.
      'icon-maskable-512.png': await onWhite(image, 512, 0.6),
      'apple-touch-icon.png': await onWhite(image, 180, 0.8),
    }
  })
}
