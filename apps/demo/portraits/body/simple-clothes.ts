import { drawDotsAlongPath, shapeFromEdges, fill, line, stroke, type Point } from '../shapes.ts'
import { clothBelow, necklineBorder, clothEverywhere, shoulderFolds, pointedNeckline, roundNeckline, type Garment } from './cloth.ts'

export const roundNeck: Garment = (torso, paint) => {
  const neckline = roundNeckline(torso, 7, 12)
  return clothBelow(
    torso,
    neckline,
    4,
    clothEverywhere(paint.cloth),
    shoulderFolds(torso, paint.seam),
    stroke(line(neckline), paint.seam, 9, 'opacity=".75"'),
  )
}
export const borderedNeck: Garment = (torso, paint) => {
  const neckline = roundNeckline(torso, 10, 20)
  return clothBelow(torso, neckline, 5, clothEverywhere(paint.cloth), shoulderFolds(torso, paint.seam), necklineBorder(neckline, paint))
}
export const wideNeck: Garment = (torso, paint) => {
  const neckline = roundNeckline(torso, 44, 20)
  return clothBelow(
    torso,
    neckline,
    4,
    clothEverywhere(paint.cloth),
    shoulderFolds(torso, paint.seam),
    stroke(line(neckline), paint.trim, 6),
  )
}
export const deepNeck: Garment = (torso, paint) => {
  const [left, right] = pointedNeckline(torso, 18, 66)
  const neckline = [...left, right[1] as Point]
  return clothBelow(
    torso,
    neckline,
    4,
    clothEverywhere(paint.cloth),
    shoulderFolds(torso, paint.seam),
    stroke(line(neckline.slice(0, 2)) + line(neckline.slice(1)), paint.trim, 8),
  )
}

/** Bare shoulders, with a broad frill. */
export const offShoulder: Garment = (torso, paint) => {
  const { shoulders, neck } = torso
  const top: Point[] = [
    [-shoulders - 26, 214],
    [-shoulders * 0.5, 226],
    [neck, 232],
    [shoulders * 0.5, 222],
    [shoulders + 20, 206],
  ]
  const frill = shapeFromEdges(
    top,
    top.toReversed().map(([x, y]): Point => [x, y + 42]),
  )
  return clothBelow(
    torso,
    top,
    6,
    clothEverywhere(paint.cloth),
    shoulderFolds(torso, paint.seam),
    fill(frill, paint.seam, 'opacity=".3"'),
    stroke(line(top), paint.trim, 7),
    drawDotsAlongPath(line(top.map(([x, y]): Point => [x, y + 42])), paint.trim, 7, 13),
  )
}

/** A dress with straps. */
export const straps: Garment = (torso, paint) => {
  const { shoulders, neck, half } = torso
  const top: Point[] = [
    [-shoulders - 30, 262],
    [-shoulders * 0.62, 236],
    [-shoulders * 0.26, 220],
    [neck * 0.4, 240],
    [shoulders * 0.28, 218],
    [shoulders * 0.56, 234],
    [shoulders + 20, 256],
  ]
  return [
    stroke(
      line([
        [neck - half - 18, 146],
        [-shoulders * 0.42, 180],
        [-shoulders * 0.4, 236],
      ]) +
        line([
          [neck + half + 18, 146],
          [shoulders * 0.36, 180],
          [shoulders * 0.38, 232],
        ]),
      paint.trim,
      8,
    ),
    clothBelow(torso, top, 3, clothEverywhere(paint.cloth), shoulderFolds(torso, paint.seam), stroke(line(top), paint.trim, 6)),
  ].join('')
}

/** A high collar without buttons. */
export const highNeck: Garment = (torso, paint) => {
  const { neck, half } = torso
  const neckline = roundNeckline(torso, 5, -6)
  const roll = shapeFromEdges(
    [
      [neck - half - 2, 112],
      [neck, 134],
      [neck + half + 2, 110],
    ],
    [
      [neck + half + 7, 138],
      [neck, 164],
      [neck - half - 7, 140],
    ],
  )
  return (
    clothBelow(torso, neckline, 4, clothEverywhere(paint.cloth), shoulderFolds(torso, paint.seam)) +
    fill(roll, paint.cloth) +
    stroke(
      line([
        [neck - half - 6, 140],
        [neck, 163],
        [neck + half + 6, 138],
      ]),
      paint.seam,
      3,
      'opacity=".6"',
    )
  )
}
