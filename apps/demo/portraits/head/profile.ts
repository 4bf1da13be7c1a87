import { grown, type Point } from '../shapes.ts'
import type { FaceForm, Head } from './head.ts'

/** A head seen from the side, looking to the right. */
export const profileHead = ({ nose, lips, chin }: FaceForm): Head => {
  const tip = 73 + 6 * nose
  const lip = 70 + 7 * lips
  const jaw = 60 + 6 * chin
  const outline = [
    'M-10 -101C36 -101 63 -76 64 -40C65 -30 68 -24 67 -16C66 -9 62 -5 63 3',
    `C65 14 69 23 ${tip} 31C${tip + 6} 37 ${tip + 4} 47 ${tip - 5} 48C70 49 68 50 69 53`,
    `C71 55 ${lip} 56 ${lip} 61C${lip - 1} 64 75 65 71 66.5C${lip} 68 ${lip + 1} 78 69 81`,
    `C64 83 63 86 ${jaw + 1} 90C${jaw + 2} 100 ${jaw - 8} 107 44 105C26 103 2 94 -18 76L-40 62`,
    'C-76 58 -96 22 -94 -30C-92 -76 -56 -101 -10 -101Z',
  ].join('')
  const centre: Point = [-14, -24]
  const skull: Point[] = [
    [60, -62],
    [36, -90],
    [-10, -101],
    [-54, -92],
    [-84, -62],
    [-93, -18],
    [-84, 24],
    [-62, 54],
  ]
  return {
    profile: true,
    turn: 1,
    outline,
    at: (x, y) => [x, y],
    hairline: [
      [-62, 56],
      [-44, 36],
      [-40, 8],
      [-26, -10],
      [-8, 4],
      [0, 22],
      [8, 2],
      [14, -22],
      [24, -44],
      [44, -58],
      [60, -62],
    ],
    crown: (grow) => grown(skull, centre, grow),
    centre,
    ears: [{ at: [-22, 12], across: 1.1, far: false }],
    fall: [-100, -12],
    neck: -30,
  }
}
