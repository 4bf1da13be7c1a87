import { between, blob, grown, type Point } from '../shapes.ts'
import type { FaceForm, Head } from './head.ts'

/** The angle, in degrees, of a head whose `turn` is 1. */
const mostTurned = 27

/** The right half of a face seen from the front, from the top of the skull to the chin. */
const front = ({ width, jaw, chin }: FaceForm): Point[] => [
  [0, -101],
  [36, -92],
  [60, -58],
  [66 * width, -14],
  [64 * width, 20],
  [53 * jaw, 62],
  [30 * chin, 91],
  [0, 101],
]
/** The points of `front`, for a face turned to the right. */
const farSide = ({ width, jaw, chin }: FaceForm): Point[] => [
  [-8, -101],
  [34, -93],
  [57, -58],
  [57 * width, -15],
  [62 * width, 18],
  [54 * jaw, 58],
  [24 + 18 * chin, 91],
  [22, 101],
]
const nearSide = ({ jaw, chin }: FaceForm): Point[] => [
  [-8, -101],
  [-48, -92],
  [-77, -58],
  [-80, -14],
  [-68, 22],
  [-40 * jaw, 68],
  [12 - 20 * chin, 92],
  [22, 101],
]

/**
 * A head seen from the front or half turned to the right.
 * @param turn from 0 (front) to 1
 * @param lift from -1 (chin down) to 1 (chin up)
 */
export const turnedHead = (form: FaceForm, turn: number, lift: number): Head => {
  const angle = (turn * mostTurned * Math.PI) / 180
  const at = (x: number, y: number, z = 60 - (x * x) / 110): Point => [
    x * Math.cos(angle) * form.width + z * Math.sin(angle),
    y - lift * (z - 20) * 0.13,
  ]
  const straight = front(form)
  const mixed = (turned: Point[], side: 1 | -1): Point[] =>
    straight.map(([x, y], index): Point => {
      const [tx, ty] = turned[index] as Point
      return [between(x * side, tx, turn), between(y, ty, turn) - lift * (index > 5 ? 3 : 0)]
    })
  const right = mixed(farSide(form), 1)
  const left = mixed(nearSide(form), -1)
  const centre: Point = [between(0, -10, turn), -26]
  const end: Point = [between(right[3]?.[0] ?? 0, 58, turn), between(right[3]?.[1] ?? 0, -40, turn)]
  const skull = [end, ...right.slice(0, 3).toReversed(), ...left.slice(1, 4)]
  const hairline: Point[] = [
    at(-66, 6, 8),
    at(-61, -20, 22),
    at(-56, -46, 32),
    at(-36, -62, 50),
    at(0, -67, 58),
    at(36, -62, 50),
    ...[at(56, -46, 32), at(61, -20, 22), at(65, 2, 12)].map((point, index): Point => {
      const hidden: Point = [58 + index * 0.5, -50 + index * 6]
      return [between(point[0], hidden[0], turn), between(point[1], hidden[1], turn)]
    }),
  ]
  return {
    profile: false,
    turn,
    outline: blob([...right, ...left.slice(1, -1).toReversed()]),
    at,
    hairline,
    crown: (grow) => grown(skull, centre, grow),
    centre,
    ears: [
      { at: [between(-66 * form.width, -62, turn), 12 - lift * 2], across: between(0.62, 1, turn), far: false },
      ...(turn < 0.35
        ? [{ at: [between(66 * form.width, 61, turn * 2), 12 - lift * 2] as Point, across: between(0.62, 0.3, turn * 2), far: true }]
        : []),
    ],
    fall: [between(-78, -92, turn), between(78, 54, turn)],
    neck: between(0, -14, turn),
  }
}
