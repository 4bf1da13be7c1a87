// How reliably a removed picture is recognised: recall of changed copies and false alarms, by the allowed hash distance.
// npm run bench photo-hash -- --portraits <folder> --count 64. Without `--portraits` it draws the pictures.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { drawPortrait } from '#apps/demo/portraits/draw-portrait.ts'
import { maxCopyDistance, hashDistance } from '#features/photos/server/processing/perceptual-hash.ts'
import { hashCropVariants, processPhoto } from '#features/photos/server/processing/process-photo.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'

const { values } = parseArgs({ options: { portraits: { type: 'string' }, count: { type: 'string', default: '64' } } })
const count = Number(values.count)

const random = createSeededRandom(1).next

const read = async (): Promise<Buffer[]> => {
  if (values.portraits === undefined)
    return Promise.all(Array.from({ length: count }, (_, at) => drawPortrait({ seed: at, gender: at % 2 === 0 ? 'female' : 'male' })))
  const folder = values.portraits
  const files = readdirSync(folder)
    .filter((file) => /\.(?:jpe?g|png)$/.test(file))
    .toSorted()
    .slice(0, count)
  return files.map((file) => readFileSync(join(folder, file)))
}

const jpeg = (image: Sharp, quality = 80): Promise<Buffer> => image.jpeg({ quality }).toBuffer()
const cut = async (photo: Buffer, [left, top, right, bottom]: readonly [number, number, number, number]): Promise<Sharp> => {
  const { width, height } = await sharp(photo).metadata()
  const [x, y] = [Math.round(left * width), Math.round(top * height)]
  const part = { left: x, top: y, width: Math.round((1 - right) * width) - x, height: Math.round((1 - bottom) * height) - y }
  return sharp(await sharp(photo).extract(part).png().toBuffer())
}
const anyCut = (photo: Buffer): Promise<Sharp> => {
  const [across, down, left, top] = [random() * 0.1, random() * 0.1, random(), random()]
  return cut(photo, [across * left, down * top, across * (1 - left), down * (1 - top)])
}
const scaled = async (image: Sharp, by: number): Promise<Sharp> => {
  const { width } = await image.metadata()
  return sharp(
    await image
      .resize({ width: Math.max(220, Math.round(width * by)) })
      .png()
      .toBuffer(),
  )
}

const copies: Record<string, (photo: Buffer) => Promise<Buffer>> = {
  'JPEG 40': (photo) => jpeg(sharp(photo), 40),
  'JPEG 90': (photo) => jpeg(sharp(photo), 90),
  'a quarter of the size': async (photo) => jpeg(await scaled(sharp(photo), 0.25)),
  'twice the size': async (photo) => jpeg(await scaled(sharp(photo), 2)),
  '10 % darker': (photo) => jpeg(sharp(photo).modulate({ brightness: 0.9 })),
  '10 % brighter': (photo) => jpeg(sharp(photo).modulate({ brightness: 1.1 })),
  blurred: (photo) => jpeg(sharp(photo).blur(1.5)),
  mirrored: (photo) => jpeg(sharp(photo).flop()),
  'a tenth off one side': async (photo) => jpeg(await cut(photo, [0.1, 0, 0, 0])),
  'a tenth off a corner': async (photo) => jpeg(await cut(photo, [0, 0.1, 0.1, 0])),
  'a tenth off all round': async (photo) => jpeg(await cut(photo, [0.05, 0.05, 0.05, 0.05])),
  'any cut up to a tenth': async (photo) => jpeg(await anyCut(photo)),
  'any cut again': async (photo) => jpeg(await anyCut(photo)),
  'everything together': async (photo) => {
    const image = (await scaled(await anyCut(photo), 0.25 + random() * 1.25)).modulate({ brightness: 0.9 + random() * 0.2 })
    return jpeg((random() < 0.5 ? image.flop() : image).blur(0.5 + random()), 40 + Math.round(random() * 50))
  },
}

const photos = await read()
const storedHashes: string[][] = []
for (const photo of photos) storedHashes.push(await hashCropVariants((await processPhoto(photo)).sizes[1080]))

const copyDistances: { name: string; distance: number }[] = []
const others: number[] = []
for (const [at, photo] of photos.entries())
  for (const [name, change] of Object.entries({ 'as it is': (same: Buffer) => Promise.resolve(same), ...copies })) {
    const { hash, mirrored } = await processPhoto(await change(photo))
    for (const [other, hashes] of storedHashes.entries()) {
      const distance = Math.min(...hashes.flatMap((each) => [hashDistance(each, hash), hashDistance(each, mirrored)]))
      if (other === at) copyDistances.push({ name, distance })
      else others.push(distance)
    }
  }

const share = (distances: readonly number[], most: number): string =>
  `${((100 * distances.filter((distance) => distance <= most).length) / distances.length).toFixed(3)} %`
console.log(
  `${photos.length} pictures, ${copyDistances.length} copies, ${others.length} pairs of different pictures; ${storedHashes[0]?.length} hashes a picture`,
)
console.log('distance   known again   false alarms')
for (const most of [30, 40, 50, maxCopyDistance, 64, 70, 76, 80])
  console.log(
    `${String(most).padStart(8)}   ${share(
      copyDistances.map(({ distance }) => distance),
      most,
    ).padStart(11)}   ${share(others, most).padStart(12)}`,
  )
console.log(`closest different pictures: ${Math.min(...others)}`)
for (const name of ['as it is', ...Object.keys(copies)])
  console.log(`${name}: at most ${Math.max(...copyDistances.filter((copy) => copy.name === name).map(({ distance }) => distance))}`)
