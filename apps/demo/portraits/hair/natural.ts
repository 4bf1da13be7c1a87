import { arcPoints, blob, shapeFromEdges, ellipse, fill, grown, line, type Point, stroke, within } from '../shapes.ts'
import { cap, cloud, curls, type HairStyle, tufts } from './hair.ts'

/** A mass of hair round the head, `size` units wider than the skull. */
const afroOf =
  (size: number, rise: number): HairStyle =>
  (head, paint) => {
    const [cx, cy] = head.centre
    const centre: Point = [cx, cy - rise]
    const edge = head.hairline.slice(head.profile ? 0 : 1, head.profile ? undefined : -1)
    return {
      behind: cloud('afro', centre, 76 + size + (head.profile ? 6 : 0), 72 + size, paint),
      front:
        fill(cap(head, size * 0.7), paint.tone.base) +
        tufts(
          edge
            .flatMap((point, index) => {
              const next = edge[index + 1]
              return next === undefined ? [point] : [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as Point]
            })
            .map(([x, y]): Point => [x, y - 3]),
          8,
          paint.tone.base,
        ) +
        within('afro-front', cap(head, size * 0.6), curls(centre, 70 + size, 66 + size, paint.tone.line)),
      coversEars: size > 34,
    }
  }
export const afro = afroOf(44, 22)
export const wideAfro = afroOf(58, 18)
export const shortAfro = afroOf(20, 12)

/** Very short curls that follow the skull. */
export const teenyAfro: HairStyle = (head, paint) => ({
  front:
    fill(cap(head, 7), paint.tone.base) +
    tufts(
      head.crown(5).flatMap((point, index, all) => {
        const next = all[index + 1]
        return next === undefined ? [point] : [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as Point]
      }),
      7,
      paint.tone.base,
    ) +
    within('teeny', cap(head, 10), curls(head.centre, 84, 84, paint.tone.line, 11)),
})

/** Shaved at the sides, higher on top. */
export const fade: HairStyle = (head, { tone }) => {
  const [cx] = head.centre
  const top = shapeFromEdges(
    head.hairline.slice(head.profile ? 7 : 2, head.profile ? undefined : -2),
    head.crown(9).slice(head.profile ? 0 : 1, head.profile ? 6 : -1),
  )
  return {
    front: [
      fill(cap(head, 1), tone.base, 'opacity=".55"'),
      fill(top, tone.base),
      within('fade', top, curls([cx, -80], 74, 50, tone.line, 10)),
    ].join(''),
  }
}

/** Tall and flat on top. */
export const highTop: HairStyle = (head, { tone }) => {
  const { turn, profile } = head
  const [left, right]: [number, number] = profile ? [-76, 66] : [-64 - 8 * turn, 64 - 4 * turn]
  const shape = shapeFromEdges(
    head.hairline.slice(profile ? 7 : 2, profile ? undefined : -2),
    [
      [right - 2, -60],
      [right + 4, -96],
      [right, -140],
      [right - 14, -152],
    ],
    [
      [right - 14, -152],
      [0, -158],
      [left + 14, -150],
    ],
    [
      [left + 14, -150],
      [left - 2, -136],
      [left - 4, -96],
      [left + 4, -52],
    ],
  )
  return {
    front: [
      fill(cap(head, 2), tone.base, 'opacity=".7"'),
      fill(shape, tone.base),
      within('high-top', shape, curls([0, -108], 80, 62, tone.line, 12)),
      stroke(
        line([
          [right - 4, -142],
          [right - 1, -96],
        ]),
        tone.line,
        4,
        'opacity=".5"',
      ),
    ].join(''),
  }
}

/** Cut close, with waves. */
export const waves: HairStyle = (head, { tone }) => ({
  front:
    fill(cap(head, 3), tone.base) +
    within(
      'waves',
      cap(head, 3),
      ...[14, 30, 46, 62].map((by) =>
        stroke(line(grown(head.crown(0), head.centre, -by)), tone.line, 2.2, 'stroke-dasharray="9 5" opacity=".7"'),
      ),
    ),
})

/** No hair: only light on the skull. */
export const bald: HairStyle = (head, { skin }) => {
  const [cx] = head.centre
  const [x, y] = [cx + (head.profile ? 26 : 24), -74]
  return {
    front: within('bald', head.outline, ellipse(x, y, 24, 11, skin.light, `opacity=".38" transform="rotate(26 ${x.toFixed(0)} ${y})"`)),
  }
}

/** A ring of hair round a bald crown. */
export const ringOfHair: HairStyle = (head, { tone, skin }) => {
  const [cx] = head.centre
  return {
    front: [
      within(
        'shine',
        head.outline,
        ellipse(cx + 24, -74, 24, 11, skin.light, `opacity=".38" transform="rotate(26 ${(cx + 24).toFixed(0)} -74)"`),
      ),
      within('ring', 'M-140 -52C-70 -40 -50 -10 0 -10S70 -40 140 -40V100H-140Z', fill(cap(head, 4), tone.base, 'opacity=".9"')),
    ].join(''),
  }
}

