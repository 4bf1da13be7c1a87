import type { Random } from '#platform/shared/seeded-random.ts'
import { mix } from '../palette.ts'
import { arcPoints, circle, drawDotsAlongPath, shapeFromEdges, ellipse, fill, group, line, type Point, rect, stroke } from '../shapes.ts'
import { type PrintName, printWall } from '../prints.ts'
import type { Scheme } from './schemes.ts'

/** The size of the drawing that backgrounds fill. */
export const canvasSize = { width: 400, height: 500 }

type Background = (scheme: Scheme, random: Random) => string

const ground = (colour: string): string => rect(0, 0, canvasSize.width, canvasSize.height, colour)
const ringed = (x: number, y: number, radius: number, colour: string, ring: string): string =>
  circle(x, y, radius, colour) +
  `<circle cx="${x}" cy="${y}" r="${radius + 18}" fill="none" stroke="${ring}" stroke-width="3.4" stroke-dasharray="0.1 14" stroke-linecap="round"/>`
const hill = (height: number, rise: number, colour: string): string =>
  fill(
    `M0 ${height}C90 ${height - rise} 170 ${height - rise * 0.7} 236 ${height - rise * 0.2}S350 ${height + rise * 0.1} 400 ${height - rise * 0.7}V500H0Z`,
    colour,
  )

const sun: Background = ({ ground: back, shape, deep }, random) =>
  ground(back) + ringed(random.int(170, 230), random.int(170, 210), random.int(138, 158), shape, shape) + hill(430, 60, deep)

const hills: Background = ({ ground: back, shape, accent, deep }, random) => {
  const x = random.pick([96, 304])
  return (
    ground(back) + ringed(x, 110, 62, accent, accent) + hill(300, 90, mix(back, shape, 0.7)) + hill(370, 110, shape) + hill(440, 70, deep)
  )
}

const skyline: Background = ({ ground: back, shape, accent, deep }, random) => {
  const towers = Array.from({ length: 9 }, (_, index) => {
    const [width, height] = [random.int(38, 58), random.int(90, 230)]
    const [x, y] = [index * 48 - 14, 410 - height]
    const windows = Array.from({ length: 5 }, (__, row) => `M${x + 9} ${y + 16 + row * 20}H${x + width - 8}`).join('')
    const roof = index % 3 === 1 ? fill(`M${x + width / 2} ${y - 34}l4 36h-8Z`, shape) : ''
    return rect(x, y, width, 200, shape) + roof + stroke(windows, accent, 4, 'stroke-dasharray="5 8" opacity=".8"')
  })
  return ground(back) + circle(random.int(90, 310), 120, 78, mix(back, accent, 0.75)) + towers.join('') + rect(0, 396, 400, 104, deep)
}

const sea: Background = ({ ground: back, shape, accent, deep }, random) => {
  const row = (y: number, colour: string) => stroke(`M-20 ${y}${'q14-9 28 0t28 0'.repeat(8)}`, colour, 4)
  const x = random.int(110, 290)
  return [
    ground(back),
    ringed(x, 218, 96, accent, accent),
    rect(0, 268, 400, 232, shape),
    ...[0, 1, 2].map((at) => rect(x - 56 + at * 16, 280 + at * 16, 112 - at * 32, 6, accent, 'rx="3"')),
    rect(0, 352, 400, 148, deep),
    row(352, shape),
    row(384, shape),
    row(416, shape),
  ].join('')
}

const leaf = (x: number, y: number, size: number, turn: number, colour: string, vein: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    fill('M0 0C-46-34-54-104 0-168C54-104 46-34 0 0Z', colour),
    stroke('M0-6V-150M0-40l-26-24M0-40l26-24M0-74l-28-24M0-74l28-24M0-108l-20-18M0-108l20-18', vein, 3.4),
  )
