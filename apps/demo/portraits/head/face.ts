import type { Skin } from '../palette.ts'
import { blob, circle, shapeFromEdges, ellipse, fill, line, stroke, within } from '../shapes.ts'
import { drawEye } from './eyes.ts'
import type { FacePaint } from './face-paint.ts'
import type { FaceForm, Head } from './head.ts'

const brow = ({ at }: Head, form: FaceForm, { hair }: FacePaint, side: 1 | -1): string => {
  const middle = 28 * form.apart * side
  const thick = 2.3 * form.brows
  const upper = [at(middle - side * 17, -21 - thick * 0.7), at(middle + side * 4, -27 - thick), at(middle + side * 21, -20)]
  const lower = [at(middle + side * 21, -20), at(middle + side * 4, -26 + thick * 0.7), at(middle - side * 16, -20 + thick)]
  return fill(shapeFromEdges(upper, lower), hair)
}

const nose = ({ at }: Head, { nose: wide }: FaceForm, { skin }: FacePaint): string => {
  const wing = 16 * wide
  return [
    fill(
      shapeFromEdges(
        [at(-9, -17, 54), at(-6, 6, 62), at(-wing * 0.7, 27, 60), at(-wing - 1, 36, 54), at(-wing * 0.85, 42, 58), at(-wing * 0.4, 42, 66)],
        [at(-wing * 0.4, 42, 66), at(-4, 33, 72), at(-2, 8, 66), at(-3, -16, 60)],
      ),
      skin.shade,
      'opacity=".75"',
    ),
    fill(
      shapeFromEdges(
        [
          at(-wing, 38, 56),
          at(-wing * 0.62, 44.5, 62),
          at(-3, 45, 70),
          at(0, 46.5, 70),
          at(3, 45, 70),
          at(wing * 0.62, 44.5, 62),
          at(wing, 38, 56),
        ],
        [
          at(wing, 38, 56),
          at(wing * 0.62, 40, 66),
          at(4, 43.5, 74),
          at(0, 44, 75),
          at(-4, 43.5, 74),
          at(-wing * 0.62, 40, 66),
          at(-wing, 38, 56),
        ],
      ),
      skin.deep,
      'opacity=".85"',
    ),
    stroke(
      line([at(-wing + 1, 31, 56), at(-wing - 1.5, 36, 54), at(-wing, 40, 55)]) +
        line([at(wing - 1, 31, 56), at(wing + 1.5, 36, 54), at(wing, 40, 55)]),
      skin.deep,
      1.8,
      'opacity=".45"',
    ),
    stroke(line([at(4, 4, 68), at(4, 16, 72), at(4, 26, 76)]), skin.light, 4, 'opacity=".5"'),
    ellipse(...at(4, 34, 78), 4.5, 3.4, skin.light, 'opacity=".55"'),
  ].join('')
}

const mouth = ({ at }: Head, { lips: full }: FaceForm, { skin, lips, expression }: FacePaint): string => {
  const half = { calm: 20.5, smile: 24, laugh: 25 }[expression]
  const corner = { calm: 66, smile: 62.5, laugh: 61 }[expression]
  const open = expression === 'laugh' ? 7 : 0
  const height = 5.3 * full
  const left = at(-half, corner, 44)
  const right = at(half, corner, 44)
  const upper = [left, at(-half * 0.6, 64 - height * 0.8, 52), at(-4.5, 64 - height * 1.25, 58), at(0, 64 - height, 60)]
  const upperRight = [at(0, 64 - height, 60), at(4.5, 64 - height * 1.25, 58), at(half * 0.6, 64 - height * 0.8, 52), right]
  const middle = [right, at(half * 0.5, 66.5, 52), at(0, 67, 60), at(-half * 0.5, 66.5, 52), left]
  const opening = [left, at(-half * 0.55, 67 + open * 1.15, 52), at(0, 67 + open * 1.6, 58), at(half * 0.55, 67 + open * 1.15, 52), right]
  const under = [
    right,
    at(half * 0.55, 68 + open + height, 50),
    at(0, 67.5 + open + height * 1.5, 56),
    at(-half * 0.55, 68 + open + height, 50),
    left,
  ]
  return [
    stroke(
      line([at(-half - 2, corner - 3.5, 42), at(-half - 3, corner, 42), at(-half - 1, corner + 2.5, 42)]),
      skin.deep,
      2,
      'opacity=".5"',
    ),
    stroke(line([at(half + 2, corner - 3.5, 42), at(half + 3, corner, 42), at(half + 1, corner + 2.5, 42)]), skin.deep, 2, 'opacity=".5"'),
    fill(shapeFromEdges([...opening], under), lips),
    open > 0 ? fill(shapeFromEdges(opening, middle), '#fff6ec') : '',
    fill(shapeFromEdges(upper, upperRight, middle), skin.deep, 'opacity=".25"'),
    fill(shapeFromEdges(upper, upperRight, middle), lips, `opacity=".82"`),
    open > 0 ? '' : stroke(line(middle), skin.deep, 2),
    stroke(
      line([at(-5, 70.5 + open * 1.5 + height * 0.5, 58), at(5, 70.5 + open * 1.5 + height * 0.5, 58)]),
      skin.light,
      2.6,
      'opacity=".55"',
    ),
    stroke(
      line([at(-9, 76 + open * 1.2 + height, 52), at(0, 77 + open * 1.2 + height, 54), at(9, 76 + open * 1.2 + height, 52)]),
      skin.shade,
      3,
      'opacity=".8"',
    ),
  ].join('')
}

