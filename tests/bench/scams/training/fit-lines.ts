import type { LinePoints } from '#features/scams/server/wording/weigh-wording.ts'
import { createSeededRandom } from '../../../../platform/shared/seeded-random.ts'
import { createLineExamples, toLineExamples, type LineExample } from './line-examples.ts'
import type { SingleLine, TrainingBlock } from './read-training.ts'

/** A wording has points only if it is in this many plots or single lines. */
const leastSources = 3
/** Of the logistic regression: how strongly points are drawn to zero, how far a step goes, how often all examples are read. */
const penalty = 0.01
const step = 0.2
const rounds = 12
const seeds = { writer: 5, other: 6, order: 3 }

const countSources = (examples: readonly LineExample[]): Map<string, Set<string>> => {
  const sources = new Map<string, Set<string>>()
  for (const { wording, source } of examples) for (const one of wording) sources.set(one, (sources.get(one) ?? new Set()).add(source))
  return sources
}

/** A position in a typed array; every position that is asked for exists. */
const at = (values: Float64Array, index: number): number => values[index] ?? 0

/** Logistic regression with AdaGrad (Duchi, Hazan and Singer 2011); the same examples give the same points, rounded to 0.1. */
const fit = (examples: readonly LineExample[]): LinePoints => {
  const known = [...countSources(examples)].filter(([, { size }]) => size >= leastSources).map(([wording]) => wording)
  const indexOf = new Map(known.map((wording, index) => [wording, index]))
  const rows = examples.map(({ wording, isScam, weight }) => ({ found: wording.flatMap((one) => indexOf.get(one) ?? []), isScam, weight }))
  const points = new Float64Array(known.length)
  const squares = new Float64Array(known.length).fill(1e-6)
  let start = 0
  let startSquare = 1e-6
  const random = createSeededRandom(seeds.order)
  for (let round = 0; round < rounds; round++)
    for (const { found, isScam, weight } of random.some(rows, rows.length)) {
      const total = found.reduce((all, index) => all + at(points, index), start)
      const slope = (1 / (1 + Math.exp(-total)) - Number(isScam)) * weight
      startSquare += slope * slope
      start -= (step * slope) / Math.sqrt(startSquare)
      for (const index of found) {
        const own = slope + penalty * at(points, index)
        squares[index] = at(squares, index) + own * own
        points[index] = at(points, index) - (step * own) / Math.sqrt(at(squares, index))
      }
    }
  const rounded = known.map((wording, index) => [wording, Math.round(at(points, index) * 10) / 10] as const)
  return { start: Math.round(start * 10) / 10, byWording: new Map(rounded.filter(([, value]) => value !== 0)) }
}

/** Counts the words of both sides. Of single lines, frauds are messages of the writer only. */
export const fitLines = (blocks: readonly TrainingBlock[], lines: readonly SingleLine[]): Record<'writer' | 'other', LinePoints> => {
  const singles = toLineExamples(lines)
  return {
    writer: fit([...createLineExamples(blocks, 'writer', seeds.writer), ...singles]),
    other: fit([...createLineExamples(blocks, 'other', seeds.other), ...singles.filter(({ isScam }) => !isScam)]),
  }
}
