// @slow
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import type { Photo } from '../../contract.ts'
import { blackPng, pngChunk, pngSignature, spotsJpeg, expandingChunk } from '#tests/support/photos/photo-files.ts'

let testApp: TestApp
let esi: Person
beforeAll(async () => {
  testApp = await openTestApp()
  esi = await createPerson(testApp, 'esi')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'
const page = '<!doctype html><script>alert(1)</script>'
const words = [
  'script',
  'alert',
  'Ndphone',
  'marks-the-spot',
  'x:xmpmeta',
  'secretprofile',
  '%PDF',
  'PK\u0003\u0004',
  'GPS',
  'Exif',
  'ICCP',
  'XMP ',
]

const photo = () => spotsJpeg(3, 900, 1100)
/** Inserts a segment after the start of a JPEG. */
const withSegment = (jpeg: Buffer, marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}
const withSegments = (jpeg: Buffer, marker: number, content: Buffer, times: number): Buffer =>
  Array.from({ length: times }).reduce<Buffer>((whole) => withSegment(whole, marker, content), jpeg)
const cmyk = async () =>
  sharp(await photo())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
const animatedPng = () => {
  const control = Buffer.alloc(8)
  control.writeUInt32BE(2, 0)
  const frame = Buffer.alloc(26)
  frame.writeUInt32BE(400, 4)
  frame.writeUInt32BE(400, 8)
  const more = Buffer.concat([Buffer.alloc(4), deflateSync(Buffer.alloc(401 * 400))])
  return blackPng(400, 400, { extra: [pngChunk('acTL', control), pngChunk('fcTL', frame), pngChunk('fdAT', more)] })
}
const animated = async (format: 'gif' | 'webp') => {
  const frames = Buffer.concat([Buffer.alloc(400 * 400 * 3, 10), Buffer.alloc(400 * 400 * 3, 200)])
  const image = sharp(frames, { raw: { width: 400, height: 800, channels: 3, pageHeight: 400 } })
  return (format === 'gif' ? image.gif({ delay: [100, 100] }) : image.webp({ delay: [100, 100] })).toBuffer()
}

type Case = [what: string, name: string, type: string, bytes: () => Buffer | Promise<Buffer>, answer: string]
const refused: Case[] = [
  ['SVG that says it is a PNG', 'me.png', 'image/png', () => Buffer.from(svg), '422 photos.not_an_image'],
  [
    'SVG behind the first bytes of a PNG',
    'me.png',
    'image/png',
    () => Buffer.concat([pngSignature, Buffer.from(svg)]),
    '422 photos.broken',
  ],
  ['a page that says it is a JPEG', 'me.jpg', 'image/jpeg', () => Buffer.from(page), '422 photos.not_an_image'],
  [
    'a page behind the first bytes of a JPEG',
    'me.jpg',
    'image/jpeg',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(page)]),
    '422 photos.broken',
  ],
  ['a script', 'me.js', 'text/javascript', () => Buffer.from('/*\u00ff\u00d8*/alert(1)'), '422 photos.not_an_image'],
  ['an archive', 'me.jpg', 'image/jpeg', () => Buffer.from('PK\u0003\u0004 and so on'), '422 photos.not_an_image'],
  ['a moving GIF', 'me.png', 'image/png', () => animated('gif'), '422 photos.not_an_image'],
  ['a moving WebP', 'me.jpg', 'image/jpeg', () => animated('webp'), '422 photos.not_an_image'],
  ['a photo cut off', 'me.jpg', 'image/jpeg', async () => (await photo()).subarray(0, 9000), '422 photos.broken'],
  ['1 × 65,535', 'me.png', 'image/png', () => blackPng(1, 65_535), '422 photos.too_small'],
  [
    '65,535 × 65,535',
    'me.png',
    'image/png',
    () => Buffer.concat([blackPng(1, 1).subarray(0, 16), sideOf(65_535), blackPng(1, 1).subarray(29)]),
    '422 photos.too_many_pixels',
  ],
  ['256 megapixels in 32 KB', 'me.png', 'image/png', () => blackPng(16_000, 16_000, { bits: 1 }), '422 photos.too_many_pixels'],
  ['nothing', 'me.jpg', 'image/jpeg', () => Buffer.alloc(0), '422 photos.not_an_image'],
  [
    'one byte past 10 MB',
    'me.jpg',
    'image/jpeg',
    async () => Buffer.concat([await photo(), Buffer.alloc(10 * 1024 * 1024 + 1)]),
    '413 platform.too_large',
  ],
]
const sideOf = (side: number): Buffer => {
  const header = Buffer.from(blackPng(1, 1).subarray(16, 29))
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  return header
}
const taken: Case[] = [
  ['CMYK', 'me.jpg', 'image/jpeg', cmyk, '200'],
  ['a PNG that moves, as its first picture', 'me.png', 'image/png', animatedPng, '200'],
  ['a PNG that says it is a text', 'notes.txt', 'text/plain', () => blackPng(400, 400), '200'],
  ['a JPEG under a name that is a path and a script', '../../<script>alert(1)</script>.png', 'text/html', photo, '200'],
  [
    'a JPEG that is a page, an archive and a document as well',
    'me.jpg',
    'image/jpeg',
    async () => Buffer.concat([withSegment(await photo(), 0xfe, Buffer.from(page)), Buffer.from(`${page}PK\u0003\u0004%PDF-1.7`)]),
    '200',
  ],
  [
    'four megabytes of camera data, in which there is a place',
    'me.jpg',
    'image/jpeg',
    async () =>
      withSegments(
        await photo(),
        0xe1,
        Buffer.concat([Buffer.from('Exif\0\0MM\0*\0\0\0\bNdphone X-marks-the-spot'), Buffer.alloc(65_000)]),
        64,
      ),
    '200',
  ],
  [
    'XMP and a colour profile with words in them',
    'me.jpg',
    'image/jpeg',
    async () =>
      withSegment(
        withSegment(await photo(), 0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>marks-the-spot</x:xmpmeta>')),
        0xed,
        Buffer.from('Photoshop 3.0\0secretprofile'),
      ),
    '200',
  ],
  [
    '320 MB of compressed words',
    'me.png',
    'image/png',
    () => blackPng(400, 400, { extra: Array.from({ length: 8 }, () => expandingChunk('zTXt', 40)) }),
    '200',
  ],
]

const send = async (person: Person, name: string, type: string, bytes: Buffer) => {
  const form = new FormData()
  form.append('images[]', new Blob([new Uint8Array(bytes)], { type }), name)
  const encoded = new Request('http://localhost', { method: 'POST', body: form })
  return testApp.app.inject({
    method: 'POST',
    url: '/api/profile/images/upload',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', authorization: `Bearer ${person.token}` },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

describe('uploaded files', () => {
  it.each(refused)('%s is refused', async (_, name, type, bytes, answer) => {
    const reply = await send(esi, name, type, await bytes())
    const { code, errors } = reply.json<{ code: string; errors?: Record<string, string[]> }>()
    expect(`${reply.statusCode} ${code}`).toBe(answer)
    expect(reply.statusCode === 422 ? errors?.['images[]']?.[0] : 'too large').toMatch(/\w+ \w+/)
    expect(await testApp.db.selectFrom('photo').select('id').where('member_id', '=', esi.id).execute()).toEqual([])
  })

  it.each(taken)('%s becomes a plain picture', async (_, name, type, bytes) => {
    const them = await createPerson(testApp, 'amina')
    const reply = await send(them, name, type, await bytes())
    expect(reply.statusCode, reply.payload).toBe(200)
    const [kept] = reply.json<{ data: { images: Photo[] } }>().data.images
    for (const address of [kept?.image_160, kept?.image_480, kept?.image_1080]) {
      const served = await testApp.app.inject({ url: address ?? '' })
      expect([served.statusCode, served.headers['content-type'], served.headers['x-content-type-options']]).toEqual([
        200,
        'image/webp',
        'nosniff',
      ])
      expect(served.headers['content-security-policy']).toContain('sandbox')
      const file = served.rawPayload
      // The RIFF length covers the whole file, so nothing is appended.
      expect([file.toString('latin1', 0, 4), file.readUInt32LE(4) + 8, file.toString('latin1', 8, 12)]).toEqual([
        'RIFF',
        file.length,
        'WEBP',
      ])
      const { format, pages, space, exif, xmp, icc, iptc, comments } = await sharp(file).metadata()
      expect([format, pages ?? 1, space, exif, xmp, icc, iptc, comments]).toEqual([
        'webp',
        1,
        'srgb',
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(words.filter((word) => file.includes(word))).toEqual([])
    }
  })

  it('50 MB are refused during the transfer and not held in memory', { timeout: 60_000 }, async () => {
    await testApp.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = testApp.app.server.address() as AddressInfo
    const head = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="images[]"; filename="me.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
    )
    const block = Buffer.alloc(64 * 1024, 0xff)
    const blocks = 800
    const tail = Buffer.from('\r\n--b--\r\n')
    const before = process.memoryUsage().rss
    let peak = before
    const status = await new Promise<number>((resolve, reject) => {
      const upload = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/profile/images/upload',
        headers: {
          authorization: `Bearer ${esi.token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': head.length + blocks * block.length + tail.length,
        },
      })
      upload.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      upload.on('error', reject)
      upload.write(head)
      let sent = 0
      const more = (): void => {
        while (sent < blocks) {
          sent += 1
          peak = Math.max(peak, process.memoryUsage().rss)
          if (!upload.write(block)) return void upload.once('drain', more)
        }
        upload.end(tail)
      }
      more()
    })
    expect(status).toBe(413)
    expect(peak - before).toBeLessThan(150e6)
  })
})