const lines = ({ at }: Head, { skin, age, expression }: FacePaint): string => {
  const fold = (side: 1 | -1) =>
    stroke(
      line([at(side * 20, 40, 52), at(side * 29, 50, 46), at(side * 31, 60, 42)]),
      skin.deep,
      1.8,
      `opacity="${age > 44 ? 0.6 : 0.35}"`,
    )
  const feet = (side: 1 | -1) =>
    stroke(line([at(side * 49, -4), at(side * 54, -7)]) + line([at(side * 49, 1), at(side * 55, 2)]), skin.deep, 1.5, 'opacity=".5"')
  return [
    age > 36 || expression !== 'calm' ? fold(-1) + fold(1) : '',
    age > 42 ? feet(-1) + feet(1) : '',
    age > 45
      ? stroke(
          line([at(-22, -44), at(0, -47), at(22, -44)]) + line([at(-16, -52), at(0, -54), at(16, -52)]),
          skin.deep,
          1.5,
          'opacity=".32"',
        )
      : '',
    age > 40
      ? [-1, 1]
          .map((side) => stroke(line([at(side * 18, 13), at(side * 28, 16), at(side * 38, 12)]), skin.deep, 1.4, 'opacity=".35"'))
          .join('')
      : '',
  ].join('')
}

/** Draws the face, with the near side in the shade and a rim of light along the far side. */
const planes = (head: Head, { skin }: FacePaint): string => {
  const { at } = head
  const shade = shapeFromEdges(
    [
      at(-30, -110, 40),
      at(-38, -62, 42),
      at(-49, -22, 40),
      at(-50, 0, 36),
      at(-33, 26, 48),
      at(-37, 44, 42),
      at(-30, 66, 40),
      at(-16, 88, 40),
      at(-4, 108, 40),
    ],
    [
      [-130, 130],
      [-130, -130],
    ],
  )
  return within(
    'face',
    head.outline,
    fill(head.outline, skin.base, 'transform="translate(-3.5 1)"'),
    fill(shade, skin.shade, 'opacity=".62"'),
    fill(blob([at(22, 17), at(36, 12), at(49, 8), at(51, 18), at(42, 30), at(30, 30)]), skin.light, 'opacity=".26"'),
    fill(blob([at(-6, -52), at(12, -58), at(32, -52), at(28, -38), at(10, -34)]), skin.light, 'opacity=".16"'),
    ellipse(...at(2, 92, 50), 11, 6, skin.light, 'opacity=".22"'),
  )
}

/** An ear, without jewellery. */
export const drawEar = ({ at: [x, y], across }: Head['ears'][number], skin: Skin): string =>
  [
    ellipse(x, y, 11.5 * across, 19, skin.shade),
    stroke(
      line([
        [x - 4 * across, y - 11],
        [x + 5 * across, y - 9],
        [x + 4 * across, y + 2],
        [x, y + 9],
      ]),
      skin.deep,
      2.4,
      'opacity=".65"',
    ),
    circle(x, y + 15, 5.5 * across, skin.shade),
  ].join('')

/** Draws a face seen from the front or half from the side, without hair. */
export const drawFace = (head: Head, form: FaceForm, paint: FacePaint): string =>
  [
    head.ears
      .filter(({ far }) => far)
      .map((one) => drawEar(one, { ...paint.skin, shade: paint.skin.base }))
      .join(''),
    head.turn < 0.35 ? drawEar(head.ears[0] as Head['ears'][number], paint.skin) : '',
    fill(head.outline, paint.skin.light),
    planes(head, paint),
    drawEye(head, form, paint, -1),
    drawEye(head, form, paint, 1),
    brow(head, form, paint, -1),
    brow(head, form, paint, 1),
    nose(head, form, paint),
    mouth(head, form, paint),
    lines(head, paint),
    head.turn < 0.35 ? '' : drawEar(head.ears[0] as Head['ears'][number], paint.skin),
  ].join('')
