import { between, blob, circle, drawDotsAlongPath, shapeFromEdges, fill, group, line, type Point, stroke, within } from '../shapes.ts'
import type { Head } from '../head/head.ts'
import { cap, cloud, type HairPaint, type HairStyle } from './hair.ts'

/** The lower edge of a cloth on the forehead, from the near ear to the far ear. */
export const clothEdge = (head: Head, height: number): Point[] =>
  head.profile
    ? [
        [-64, 40],
        [-40, 0],
        [-8, -26 - height * 0.4],
        [30, -44 - height],
        [67, -46 - height],
      ]
    : [
        head.at(-69, -6, 0),
        head.at(-58, -36 - height * 0.6, 30),
        head.at(-30, -50 - height, 52),
        head.at(0, -53 - height, 60),
        head.at(30, -50 - height, 52),
        head.at(58, -36 - height * 0.6, 30),
        head.at(69, -8, 4),
      ]

/** The cloth above its lower edge: close at the ears, `grow` units high on top. */
export const headClothPath = (head: Head, grow: number, height = 0): string => {
  const tight = head.crown(5)
  const loose = head.crown(grow)
  const last = tight.length - 1
  const top = tight.map(([x, y], index): Point => {
    const share = Math.sin((Math.PI * index) / last) ** 0.6
    const [tx, ty] = loose[index] as Point
    return [between(x, tx, share), between(y, ty, share)]
  })
  return shapeFromEdges(clothEdge(head, height), top)
}

/** Curved lines across a shape, as folds of cloth. */
export const clothFolds = (id: string, shape: string, colour: string, curves: readonly (readonly Point[])[]): string =>
  within(id, shape, stroke(curves.map(line).join(''), colour, 3, 'opacity=".8"'))

const hem = (head: Head, { trim, accent }: HairPaint, height = 0): string => {
  const edge = line(clothEdge(head, height).map(([x, y]): Point => [x, y - 5]))
  return stroke(edge, trim, 9) + drawDotsAlongPath(edge, accent, 3.6, 9)
}

/** A large festive headtie whose pleats stand like petals. */
export const gele: HairStyle = (head, paint) => {
  const lean = head.profile ? -30 : -4 - 14 * head.turn
  const petal = (angle: number, length: number, width: number) =>
    group(
      `translate(${lean} -58) rotate(${angle})`,
      fill(
        `M0 10C${-width} -20 ${-width * 1.15} ${-length * 0.86} ${-width * 0.3} ${-length}C${width * 0.5} ${-length * 1.06} ${width * 1.1} ${-length * 0.7} ${width * 0.9} ${-length * 0.3}Z`,
        paint.cloth,
      ),
      stroke(`M${-width * 0.3} ${-length}C${-width * 1.15} ${-length * 0.86} ${-width} -20 0 10`, paint.trim, 3.4),
      stroke(`M${-width * 0.1} ${-length * 0.84}C${-width * 0.6} ${-length * 0.6} ${-width * 0.4} -30 2 0`, paint.trim, 2, 'opacity=".7"'),
    )
  const pleats = [
    [-82, 116, 40],
    [70, 104, 42],
    [-58, 118, 46],
    [46, 108, 46],
    [-32, 112, 50],
    [20, 106, 50],
    [-6, 104, 46],
  ] as const
  const shape = headClothPath(head, 14)
  return {
    behind: pleats.map(([angle, length, width]) => petal(angle, length, width)).join(''),
    front: [
      fill(shape, paint.cloth),
      clothFolds('gele', shape, paint.trim, [
        [
          [-100, -20],
          [-30, -72],
          [80, -66],
        ],
        [
          [-96, -44],
          [-20, -96],
          [80, -84],
        ],
        [
          [-70, -70],
          [0, -112],
          [70, -104],
        ],
      ]),
      hem(head, paint),
    ].join(''),
  }
}

/** A headwrap with a knot at the back, as on the log-in page. */
export const headwrap: HairStyle = (head, paint) => {
  const knot: Point = head.profile ? [-104, -40] : [head.centre[0] - 84, -78]
  const shape = headClothPath(head, 26, 2)
  return {
    behind:
      circle(...knot, 40, paint.cloth) +
      stroke(`M${knot[0] - 24} ${knot[1] + 8}q20-22 46-12M${knot[0] - 18} ${knot[1] + 22}q20-14 40-10`, paint.trim, 3),
    front:
      fill(shape, paint.cloth) +
      within(
        'wrap-rows',
        shape,
        ...[0, 1, 2].map((row) =>
          drawDotsAlongPath(
            line([
              [-110, -24 - row * 30],
              [-20, -82 - row * 24],
              [60, -78 - row * 24],
              [100, -50 - row * 28],
            ]),
            paint.accent,
            4.4,
            12,
          ),
        ),
      ) +
      hem(head, paint, 2),
  }
}

/** A tall wrap with a twist over the forehead. */
export const turban: HairStyle = (head, paint) => {
  const [x] = head.profile ? [30] : head.at(0, -80, 60)
  const tall = headClothPath(head, 46, 4)
  const twist = blob([
    [x - 30, -66],
    [x - 34, -96],
    [x - 12, -128],
    [x + 20, -126],
    [x + 32, -96],
    [x + 26, -68],
    [x, -58],
  ])
  return {
    front: [
      fill(tall, paint.cloth),
      clothFolds('turban', tall, paint.trim, [
        [
          [-110, -20],
          [-60, -80],
          [x, -96],
        ],
        [
          [-100, -66],
          [-60, -118],
          [x, -116],
        ],
        [
          [110, -30],
          [66, -84],
          [x, -96],
        ],
        [
          [104, -76],
          [60, -120],
          [x, -116],
        ],
        [
          [-60, -150],
          [0, -140],
          [60, -150],
        ],
      ]),
      fill(twist, paint.cloth),
      stroke(
        line([
          [x - 22, -72],
          [x - 14, -104],
          [x + 10, -124],
        ]) +
          line([
            [x + 4, -66],
            [x + 10, -92],
            [x + 24, -112],
          ]),
        paint.trim,
        3,
      ),
      stroke(twist, paint.trim, 3),
    ].join(''),
  }
}

/** A band of cloth under a cloud of hair. */
export const bandedAfro: HairStyle = (head, paint) => {
  const [cx] = head.profile ? [-34] : head.centre
  const cloth = shapeFromEdges(
    clothEdge(head, 0),
    head.crown(10).map(([x, y]): Point => [x, Math.max(y, -88)]),
  )
  return {
    behind: cloud('banded', [cx, -104], 88, 66, paint),
    front:
      fill(cap(head, 6), paint.tone.base) +
      fill(cloth, paint.cloth) +
      clothFolds('banded-cloth', cloth, paint.trim, [
        [
          [-90, -20],
          [-30, -70],
          [70, -60],
        ],
      ]) +
      hem(head, paint),
  }
}
