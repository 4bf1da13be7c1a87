import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { AppError } from '#platform/shared/errors.ts'
import { processPhoto } from '#features/photos/server/processing/process-photo.ts'

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const framed = Buffer.alloc(data.length + 12)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8)
  return framed
}

interface PngOptions {
  bits?: 1 | 8 | 16
  /** Samples per pixel: 1 grey, 3 RGB, 4 RGBA. */
  samples?: 1 | 3 | 4
  interlaced?: boolean
  /** Chunks between the header and the pixels. */
  extra?: Buffer[]
}

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A black PNG of any size in a few kilobytes. */
export const blackPng = (
  width: number,
  height: number,
  { bits = 8, samples = 1, interlaced = false, extra = [] }: PngOptions = {},
): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, { 1: 0, 3: 2, 4: 6 }[samples], 0, 0, interlaced ? 1 : 0], 8)
  const rowBytes = 1 + Math.ceil((width * samples * bits) / 8)
  // The seven passes of an interlaced image have more rows; surplus zeros are ignored.
  const pixels = deflateSync(Buffer.alloc(rowBytes * height + (interlaced ? height * 2 : 0)), { level: 1 })
  return Buffer.concat([pngSignature, pngChunk('IHDR', header), ...extra, pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))])
}

/** A chunk of compressed text or colour profile that expands to `megabytes`. */
export const expandingChunk = (type: 'zTXt' | 'iCCP', megabytes: number): Buffer =>
  pngChunk(type, Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(megabytes * 1e6), { level: 1 })]))

/** Creates an image whose left half is red and whose right half is blue. */
export const createRedBlueImage = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#e00000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000e0' } }, left: width / 2, top: 0 },
  ])

/** Creates a JPEG with random soft spots of colour, which compresses about as badly as a photo. */
export const spotsJpeg = async (seed: number, width = 600, height = 750): Promise<Buffer> => {
  let state = seed
  const dots = Array.from({ length: 12 * 15 * 3 }, () => (state = (state * 16_807) % 2_147_483_647) % 256)
  const raw = { width: 12, height: 15, channels: 3 as const }
  return sharp(Buffer.from(dots), { raw }).resize(width, height, { fit: 'fill', kernel: 'cubic' }).jpeg({ quality: 90 }).toBuffer()
}

/** Result of processing a file: an error such as `photos.broken 422`, or `accepted`. */
export const processingResult = async (bytes: Buffer): Promise<string> => {
  try {
    await processPhoto(bytes)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `${error.reason.code} ${error.reason.status}`
  }
}
