import type { HairTone, Skin } from '../palette.ts'
import { arcPoints, circle, shapeFromEdges, fill, line, type Point, stroke, within } from '../shapes.ts'
import type { Head } from '../head/head.ts'

export interface HairPaint {
  tone: HairTone
  skin: Skin
  /** Fill of cloth, bands and beads. `trim` is the second colour of the cloth. */
  cloth: string
  trim: string
  accent: string
}

/** What is drawn behind the body, behind the head, and over the face. */
export interface Hair {
  behind?: string
  front?: string
  /** Hair that falls over the clothes but stays behind the face. */
  over?: string
  coversEars?: boolean
  /** Whether the style draws cloth round the neck. */
  coversNeck?: boolean
}

export type HairStyle = (head: Head, paint: HairPaint) => Hair

/** The hair on the skull, `grow` units high. */
export const cap = (head: Head, grow: number): string => shapeFromEdges(head.hairline, head.crown(grow))

/** Round tufts along a line of points. */
export const tufts = (points: readonly Point[], radius: number, colour: string): string =>
  points.map(([x, y], index) => circle(x, y, radius * (index % 2 === 0 ? 1 : 0.86), colour)).join('')

/** Small curls scattered over a round mass of hair; the same for equal masses. */
export const curls = ([cx, cy]: Point, rx: number, ry: number, colour: string, step = 15): string => {
  const marks: string[] = []
  for (let ring = step; ring < Math.min(rx, ry) - 4; ring += step) {
    const count = Math.round((ring * 5.6) / step)
    for (let index = 0; index < count; index++) {
      const angle = ((index + (ring / step) * 0.37) / count) * Math.PI * 2
      const [x, y] = [cx + (rx / Math.min(rx, ry)) * ring * Math.cos(angle), cy + (ry / Math.min(rx, ry)) * ring * Math.sin(angle)]
      marks.push(`M${x.toFixed(0)} ${y.toFixed(0)}q2.5-4.5 5-1`)
    }
  }
  return stroke(marks.join(''), colour, 2)
}

/** A round mass of curly hair with light from the right. */
export const cloud = (id: string, centre: Point, rx: number, ry: number, { tone }: HairPaint): string => {
  const rim = arcPoints(centre, rx, ry, 0, 360, Math.round((rx + ry) / 6.5)).slice(1)
  const mass = tufts(rim, 11, tone.base) + `<ellipse cx="${centre[0]}" cy="${centre[1]}" rx="${rx}" ry="${ry}" fill="${tone.base}"/>`
  const light = tufts(arcPoints(centre, rx - 5, ry - 5, -62, 22, Math.round((rx + ry) / 16)), 6.5, tone.line)
  return (
    mass +
    within(
      id,
      `M${centre[0] - rx - 12} ${centre[1]}a${rx + 12} ${ry + 12} 0 1 1 ${2 * rx + 24} 0a${rx + 12} ${ry + 12} 0 1 1 ${-2 * rx - 24} 0Z`,
      `<g opacity=".55">${light}</g>`,
      curls(centre, rx, ry, tone.line),
    )
  )
}

/** Lines from the hairline to a point at the back of the head, such as the partings of cornrows. */
export const partings = (head: Head, target: Point, colour: string, width: number, more = ''): string => {
  const [cx, cy] = head.centre
  const marks = head.hairline
    .flatMap((from, index) => {
      const next = head.hairline[index + 1]
      return next === undefined ? [from] : [from, [(from[0] + next[0]) / 2, (from[1] + next[1]) / 2] as Point]
    })
    .slice(1, -1)
    .map(([x, y]) => {
      const bulge: Point = [(x + target[0]) / 2 + (x - cx) * 0.42, (y + target[1]) / 2 + (y - cy) * 0.42 - 6]
      return line([[x, y], bulge, target])
    })
  return stroke(marks.join(''), colour, width, more)
}

/** A rope of hair from one point down to another, with the marks of its turns and a bead at the end. */
export const rope = (from: Point, to: Point, width: number, { tone }: HairPaint, bead = ''): string => {
  const middle: Point = [from[0] * 0.35 + to[0] * 0.65, from[1] * 0.5 + to[1] * 0.5]
  const path = line([from, middle, to])
  return [
    stroke(path, tone.base, width),
    stroke(path, tone.line, width * 0.42, `stroke-dasharray="1.5 ${(width * 0.75).toFixed(1)}" opacity=".8"`),
    bead === '' ? '' : circle(to[0], to[1] - 2, width * 0.62, bead),
  ].join('')
}

/** A mass of hair hanging behind the shoulders, down to `bottom`. */
export const curtain = (head: Head, bottom: number, spread: number, colour: string): string => {
  const [left, right] = head.fall
  const [cx, cy] = head.centre
  return fill(
    shapeFromEdges(
      [
        [left + 6, cy],
        [left - spread * 0.5, 60],
        [left - spread, bottom - 20],
        [left - spread + 14, bottom],
      ],
      [
        [left - spread + 14, bottom],
        [cx, bottom + 8],
        [right + spread - 14, bottom],
      ],
      [
        [right + spread - 14, bottom],
        [right + spread, bottom - 20],
        [right + spread * 0.5, 60],
        [right - 6, cy],
      ],
    ),
    colour,
  )
}
