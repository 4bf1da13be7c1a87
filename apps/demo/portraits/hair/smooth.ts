import { shapeFromEdges, ellipse, fill, line, type Point, stroke, within } from '../shapes.ts'
import type { Head } from '../head/head.ts'
import { cap, curtain, type HairPaint, type HairStyle } from './hair.ts'

const strands = (head: Head, paint: HairPaint, from: Point, grow: number): string =>
  within(
    'strands',
    cap(head, grow),
    stroke(
      head.hairline
        .map(([x, y]) => line([from, [(from[0] + x) / 2 + (x - head.centre[0]) * 0.24, (from[1] + y) / 2 - 14], [x, y]]))
        .join(''),
      paint.tone.line,
      1.8,
      'opacity=".55"',
    ),
  )

/** Hair behind the head, so that nothing shines through between face and hair. */
const back = (head: Head, colour: string): string =>
  ellipse(head.centre[0] - (head.profile ? 10 : 0), -18, head.profile ? 70 : 72, 84, colour)

const partingOf = (head: Head, side: number): Point => (head.profile ? [10, -100] : [head.at(side, -80, 50)[0], -98])

/** Brushed back into a low knot. */
export const lowBun: HairStyle = (head, paint) => {
  const [x, y]: Point = head.profile ? [-96, 20] : [head.centre[0] - 62 * Math.max(head.turn, 0.4), 58]
  return {
    behind:
      ellipse(x, y, 34, 30, paint.tone.base) + stroke(`M${x - 20} ${y - 6}q18 18 36 2M${x - 16} ${y + 8}q16 12 30 0`, paint.tone.line, 2.2),
    front: fill(cap(head, 4), paint.tone.base) + strands(head, paint, partingOf(head, 0), 4),
  }
}

/** A knot on the crown. */
export const highBun: HairStyle = (head, paint) => {
  const [x, y]: Point = head.profile ? [-52, -122] : [head.centre[0], -126]
  return {
    behind:
      ellipse(x, y, 36, 31, paint.tone.base) + stroke(`M${x - 24} ${y}q22 18 46-4M${x - 18} ${y - 12}q18 10 34-4`, paint.tone.line, 2.4),
    front: fill(cap(head, 3), paint.tone.base) + strands(head, paint, [x, -100], 3),
  }
}

const side = (head: Head, colour: string, bottom: number, fringe: number): string => {
  if (head.profile)
    return fill(
      shapeFromEdges(
        [
          [62, -64],
          [30, -70],
          [2, -40],
          [-8, 10],
          [-14, bottom],
        ],
        [
          [-14, bottom],
          [-60, bottom + 6],
          [-104, bottom - 6],
        ],
        [
          [-104, bottom - 6],
          [-104, -20],
          [-80, -84],
          [-20, -108],
          [40, -96],
          [62, -64],
        ],
      ),
      colour,
    )
  const [left, right] = head.fall
  const part = head.at(fringe, -70, 54)
  const near = shapeFromEdges(
    [part, head.at(-30, -50, 50), head.at(-52, -20, 34), [left + 26, 40], [left + 20, bottom]],
    [
      [left + 20, bottom],
      [left - 16, bottom - 8],
    ],
    [
      [left - 16, bottom - 8],
      [left - 14, 20],
      [left - 6, -56],
      [head.centre[0] - 30, -106],
      [part[0], -108],
    ],
  )
  const far = shapeFromEdges(
    [part, head.at(40, -50, 46), head.at(58, -20, 26), [right - 10, 40], [right - 8, bottom - 4]],
    [
      [right - 8, bottom - 4],
      [right + 14, bottom - 12],
    ],
    [
      [right + 14, bottom - 12],
      [right + 12, 10],
      [right + 2, -60],
      [head.centre[0] + 38, -106],
      [part[0], -108],
    ],
  )
  return fill(near, colour) + fill(far, colour)
}
const shine = (head: Head, paint: HairPaint): string =>
  head.profile
    ? stroke(
        line([
          [-84, -40],
          [-50, -74],
          [10, -82],
        ]),
        paint.tone.light,
        5,
        'opacity=".5"',
      )
    : stroke(
        line([
          [head.fall[0] + 4, -36],
          [head.fall[0] + 22, -70],
          [head.centre[0] - 14, -88],
        ]),
        paint.tone.light,
        5,
        'opacity=".45"',
      )

/** Straight, cut at the chin. */
export const bob: HairStyle = (head, paint) => ({
  behind: curtain(head, 92, 10, paint.tone.base) + back(head, paint.tone.base),
  front: side(head, paint.tone.base, 96, -22) + shine(head, paint),
  coversEars: true,
})

/** Long and smooth, over the shoulders. */
export const longHair: HairStyle = (head, paint) => ({
  behind: curtain(head, 216, 20, paint.tone.base) + back(head, paint.tone.base),
  front: side(head, paint.tone.base, 168, -18) + shine(head, paint),
  coversEars: true,
})

/** Long waves with a parting in the middle. */
export const longWaves: HairStyle = (head, paint) => {
  const [left, right] = head.fall
  const lock = (x: number, out: number) =>
    stroke(
      line([
        [x, -20],
        [x + out * 0.9, 30],
        [x + out * 0.1, 80],
        [x + out * 1.1, 128],
        [x + out * 0.3, 178],
        [x + out, 214],
      ]),
      paint.tone.base,
      34,
    ) +
    stroke(
      line([
        [x + 2, 0],
        [x + out * 0.9 + 2, 36],
        [x + out * 0.1 + 2, 84],
        [x + out * 1.1 + 2, 130],
        [x + out * 0.3 + 2, 178],
      ]),
      paint.tone.line,
      2.4,
      'opacity=".7"',
    )
  return {
    behind: curtain(head, 200, 22, paint.tone.base) + back(head, paint.tone.base),
    over: head.profile ? lock(-78, -14) : lock(left + 4, -18) + lock(right - 8, 14),
    front: side(head, paint.tone.base, head.profile ? 110 : 30, 0) + shine(head, paint),
    coversEars: true,
  }
}

/** Short, swept to one side. */
export const pixie: HairStyle = (head, paint) => {
  if (head.profile)
    return {
      front:
        fill(cap(head, 7), paint.tone.base) +
        fill(
          shapeFromEdges(
            [
              [20, -98],
              [56, -76],
              [72, -46],
            ],
            [
              [72, -46],
              [40, -44],
              [6, -20],
              [-6, -60],
            ],
          ),
          paint.tone.base,
        ) +
        shine(head, paint),
    }
  const sweep = shapeFromEdges(
    [head.at(-40, -86, 30), head.at(10, -84, 60), head.at(58, -30, 40)],
    [head.at(58, -30, 40), head.at(20, -46, 58), head.at(-30, -52, 52), head.at(-58, -30, 26)],
  )
  return {
    front:
      fill(cap(head, 9), paint.tone.base) +
      fill(sweep, paint.tone.base) +
      stroke(line([head.at(-34, -76, 40), head.at(10, -70, 58), head.at(50, -36, 44)]), paint.tone.line, 2.4) +
      shine(head, paint),
  }
}
