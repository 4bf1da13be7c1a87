import { circle, rect, stroke } from './shapes.ts'

/** Colours of a print: ground, figure and accent. */
export interface PrintColours {
  ground: string
  figure: string
  accent: string
}
type Print = (colours: PrintColours) => { size: number; height?: number; marks: string; turned?: number }

const rings: Print = ({ figure, accent }) => ({
  size: 46,
  marks: [
    circle(23, 23, 19, figure),
    circle(23, 23, 13, accent),
    circle(23, 23, 7, figure),
    ...[0, 46].flatMap((x) => [0, 46].map((y) => circle(x, y, 5, accent))),
  ].join(''),
})
const diamonds: Print = ({ figure, accent }) => ({
  size: 36,
  marks: `${stroke('M18 3 33 18 18 33 3 18Z', accent, 4)}<path d="M18 12l6 6-6 6-6-6Z" fill="${figure}"/>`,
})
const weave: Print = ({ figure, accent, ground }) => ({
  size: 56,
  marks: [
    rect(0, 0, 28, 28, figure),
    rect(28, 28, 28, 28, figure),
    ...[4, 12, 20].map((y) => rect(0, y, 28, 4, accent)),
    ...[32, 40, 48].map((x) => rect(x, 28, 4, 28, accent)),
    ...[4, 20].map((y) => rect(30, y, 24, 5, accent)),
    rect(38, 10, 8, 8, figure),
    ...[32, 48].map((y) => rect(2, y, 24, 5, figure)),
    rect(10, 39, 8, 7, accent),
    rect(0, 27, 56, 1.6, ground),
    rect(27, 0, 1.6, 56, ground),
  ].join(''),
})
const zigzag: Print = ({ figure, accent }) => ({
  size: 40,
  marks:
    stroke('M-2 10l11-9 11 9 11-9 11 9', figure, 5) +
    stroke('M-2 24l11-9 11 9 11-9 11 9', accent, 4) +
    stroke('M-2 37l11-9 11 9 11-9 11 9', figure, 2.6),
})
const leaves: Print = ({ figure, accent }) => ({
  size: 58,
  turned: 24,
  marks: `<path d="M14 4c14 10 14 26 0 36c-14-10-14-26 0-36ZM44 30c13 9 13 22 0 30c-13-8-13-21 0-30ZM44 -28c13 9 13 22 0 30c-13-8-13-21 0-30Z" fill="${figure}"/>${stroke('M14 10v26M44 36v18', accent, 2.4)}${circle(42, 14, 4, accent)}${circle(12, 50, 4, accent)}`,
})
const birds: Print = ({ figure, accent }) => ({
  size: 60,
  marks: `<path d="M4 26c12-16 26-16 38-2l10-8-4 14c-8 12-22 14-32 4L4 40l6-10Z" fill="${figure}"/>${circle(40, 24, 3, accent)}${stroke('M14 30q10 8 20 0', accent, 2.6)}${circle(14, 52, 5, accent)}${circle(46, 54, 3, figure)}`,
})
const scallops: Print = ({ figure, accent }) => ({
  size: 44,
  height: 26,
  marks: `${[0, 44].map((x) => circle(x, 26, 19, figure) + circle(x, 26, 11, accent)).join('')}${circle(22, 13, 19, figure)}${circle(22, 13, 11, accent)}${circle(22, 13, 4.5, figure)}`,
})
const mud: Print = ({ figure }) => ({
  size: 52,
  marks: stroke('M6 8l14 14M20 8 6 22M34 6v18M42 6v18M6 34h18M6 42h18M32 34l7 12 7-12', figure, 3.2),
})
const stripes: Print = ({ figure, accent }) => ({
  size: 40,
  marks: rect(0, 0, 11, 40, figure) + rect(17, 0, 3, 40, accent) + rect(24, 0, 3, 40, accent),
})
const spots: Print = ({ figure, accent }) => ({ size: 30, marks: circle(8, 8, 4.2, figure) + circle(23, 23, 4.2, accent) })
const shells: Print = ({ figure, accent }) => ({
  size: 48,
  marks: `<path d="M24 44C4 36 4 14 24 4c20 10 20 32 0 40Z" fill="${figure}"/>${stroke('M24 40V10M24 40Q12 30 14 17M24 40Q36 30 34 17', accent, 2.6)}`,
})

const prints = { rings, diamonds, weave, zigzag, leaves, birds, scallops, mud, stripes, spots, shells }
export type PrintName = keyof typeof prints
export const printNames = Object.keys(prints) as PrintName[]

/** A pattern under the name `id`, to be used as the fill `url(#id)`. */
export const printPattern = (id: string, name: PrintName, colours: PrintColours, scale = 1): string => {
  const { size, height = size, marks, turned = 0 } = prints[name](colours)
  return `<pattern id="${id}" width="${size}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale}) rotate(${turned})">${rect(0, 0, size, height, colours.ground)}${marks}</pattern>`
}

/** Draws a wall covered with a print. It repeats single tiles, because a pattern is slow to draw over a large area. */
export const printWall = (
  name: PrintName,
  colours: PrintColours,
  { width, height, scale }: { width: number; height: number; scale: number },
): string => {
  const { size, height: tall = size, marks } = prints[name](colours)
  const across = Math.ceil(width / (size * scale))
  const down = Math.ceil(height / (tall * scale))
  const tiles = Array.from(
    { length: across * down },
    (_, index) => `<use href="#tile" x="${(index % across) * size}" y="${Math.floor(index / across) * tall}"/>`,
  )
  return `${rect(0, 0, width, height, colours.ground)}<defs><g id="tile">${marks}</g></defs><g transform="scale(${scale})">${tiles.join('')}</g>`
}
