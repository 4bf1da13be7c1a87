import { actions, type Action, type Group, groups, type Point, points, sums } from './size-points.ts'

interface Sample {
  factors: readonly number[]
  value: number
}

/** Solves a small system of linear equations by elimination; each row holds the factors and, last, the sum. */
const solve = (rows: number[][]): number[] => {
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let pivot = 0; pivot < rows.length; pivot++)
    for (let row = 0; row < rows.length; row++) {
      if (row === pivot) continue
      const times = cell(row, pivot) / cell(pivot, pivot)
      rows[row] = (rows[row] ?? []).map((value, column) => value - times * cell(pivot, column))
    }
  return rows.map((_, row) => cell(row, rows.length) / cell(row, row))
}

/** The coefficients with which the factors come nearest to the values, by least squares of the relative errors. */
const leastSquares = (samples: readonly Sample[]): number[] => {
  const size = samples[0]?.factors.length ?? 0
  const sum = (term: (sample: Sample) => number) =>
    samples.reduce((total, sample) => total + term(sample) / (sample.value * sample.value), 0)
  return solve(
    Array.from({ length: size }, (_, row) => [
      ...Array.from({ length: size }, (_, column) => sum(({ factors }) => (factors[row] ?? 0) * (factors[column] ?? 0))),
      sum(({ factors, value }) => (factors[row] ?? 0) * value),
    ]),
  )
}

/** `base`, and `growth` more for each tenfold of the members. */
interface Line {
  base: number
  growth: number
}

/** Fewer were not measured, and a line goes on below nothing. */
const fewest = Math.min(...points.map(({ members }) => members))
const at = ({ base, growth }: Line, members: number): number => base + growth * Math.log10(Math.max(members, fewest))

const fitLine = (samples: readonly { members: number; value: number }[]): Line => {
  const [base = 0, growth = 0] = leastSquares(samples.map(({ members, value }) => ({ factors: [1, Math.log10(members)], value })))
  if (growth > 0) return { base, growth }
  // Nothing becomes cheaper by there being more members: what looks so is the scatter of the measurement.
  const [mean = 0] = leastSquares(samples.map(({ value }) => ({ factors: [1], value })))
  return { base: mean, growth: 0 }
}

export interface Fitted {
  /** Bytes of one row of what each group of tables grows with, its indexes included, as loaded. */
  bytes: Record<Group, number>
  /** Milliseconds of processor time. */
  cost: Record<Action, { server: Line; postgres: Line }>
  /** Bytes of pages that one visit wants to have in memory. */
  visit: Line
}

/** What each group of tables grows with. */
const countedBy = {
  match: 'members',
  reactions: 'reactions',
  around: 'members',
  notices: 'notices',
  told: 'notices',
  views: 'views',
  attention: 'attention',
  conversations: 'conversations',
  messages: 'messages',
} as const satisfies Record<Group, keyof Point['rows']>

const fitBytes = (measured: readonly Point[]): Record<Group, number> => {
  const alone = (group: Group) =>
    leastSquares(measured.map(({ rows, bytes }) => ({ factors: [rows[countedBy[group]]], value: bytes[group] })))[0] ?? 0
  // The largest are known as one sum of both.
  const [match = 0, reactions = 0] = leastSquares([
    ...measured.map(({ rows, bytes }) => ({ factors: [rows.members, 0], value: bytes.match })),
    ...measured.map(({ rows, bytes }) => ({ factors: [0, rows.reactions], value: bytes.reactions })),
    ...sums.map(({ rows, bytes }) => ({ factors: [rows.members, rows.reactions], value: bytes })),
  ])
  return { ...(Object.fromEntries(groups.map((group) => [group, alone(group)])) as Record<Group, number>), match, reactions }
}

/** Of the measured visits without the first: what those wait for is also what the server reads once, when it has started. */
export const bytesAVisit = (cache: Point['cache']): number => {
  const [first, last] = [cache[1], cache.at(-1)]
  return first === undefined || last === undefined ? Number.NaN : (last.bytes - first.bytes) / (last.visits - first.visits)
}

/** Fits bytes and processor time to measured points. */
export const fit = (measured: readonly Point[]): Fitted => ({
  bytes: fitBytes(measured),
  cost: Object.fromEntries(
    actions.map((action) => {
      const line = (of: 'server' | 'postgres') => fitLine(measured.map(({ members, costs }) => ({ members, value: costs[action][of] })))
      return [action, { server: line('server'), postgres: line('postgres') }]
    }),
  ) as Fitted['cost'],
  visit: fitLine(measured.map(({ members, cache }) => ({ members, value: bytesAVisit(cache) }))),
})

/** Bytes of each group of tables with so many rows, as loaded. */
export const bytesOf = ({ bytes }: Fitted, rows: Point['rows']): Record<Group, number> =>
  Object.fromEntries(groups.map((group) => [group, bytes[group] * rows[countedBy[group]]])) as Record<Group, number>

/** Milliseconds of processor time of one action among so many members. */
export const costOf = ({ cost }: Fitted, action: Action, members: number): { server: number; postgres: number } => ({
  server: at(cost[action].server, members),
  postgres: at(cost[action].postgres, members),
})

/** Bytes of pages that one visit among so many members wants to have in memory. */
export const visitBytes = ({ visit }: Fitted, members: number): number => at(visit, members)
