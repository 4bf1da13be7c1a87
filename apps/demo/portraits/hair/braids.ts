import { arcPoints, circle, drawDotsAlongPath, shapeFromEdges, ellipse, fill, grown, line, type Point, stroke, within } from '../shapes.ts'
import type { Head } from '../head/head.ts'
import { cap, curtain, type HairPaint, type HairStyle, partings, rope } from './hair.ts'

const backOf = (head: Head): Point => (head.profile ? [-84, -34] : [head.centre[0] - 20 * head.turn, -112])

interface Ropes {
  bottom: number
  width: number
  count: number
  bead: string
}

/** Ropes that hang from the near or the far side of the head. */
const ropes = (head: Head, paint: HairPaint, { bottom, width, count, bead }: Ropes, side: 'near' | 'far'): string => {
  const [left, right] = head.fall
  const reach = width * (count - 1)
  const [from, to, spread] =
    side === 'far'
      ? [right + 2, right + 2 - reach * 0.5, 16]
      : head.profile
        ? [left + 2, left + reach * 0.92 + 12, -8]
        : [left - 2, left - 2 + reach * 0.58, -20]
  return Array.from({ length: count }, (_, index) => {
    const share = index / Math.max(1, count - 1)
    const x = from + (to - from) * share
    return rope(
      [x * 0.94, -30 - 14 * share],
      [x + spread * (1 - share * 0.6), bottom - 26 * share],
      width,
      paint,
      index % 2 === 0 ? bead : '',
    )
  }).join('')
}

const parted = (head: Head, paint: HairPaint, grow: number): string => {
  const area = cap(head, grow)
  return fill(area, paint.tone.base) + within('parted', area, partings(head, backOf(head), paint.tone.line, 2.4))
}

const hanging =
  (bottom: number, width: number, count: number, beads: boolean): HairStyle =>
  (head, paint) => {
    const kind = { bottom: Math.min(bottom, 190), width, count, bead: beads ? paint.accent : '' }
    const far = head.profile ? '' : ropes(head, paint, kind, 'far')
    // A face that is turned away hides the roots of the far side.
    const hidden = head.turn > 0.35
    return {
      behind: curtain(head, bottom - 24, 12, paint.tone.base),
      over: hidden ? far : '',
      front: parted(head, paint, 7) + ropes(head, paint, kind, 'near') + (hidden ? '' : far),
      coversEars: true,
    }
  }

/** Long thin braids with beads. */
export const boxBraids = hanging(236, 11, 5, true)
/** Braids to the chin. */
export const braidedBob = hanging(118, 12, 4, false)
/** Ropes of hair to the shoulders. */
export const locs = hanging(176, 16, 4, true)
/** Short, thick twists. */
export const twists: HairStyle = (head, paint) => {
  const all = head.crown(2)
  const short = (points: readonly Point[], length: number) =>
    points
      .map(([x, y], index) => {
        const [cx] = head.centre
        return rope([x, y], [x + (x - cx) * 0.28 + (index % 2 === 0 ? 3 : -3), y + length + Math.abs(x - cx) * 0.28], 14, paint)
      })
      .join('')
  const middle = arcPoints([head.centre[0], -36], 52, 56, -170, -10, 7)
  return {
    behind: short(all, -6),
    front:
      fill(cap(head, 8), paint.tone.base) +
      short(middle, 18) +
      short(
        head.hairline.slice(head.profile ? 8 : 2, head.profile ? -1 : -4).map(([x, y]): Point => [x, y - 18]),
        12,
      ),
  }
}

/** Locs tied on top. */
export const tiedLocs: HairStyle = (head, paint) => {
  const [x, y]: Point = head.profile ? [-46, -98] : [head.centre[0] - 4 * head.turn, -100]
  const loose = arcPoints([x, y - 26], 60, 34, 150, 390, 9)
  return {
    behind:
      ellipse(x, y - 24, 40, 30, paint.tone.base) +
      loose.map(([ex, ey]) => rope([x + (ex - x) * 0.3, y - 16], [ex, ey], 17, paint)).join(''),
    front:
      parted(head, paint, 5) +
      arcPoints([x, y - 20], 30, 18, 200, 340, 4)
        .map(([ex, ey]) => rope([x + (ex - x) * 0.4, y - 8], [ex, ey - 8], 15, paint))
        .join('') +
      stroke(
        line([
          [x - 32, y],
          [x, y - 10],
          [x + 32, y],
        ]),
        paint.accent,
        11,
      ),
  }
}

