import { circle, drawDotsAlongPath, shapeFromEdges, fill, line, rect, stroke, within, type Point } from '../shapes.ts'
import { clothBelow, clothEverywhere, shoulderFolds, pointedNeckline, roundNeckline, type Garment } from './cloth.ts'
import type { Torso } from './torso.ts'

/** Cloth tied over one shoulder, over a plain top. */
export const kanga: Garment = (torso, paint) => {
  const { shoulders } = torso
  const edge: Point[] = [
    [-shoulders * 0.5, 140],
    [-10, 206],
    [shoulders * 0.6, 262],
    [shoulders + 30, 296],
  ]
  const cut = roundNeckline(torso, 24, 26)
  return [
    clothBelow(torso, cut, 3, clothEverywhere(paint.under), shoulderFolds(torso, paint.seam)),
    clothBelow(
      torso,
      edge,
      9,
      clothEverywhere(paint.cloth),
      stroke(line(edge), paint.trim, 16),
      stroke(line(edge), paint.accent, 4, 'stroke-dasharray="10 8"'),
      stroke(
        line([
          [-shoulders * 0.7, 190],
          [-20, 280],
          [60, 420],
        ]) +
          line([
            [-shoulders * 0.3, 170],
            [30, 270],
            [120, 360],
          ]),
        paint.seam,
        3,
        'opacity=".45"',
      ),
    ),
  ].join('')
}

const collar = (torso: Torso, colour: string, seam: string, open: number): string => {
  const { neck, half, pit } = torso
  const wing = (side: 1 | -1) =>
    shapeFromEdges(
      [
        [neck + side * (half + 4), 118],
        [neck + side * (half + 14), 138],
        [neck + side * (half + 2), pit + 34],
      ],
      [
        [neck + side * (half + 2), pit + 34],
        [neck + 3 + side * 4, pit + open],
      ],
      [
        [neck + 3 + side * 4, pit + open],
        [neck + side * (half - 4), 136],
        [neck + side * (half + 4), 118],
      ],
    )
  return [-1, 1].map((side) => fill(wing(side as 1 | -1), colour) + stroke(wing(side as 1 | -1), seam, 2.4, 'opacity=".6"')).join('')
}

/** A shirt with a collar, open at the neck. */
export const shirt: Garment = (torso, paint) => {
  const { neck, pit } = torso
  const [left, right] = pointedNeckline(torso, 5, 40)
  const buttons = [238, 286, 334].map((y) => circle(neck + 3, y, 4, paint.accent)).join('')
  return [
    clothBelow(
      torso,
      [...left, right[1] as Point],
      5,
      clothEverywhere(paint.cloth),
      shoulderFolds(torso, paint.seam),
      stroke(
        line([
          [neck + 3, pit + 38],
          [neck + 4, 480],
        ]),
        paint.seam,
        2.4,
        'opacity=".7"',
      ),
      buttons,
    ),
    collar(torso, paint.cloth, paint.seam, 40),
  ].join('')
}

/** A jacket over a shirt or a plain top. */
export const blazer: Garment = (torso, paint) => {
  const { neck, half, pit } = torso
  const [left, right] = pointedNeckline(torso, 24, 168)
  const lapel = (side: 1 | -1) =>
    shapeFromEdges(
      [
        [neck + side * (half + 8), 126],
        [neck + side * (half + 40), 158],
        [neck + side * (half + 50), 214],
      ],
      [
        [neck + side * (half + 50), 214],
        [neck + side * (half + 30), 222],
        [neck + side * (half + 40), 240],
      ],
      [
        [neck + side * (half + 40), 240],
        [neck + 3, pit + 170],
      ],
      [
        [neck + 3, pit + 170],
        [neck + side * (half - 2), 190],
        [neck + side * (half + 8), 126],
      ],
    )
  const lapels = ([-1, 1] as const)
    .map(
      (side) =>
        fill(lapel(side), paint.cloth) +
        fill(lapel(side), paint.seam, 'opacity=".28"') +
        stroke(lapel(side), paint.seam, 2.2, 'opacity=".7"'),
    )
    .join('')
  return [
    clothBelow(
      torso,
      roundNeckline(torso, 6, 14),
      3,
      clothEverywhere(paint.under),
      stroke(line(roundNeckline(torso, 6, 14)), paint.seam, 4, 'opacity=".3"'),
    ),
    clothBelow(
      torso,
      [...left, right[1] as Point],
      9,
      clothEverywhere(paint.cloth),
      shoulderFolds(torso, paint.seam),
      circle(neck + 4, 344, 6, paint.trim),
    ),
    lapels,
  ].join('')
}

/** A wide robe with embroidery down the front. */
export const boubou: Garment = (torso, paint) => {
  const { neck, shoulders } = torso
  const neckline = roundNeckline(torso, 9, 16)
  const panel = shapeFromEdges(
    [
      [neck - 34, 130],
      [neck - 36, 210],
      [neck + 3, 276],
    ],
    [
      [neck + 3, 276],
      [neck + 42, 210],
      [neck + 40, 130],
    ],
  )
  return clothBelow(
    torso,
    neckline,
    22,
    clothEverywhere(paint.cloth),
    stroke(
      line([
        [-shoulders * 0.5, 160],
        [-shoulders * 0.62, 300],
        [-shoulders * 0.5, 480],
      ]) +
        line([
          [shoulders * 0.44, 160],
          [shoulders * 0.54, 300],
          [shoulders * 0.42, 480],
        ]),
      paint.seam,
      3.4,
      'opacity=".5"',
    ),
    fill(panel, paint.trim, 'opacity=".95"'),
    within(
      'panel',
      panel,
      drawDotsAlongPath(
        line([
          [neck - 24, 130],
          [neck - 26, 206],
          [neck + 3, 258],
        ]) +
          line([
            [neck + 30, 130],
            [neck + 32, 206],
            [neck + 3, 258],
          ]),
        paint.accent,
        5,
        11,
      ),
      stroke([176, 196, 216, 236].map((y) => `M${neck + 3} ${y}l9 9-9 9-9-9Z`).join(''), paint.accent, 2.6),
    ),
    stroke(line(neckline), paint.accent, 7),
  )
}

/** A tunic with a stand-up collar and a short row of buttons. */
export const tunic: Garment = (torso, paint) => {
  const { neck, half, pit } = torso
  const neckline = roundNeckline(torso, 4, 4)
  return [
    clothBelow(
      torso,
      neckline,
      6,
      clothEverywhere(paint.cloth),
      shoulderFolds(torso, paint.seam),
      rect(neck - 9, pit, 24, 130, paint.trim),
      ...[0, 1, 2, 3].map((row) => circle(neck + 3, pit + 26 + row * 28, 4.4, paint.accent)),
      stroke(
        line([
          [neck - half - 30, 150],
          [neck - half - 30, 200],
        ]),
        paint.trim,
        0,
      ),
    ),
    stroke(line(roundNeckline(torso, 4, 2)), paint.trim, 13),
    drawDotsAlongPath(line(roundNeckline(torso, 4, 2)), paint.accent, 3.2, 8),
  ].join('')
}
