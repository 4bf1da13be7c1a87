import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { drawPortrait } from '#apps/demo/portraits/draw-portrait.ts'
import { maxCopyDistance, hashDistance } from './perceptual-hash.ts'
import { hashCropVariants, processPhoto } from './process-photo.ts'

let one: Buffer
let kept: string[]
beforeAll(async () => {
  one = await sharp(await drawPortrait({ seed: 3, gender: 'female' }))
    .resize({ width: 640 })
    .jpeg()
    .toBuffer()
  kept = await hashCropVariants((await processPhoto(one)).sizes[1080])
})

const distance = async (photo: Buffer): Promise<number> => {
  const { hash, mirrored } = await processPhoto(photo)
  return Math.min(...kept.flatMap((each) => [hashDistance(each, hash), hashDistance(each, mirrored)]))
}
const jpeg = (image: Sharp, quality = 80) => image.jpeg({ quality }).toBuffer()

test.each<[string, () => Promise<Buffer>]>([
  ['compressed again', () => jpeg(sharp(one), 40)],
  ['smaller', () => jpeg(sharp(one).resize({ width: 220 }))],
  ['larger', () => jpeg(sharp(one).resize({ width: 1280 }))],
  ['darker', () => jpeg(sharp(one).modulate({ brightness: 0.9 }))],
  ['brighter', () => jpeg(sharp(one).modulate({ brightness: 1.1 }))],
  ['blurred', () => jpeg(sharp(one).blur(1.5))],
  ['mirrored', () => jpeg(sharp(one).flop())],
  ['cut at a corner', () => jpeg(sharp(one).extract({ left: 64, top: 0, width: 576, height: 720 }))],
  ['cut all round', () => jpeg(sharp(one).extract({ left: 20, top: 30, width: 600, height: 740 }))],
])('a %s copy is recognized', async (_, change) => {
  expect(await distance(await change())).toBeLessThanOrEqual(maxCopyDistance)
})

test('photos of other people are not recognized as copies', async () => {
  for (const seed of [4, 5, 6, 7, 8]) {
    const other = await sharp(await drawPortrait({ seed, gender: 'female' }))
      .resize({ width: 480 })
      .jpeg()
      .toBuffer()
    expect(await distance(other), String(seed)).toBeGreaterThan(maxCopyDistance)
  }
})
