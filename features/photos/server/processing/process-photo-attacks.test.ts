// @slow
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { stripPngChunks } from '#platform/server/pictures/png-chunks.ts'
import {
  blackPng,
  pngChunk,
  pngSignature,
  spotsJpeg,
  expandingChunk,
  createRedBlueImage,
  processingResult,
} from '#tests/support/photos/photo-files.ts'
import { processPhoto } from './process-photo.ts'

let jpeg: Buffer
beforeAll(async () => {
  jpeg = await spotsJpeg(5, 1200, 1500)
})

describe('other files', () => {
  it.each([
    ['zero bytes', () => Buffer.alloc(0)],
    ['two bytes of a JPEG', () => Buffer.from('ffd8', 'hex')],
    [
      'SVG named .png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'),
    ],
    ['SVG behind blanks', () => Buffer.from('\n\n<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
    ['GIF', () => createRedBlueImage().gif().toBuffer()],
    ['WebP', () => createRedBlueImage().webp().toBuffer()],
    ['TIFF', () => createRedBlueImage().tiff().toBuffer()],
    ['HTML', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>')],
  ])('%s is refused', async (_, bytes) => {
    expect(await processingResult(await bytes())).toBe('photos.not_an_image 422')
  })

  it('a wrong signature is refused', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
    expect(await processingResult(Buffer.concat([pngSignature, svg]))).toBe('photos.broken 422')
    expect(await processingResult(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), svg]))).toBe('photos.broken 422')
    expect(await processingResult(Buffer.concat([pngSignature, await createRedBlueImage().gif().toBuffer()]))).toBe('photos.broken 422')
  })
})

describe('a broken photo', () => {
  it('is refused wherever it is cut off', async () => {
    for (const part of [0.02, 0.3, 0.6, 0.95])
      expect(await processingResult(jpeg.subarray(0, jpeg.length * part)), `${part}`).toBe('photos.broken 422')
    const png = await sharp(jpeg).png().toBuffer()
    for (const part of [0.001, 0.3, 0.6, 0.95])
      expect(await processingResult(png.subarray(0, png.length * part)), `${part}`).toBe('photos.broken 422')
  })

  it('is refused when pixels are damaged or missing', async () => {
    const png = await sharp(jpeg).png().toBuffer()
    png.fill(0xaa, png.length >> 1, (png.length >> 1) + 500)
    expect(await processingResult(png)).toBe('photos.broken 422')
    const header = blackPng(900, 900).subarray(8, 33)
    const short = [pngChunk('IDAT', deflateSync(Buffer.alloc(901 * 20))), pngChunk('IEND', Buffer.alloc(0))]
    expect(await processingResult(Buffer.concat([pngSignature, header, ...short]))).toBe('photos.broken 422')
  })

  it('is either refused or accepted, whatever the damage', async () => {
    const seeds = [await spotsJpeg(7, 240, 300), await createRedBlueImage(240, 300).png().toBuffer()]
    let state = 42
    const next = (below: number) => (state = (state * 16_807) % 2_147_483_647) % below
    for (let n = 0; n < 120; n++) {
      const bytes = Buffer.from(seeds[n % 2] ?? [])
      for (let change = 0; change < 4; change++) bytes[next(bytes.length)] = next(256)
      expect(await processingResult(bytes)).toMatch(/^(accepted|photos\.[a-z_]+ 4\d\d)$/)
    }
  })
})

it('a photo that is also a page and an archive is reduced to pixels', async () => {
  const trailer = Buffer.from('<script>alert(1)</script>PK\u0003\u0004 archive PK\u0005\u0006')
  const comment = Buffer.concat([Buffer.from('fffe0021', 'hex'), Buffer.from('<script>alert("comment")</script>'.slice(0, 31))])
  const png = await sharp(jpeg).png().toBuffer()
  const text = pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))
  const inputs = [
    Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), trailer]),
    Buffer.concat([png.subarray(0, 33), text, png.subarray(33), trailer]),
  ]
  for (const bytes of inputs) {
    const photo = await processPhoto(bytes)
    for (const output of Object.values(photo.sizes)) {
      expect(output.readUInt32LE(4) + 8).toBe(output.length)
      for (const word of ['script', 'PK\u0003\u0004', 'archive']) expect(output.includes(word)).toBe(false)
    }
  }
})

describe('size', () => {
  it.each([
    ['1 × 65,535', () => blackPng(1, 65_535), 'photos.too_small 422'],
    ['65,535 × 1', () => blackPng(65_535, 1), 'photos.too_small 422'],
    ['199 × 900', () => blackPng(199, 900), 'photos.too_small 422'],
    ['200 × 200', () => blackPng(200, 200), 'accepted'],
    ['50 MB', () => Buffer.concat([jpeg, Buffer.alloc(50e6)]), 'photos.too_large 413'],
    ['one byte past 10 MB', () => Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024 + 1 - jpeg.length)]), 'photos.too_large 413'],
  ])('%s', async (_, bytes, expected) => {
    expect(await processingResult(bytes())).toBe(expected)
  })
})

describe('a decompression bomb', () => {
  it('is refused or decoded within 150 MB, with all in parallel and twice', async () => {
    // A process of its own with the server's allocator settings, so that only the decoding counts.
    const child = fork(new URL('../../../../tests/support/photos/decompression-bombs.ts', import.meta.url), {
      execArgv: ['--expose-gc', '--import', 'tsx'],
      env: { ...process.env, MALLOC_MMAP_THRESHOLD_: '500000', MALLOC_TRIM_THRESHOLD_: '1000000' },
    })
    const [report] = (await once(child, 'message')) as [{ results: [name: string, expected: string, result: string][]; grownBy: number }]
    expect(report.results.length).toBe(30)
    expect(report.results.filter(([, expected, result]) => result !== expected)).toEqual([])
    expect(report.grownBy).toBeLessThan(150e6)
  }, 60_000)

  it('of compressed text is removed before decoding', () => {
    const bare = blackPng(400, 400)
    expect(stripPngChunks(blackPng(400, 400, { extra: [expandingChunk('zTXt', 1)] }))).toEqual(bare)
    expect(stripPngChunks(bare)).toEqual(bare)
    expect(stripPngChunks(Buffer.concat([pngSignature, Buffer.alloc(1e6)]))).toBeUndefined()
  })
})
