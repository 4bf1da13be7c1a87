import { bytesAVisit, bytesOf, costOf, visitBytes } from './size-fit.ts'
import { fitted, minuteCost, nothing } from './size-model.ts'
import { leftOut, type Point, points, sums } from './size-points.ts'

/** What the model says against what was measured. */
export interface Deviation {
  members: number
  what: string
  measured: number
  predicted: number
  unit: 'MB' | 'ms' | 'KB'
  /** Of the measured value. */
  error: number
  /** The most it is said to be. */
  stated: number
}

/** How far off the model may be; the tests hold it to that. */
const stated = { bytes: 0.05, minute: 0.1, visit: 0.25 }

const deviation = (fields: Omit<Deviation, 'error'>): Deviation => ({
  ...fields,
  error: (fields.predicted - fields.measured) / fields.measured,
})

const sum = (bytes: Record<string, number>): number => Object.values(bytes).reduce((total, size) => total + size, 0)

const ofPoint = ({ members, rows, bytes, costs, cache }: Point): Deviation[] => {
  const predicted = bytesOf(fitted, rows)
  const [measuredMinute, minute] = [minuteCost((action) => costs[action]), minuteCost((action) => costOf(fitted, action, members))]
  return [
    { what: 'all tables', measured: sum(bytes) / 1e6, predicted: sum(predicted) / 1e6, unit: 'MB', stated: stated.bytes } as const,
    {
      what: 'tables of the match feed',
      measured: (bytes.match + bytes.reactions) / 1e6,
      predicted: (predicted.match + predicted.reactions) / 1e6,
      unit: 'MB',
      stated: stated.bytes,
    } as const,
    {
      what: 'server, a minute on line',
      measured: measuredMinute.server,
      predicted: minute.server,
      unit: 'ms',
      stated: stated.minute,
    } as const,
    {
      what: 'PostgreSQL, the same',
      measured: measuredMinute.postgres,
      predicted: minute.postgres,
      unit: 'ms',
      stated: stated.minute,
    } as const,
    {
      what: 'pages of a visit',
      measured: bytesAVisit(cache) / 1e3,
      predicted: visitBytes(fitted, members) / 1e3,
      unit: 'KB',
      stated: stated.visit,
    } as const,
  ].map((each) => deviation({ members, ...each }))
}

/** All measured points against the model, the one it has not seen first. */
export const deviations = (): Deviation[] => {
  const feedOf = (rows: (typeof sums)[number]['rows']): number => {
    const { match, reactions } = bytesOf(fitted, { ...nothing, ...rows })
    return match + reactions
  }
  return [
    ...points.toSorted((one, other) => Number(other.members === leftOut) - Number(one.members === leftOut)).flatMap(ofPoint),
    ...sums.map(({ rows, bytes }) =>
      deviation({
        members: rows.members,
        what: 'tables of the match feed',
        measured: bytes / 1e6,
        predicted: feedOf(rows) / 1e6,
        unit: 'MB',
        stated: stated.bytes,
      }),
    ),
  ]
}
