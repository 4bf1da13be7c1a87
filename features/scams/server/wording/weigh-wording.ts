import { findSigns, foldText, type Sign } from '../signs/find-signs.ts'
import { conversationPoints, linePoints } from './wording-points.gen.ts'
import { extractWordings } from './extract-wordings.ts'

/** A message whose signs are known. */
export interface TextLine {
  from: 'writer' | 'other'
  text: string
  signs: readonly Sign[]
}
/** The points of each wording in the messages of one of the two people, and the points with which every message starts. */
export interface LinePoints {
  start: number
  byWording: ReadonlyMap<string, number>
}
/** The scores of a conversation by its wording. A higher score is more like a fraud; ordinary talk before or after does not lower it. */
export interface WordingScores {
  /** The highest sum of points of twelve messages in a row, from both people. */
  together: number
  /** The points of the signs. */
  signs: number
}

const togetherLines = 12
/** The lowest and highest points of one message, so that no message decides alone, and of all signs together. */
const limits = { line: [-2, 4], signs: [-3, 10] } as const
/** Points added while the other person has not answered: those of one ordinary answer, so that a single message does not decide. */
const noAnswer = limits.line[0]
const within = (value: number, [least, most]: readonly [number, number]): number => Math.max(least, Math.min(most, value))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const read = ([start, ...groups]: readonly string[]): LinePoints => ({
  start: Number(start),
  byWording: new Map(
    groups.flatMap((group) => {
      const [points, ...wordings] = group.split('|')
      return wordings.map((wording) => [wording, Number(points)] as const)
    }),
  ),
})
const pointsOf = { writer: read(linePoints.writer), other: read(linePoints.other) }

/** The points of one message. */
export const weighLine = (text: string, signs: readonly Sign[], { start, byWording }: LinePoints): number =>
  extractWordings(foldText(text), signs).reduce((total, wording) => total + (byWording.get(wording) ?? 0), start)

interface WeighedLine {
  from: TextLine['from']
  points: number
}

/** Adds up what the messages of both come to, the oldest first; `signPoints` are the points of `listConversationFindings`. */
export const computeWordingScores = (lines: readonly WeighedLine[], signPoints: number): WordingScores => {
  const limited = lines.map(({ points }) => within(points, limits.line))
  const runs = limited.map((_, index) => sum(limited.slice(index, index + togetherLines)))
  const forAnswers = lines.some(({ from }) => from === 'other') ? 0 : noAnswer
  return { together: Math.max(limits.line[0], ...runs) + forAnswers, signs: within(signPoints, limits.signs) }
}

/** Weighs the words of a conversation together with the points of its signs. `own` are the points of the writer's messages. */
export const weighWording = (lines: readonly TextLine[], signPoints: number): { points: number; own: readonly number[] } => {
  const weighed = lines.map(({ from, text, signs }) => ({ from, points: weighLine(text, signs, pointsOf[from]) }))
  const found = computeWordingScores(weighed, signPoints)
  const { start, together, signs } = conversationPoints
  return {
    points: start + together * found.together + signs * found.signs,
    own: weighed.filter(({ from }) => from === 'writer').map(({ points }) => points),
  }
}

/** The words that give a message most of its points, the strongest first. Signs are left out: they are shown by name. */
export const strongestWords = (text: string, most: number): string[] => {
  const weighed = extractWordings(foldText(text), findSigns(text))
    .filter((wording) => !wording.startsWith(':') && !wording.includes('#'))
    .map((wording) => ({ wording, points: pointsOf.writer.byWording.get(wording) ?? 0 }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
  return weighed.slice(0, most).map(({ wording }) => wording)
}