const palm = (x: number, y: number, size: number, turn: number, colour: string): string => {
  const fronds = Array.from(
    { length: 9 },
    (_, index) =>
      `M0 ${-20 - index * 16}q${(34 - index * 1.6).toFixed(0)}-22 ${(62 - index * 4).toFixed(0)}-14M0 ${-20 - index * 16}q-${(34 - index * 1.6).toFixed(0)}-22-${(62 - index * 4).toFixed(0)}-14`,
  )
  return group(`translate(${x} ${y}) rotate(${turn}) scale(${size})`, stroke(`M0 10V-176${fronds.join('')}`, colour, 9))
}

const leaves: Background = ({ ground: back, shape, accent, deep }, random) => {
  const colour = random.pick([deep, shape])
  return [
    ground(back),
    circle(random.int(150, 250), 190, 130, mix(back, accent, 0.55)),
    ...[
      [-6, 210, 1.15, 38],
      [406, 240, 1.2, -40],
      [14, 420, 1.3, 24],
      [388, 440, 1.25, -22],
      [60, 70, 0.9, 140],
      [352, 60, 0.9, 214],
    ].map(([x = 0, y = 0, size = 1, turn = 0]) => leaf(x, y, size, turn + random.int(-10, 10), colour, mix(colour, back, 0.45))),
  ].join('')
}

const palms: Background = ({ ground: back, shape, accent, deep }, random) => {
  const x = random.pick([70, 330])
  return (
    ground(back) +
    circle(x, 140, 84, accent) +
    [
      [10, 300, 1.25, 18],
      [390, 290, 1.3, -18],
      [-10, 470, 1.3, 52],
      [410, 470, 1.3, -52],
    ]
      .map(([px = 0, y = 0, size = 1, turn = 0]) => palm(px, y, size, turn, shape))
      .join('') +
    hill(460, 50, deep)
  )
}

const clothNames: readonly PrintName[] = ['rings', 'diamonds', 'zigzag', 'scallops', 'shells', 'mud', 'birds', 'leaves']
const cloth: Background = ({ ground: back, shape, accent }, random) => {
  const figure = mix(back, shape, 0.42)
  return printWall(random.pick(clothNames), { ground: back, figure, accent: mix(back, accent, 0.42) }, { ...canvasSize, scale: 1.35 })
}

const awning: Background = ({ ground: back, shape, accent, deep }, random) => {
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const colour = index % 2 === 0 ? accent : deep
    return rect(index * 50, 0, 50, 76, colour) + fill(`M${index * 50} 75h50a25 25 0 0 1-50 0Z`, colour)
  })
  const bowls = [
    [36, shape, accent],
    [362, accent, shape],
  ] as const
  return [
    ground(back),
    rect(0, 300, 400, 200, mix(back, shape, 0.5)),
    ...bowls.map(
      ([x, colour, fruit]) =>
        Array.from({ length: 5 }, (_, index) =>
          circle(x - 40 + index * 20, 318 - (index % 2) * 14, 15, index % 2 === 0 ? fruit : mix(fruit, deep, 0.3)),
        ).join('') + fill(`M${x - 62} 322h124c0 36-26 56-62 56s-62-20-62-56Z`, colour),
    ),
    ...stripes,
    random.chance(0.5) ? drawDotsAlongPath('M0 116H400', deep, 5, 22) : '',
  ].join('')
}

const arch: Background = ({ ground: back, shape, accent, deep }, random) => {
  const x = random.int(186, 214)
  const doorway = (half: number, top: number) => `M${x - half} 500V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V500Z`
  return [
    ground(back),
    fill(doorway(176, 18), mix(back, shape, 0.5)),
    fill(doorway(152, 42), shape),
    drawDotsAlongPath(
      line([[x - 164, 500], [x - 164, 200], ...arcPoints([x, 196], 164, 164, 180, 360, 10), [x + 164, 500]]),
      accent,
      5,
      15,
    ),
    rect(0, 470, 400, 30, deep),
  ].join('')
}

