import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createRedBlueImage } from '#tests/support/photos/photo-files.ts'
import { processPhoto } from '../processing/process-photo.ts'
import { blurPhoto, createPhotoBlurrer } from './blur-photo.ts'

const width = 1080
const height = 1350
/** A picture of soft colours with letters of some height in pixels on it, as a name on a shirt or features of a face. */
const withLetters = (letters: string, size: number): Promise<Buffer> => {
  const row = `<text y="1em" font-family="sans-serif" font-weight="bold" font-size="${size}" fill="#fff">${letters.repeat(40)}</text>`
  const rows = Array.from({ length: Math.ceil(height / size) }, (_, index) => `<g transform="translate(0 ${index * size})">${row}</g>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#405060"/>${rows.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer()
}
const blurred = async (jpeg: Buffer): Promise<Buffer> => blurPhoto((await processPhoto(jpeg)).blur)
const pixelsOf = async (bytes: Buffer) => (await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })).data

/** The greatest step of brightness from one pixel to the next, of 255. */
const steepest = async (bytes: Buffer): Promise<number> => {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  let most = 0
  for (let at = 0; at < data.length - info.width; at++) {
    const value = data[at] ?? 0
    const isLast = (at + 1) % info.width === 0
    most = Math.max(most, isLast ? 0 : Math.abs(value - (data[at + 1] ?? 0)), Math.abs(value - (data[at + info.width] ?? 0)))
  }
  return most
}

it('is the same for every proportion and has no metadata', async () => {
  for (const [w, h] of [
    [640, 800],
    [1600, 700],
    [400, 1600],
  ] as const) {
    const {
      format,
      width: wide,
      height: high,
      ...rest
    } = await sharp(await blurred(await createRedBlueImage(w, h).jpeg().toBuffer())).metadata()
    expect([format, wide, high]).toEqual(['webp', 160, 200])
    expect([rest.exif, rest.xmp, rest.icc, rest.iptc]).toEqual([undefined, undefined, undefined, undefined])
  }
})

it('keeps the colours, so that it looks like the photo from afar', async () => {
  const pixels = await pixelsOf(await blurred(await createRedBlueImage(600, 750).jpeg().toBuffer()))
  const colourAt = (x: number, y: number) => [...pixels.subarray((y * 160 + x) * 3, (y * 160 + x) * 3 + 3)]
  const [left, right] = [colourAt(20, 100), colourAt(140, 100)]
  expect([(left[0] ?? 0) > 180, (left[2] ?? 0) < 60, (right[2] ?? 0) > 180, (right[0] ?? 0) < 60]).toEqual([true, true, true, true])
})

it('carries no detail: what is smaller than a twelfth of the width is gone', async () => {
  const [one, other] = [await withLetters('AMINA', 60), await withLetters('BRIAN', 60)]
  // The photos differ in every letter.
  const [photo, otherPhoto] = [await pixelsOf(one), await pixelsOf(other)]
  const far = photo.reduce((count, value, index) => count + (Math.abs(value - (otherPhoto[index] ?? 0)) > 100 ? 1 : 0), 0)
  expect(far / photo.length).toBeGreaterThan(0.1)
  const [blur, otherBlur] = [await pixelsOf(await blurred(one)), await pixelsOf(await blurred(other))]
  const distance = blur.reduce((most, value, index) => Math.max(most, Math.abs(value - (otherBlur[index] ?? 0))), 0)
  expect(distance).toBeLessThan(24)
})

it('has no edge, even where the photo has the sharpest', async () => {
  const photo = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#000' } })
    .composite([{ input: { create: { width: 300, height: 750, channels: 3, background: '#fff' } }, left: 300, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(await steepest(photo)).toBeGreaterThan(200)
  expect(await steepest(await blurred(photo))).toBeLessThan(32)
})

it('is its own grid of 12 × 15 points: more points add nothing', async () => {
  const bytes = await blurred(await withLetters('X', 160))
  const shrunk = await sharp(bytes).resize(12, 15, { fit: 'fill' }).png().toBuffer()
  const again = await pixelsOf(await sharp(shrunk).resize(160, 200, { fit: 'fill', kernel: 'cubic' }).png().toBuffer())
  const pixels = await pixelsOf(bytes)
  const mean = pixels.reduce((sum, value, index) => sum + Math.abs(value - (again[index] ?? 0)), 0) / pixels.length
  expect(mean).toBeLessThan(4)
})

it('is made once for those who ask for it, and again after a failure', async () => {
  const { blur } = await processPhoto(await createRedBlueImage().jpeg().toBuffer())
  const make = createPhotoBlurrer(2)
  expect(make(blur)).toBe(make(blur))
  await expect(make('data:,')).rejects.toThrow()
  await expect(make('data:,')).rejects.toThrow()
  expect((await make(blur)).length).toBeLessThan(3000)
})
