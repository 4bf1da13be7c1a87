// Draws the portraits of the landing page and the application icons; the files are committed.
import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { drawFigure, type PortraitVariation } from '#apps/demo/portraits/compose.ts'
import { type PortraitOptions, portraitSvg } from '#apps/demo/portraits/draw-portrait.ts'
import { colours } from '#apps/demo/portraits/palette.ts'
import { createRandomForPurpose, traitsOf } from '#apps/demo/portraits/person.ts'
import { colourSchemes } from '#apps/demo/portraits/scene/schemes.ts'
import { circle, fill, group, rect, stroke, within } from '#apps/demo/portraits/shapes.ts'

const folder = 'features/site/web/pictures'
const save = (image: Sharp, name: string): Promise<unknown> =>
  image.webp({ quality: 56, effort: 6, smartSubsample: true }).toFile(`${folder}/${name}.webp`)
const draw = (options: PortraitOptions, width: number): Sharp => sharp(Buffer.from(portraitSvg(options))).resize(width)

/** The pictures of the slides are square: they fill the width of a phone, and a half of a desktop's window. */
const side = 760
const square = (...content: string[]): Sharp =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 500 500">${content.join('')}</svg>`),
  )

/** A figure without a background. `clothes` is the number of the photo in which the person wears them. */
const figure = (seed: number, gender: 'female' | 'male', look: Partial<PortraitVariation>, clothes = 0): string =>
  drawFigure(
    traitsOf({ seed, gender, age: 28, scarf: false }),
    {
      scheme: colourSchemes[0] as PortraitVariation['scheme'],
      view: 'half',
      mirrored: false,
      lift: 0.1,
      tilt: 0,
      expression: 'smile',
      zoom: 1,
      shift: 0,
      drop: 0,
      ...look,
    },
    createRandomForPurpose(seed, 2),
    createRandomForPurpose(seed, 100 + clothes),
  )
    // Ids must be unique, because several figures share one drawing.
    .replaceAll(/(id="|url\(#)/g, `$1p${seed}-`)

/** Three people before the sun. */
const people = square(
  rect(0, 0, 500, 500, colours.terracotta),
  circle(280, 232, 196, colours.marigold),
  `<circle cx="280" cy="232" r="219" fill="none" stroke="${colours.gold}" stroke-width="3" stroke-dasharray="0.1 12" stroke-linecap="round"/>`,
  fill('M0 381C89 333 155 333 250 369S417 381 500 321V500H0Z', colours.brick),
  group('translate(-98 71) scale(0.83)', figure(32, 'female', { scheme: colourSchemes[3] }, 5)),
  group('translate(262 42) scale(0.89)', figure(65, 'male', { scheme: colourSchemes[9], mirrored: true, expression: 'laugh' }, 2)),
  group('translate(50 77) scale(1.02)', figure(86, 'female', { scheme: colourSchemes[4], tilt: -3, expression: 'laugh' }, 5)),
)
await save(people, 'hero-1')

/** Four people of the second slide, who are spread apart. */
const near: PortraitOptions[] = [
  { seed: 49, gender: 'male', age: 28 },
  { seed: 48, gender: 'female', age: 26 },
  { seed: 52, gender: 'female', age: 31 },
  { seed: 37, gender: 'male', age: 29 },
]
const gap = 6
const tile = (side - gap) / 2
const tiles = await Promise.all(
  near.map(async (one) =>
    sharp(await draw(one, tile).png().toBuffer())
      .extract({ left: 0, top: 40, width: tile, height: tile })
      .toBuffer(),
  ),
)
await save(
  sharp({ create: { width: side, height: side, channels: 3, background: colours.aubergine } }).composite(
    tiles.map((input, at) => ({ input, left: (at % 2) * (tile + gap), top: Math.floor(at / 2) * (tile + gap) })),
  ),
  'hero-2',
)

/** Two people who look at each other across the woven border of the log-in picture. */
const facing: Partial<PortraitVariation> = { view: 'profile', lift: 0.2, zoom: 1.08, drop: 26 }
const half = (name: 'left' | 'right', ground: string, sun: string, drawn: string): string => {
  const data = name === 'left' ? 'M0 0H226V500H0Z' : 'M274 0H500V500H274Z'
  return within(name, data, rect(0, 0, 500, 500, ground), circle(250, 220, 200, sun), drawn)
}
const diamonds = Array.from({ length: 11 }, (_, at) =>
  group(
    `translate(226 ${at * 48 - 14})`,
    stroke('M6 24 24 6 42 24 24 42Z', colours.marigold, 4.5),
    fill('M24 17l7 7-7 7-7-7Z', colours.ivory),
  ),
)
const [her, his] = [colourSchemes[3], colourSchemes[9]] as [PortraitVariation['scheme'], PortraitVariation['scheme']]
const match = square(
  half('left', colours.aubergine, colours.marigold, group('translate(-84 0)', figure(14, 'female', { ...facing, scheme: her }))),
  half('right', colours.forest, colours.gold, group('translate(184 0)', figure(29, 'male', { ...facing, mirrored: true, scheme: his }))),
  rect(226, 0, 48, 500, colours.brick),
  diamonds.join(''),
  rect(224, 0, 4, 500, colours.marigold),
  rect(272, 0, 4, 500, colours.marigold),
)
await save(match, 'hero-3')

/** The faces beside the quotes. */
const faces: Record<string, PortraitOptions> = {
  amina: { seed: 40, gender: 'female', age: 29 },
  kwame: { seed: 13, gender: 'male', age: 34 },
  njeri: { seed: 0, gender: 'female', age: 26 },
}
for (const [name, person] of Object.entries(faces)) {
  const head = sharp(await draw(person, 400).png().toBuffer()).extract({ left: 30, top: 40, width: 340, height: 425 })
  await save(sharp(await head.png().toBuffer()).resize(224), name)
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
