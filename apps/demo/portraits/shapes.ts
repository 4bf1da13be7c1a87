/** A point in the coordinates of the drawing. */
export type Point = readonly [x: number, y: number]

const short = (value: number): string => String(Math.round(value * 10) / 10)
const text = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** The number at `share` (0 to 1) of the way from `from` to `to`. */
export const between = (from: number, to: number, share: number): number => from + (to - from) * share

/** The curve through the points, without its first "M": the control points follow the neighbours (Catmull-Rom). */
const curve = (points: readonly Point[], closed: boolean): string => {
  const count = points.length
  const at = (index: number): Point => points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point
  const parts: string[] = []
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    parts.push(`C${text(first)} ${text(second)} ${text(to)}`)
  }
  return parts.join('')
}

/** Path data of a smooth closed shape through the points. */
export const blob = (points: readonly Point[]): string => `M${text(points[0] as Point)}${curve(points, true)}Z`

/** Path data of a smooth line through the points. */
export const line = (points: readonly Point[]): string => `M${text(points[0] as Point)}${curve(points, false)}`

/** Path data of a closed shape of several smooth edges, with a corner between two of them. */
export const shapeFromEdges = (...parts: readonly (readonly Point[])[]): string =>
  `${parts.map((points, index) => `${index === 0 ? 'M' : 'L'}${text(points[0] as Point)}${curve(points, false)}`).join('')}Z`

/** A filled path; `more` holds further attributes. */
export const fill = (data: string, colour: string, more = ''): string => `<path d="${data}" fill="${colour}" ${more}/>`

/** A stroked path with round ends; `more` holds further attributes. */
export const stroke = (data: string, colour: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A row of round dots along a path. */
export const drawDotsAlongPath = (data: string, colour: string, width: number, gap: number): string =>
  stroke(data, colour, width, `stroke-dasharray="0.1 ${gap}"`)

export const circle = (x: number, y: number, radius: number, colour: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}" ${more}/>`

export const rect = (x: number, y: number, width: number, height: number, colour: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${colour}" ${more}/>`

export const group = (transform: string, ...content: readonly string[]): string => `<g transform="${transform}">${content.join('')}</g>`

/** Content that shows only within a path. */
export const within = (id: string, data: string, ...content: readonly string[]): string =>
  `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`

/** Points on an ellipse from one angle to another, in degrees; 0 is to the right and 90 below. */
export const arcPoints = ([x, y]: Point, rx: number, ry: number, from: number, to: number, count = 8): Point[] =>
  Array.from({ length: count + 1 }, (_, index): Point => {
    const angle = (between(from, to, index / count) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })

/** Points moved away from a centre by a number of units. */
export const grown = (points: readonly Point[], [cx, cy]: Point, by: number): Point[] =>
  points.map(([x, y]): Point => {
    const length = Math.hypot(x - cx, y - cy) || 1
    return [x + ((x - cx) / length) * by, y + ((y - cy) / length) * by]
  })
