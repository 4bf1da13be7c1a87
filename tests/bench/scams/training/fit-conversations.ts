import { sumSignPoints } from '#features/scams/server/signs/score-conversation.ts'
import { computeWordingScores, type LinePoints, weighLine, type WordingScores } from '#features/scams/server/wording/weigh-wording.ts'
import type { WrittenConversation } from '../conversation.ts'
import { writeFromBlocks } from '../write-conversations.ts'
import { fitLines } from './fit-lines.ts'
import { findSignsCached } from './line-examples.ts'
import { trainingLanguages, selectWriterBlocks, type SingleLine, type TrainingBlock, WRITER_SUFFIXES } from './read-training.ts'

/** Conversations of each language and part. */
const count = { scams: 60, honest: 500 }
const seed = 20
const rounds = 800
const step = 2
const penalty = 0.0003
/** The share `falseAlarms` of honest conversations has at least `points`: 4 less than the limit in use, because strangers write otherwise. */
const honestLimit = { points: 2, falseAlarms: 0.003 }

type Factors = Record<keyof WordingScores | 'start', number>
interface Example {
  found: WordingScores
  isScam: boolean
  language: string
  writer: string
}
const names = ['together', 'signs'] as const

/** What is found in a conversation with words that were counted elsewhere. */
export const scoreConversationWording = ({ lines }: WrittenConversation, points: Record<'writer' | 'other', LinePoints>): WordingScores => {
  const read = lines.map(({ from, text }) => ({ from, text, signs: findSignsCached(text) }))
  return computeWordingScores(
    read.map(({ from, text, signs }) => ({ from, points: weighLine(text, signs, points[from]) })),
    sumSignPoints(read),
  )
}

/** Conversations of each writer, read with words that were counted in the texts of all others. */
const writeExamples = (blocks: readonly TrainingBlock[], lines: readonly SingleLine[]): Example[] =>
  WRITER_SUFFIXES.flatMap((writer, index) => {
    const isOther = (one: { writer: string }) => one.writer !== writer
    const points = fitLines(blocks.filter(isOther), lines.filter(isOther))
    return trainingLanguages.flatMap((language) =>
      writeFromBlocks(language, selectWriterBlocks(blocks, language, writer), { seed: seed + index, ...count, part: 'known' }).map(
        (written) => ({
          found: scoreConversationWording(written, points),
          isScam: written.playbook !== null,
          language,
          writer,
        }),
      ),
    )
  })

export const scoreFindings = (found: WordingScores, factors: Factors): number =>
  names.reduce((total, name) => total + factors[name] * found[name], factors.start)

/** Logistic regression by gradient descent over findings of one scale; no finding may take points away. */
const fit = (examples: readonly Example[]): Factors => {
  const scales = names.map((name) => {
    const values = examples.map(({ found }) => found[name])
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return { name, mean, spread: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1 }
  })
  const rows = examples.map(({ found, isScam }) => ({
    values: scales.map(({ name, mean, spread }) => (found[name] - mean) / spread),
    isScam,
  }))
  let factors = names.map(() => 0)
  let start = -3
  for (let round = 0; round < rounds; round++) {
    const slopes = names.map(() => 0)
    let startSlope = 0
    for (const { values, isScam } of rows) {
      const total = values.reduce((sum, value, index) => sum + value * (factors[index] ?? 0), start)
      const slope = 1 / (1 + Math.exp(-total)) - Number(isScam)
      startSlope += slope
      for (const [index, value] of values.entries()) slopes[index] = (slopes[index] ?? 0) + slope * value
    }
    start -= (step * startSlope) / rows.length
    factors = factors.map((factor, index) => Math.max(0, factor - step * ((slopes[index] ?? 0) / rows.length + penalty * factor)))
  }
  const raw = scales.map(({ name, mean, spread }, index) => ({ name, factor: (factors[index] ?? 0) / spread, mean }))
  const found = Object.fromEntries(raw.map(({ name, factor }) => [name, factor])) as Omit<Factors, 'start'>
  return { ...found, start: start - raw.reduce((sum, { factor, mean }) => sum + factor * mean, 0) }
}

/** What was found and what was falsely accused among conversations whose part neither words nor factors were fitted to. */
export interface ValidationCounts {
  language: string
  found: number
  falseAlarms: number
}

/**
 * Fits how the findings of a conversation add up, on the scale of `honestLimit`.
 * @returns the factors, and how each language did
 */
export const fitConversations = (
  blocks: readonly TrainingBlock[],
  lines: readonly SingleLine[],
): { factors: Factors; validation: ValidationCounts[] } => {
  const examples = writeExamples(blocks, lines)
  const judged = WRITER_SUFFIXES.flatMap((writer) => {
    const factors = fit(examples.filter((one) => one.writer !== writer))
    return examples.filter((one) => one.writer === writer).map((one) => ({ ...one, points: scoreFindings(one.found, factors) }))
  })
  const honest = judged.filter(({ isScam }) => !isScam).map(({ points }) => points)
  const reached = honest.toSorted((a, b) => b - a)[Math.floor(honest.length * honestLimit.falseAlarms)] ?? 0
  const share = (language: string, isScam: boolean) => {
    const chosen = judged.filter((one) => one.language === language && one.isScam === isScam)
    return chosen.filter(({ points }) => points > reached).length / chosen.length
  }
  const factors = fit(examples)
  const rounded = Object.fromEntries(
    Object.entries({ ...factors, start: factors.start + honestLimit.points - reached }).map(([name, value]) => [
      name,
      Math.round(value * 100) / 100,
    ]),
  ) as Factors
  return {
    factors: rounded,
    validation: trainingLanguages.map((language) => ({ language, found: share(language, true), falseAlarms: share(language, false) })),
  }
}
