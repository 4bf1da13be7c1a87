// Draws the portraits of the landing page and the application icons; the files are committed.
import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { drawFigure, type Look } from '#apps/demo/portraits/compose.ts'
import { type PortraitOptions, portraitSvg } from '#apps/demo/portraits/draw-portrait.ts'
import { colours } from '#apps/demo/portraits/palette.ts'
import { randomOf, traitsOf } from '#apps/demo/portraits/person.ts'
import { schemes } from '#apps/demo/portraits/scene/schemes.ts'
import { circle, fill, group, rect, stroke, within } from '#apps/demo/portraits/shapes.ts'

const folder = 'features/site/web/pictures'
const save = (image: Sharp, name: string): Promise<unknown> =>
  image.webp({ quality: 62, effort: 6, smartSubsample: true }).toFile(`${folder}/${name}.webp`)
const draw = (options: PortraitOptions, width: number): Sharp => sharp(Buffer.from(portraitSvg(options))).resize(width)

/** The card of the first slide. */
await save(draw({ seed: 86, gender: 'female', age: 27 }, 480), 'hero-1')

/** Four people of the second slide, who are spread apart. */
const near: PortraitOptions[] = [
  { seed: 49, gender: 'male', age: 28 },
  { seed: 48, gender: 'female', age: 26 },
  { seed: 32, gender: 'female', age: 31 },
  { seed: 37, gender: 'male', age: 29 },
]
const [tile, gap] = [236, 8]
const tall = tile * 1.25
const tiles = await Promise.all(near.map((one) => draw(one, tile).toBuffer()))
await save(
  sharp({ create: { width: tile * 2 + gap, height: tall * 2 + gap, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite(
    tiles.map((input, at) => ({ input, left: (at % 2) * (tile + gap), top: Math.floor(at / 2) * (tall + gap) })),
  ),
  'hero-2',
)

/** Two people who look at each other across the woven border of the log-in picture. */
const facing = (seed: number, gender: 'female' | 'male', look: Partial<Look>): string => {
  const figure = drawFigure(
    traitsOf({ seed, gender, age: 28, scarf: false }),
    {
      scheme: schemes[0] as Look['scheme'],
      view: 'profile',
      mirrored: false,
      lift: 0.2,
      tilt: 0,
      expression: 'smile',
      zoom: 1.08,
      shift: 0,
      drop: 26,
      ...look,
    },
    randomOf(seed, 2),
    randomOf(seed, 100),
  )
  // Ids must be unique, because two figures share one drawing.
  return figure.replaceAll(/(id="|url\(#)/g, `$1p${seed}-`)
}
const half = (side: 'left' | 'right', ground: string, sun: string, figure: string): string => {
  const data = side === 'left' ? 'M0 0H196V500H0Z' : 'M244 0H440V500H244Z'
  return within(side, data, rect(0, 0, 440, 500, ground), circle(220, 210, 190, sun), figure)
}
const diamonds = Array.from({ length: 11 }, (_, at) =>
  group(
    `translate(196 ${at * 48 - 14})`,
    stroke('M6 24 24 6 42 24 24 42Z', colours.marigold, 4.5),
    fill('M24 17l7 7-7 7-7-7Z', colours.ivory),
  ),
)
const match = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="528" height="600" viewBox="0 0 440 500">',
  half('left', colours.aubergine, colours.marigold, group('translate(-104 0)', facing(14, 'female', { scheme: schemes[3] }))),
  half('right', colours.forest, colours.gold, group('translate(144 0)', facing(29, 'male', { mirrored: true, scheme: schemes[9] }))),
  rect(196, 0, 48, 500, colours.brick),
  diamonds.join(''),
  rect(194, 0, 4, 500, colours.marigold),
  rect(242, 0, 4, 500, colours.marigold),
  '</svg>',
]
await save(sharp(Buffer.from(match.join(''))), 'hero-3')

/** The faces beside the quotes. */
const faces: Record<string, PortraitOptions> = {
  amina: { seed: 40, gender: 'female', age: 29 },
  kwame: { seed: 13, gender: 'male', age: 34 },
  njeri: { seed: 0, gender: 'female', age: 26 },
}
for (const [name, person] of Object.entries(faces)) {
  const head = sharp(await draw(person, 400).png().toBuffer()).extract({ left: 44, top: 54, width: 312, height: 312 })
  await save(sharp(await head.png().toBuffer()).resize(128), name)
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
