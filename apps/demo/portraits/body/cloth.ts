import { drawDotsAlongPath, shapeFromEdges, line, rect, stroke, within, type Point } from '../shapes.ts'
import type { Torso } from './torso.ts'

export interface ClothColours {
  /** Fill of the main cloth; a colour or a print. */
  cloth: string
  /** A darker colour for seams and folds. */
  seam: string
  /** Borders and embroidery. */
  trim: string
  accent: string
  /** A plain cloth under a jacket. */
  under: string
}
export type Garment = (torso: Torso, paint: ClothColours) => string

/** Draws cloth below a neckline. It is cut at the outline of the body, moved outwards by `by` units for loose clothes. */
export const clothBelow = (torso: Torso, neckline: readonly Point[], by: number, ...content: readonly string[]): string => {
  const [first] = neckline as readonly [Point]
  const last = neckline.at(-1) as Point
  const area = shapeFromEdges(
    neckline,
    [last, [300, last[1] - 46]],
    [
      [300, 500],
      [-300, 500],
    ],
    [[-300, first[1] - 46], first],
  )
  return `<clipPath id="cut${by}"><path d="${torso.around(by)}"/></clipPath><g clip-path="url(#cut${by})">${within(`cloth${by}`, area, ...content)}</g>`
}
export const clothEverywhere = (colour: string): string => rect(-320, 40, 640, 460, colour)

export const roundNeckline = ({ neck, half, pit }: Torso, wide: number, deep: number): Point[] => [
  [neck - half - wide, 138 + wide * 0.26],
  [neck - half * 0.62 - wide * 0.5, pit - 4 + deep * 0.72],
  [neck + 3, pit + 2 + deep],
  [neck + half * 0.62 + wide * 0.5, pit - 4 + deep * 0.72],
  [neck + half + wide, 136 + wide * 0.26],
]
export const pointedNeckline = ({ neck, half, pit }: Torso, wide: number, deep: number): readonly [Point[], Point[]] => [
  [
    [neck - half - wide, 138 + wide * 0.26],
    [neck + 3, pit + deep],
  ],
  [
    [neck + 3, pit + deep],
    [neck + half + wide, 136 + wide * 0.26],
  ],
]

/** Folds from the shoulders and the line of the arms. */
export const shoulderFolds = ({ shoulders }: Torso, seam: string): string =>
  stroke(
    line([
      [-shoulders * 0.84, 214],
      [-shoulders * 0.73, 236],
      [-shoulders * 0.71, 300],
      [-shoulders * 0.76, 480],
    ]) +
      line([
        [shoulders * 0.68, 210],
        [shoulders * 0.58, 232],
        [shoulders * 0.56, 300],
        [shoulders * 0.6, 480],
      ]),
    seam,
    3,
    'opacity=".55"',
  )

export const necklineBorder = (points: readonly Point[], { trim, accent }: ClothColours, width = 8): string =>
  stroke(line(points), trim, width) + drawDotsAlongPath(line(points.map(([x, y]): Point => [x * 1.06, y + 13])), accent, 3.6, 10)
