import type { Skin } from '../palette.ts'
import { shapeFromEdges, fill, line, type Point, stroke, within } from '../shapes.ts'
import type { Head } from '../head/head.ts'

/** Neck and shoulders in the coordinates of the head. */
export interface Torso {
  /** The middle of the neck and half its width. */
  neck: number
  half: number
  /** Half the width of the shoulders. */
  shoulders: number
  outline: string
  /** Returns the outline of the body, moved outwards by about `by` units for clothes. */
  around(by: number): string
  /** Vertical position of the collar bones. */
  pit: number
}

export const makeTorso = (head: Head, { shoulders, half }: { shoulders: number; half: number }): Torso => {
  const { neck, turn } = head
  const pit = 147
  const edge = (side: 1 | -1, by: number): Point[] => {
    const reach = side === 1 ? shoulders * (1 - 0.2 * turn) : shoulders * (1 + 0.04 * turn)
    return [
      [neck + side * (half - 1), 40],
      [neck + side * (half - 2), 96],
      [neck + side * (half + 3 + by * 0.2), 126],
      [neck * 0.6 + side * (half + 24), 146 - by * 0.7],
      [side * (reach * 0.74), 164 - by],
      [side * (reach + by * 0.6), 196 - by * 0.6],
      [side * (reach + 13 + by), 252],
      [side * (reach + 17 + by * 1.5), 480],
    ]
  }
  const around = (by: number) => shapeFromEdges(edge(1, by), edge(-1, by).toReversed())
  return { neck, half, shoulders, outline: around(0), around, pit }
}

/** Draws neck and shoulders, with the shade of the head. */
export const drawTorso = (head: Head, torso: Torso, skin: Skin): string => {
  const { neck, half } = torso
  const chin = head.profile ? 34 : head.at(0, 90, 44)[0]
  const shade = shapeFromEdges(
    [
      [neck - half - 20, 30],
      [neck - half - 8, 96],
      [neck - half * 0.4, 128],
      [chin, 132],
      [neck + half + 10, 112],
    ],
    [
      [neck + half + 10, 112],
      [neck + half + 20, 30],
    ],
  )
  return [
    fill(torso.outline, skin.light),
    within(
      'torso',
      torso.outline,
      fill(torso.outline, skin.base, 'transform="translate(-4 0)"'),
      fill(
        shapeFromEdges(
          [
            [-300, 60],
            [neck - half * 0.2, 100],
            [neck - half * 0.55, 140],
            [-torso.shoulders * 0.62, 176],
            [-torso.shoulders * 0.86, 230],
            [-torso.shoulders * 0.84, 480],
          ],
          [[-300, 480]],
        ),
        skin.shade,
        'opacity=".55"',
      ),
      fill(shade, skin.deep, 'opacity=".62"'),
      stroke(
        line([
          [neck + 14, torso.pit + 12],
          [46, torso.pit + 18],
          [torso.shoulders * 0.62, torso.pit + 14],
        ]),
        skin.shade,
        2.6,
        'opacity=".7"',
      ),
      stroke(
        line([
          [neck - 10, torso.pit + 12],
          [-48, torso.pit + 19],
          [-torso.shoulders * 0.62, torso.pit + 16],
        ]),
        skin.deep,
        2.4,
        'opacity=".4"',
      ),
    ),
  ].join('')
}
