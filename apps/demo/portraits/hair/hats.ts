import { circle, drawDotsAlongPath, shapeFromEdges, ellipse, fill, line, type Point, stroke, within } from '../shapes.ts'
import { cap, type HairStyle } from './hair.ts'
import { clothEdge, clothFolds, headClothPath } from './wraps.ts'

/** A small embroidered cap. */
export const kufi: HairStyle = (head, paint) => {
  const low = clothEdge(head, 6).slice(head.profile ? 1 : 1, head.profile ? undefined : -1)
  const shape = headClothPath(head, 15, 6)
  return {
    front: [
      fill(cap(head, 1), paint.tone.base, 'opacity=".6"'),
      fill(shape, paint.cloth),
      within(
        'kufi',
        shape,
        drawDotsAlongPath(line(low.map(([x, y]): Point => [x, y - 28])), paint.accent, 5, 11),
        stroke(line(low.map(([x, y]): Point => [x, y - 40])), paint.trim, 3),
      ),
      stroke(line(low.map(([x, y]): Point => [x, y - 8])), paint.trim, 14),
      stroke(line(low.map(([x, y]): Point => [x, y - 8])), paint.accent, 3.4, 'stroke-dasharray="7 6"'),
    ].join(''),
  }
}

/** A soft cap that falls to one side. */
export const fila: HairStyle = (head, paint) => {
  const low = clothEdge(head, 5).slice(head.profile ? 1 : 1, head.profile ? undefined : -1)
  const [cx] = head.centre
  const soft: Point[] = head.profile
    ? [
        [64, -92],
        [44, -134],
        [-24, -142],
        [-92, -112],
        [-112, -62],
        [-88, -34],
      ]
    : [
        [cx + 66, -78],
        [cx + 58, -132],
        [cx - 4, -146],
        [cx - 62, -136],
        [cx - 102, -92],
        [cx - 104, -52],
        [cx - 72, -46],
      ]
  const shape = shapeFromEdges(low, soft)
  return {
    front: [
      fill(cap(head, 1), paint.tone.base, 'opacity=".6"'),
      fill(shape, paint.cloth),
      clothFolds('fila', shape, paint.trim, [
        [
          [cx - 96, -60],
          [cx - 30, -100],
          [cx + 40, -110],
        ],
        [
          [cx - 80, -100],
          [cx - 20, -130],
          [cx + 40, -130],
        ],
      ]),
      stroke(line(low.map(([x, y]): Point => [x, y - 6])), paint.trim, 11),
      drawDotsAlongPath(line(low.map(([x, y]): Point => [x, y - 6])), paint.accent, 3.4, 9),
    ].join(''),
  }
}

/** A straw hat with a ribbon. */
export const strawHat: HairStyle = (head, paint) => {
  const [cx] = head.profile ? [-8] : head.at(0, 0, 14)
  const crown = shapeFromEdges([
    [cx - 70, -62],
    [cx - 60, -116],
    [cx - 34, -138],
    [cx, -130],
    [cx + 34, -138],
    [cx + 60, -116],
    [cx + 68, -62],
  ])
  return {
    front: [
      fill(cap(head, 1), paint.tone.base, 'opacity=".8"'),
      ellipse(cx, -56, 108, 20, '#d9a85f', 'transform="rotate(-4)"'),
      ellipse(cx, -60, 108, 18, '#f3d49a', 'transform="rotate(-4)"'),
      fill(crown, '#f3d49a'),
      within(
        'hat',
        crown,
        stroke([-118, -106, -94].map((y) => `M${cx - 80} ${y}q80 18 160 0`).join(''), '#d9a85f', 2.4),
        stroke(`M${cx - 80} -74q80 16 160-2`, paint.trim, 18),
      ),
    ].join(''),
  }
}

/** A knitted cap. */
export const knitCap: HairStyle = (head, paint) => {
  const low = clothEdge(head, 3).slice(1, head.profile ? undefined : -1)
  const shape = headClothPath(head, 20, 3)
  const [cx] = head.centre
  return {
    front: [
      fill(cap(head, 1), paint.tone.base, 'opacity=".6"'),
      fill(shape, paint.cloth),
      within(
        'knit',
        shape,
        stroke(
          [-80, -56, -32, -8, 16, 40, 64]
            .map((x) =>
              line([
                [cx + x * 1.1, -20],
                [cx + x, -80],
                [cx + x * 0.4, -130],
              ]),
            )
            .join(''),
          paint.trim,
          3,
          'opacity=".55"',
        ),
      ),
      stroke(line(low.map(([x, y]): Point => [x, y - 6])), paint.trim, 22),
    ].join(''),
  }
}

/** A cap with a peak. */
export const sportsCap: HairStyle = (head, paint) => {
  const low = clothEdge(head, 2).slice(1, head.profile ? undefined : -1)
  const shape = headClothPath(head, 12, 2)
  const { turn, profile } = head
  const peak = profile
    ? shapeFromEdges(
        [
          [38, -56],
          [70, -62],
          [112, -44],
          [120, -34],
        ],
        [
          [120, -34],
          [84, -38],
          [44, -40],
          [38, -56],
        ],
      )
    : shapeFromEdges(
        [head.at(-50, -46, 40), head.at(-10, -66, 60), head.at(46, -50, 40)],
        [head.at(52, -34, 60), [26 * turn + 16, -26 + 4 * turn], head.at(-44, -32, 62), head.at(-50, -46, 40)],
      )
  return {
    front: [
      fill(cap(head, 1), paint.tone.base, 'opacity=".6"'),
      fill(shape, paint.cloth),
      clothFolds('sports-cap', shape, paint.trim, [
        [[head.centre[0], -118], [head.at(0, -90, 60)[0], -96], low[Math.floor(low.length / 2)] as Point],
      ]),
      circle(head.centre[0], profile ? -112 : -110, 5, paint.trim),
      fill(peak, paint.trim),
      stroke(line(low.map(([x, y]): Point => [x, y - 4])), paint.trim, 5),
    ].join(''),
  }
}
