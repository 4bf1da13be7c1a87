import sharp, { type Metadata, type Sharp } from 'sharp'
import type { ErrorCode } from '#platform/shared/errors.ts'
import { AppError } from '#platform/shared/errors.ts'
import { createSemaphore } from '#platform/server/concurrency/semaphore.ts'
import { maxPhotoBytes, photoErrors } from '../../contract.ts'
import { hashedCrops, hashedSide, perceptualHashes } from './perceptual-hash.ts'
import { stripPngChunks } from '#platform/server/pictures/png-chunks.ts'

/** Widths of the stored versions in pixels, largest first. */
export const photoSizes = [1080, 480, 160] as const
/** A stored version, named by its greatest width in pixels. */
export type PhotoSize = (typeof photoSizes)[number]

export interface ProcessedPhoto {
  /** WebP without metadata, upright, at most as wide as the size; narrower if the original was. */
  sizes: Record<PhotoSize, Buffer>
  /** Data URI of a tiny WebP, at most 400 characters. */
  blur: string
  /** Size of the largest version, in pixels. */
  width: number
  height: number
  /** See `perceptualHashes`. */
  hash: string
  mirrored: string
}

const maxPixels = 40e6
const minSide = 200
const maxDecodeBytes = 80e6
const heavyDecodeBytes = 32e6
const maxBlurLength = 400
const maxDecodeSeconds = 20

// Decoded photos must not stay in memory.
sharp.cache(false)
sharp.concurrency(1)
const maxConcurrentDecodes = 2
const withDecodeSlot = createSemaphore(maxConcurrentDecodes)

const pngMagic = Buffer.from('89504e470d0a1a0a', 'hex')
const jpegMagic = Buffer.from('ffd8ff', 'hex')
const beginsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

/**
 * Removes the parts of a PNG that are not needed to decode it; a JPEG stays as it is.
 * @throws {AppError} photos.not_an_image unless the bytes start like a PNG or JPEG, photos.broken
 */
const stripUnneededData = (bytes: Buffer): Buffer => {
  if (beginsWith(bytes, jpegMagic)) return bytes
  if (!beginsWith(bytes, pngMagic)) throw new AppError(photoErrors.not_an_image)
  const png = stripPngChunks(bytes)
  if (png === undefined) throw new AppError(photoErrors.broken)
  return png
}

const orThrow = async <T>(decoding: Promise<T>, reason: ErrorCode): Promise<T> => {
  try {
    return await decoding
  } catch {
    throw new AppError(reason)
  }
}

/** Bytes of memory needed for decoding: all pixels of a progressive JPEG or interlaced PNG, and a quarter, as measured, for other PNGs. */
const decodeMemoryBytes = ({ format, width, height, channels, depth, isProgressive, chromaSubsampling }: Metadata): number => {
  const samples = width * height * (chromaSubsampling === '4:2:0' ? 1.5 : channels)
  // A baseline JPEG is scaled down while it is decoded.
  if (format === 'jpeg') return isProgressive ? samples * 2 : 0
  return (samples * (depth === 'ushort' ? 2 : 1)) / (isProgressive ? 1 : 4)
}

const inspectHeader = async (bytes: Buffer): Promise<Metadata> => {
  // Reads the header only, so that the error can distinguish size from damage.
  const metadata = await orThrow(sharp(bytes, { limitInputPixels: false }).metadata(), photoErrors.broken)
  const { format, width, height } = metadata
  if (format !== 'jpeg' && format !== 'png') throw new AppError(photoErrors.not_an_image)
  if (width * height > maxPixels || decodeMemoryBytes(metadata) > maxDecodeBytes) throw new AppError(photoErrors.too_many_pixels)
  if (Math.min(width, height) < minSide) throw new AppError(photoErrors.too_small, { values: { side: minSide } })
  return metadata
}

