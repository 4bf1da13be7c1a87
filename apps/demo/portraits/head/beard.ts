import { shapeFromEdges, fill, type Point, within } from '../shapes.ts'
import type { Head } from './head.ts'

export const beards = ['full', 'short', 'goatee', 'moustache', 'stubble', 'chin'] as const
export type Beard = (typeof beards)[number]
/** Beards that are seen in a small picture. */
export const beardsSeenInSmallPicture = ['full', 'short', 'goatee'] as const satisfies readonly Beard[]

const mouthGap = ({ at }: Head): Point[] => [at(-20, 66, 46), at(-8, 76, 54), at(0, 78, 56), at(8, 76, 54), at(20, 66, 46)]
const moustache = (head: Head): string => {
  const { at } = head
  return shapeFromEdges(
    [at(-25, 66, 42), at(-18, 54, 50), at(-3, 50, 60), at(0, 51.5, 62), at(3, 50, 60), at(18, 54, 50), at(25, 66, 42)],
    [at(25, 66, 42), at(14, 60, 54), at(4, 56, 60), at(0, 58, 60), at(-4, 56, 60), at(-14, 60, 54), at(-25, 66, 42)],
  )
}

const jaw = (head: Head, grow: number, top: number): Point[] => {
  const { at, turn } = head
  const near = -4 * turn
  return [
    at(66, 4, 12),
    at(66 + grow * 0.3, 30, 16),
    at(56 + grow * 0.6, 64, 24),
    at(34, 95 + grow * 0.7, 36),
    at(0, 103 + grow, 42),
    at(-34 + near, 95 + grow * 0.7, 36),
    at(-58 + near * 3, 62, 22),
    at(-67, top, 6),
  ]
}

const shapeOf = (head: Head, beard: Beard): string => {
  const { at } = head
  const cheek = (height: number): Point[] => [at(-67, 2, 6), at(-58, 30, 24), at(-46, height, 36), at(-28, height + 6, 44)]
  const otherCheek = (height: number): Point[] => [at(28, height + 6, 44), at(46, height, 36), at(58, 30, 24), at(66, 2, 12)]
  switch (beard) {
    case 'full':
      return (
        shapeFromEdges(cheek(46), [at(-26, 60, 44), ...mouthGap(head), at(26, 60, 44)], otherCheek(46), jaw(head, 12, 2)) + moustache(head)
      )
    case 'short':
    case 'stubble':
      return (
        shapeFromEdges(cheek(56), [at(-27, 64, 44), ...mouthGap(head), at(27, 64, 44)], otherCheek(56), jaw(head, 1, 2)) + moustache(head)
      )
    case 'goatee':
      return (
        shapeFromEdges(
          [at(-25, 64, 42), at(-22, 80, 46), at(-18, 98, 46), at(0, 108, 48), at(18, 98, 46), at(22, 80, 46), at(25, 64, 42)],
          mouthGap(head).toReversed(),
        ) + moustache(head)
      )
    case 'moustache':
      return moustache(head)
    case 'chin':
      return shapeFromEdges([at(-15, 84, 46), at(-14, 98, 46), at(0, 106, 48), at(14, 98, 46), at(15, 84, 46)], [at(0, 88, 52)])
  }
}

const sideShape = (beard: Beard): string => {
  const upper = 'M82 52C72 54 62 58 56 68C60 60 68 61 76 61L82 60Z'
  switch (beard) {
    case 'full':
      return `${upper}M-14 20C-4 40 14 50 34 52C44 52 54 50 60 52L54 70C60 80 66 80 70 80L82 84C80 108 66 122 44 120C20 118 -6 100 -24 76C-26 60 -26 40 -24 24Z`
    case 'short':
    case 'stubble':
      return `${upper}M-14 20C-6 46 8 58 28 62C40 64 50 60 58 56L54 70C60 79 66 80 70 80L80 86C80 100 64 108 46 107C28 106 0 94 -20 76C-24 60 -26 40 -24 24Z`
    case 'goatee':
      return `${upper}M54 66C58 78 66 80 70 80L80 86C80 104 66 114 50 110C44 98 46 78 54 66Z`
    case 'moustache':
      return upper
    case 'chin':
      return 'M62 84C68 82 74 84 80 88C78 104 66 112 54 108C50 98 54 88 62 84Z'
  }
}

/** Draws a beard over a face. */
export const drawBeard = (head: Head, beard: Beard, colour: string): string => {
  const opacity = beard === 'stubble' ? 'opacity=".42"' : ''
  if (!head.profile) return fill(shapeOf(head, beard), colour, opacity)
  const shape = fill(sideShape(beard), colour, opacity)
  // A shaved face keeps its contour; a full beard grows over it.
  return beard === 'full' || beard === 'goatee' ? shape : within('beard', head.outline, shape)
}
