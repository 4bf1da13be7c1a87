import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { blackPng, pngChunk, pngSignature, spotsJpeg, expandingChunk, processingResult } from './photo-files.ts'

const headerOnlyPng = (side: number): Buffer => {
  const header = Buffer.from(blackPng(1, 1).subarray(16, 29))
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(10))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
const expandingPng = (type: 'zTXt' | 'iCCP') => blackPng(400, 400, { extra: Array.from({ length: 8 }, () => expandingChunk(type, 40)) })
const jpegOf = (width: number, height: number, chromaSubsampling: '4:2:0' | '4:4:4') =>
  sharp({ create: { width, height, channels: 3, background: '#222' } })
    .jpeg({ progressive: true, chromaSubsampling })
    .toBuffer()

const cmykJpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
const cameraData = async (segments: number): Promise<Buffer> => {
  const jpeg = await spotsJpeg(2)
  const segment = Buffer.concat([Buffer.from('ffe1fff0', 'hex'), Buffer.from('Exif\0\0MM\0*\0\0\0\b'), Buffer.alloc(0xfff0 - 16)])
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: segments }, () => segment), jpeg.subarray(2)])
}

/** Name, file and expected result. */
const bombs: [name: string, bytes: Buffer, expected: string][] = [
  ['256 megapixels', blackPng(16_000, 16_000, { bits: 1 }), 'photos.too_many_pixels 422'],
  ['2³¹ pixels a side', headerOnlyPng(2 ** 31 - 1), 'photos.broken 422'],
  ['65,000 a side', headerOnlyPng(65_000), 'photos.too_many_pixels 422'],
  ['41 megapixels', blackPng(6410, 6400, { bits: 1 }), 'photos.too_many_pixels 422'],
  ['39 megapixels, interlaced', blackPng(6300, 6200, { samples: 3, interlaced: true }), 'photos.too_many_pixels 422'],
  ['39 megapixels, progressive JPEG', await jpegOf(6300, 6200, '4:2:0'), 'photos.too_many_pixels 422'],
  ['26 megapixels, progressive JPEG', await jpegOf(5100, 5100, '4:2:0'), 'accepted'],
  ['13 megapixels, progressive JPEG, full colour', await jpegOf(3600, 3700, '4:4:4'), 'accepted'],
  ['26 megapixels, interlaced', blackPng(5100, 5100, { samples: 3, interlaced: true }), 'accepted'],
  ['39 megapixels, 16 bits RGBA', blackPng(6300, 6200, { bits: 16, samples: 4 }), 'accepted'],
  ['compressed text', expandingPng('zTXt'), 'accepted'],
  ['compressed colour profile', expandingPng('iCCP'), 'accepted'],
  ['CMYK of 16 megapixels', await cmykJpeg(4000, 4000), 'accepted'],
  ['nine megabytes of camera data', await cameraData(140), 'accepted'],
  ['a million empty chunks', Buffer.concat([pngSignature, Buffer.alloc(9.5e6)]), 'photos.broken 422'],
]

await processingResult(await spotsJpeg(1))
// Frees the memory that creating the files took. Freed during the decoding, it would hide what the decoding uses.
globalThis.gc?.()
const before = process.memoryUsage.rss()
let peak = before
const sampling = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 2)
const results = await Promise.all(
  [...bombs, ...bombs].map(async ([name, bytes, expected]) => [name, expected, await processingResult(bytes)]),
)
clearInterval(sampling)
process.send?.({ results, grownBy: peak - before })
