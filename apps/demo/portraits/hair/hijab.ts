import { blob, shapeFromEdges, fill, type Point, stroke } from '../shapes.ts'
import type { HairStyle } from './hair.ts'
import { clothFolds } from './wraps.ts'

/** A scarf over hair, neck and shoulders. */
export const hijab: HairStyle = (head, paint) => {
  const opening = head.profile
    ? shapeFromEdges(
        [
          [56, -64],
          [20, -52],
          [8, -10],
          [10, 40],
          [28, 84],
          [48, 104],
        ],
        [
          [52, 106],
          [120, 110],
          [120, -64],
        ],
      )
    : blob([
        head.at(0, -68, 56),
        head.at(34, -62, 48),
        head.at(54, -34, 30),
        head.at(59, 8, 18),
        head.at(52, 50, 26),
        head.at(28, 88, 38),
        head.at(0, 98, 46),
        head.at(-30, 88, 36),
        head.at(-52, 50, 26),
        head.at(-58, 8, 18),
        head.at(-54, -34, 30),
        head.at(-34, -62, 48),
      ])
  const outer = head.profile
    ? shapeFromEdges(
        [
          [60, -70],
          [20, -112],
          [-40, -118],
          [-96, -84],
          [-108, -10],
          [-100, 60],
          [-126, 130],
          [-150, 210],
        ],
        [
          [-150, 210],
          [-20, 250],
          [90, 214],
        ],
        [
          [90, 214],
          [60, 150],
          [40, 112],
          [52, 104],
        ],
        [
          [48, 104],
          [28, 84],
          [10, 40],
          [8, -10],
          [20, -52],
          [56, -64],
        ],
      )
    : blob([
        [head.centre[0], -120],
        [head.fall[1] - 16, -96],
        [head.fall[1] + 6, -30],
        [head.fall[1] + 4, 40],
        [head.fall[1] + 16, 110],
        [112, 190],
        [70, 236],
        [0, 246],
        [-76, 236],
        [-126, 190],
        [head.fall[0] - 12, 110],
        [head.fall[0] - 4, 40],
        [head.fall[0] - 4, -30],
        [head.fall[0] + 18, -96],
      ])
  const ring = `${outer}${opening}`
  const drape: Point[][] = head.profile
    ? [
        [
          [-90, 40],
          [-20, 110],
          [70, 190],
        ],
        [
          [-100, 90],
          [-30, 150],
          [50, 214],
        ],
      ]
    : [
        [
          [head.fall[0], 60],
          [-50, 118],
          [10, 132],
          [60, 108],
        ],
        [
          [head.fall[0] - 10, 110],
          [-30, 164],
          [40, 158],
          [84, 120],
        ],
        [
          [-100, 190],
          [-20, 214],
          [70, 190],
        ],
      ]
  return {
    front: head.profile
      ? fill(outer, paint.cloth) + clothFolds('hijab', outer, paint.trim, drape)
      : fill(ring, paint.cloth, 'fill-rule="evenodd"') + clothFolds('hijab', outer, paint.trim, drape) + stroke(opening, paint.trim, 4),
    coversEars: true,
    coversNeck: true,
  }
}
