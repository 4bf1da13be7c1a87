import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawPortrait } from '#apps/demo/portraits/draw-portrait.ts'
import { photoSizes, processPhoto } from '#features/photos/server/processing/process-photo.ts'

const drawn = 12
/** The height of an upright picture divided by its width. */
const upright = 1.25

const portraitsOf = async (folder: string | undefined): Promise<Buffer[]> => {
  if (folder === undefined)
    return Promise.all(Array.from({ length: drawn }, (_, at) => drawPortrait({ seed: at, gender: at % 2 === 0 ? 'female' : 'male' })))
  return readdirSync(folder)
    .filter((file) => /\.jpe?g$/.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file)))
}

/** The stored bytes of a photo in its three sizes, scaled to full width and an upright format. */
const keptBytes = async (photo: Buffer): Promise<number> => {
  const { sizes, width, height } = await processPhoto(photo)
  let sum = 0
  for (const size of photoSizes) {
    const across = Math.min(size, width)
    sum += (sizes[size].length * size * size * upright) / ((across * across * height) / width)
  }
  return sum
}

/** The average stored bytes of a photo, over the portraits of a folder or drawn ones, and one photo in the size of a phone camera. */
export const preparePhotos = async (folder: string | undefined): Promise<{ kept: number; jpeg: Buffer }> => {
  const photos = await portraitsOf(folder)
  let sum = 0
  for (const photo of photos) sum += await keptBytes(photo)
  const jpeg = await sharp(photos[0]).resize(3000, 4000, { fit: 'cover' }).jpeg({ quality: 85 }).toBuffer()
  return { kept: Math.round(sum / photos.length), jpeg }
}
