// Generates the portraits of the landing page and the application icons; the files are committed.
import { readFile, writeFile } from 'node:fs/promises'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import sharp from 'sharp'

type Options = NonNullable<Parameters<typeof createAvatar<openPeeps.Options>>[1]>
interface Drawn {
  head: NonNullable<Options['head']>[number]
  face: NonNullable<Options['face']>[number]
  skin: string
  hair: string
  clothes: string
  beard?: NonNullable<Options['facialHair']>[number]
  glasses?: NonNullable<Options['accessories']>[number]
}

const people: Record<string, Drawn> = {
  'hero-1': { head: 'bun2', face: 'smile', skin: '8d5524', hair: '241016', clothes: 'c81e56' },
  'hero-2': { head: 'flatTop', face: 'smile', skin: '6b4226', hair: '241016', clothes: '0f766e', beard: 'goatee2' },
  'hero-3': { head: 'turban', face: 'cute', skin: '7a4b2a', hair: 'f2a33a', clothes: 'f2a33a' },
  amina: { head: 'bantuKnots', face: 'smile', skin: '7a4b2a', hair: '241016', clothes: '0f766e' },
  kwame: { head: 'short3', face: 'calm', skin: '6b4226', hair: '241016', clothes: 'f2a33a', beard: 'full2' },
  njeri: { head: 'buns', face: 'cute', skin: '9c6137', hair: '2b1a12', clothes: 'c81e56', glasses: 'glasses2' },
}

const figure = ({ head, face, skin, hair, clothes, beard, glasses }: Drawn): Buffer =>
  Buffer.from(
    createAvatar(openPeeps, {
      size: 640,
      // Leaves room for tall hair while the shoulders reach the lower edge.
      scale: 84,
      translateY: 8,
      head: [head],
      face: [face],
      skinColor: [skin],
      headContrastColor: [hair],
      clothingColor: [clothes],
      facialHair: beard === undefined ? [] : [beard],
      facialHairProbability: beard === undefined ? 0 : 100,
      accessories: glasses === undefined ? [] : [glasses],
      accessoriesProbability: glasses === undefined ? 0 : 100,
      maskProbability: 0,
    })
      .toString()
      .replaceAll('#000"', '#1d0c14"')
      .replace(' mask="url(#viewboxMask)"', ''),
  )

for (const [name, person] of Object.entries(people)) {
  const side = name.startsWith('hero') ? 560 : 128
  await sharp(figure(person))
    .resize(side, side)
    .webp({ quality: 60, alphaQuality: 70, effort: 6 })
    .toFile(`features/site/web/pictures/${name}.webp`)
}

/** The logo on ivory. A maskable icon needs the logo within the safe circle. */
const mark = await readFile('apps/web/public/favicon.svg')
const icon = async (side: number, share: number, file: string): Promise<void> => {
  const inner = Math.round(side * share)
  const drawing = await sharp(mark, { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .toBuffer()
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff9f4' } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
  await writeFile(`apps/web/public/${file}`, bytes)
}
await icon(192, 0.72, 'icon-192.png')
await icon(512, 0.72, 'icon-512.png')
await icon(512, 0.5, 'icon-maskable-512.png')
await icon(180, 0.68, 'apple-touch-icon.png')
