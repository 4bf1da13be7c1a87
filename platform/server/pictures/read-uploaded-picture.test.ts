import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readUploadedPicture } from './read-uploaded-picture.ts'

const limits = { maxBytes: 1_000_000, minSide: 100, maxRatio: 2, refuse: (fault: string) => new Error(fault) }
const sizeOf = (bytes: Buffer) =>
  readUploadedPicture(bytes, limits, async (image) => {
    const { width, height } = (await image.toBuffer({ resolveWithObject: true })).info
    return [width, height]
  })
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c81e56' } })

test('PNG, JPEG and WebP are passed on upright and scaled down', async () => {
  expect(await sizeOf(await picture(200, 300).png().toBuffer())).toEqual([200, 300])
  expect(await sizeOf(await picture(1500, 3000).webp().toBuffer())).toEqual([512, 1024])
  const turned = await picture(200, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await sizeOf(turned)).toEqual([300, 200])
})

test('a PNG whose chunks are damaged, or with pixels that end early, is refused for its format', async () => {
  const png = await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()
  for (const broken of [png.subarray(0, 30), png.subarray(0, png.length / 2), Buffer.concat([png.subarray(0, 8), Buffer.alloc(1000)])])
    await expect(sizeOf(broken)).rejects.toThrow('format')
})

test('a small file with very many pixels is refused before it is decoded', async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' }, limitInputPixels: false })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(limits.maxBytes)
  await expect(sizeOf(bomb)).rejects.toThrow('size')
})

test('an error of the encoder is not taken for one of the picture', async () => {
  const png = await picture(200, 200).png().toBuffer()
  const encode = () => Promise.reject(new Error('the disk is full'))
  await expect(readUploadedPicture(png, limits, encode)).rejects.toThrow('the disk is full')
})