/** The rows of cornrows: from the forehead over the skull to the back. */
const rows = (head: Head, colour: string, width: number, more = ''): string =>
  head.profile
    ? stroke([4, 18, 32, 46, 60, 74].map((by) => line(grown(head.crown(0), [-20, 8], -by))).join(''), colour, width, more)
    : partings(head, backOf(head), colour, width, more)

/** Rows close to the skull, ending at the back. */
export const cornrows: HairStyle = (head, paint) => {
  const area = cap(head, 3)
  return {
    front:
      fill(area, paint.skin.shade) +
      within('cornrows', area, rows(head, paint.tone.base, 10), rows(head, paint.tone.line, 2.6, 'stroke-dasharray="1.5 5"')),
  }
}

/** Rows that end in two thick braids over the shoulders. */
export const longCornrows: HairStyle = (head, paint) => {
  const [left, right] = head.fall
  const braid = (x: number, out: number) => rope([x, 20], [x + out, 226], 22, paint, paint.accent)
  return { ...cornrows(head, paint), over: head.profile ? braid(-74, -22) : braid(left + 16, -6) + braid(right - 14, 4) }
}

/** Braids gathered into a large knot on top, with gold thread. */
export const topKnot: HairStyle = (head, paint) => {
  const [x, y]: Point = head.profile ? [-36, -126] : [head.centre[0] - 4, -134]
  const ring = (radius: number) => `M${x - radius} ${y + 4}a${radius} ${radius * 0.7} 0 0 1 ${radius * 2} 0`
  return {
    behind:
      ellipse(x, y, 42, 33, paint.tone.base) +
      [34, 24, 14].map((radius) => stroke(ring(radius), paint.tone.line, 2.6, 'stroke-dasharray="5 4"')).join(''),
    front: [
      parted(head, paint, 4),
      fill(
        shapeFromEdges(
          [
            [x - 30, -100],
            [x, -112],
            [x + 30, -100],
          ],
          [
            [x + 28, -114],
            [x, -124],
            [x - 28, -114],
          ],
        ),
        paint.accent,
      ),
      drawDotsAlongPath(
        line([
          [x - 28, -107],
          [x, -117],
          [x + 28, -107],
        ]),
        '#fff9f4',
        3,
        9,
      ),
    ].join(''),
  }
}

/** Braids in a high tail that falls to one side. */
export const braidedTail: HairStyle = (head, paint) => {
  const [x, y]: Point = head.profile ? [-72, -98] : [head.centre[0] - 30, -116]
  const ends = head.profile ? -132 : head.fall[0] - 46
  return {
    behind: [0, 1, 2, 3, 4]
      .map(
        (index) =>
          `${stroke(
            line([
              [x + index * 5, y],
              [ends + 4 + index * 13, y + 14],
              [ends + index * 9, 60],
              [ends + 12 + index * 8, 178 - index * 8],
            ]),
            paint.tone.base,
            13,
          )}${circle(ends + 12 + index * 8, 176 - index * 8, 6, index % 2 === 0 ? paint.accent : paint.tone.base)}`,
      )
      .join(''),
    front:
      parted(head, paint, 4) +
      ellipse(x, y + 6, 22, 14, paint.tone.base) +
      stroke(
        line([
          [x - 14, y + 16],
          [x + 4, y + 8],
          [x + 20, y + 14],
        ]),
        paint.accent,
        7,
      ),
  }
}

/** A row of beads on the middle parting and braids before the ears. */
export const fulaniBraids: HairStyle = (head, paint) => {
  const [left, right] = head.fall
  const middle = head.profile
    ? line([
        [58, -62],
        [30, -92],
        [-20, -104],
      ])
    : line([head.hairline[4] as Point, [head.centre[0] + 6, -88], [head.centre[0], -106]])
  const before = (x: number) => rope([x, -26], [x - 2, 108], 10, paint, paint.accent)
  return {
    behind: curtain(head, 196, 4, paint.tone.base),
    front: [
      parted(head, paint, 4),
      drawDotsAlongPath(middle, paint.accent, 6, 9),
      head.profile ? before(-6) : before(left + 14),
      head.turn > 0.35 ? '' : before(right - 12),
      (head.profile ? [] : head.turn > 0.35 ? [left + 14] : [left + 14, right - 12])
        .map((x) => circle(x, 62, 5, paint.accent) + circle(x, 20, 5, paint.accent))
        .join(''),
    ].join(''),
  }
}