const puffAt = (head: Parameters<HairStyle>[0]): Point => (head.profile ? [-66, -104] : [head.centre[0] - 8 * head.turn, -138])

/** Brushed up into one round puff. */
export const puff: HairStyle = (head, paint) => {
  const at = puffAt(head)
  return {
    behind: cloud('puff', at, 52, 44, paint),
    front: [
      fill(cap(head, 3), paint.tone.base),
      within(
        'brushed',
        cap(head, 3),
        `<g opacity=".6">${head.hairline
          .slice(1, -1)
          .map((from) =>
            stroke(
              line([from, [(from[0] + at[0]) / 2 + (from[0] - head.centre[0]) * 0.3, (from[1] - 104) / 2 - 10], [at[0], -104]]),
              paint.tone.line,
              1.8,
            ),
          )
          .join('')}</g>`,
      ),
      head.profile
        ? ''
        : stroke(
            line([
              [at[0] - 26, -103],
              [at[0], -110],
              [at[0] + 26, -102],
            ]),
            paint.accent,
            8,
          ),
    ].join(''),
  }
}

/** Two puffs, left and right. */
export const twoPuffs: HairStyle = (head, paint) => {
  const [cx] = head.centre
  const near: Point = head.profile ? [-62, -96] : [cx - 66, -92]
  const far: Point = [cx + 62 - 10 * head.turn, -96]
  return {
    behind: [cloud('puff-near', near, 40, 36, paint), head.profile ? '' : cloud('puff-far', far, 38 - 6 * head.turn, 35, paint)].join(''),
    front: [
      fill(cap(head, 2), paint.tone.base),
      head.profile ? '' : stroke(line([head.hairline[4] as Point, [cx + 2, -96]]), paint.skin.shade, 2.6),
      within(
        'parted',
        cap(head, 2),
        `<g opacity=".55">${head.hairline
          .slice(1, -1)
          .map(([x, y]) =>
            stroke(
              line([
                [x, y],
                [(x < cx ? near : far)[0] * 0.8, -84],
              ]),
              paint.tone.line,
              1.8,
            ),
          )
          .join('')}</g>`,
      ),
    ].join(''),
  }
}

/** Small knots over the whole head. */
export const bantuKnots: HairStyle = (head, { tone, skin }) => {
  const [cx] = head.centre
  const knots = [...arcPoints([cx, -38], 66, 66, -180, 0, 4), ...arcPoints([cx + 4 * head.turn, -48], 36, 36, -150, -30, 2)]
  const knot = ([x, y]: Point) =>
    ellipse(x, y - 3, 18, 15, tone.base) +
    stroke(`M${(x - 11).toFixed(0)} ${(y - 2).toFixed(0)}q10 9 21-3M${(x - 8).toFixed(0)} ${(y - 10).toFixed(0)}q9 6 16-2`, tone.line, 2.2)
  const area = cap(head, 1)
  return {
    behind: knots.slice(0, 5).map(knot).join(''),
    front:
      fill(area, tone.base) +
      within(
        'knots',
        area,
        stroke(knots.map(([x, y]) => `M${(x - 20).toFixed(0)} ${(y + 16).toFixed(0)}q20 12 40 0`).join(''), skin.shade, 2.4),
      ) +
      knots
        .slice(head.profile ? 0 : 1, head.profile ? undefined : -4)
        .concat(knots.slice(5))
        .map(knot)
        .join(''),
  }
}

/** Loose curls to the jaw, with a fringe. */
export const curlyBob: HairStyle = (head, paint) => {
  const [left, right] = head.fall
  const [cx] = head.centre
  const edge: Point[] = [
    [left - 14, 70],
    [left - 22, 20],
    [left - 18, -40],
    [left + 14, -96],
    [cx, -122],
    [right - 12, -96],
    [right + 12, -40],
    [right + (head.profile ? -20 : 16), 20],
    [right + (head.profile ? -40 : 8), 66],
  ]
  const fringe = head.hairline.slice(head.profile ? 7 : 2, head.profile ? undefined : -2)
  return {
    behind:
      fill(blob(edge), paint.tone.base) +
      tufts(
        edge.flatMap((point, index) => {
          const next = edge[index + 1]
          return next === undefined ? [point] : [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as Point]
        }),
        14,
        paint.tone.base,
      ),
    front:
      fill(cap(head, 16), paint.tone.base) +
      tufts(
        fringe.map(([x, y]): Point => [x * 0.96, y + 2]),
        13,
        paint.tone.base,
      ) +
      within('curly', cap(head, 16), curls(head.centre, 90, 90, paint.tone.line, 13)),
    coversEars: true,
  }
}
