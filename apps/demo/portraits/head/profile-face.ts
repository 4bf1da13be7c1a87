import { blob, shapeFromEdges, fill, line, stroke, within } from '../shapes.ts'
import { drawEyeFromSide } from './eyes.ts'
import type { FacePaint } from './face-paint.ts'
import { drawEar } from './face.ts'
import type { FaceForm, Head } from './head.ts'

/** Draws a face seen from the side, without hair. */
export const drawProfile = (head: Head, form: FaceForm, paint: FacePaint): string => {
  const { skin, hair, lips, expression, age } = paint
  const lip = 70 + 7 * form.lips
  const thick = 4 * (form.brows - 0.65)
  const corner = { calm: 68, smile: 64, laugh: 62 }[expression]
  const shade = shapeFromEdges(
    [
      [0, -110],
      [14, -60],
      [26, -20],
      [20, 4],
      [34, 30],
      [28, 52],
      [40, 76],
      [44, 110],
    ],
    [
      [-130, 130],
      [-130, -130],
    ],
  )
  return [
    fill(head.outline, skin.light),
    within(
      'face',
      head.outline,
      fill(head.outline, skin.base, 'transform="translate(-4 .5)"'),
      fill(shade, skin.shade, 'opacity=".6"'),
      fill(
        blob([
          [38, 16],
          [50, 12],
          [55, 20],
          [50, 32],
          [42, 28],
        ]),
        skin.light,
        'opacity=".28"',
      ),
      drawEyeFromSide(paint),
      fill(
        shapeFromEdges(
          [
            [28, -18],
            [44, -27 - thick],
            [64, -24],
          ],
          [
            [64, -21],
            [44, -24 + thick * 0.6],
            [28, -18],
          ],
        ),
        hair,
      ),
      fill(
        shapeFromEdges(
          [
            [61, 46],
            [66, 40],
            [74, 44],
          ],
          [
            [74, 44],
            [68, 49],
            [61, 46],
          ],
        ),
        skin.deep,
        'opacity=".75"',
      ),
      stroke(
        line([
          [60, 49],
          [54, 43],
          [57, 34],
          [63, 31],
        ]),
        skin.deep,
        2.2,
        'opacity=".5"',
      ),
      fill(
        shapeFromEdges(
          [
            [71, 52],
            [58, 58],
            [54, corner],
          ],
          [
            [54, corner],
            [64, 66],
            [lip + 4, 66],
            [lip + 4, 50],
          ],
        ),
        lips,
        'opacity=".82"',
      ),
      fill(
        shapeFromEdges(
          [
            [54, corner],
            [64, 66],
            [lip + 4, 66],
          ],
          [
            [lip + 4, 80],
            [70, 80],
            [60, 75],
            [54, corner],
          ],
        ),
        lips,
      ),
      stroke(
        line([
          [52, corner - 1],
          [62, 66],
          [74, 66],
        ]),
        skin.deep,
        2.2,
      ),
      stroke(
        line([
          [lip - 5, 72],
          [lip - 8, 75],
        ]),
        skin.light,
        2.6,
        'opacity=".5"',
      ),
      age > 36 || expression !== 'calm'
        ? stroke(
            line([
              [54, 42],
              [46, 52],
              [46, 62],
            ]),
            skin.deep,
            1.8,
            `opacity="${age > 44 ? 0.55 : 0.3}"`,
          )
        : '',
      age > 42
        ? stroke(
            line([
              [30, -4],
              [25, -7],
            ]) +
              line([
                [30, 2],
                [24, 3],
              ]),
            skin.deep,
            1.5,
            'opacity=".5"',
          )
        : '',
    ),
    head.ears.map((ear) => drawEar(ear, skin)).join(''),
  ].join('')
}
