import sharp, { type Sharp } from 'sharp'
import { createSemaphore } from '../concurrency/semaphore.ts'
import { stripPngChunks } from './png-chunks.ts'

/** Why an uploaded picture is refused: another format or damaged, too many bytes or pixels, too small or too long. */
export type PictureFault = 'format' | 'size' | 'shape'

interface PictureLimits {
  maxBytes: number
  /** Fewest pixels of the shorter side. */
  minSide: number
  /** Highest ratio of the longer side to the shorter one. */
  maxRatio: number
  /** Returns the error for a picture that is refused. */
  refuse: (fault: PictureFault) => Error
}

const maxPixels = 16e6
/** Longest side of the decoded picture in pixels; larger ones are scaled down. */
const maxDecodedSide = 1024
const maxDecodeSeconds = 10
const formats: readonly string[] = ['png', 'jpeg', 'webp']
const pngMagic = Buffer.from('89504e470d0a1a0a', 'hex')
const otherMagics = [Buffer.from('ffd8ff', 'hex'), Buffer.from('52494646', 'hex')]
const withDecodeSlot = createSemaphore(1, 20)

const beginsWith = (bytes: Buffer, magic: Buffer): boolean => bytes.subarray(0, magic.length).equals(magic)

/** Returns the parts of the file that are needed to decode it; undefined for another format. The decoder would also read SVG. */
const neededBytes = (bytes: Buffer): Buffer | undefined => {
  if (beginsWith(bytes, pngMagic)) return stripPngChunks(bytes)
  return otherMagics.some((magic) => beginsWith(bytes, magic)) ? bytes : undefined
}

/** Opens decoded pixels again, so that nothing of the uploaded file but its pixels is used. */
const decodePixels = async (image: Sharp): Promise<Sharp> => {
  const upright = image.autoOrient().timeout({ seconds: maxDecodeSeconds }).toColourspace('srgb').ensureAlpha()
  const { data, info } = await upright
    .resize({ width: maxDecodedSide, height: maxDecodedSide, fit: 'inside', withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/**
 * Decodes an uploaded PNG, JPEG or WebP picture and passes its pixels to `encode`: upright, in sRGB with transparency, at most 1024 pixels on
 * each side. One picture at a time is decoded and encoded.
 * @throws the error that `refuse` returns
 */
export const readUploadedPicture = async <T>(
  bytes: Buffer,
  { maxBytes, minSide, maxRatio, refuse }: PictureLimits,
  encode: (image: Sharp) => Promise<T>,
): Promise<T> => {
  if (bytes.length > maxBytes) throw refuse('size')
  const needed = neededBytes(bytes)
  if (needed === undefined) throw refuse('format')
  const decoding = async <U>(work: Promise<U>): Promise<U> =>
    work.catch(() => {
      throw refuse('format')
    })
  return withDecodeSlot(1, async () => {
    // The header only, so that the error can tell a large picture from a damaged one.
    const { format, width, height } = await decoding(sharp(needed, { limitInputPixels: false }).metadata())
    if (!formats.includes(format)) throw refuse('format')
    if (width * height > maxPixels) throw refuse('size')
    if (Math.min(width, height) < minSide || Math.max(width, height) / Math.min(width, height) > maxRatio) throw refuse('shape')
    return encode(await decoding(decodePixels(sharp(needed, { limitInputPixels: maxPixels, failOn: 'error' }))))
  })
}
