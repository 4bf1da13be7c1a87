import { mix } from '../palette.ts'
import { blob, circle, shapeFromEdges, fill, line, type Point, stroke, within } from '../shapes.ts'
import type { FacePaint } from './face-paint.ts'
import type { FaceForm, Head } from './head.ts'

const white = '#fbf1e6'
const iris = '#3a2016'
const light = '#fffaf2'

/** The white, the iris with its light, and the shadow of the lid, within the opening of the lids. */
const eyeball = (id: string, opening: string, [x, y]: Point, radius: number, { skin }: FacePaint, upper: readonly Point[]): string =>
  within(
    id,
    opening,
    fill(opening, mix(white, skin.light, 0.12)),
    circle(x, y, radius, iris),
    circle(x, y, radius * 0.5, '#150a08'),
    circle(x + radius * 0.34, y - radius * 0.36, radius * 0.26, light),
    stroke(line(upper), skin.deep, 5, 'opacity=".28"'),
  )

/** Draws an open eye of a face seen from the front or half from the side; a smile narrows it from below. */
export const drawEye = ({ at }: Head, form: FaceForm, paint: FacePaint, side: 1 | -1): string => {
  const { skin, lids, lashes, expression } = paint
  const middle = 28 * form.apart * side
  const half = 15 * form.eyes
  const under = { calm: 6, smile: 5.4, laugh: 4.2 }[expression]
  const [outer, inner] = [middle + side * half, middle - side * half]
  const upper = [at(outer, -2.5), at(middle + side * half * 0.5, -8.8), at(middle - side * half * 0.4, -8.4), at(inner, 2)]
  const lower = [at(inner, 2), at(middle - side * half * 0.4, under), at(middle + side * half * 0.45, under - 0.4), at(outer, -2.5)]
  const crease = [
    at(inner - side, -3),
    at(middle - side * half * 0.4, -14),
    at(middle + side * half * 0.5, -14.5),
    at(outer + side * 2, -5),
  ]
  const lash = (share: number, length: number) => {
    const x = middle + side * half * share
    const y = -9 + 6.5 * share ** 2
    return line([at(x, y), at(x + side * length * (0.45 + share * 0.5), y - length * (0.95 - share * 0.45))])
  }
  return [
    fill(
      blob([at(outer + side * 3, -5), at(middle, -17), at(inner - side * 4, -9), at(inner, 4), at(middle, 10)]),
      skin.shade,
      'opacity=".3"',
    ),
    fill(shapeFromEdges(crease, upper), lids, 'opacity=".75"'),
    stroke(line(crease.slice(1)), skin.deep, 1.4, 'opacity=".45"'),
    eyeball(side === 1 ? 'eye-far' : 'eye-near', shapeFromEdges(upper, lower), at(middle, -1.6), 6.9, paint, upper),
    stroke(line(lower), skin.deep, 1.3, 'opacity=".5"'),
    stroke(line([at(outer + side * 4, lashes ? -6 : -4), ...upper]), skin.deep, lashes ? 3 : 2.5),
    lashes ? stroke(lash(0.92, 6) + lash(0.65, 5) + lash(0.35, 4), skin.deep, 1.7) : '',
  ].join('')
}

/** Draws the open eye of a face seen from the side. */
export const drawEyeFromSide = (paint: FacePaint): string => {
  const { skin, lids, lashes } = paint
  const upper: Point[] = [
    [39, -1],
    [46, -9],
    [57, -10.5],
  ]
  const front: Point[] = [
    [57, -10.5],
    [59.5, -4],
    [57.5, 2.5],
  ]
  const lower: Point[] = [
    [57.5, 2.5],
    [48, 3.6],
    [39, -1],
  ]
  const crease: Point[] = [
    [35, -5],
    [44, -14.5],
    [59, -15],
  ]
  return [
    fill(shapeFromEdges(crease, upper.toReversed()), lids, 'opacity=".75"'),
    stroke(line(crease), skin.deep, 1.4, 'opacity=".45"'),
    eyeball('eye-near', shapeFromEdges(upper, front, lower), [55, -3.6], 5.9, paint, upper),
    stroke(line(lower), skin.deep, 1.3, 'opacity=".5"'),
    stroke(line([[35, -1.5], ...upper, [60.5, -10]]), skin.deep, lashes ? 3 : 2.6),
    lashes
      ? stroke(
          line([
            [58, -11],
            [64, -14],
          ]) +
            line([
              [52, -11],
              [56, -16],
            ]),
          skin.deep,
          1.8,
        )
      : '',
  ].join('')
}