const fitted = (image: Sharp, width: number): Sharp =>
  // The limit of 16:9 keeps phone screenshots at full width and makes very tall pictures smaller.
  image.resize({ width, height: Math.round((width * 16) / 9), fit: 'inside', withoutEnlargement: true })

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}
const pixelsOf = (image: Sharp): Promise<Pixels> => image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp => sharp(data, { raw: { width, height, channels } })
const webpOf = (pixels: Pixels, quality: number, effort = 4): Promise<Buffer> => fromPixels(pixels).webp({ quality, effort }).toBuffer()

const decodePixels = (bytes: Buffer): Promise<Pixels> => {
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient().timeout({ seconds: maxDecodeSeconds })
  // Flattened, because transparent parts could hide content from a reviewer.
  return orThrow(pixelsOf(fitted(upright, photoSizes[0]).flatten({ background: '#fff' }).toColourspace('srgb')), photoErrors.broken)
}

const blurOf = async (pixels: Pixels): Promise<string> => {
  for (const [width, quality] of [
    [16, 40],
    [16, 10],
    [8, 10],
  ] as const) {
    const uri = `data:image/webp;base64,${(await webpOf(await pixelsOf(fitted(fromPixels(pixels), width)), quality)).toString('base64')}`
    if (uri.length <= maxBlurLength) return uri
  }
  throw new Error('a picture of 8 pixels does not fit the placeholder')
}

const greyOf = async (image: Sharp): Promise<Buffer> =>
  (await pixelsOf(image.resize({ width: hashedSide, height: hashedSide, fit: 'fill' }).toColourspace('b-w'))).data

/**
 * Converts an uploaded PNG or JPEG to the stored versions; only pixels of the original are kept.
 * @throws {AppError} photos.too_large, not_an_image, too_many_pixels, too_small or broken
 */
export const processPhoto = async (bytes: Buffer): Promise<ProcessedPhoto> => {
  if (bytes.length > maxPhotoBytes) throw new AppError(photoErrors.too_large)
  const original = stripUnneededData(bytes)
  const need = decodeMemoryBytes(await inspectHeader(original)) > heavyDecodeBytes ? maxConcurrentDecodes : 1
  return withDecodeSlot(need, async () => {
    const large = await decodePixels(original)
    const medium = await pixelsOf(fitted(fromPixels(large), 480))
    const small = await pixelsOf(fitted(fromPixels(medium), 160))
    return {
      // The data saver loads the smallest version, so it gets the highest compression effort and the lowest quality, which a small tile hides.
      sizes: { 1080: await webpOf(large, 80), 480: await webpOf(medium, 78), 160: await webpOf(small, 55, 6) },
      blur: await blurOf(small),
      width: large.info.width,
      height: large.info.height,
      ...perceptualHashes(await greyOf(fromPixels(medium))),
    }
  })
}

/** Encodes the smallest version once more, as AVIF, from the stored one of 480 px. Takes about 100 ms of a processor, 15 times that of WebP. */
export const encodeSmallestAsAvif = (medium: Buffer): Promise<Buffer> =>
  withDecodeSlot(1, () =>
    fitted(sharp(medium, { limitInputPixels: maxPixels }), 160)
      .avif({ quality: 48, effort: 4, chromaSubsampling: '4:2:0' })
      .toBuffer(),
  )

/** Hashes a stored version and its crops, so that a copy with up to a tenth cut off matches one of them. */
export const hashCropVariants = (kept: Buffer): Promise<string[]> =>
  withDecodeSlot(1, async () => {
    const whole = await pixelsOf(fitted(sharp(kept, { limitInputPixels: maxPixels }).toColourspace('srgb'), 480))
    const hashes: string[] = []
    for (const { left, top, right, bottom } of hashedCrops) {
      const { width, height } = whole.info
      const [x, y] = [Math.round(left * width), Math.round(top * height)]
      const part = { left: x, top: y, width: Math.round(right * width) - x, height: Math.round(bottom * height) - y }
      hashes.push(perceptualHashes(await greyOf(fromPixels(whole).extract(part))).hash)
    }
    return [...new Set(hashes)]
  })
