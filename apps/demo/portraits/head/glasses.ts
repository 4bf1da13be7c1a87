import { blob, fill, line, type Point, stroke } from '../shapes.ts'
import type { FaceForm, Head } from './head.ts'

export const glasses = ['round', 'square', 'cat', 'sun'] as const
export type Glasses = (typeof glasses)[number]

const lens = ({ at }: Head, form: FaceForm, kind: Glasses, side: 1 | -1): Point[] => {
  const x = 28.5 * form.apart * side
  const corner = kind === 'round' ? 0.72 : 0.92
  const rise = kind === 'cat' ? 5 : 0
  const [half, up, down] = kind === 'round' ? [20, 19, 21] : kind === 'sun' ? [23, 16, 20] : [21.5, 15, 18]
  return [
    at(x - side * half, 0, 60),
    at(x - side * half * corner, -up * corner, 60),
    at(x, -up, 60),
    at(x + side * half * corner, -up * corner - rise, 56),
    at(x + side * (half + rise * 0.6), -rise, 52),
    at(x + side * half * corner, down * corner - rise * 0.5, 56),
    at(x, down, 60),
    at(x - side * half * corner, down * corner, 60),
  ]
}

/** Draws glasses over a face. */
export const drawGlasses = (head: Head, form: FaceForm, kind: Glasses, colour: string): string => {
  const glass = kind === 'sun' ? { colour: '#2b1320', more: 'opacity=".92"' } : { colour: '#fff9f4', more: 'opacity=".16"' }
  if (head.profile) {
    const shape = blob([
      [40, 0],
      [44, -15],
      [58, -17],
      [68, -8],
      [66, 10],
      [54, 17],
      [43, 13],
    ])
    return (
      fill(shape, glass.colour, glass.more) +
      stroke(shape, colour, 3.4) +
      stroke(
        line([
          [41, -6],
          [4, -10],
          [-18, -6],
        ]),
        colour,
        3.4,
      )
    )
  }
  const { at } = head
  const arm = (side: 1 | -1) => stroke(line([at(side * 50, -6, 50), at(side * 66, -6, 12)]), colour, 3.4)
  return [
    arm(-1),
    head.turn < 0.35 ? arm(1) : '',
    ...([-1, 1] as const).map((side) => {
      const shape = blob(lens(head, form, kind, side))
      return fill(shape, glass.colour, glass.more) + stroke(shape, colour, 3.4)
    }),
    stroke(line([at(-9, -3, 66), at(0, -6, 70), at(9, -3, 66)]), colour, 3.4),
    kind === 'sun' ? stroke(line([at(20, -8, 60), at(12, 4, 60)]), '#fff9f4', 3, 'opacity=".5"') : '',
  ].join('')
}
