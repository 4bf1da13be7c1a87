import type { Head } from '../head/head.ts'
import { circle, drawDotsAlongPath, fill, line, type Point, stroke } from '../shapes.ts'
import type { Torso } from './torso.ts'

export const earrings = ['hoops', 'drops', 'studs', 'fans', 'beads'] as const
export type Earring = (typeof earrings)[number]
export const necklaces = ['beads', 'collar', 'chain', 'layers', 'cowries'] as const
export type Necklace = (typeof necklaces)[number]

/** Earrings at the ears that are seen. */
export const drawEarrings = (head: Head, kind: Earring, gold: string, accent: string): string =>
  head.ears
    .map(({ at: [x, y], across }) => {
      const top = y + 19
      switch (kind) {
        case 'hoops':
          return stroke(`M${x} ${top - 3}a${15 * across} 17 0 1 0 .1 0`, gold, 4)
        case 'drops':
          return (
            stroke(`M${x} ${top}v14`, gold, 2.6) +
            fill(`M${x} ${top + 10}l${8 * across} 14-${8 * across} 12-${8 * across}-12Z`, accent) +
            circle(x, top, 3.4, gold)
          )
        case 'studs':
          return circle(x, top - 2, 5 * Math.max(across, 0.7), gold)
        case 'fans':
          return (
            fill(`M${x} ${top}l${17 * across} 24q-${17 * across} 12-${34 * across} 0Z`, gold) +
            stroke(`M${x - 11 * across} ${top + 22}q${11 * across} 6 ${22 * across} 0`, accent, 3)
          )
        case 'beads':
          return [0, 1, 2].map((row) => circle(x, top + 2 + row * 10, 5.2 * Math.max(across, 0.75), row % 2 === 0 ? accent : gold)).join('')
      }
    })
    .join('')

const round = ({ neck, half, pit }: Torso, drop: number, wide = 0): Point[] => [
  [neck - half - 4 - wide, 132 + wide * 0.5],
  [neck - half * 0.66 - wide * 0.7, pit - 6 + drop * 0.66],
  [neck + 3, pit + drop],
  [neck + half * 0.66 + wide * 0.7, pit - 6 + drop * 0.66],
  [neck + half + 4 + wide, 130 + wide * 0.5],
]

/** A necklace on the skin or over the cloth. */
export const drawNecklace = (torso: Torso, kind: Necklace, gold: string, accent: string, second: string): string => {
  switch (kind) {
    case 'beads':
      return drawDotsAlongPath(line(round(torso, 20, 4)), accent, 9.5, 11)
    case 'collar':
      return (
        [0, 1, 2, 3].map((row) => stroke(line(round(torso, 4 + row * 10, 1 + row * 6)), row % 2 === 0 ? gold : accent, 8)).join('') +
        drawDotsAlongPath(line(round(torso, 44, 25)), second, 6, 11)
      )
    case 'chain':
      return stroke(line(round(torso, 34, 2)), gold, 2.6) + circle(torso.neck + 3, torso.pit + 40, 7, gold)
    case 'layers':
      return [accent, gold, second]
        .map((colour, row) => drawDotsAlongPath(line(round(torso, 10 + row * 20, 3 + row * 7)), colour, 7.4, 9))
        .join('')
    case 'cowries':
      return stroke(line(round(torso, 18, 2)), second, 3) + stroke(line(round(torso, 18, 2)), '#fff3e0', 10, 'stroke-dasharray="3 15"')
  }
}