const rays: Background = ({ ground: back, shape, accent }, random) => {
  const [x, y] = [200, random.int(190, 240)]
  const beams = Array.from({ length: 14 }, (_, index) => {
    const at = (angle: number): Point => [x + 420 * Math.cos(angle), y + 420 * Math.sin(angle)]
    const [from, to] = [at((index / 14) * Math.PI * 2), at(((index + 0.5) / 14) * Math.PI * 2)]
    return `M${x} ${y}L${from[0].toFixed(0)} ${from[1].toFixed(0)}L${to[0].toFixed(0)} ${to[1].toFixed(0)}Z`
  })
  return ground(back) + fill(beams.join(''), mix(back, shape, 0.4)) + ringed(x, y, 132, shape, accent)
}

const night: Background = ({ ground: back, shape, accent, deep }, random) => {
  const x = random.pick([86, 314])
  const stars = Array.from({ length: 22 }, () => circle(random.int(10, 390), random.int(10, 260), random.int(1, 3), accent)).join('')
  const dark = mix(back, deep, 0.75)
  return (
    ground(dark) +
    stars +
    circle(x, 100, 52, shape) +
    circle(x + 22, 88, 44, dark) +
    hill(360, 80, mix(dark, shape, 0.24)) +
    hill(440, 60, deep)
  )
}

const acacia: Background = ({ ground: back, shape, accent, deep }, random) => {
  const x = random.pick([64, 336])
  const crown = (cx: number, y: number, width: number) => ellipse(cx, y, width, width * 0.22, deep)
  return [
    ground(back),
    circle(400 - x, 190, 110, accent),
    hill(400, 46, shape),
    fill(
      `M${x - 8} 480C${x - 2} 340 ${x + 8} 300 ${x - 22} 250l8-4c14 26 18 38 20 56c8-22 20-38 34-54l7 5C${x + 26} 290 ${x + 14} 330 ${x + 12} 480Z`,
      deep,
    ),
    crown(x - 10, 246, 78),
    crown(x + 30, 226, 62),
    crown(x - 40, 222, 50),
    hill(446, 36, deep),
  ].join('')
}

const steps = Array.from({ length: 9 }, (_, index) => index * 58)
const woven: Background = ({ ground: back, shape, accent, deep }, random) => {
  const right = random.chance(0.5)
  const x = right ? 340 : 0
  return [
    ground(back),
    ringed(right ? 170 : 230, 196, 140, shape, shape),
    rect(x, 0, 60, 500, deep),
    ...steps.map((y) => stroke(`M${x + 8} ${y + 29}l22-22 22 22-22 22Z`, accent, 5) + fill(`M${x + 30} ${y + 21}l8 8-8 8-8-8Z`, shape)),
    rect(right ? x - 2 : x + 58, 0, 4, 500, accent),
  ].join('')
}

const tones: Background = ({ ground: back, shape, accent, deep }, random) => {
  const cut = random.int(210, 300)
  return [
    ground(back),
    rect(0, cut, 400, 500 - cut, mix(shape, back, 0.25)),
    fill(
      shapeFromEdges(
        [
          [250, 0],
          [300, 60],
          [400, 76],
        ],
        [
          [400, 0],
          [250, 0],
        ],
      ),
      accent,
    ),
    circle(random.pick([70, 330]), cut, 58, accent),
    stroke(`M0 ${cut}H400`, deep, 4),
  ].join('')
}

const backgrounds = { sun, hills, skyline, sea, leaves, palms, cloth, awning, arch, rays, night, acacia, woven, tones }
export type BackgroundName = keyof typeof backgrounds
export const backgroundNames = Object.keys(backgrounds) as BackgroundName[]

/** Draws the background of a portrait. */
export const drawBackground = (name: BackgroundName, scheme: Scheme, random: Random): string => backgrounds[name](scheme, random)
