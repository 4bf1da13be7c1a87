import { findSigns, foldText, type Sign } from '../signs/find-signs.ts'
import { conversationPoints, linePoints } from './wording-points.gen.ts'
import { readWording } from './read-wording.ts'

/** A message whose signs are known. */
export interface TextLine {
  from: 'writer' | 'other'
  text: string
  signs: readonly Sign[]
}
/** The points of words in the messages of one side, and what every message starts with. */
export interface LinePoints {
  start: number
  byWording: ReadonlyMap<string, number>
}
/** What the wording of a conversation comes to. Each number is greater the more it is like a fraud; ordinary talk before or after lowers none. */
export interface WordingFindings {
  /** The most that twelve messages of the two in a row come to. */
  together: number
  /** The points of the signs. */
  signs: number
}

const togetherLines = 12
/** Limits of one message, so that none decides alone, and of the points of the signs. */
const limits = { line: [-2, 4], signs: [-3, 10] } as const
/** Nobody has answered yet: as one ordinary answer, so that a single message does not decide. */
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
  readWording(foldText(text), signs).reduce((total, wording) => total + (byWording.get(wording) ?? 0), start)

interface WeighedLine {
  from: TextLine['from']
  points: number
}

/** Adds up what the messages of both come to, the oldest first; `signPoints` are the points of `describeConversation`. */
export const findWording = (lines: readonly WeighedLine[], signPoints: number): WordingFindings => {
  const limited = lines.map(({ points }) => within(points, limits.line))
  const runs = limited.map((_, index) => sum(limited.slice(index, index + togetherLines)))
  const forAnswers = lines.some(({ from }) => from === 'other') ? 0 : noAnswer
  return { together: Math.max(limits.line[0], ...runs) + forAnswers, signs: within(signPoints, limits.signs) }
}

/** Weighs the words of a conversation together with the points of its signs. `own` are the points of the writer's messages. */
export const weighWording = (lines: readonly TextLine[], signPoints: number): { points: number; own: readonly number[] } => {
  const weighed = lines.map(({ from, text, signs }) => ({ from, points: weighLine(text, signs, pointsOf[from]) }))
  const found = findWording(weighed, signPoints)
  const { start, together, signs } = conversationPoints
  return {
    points: start + together * found.together + signs * found.signs,
    own: weighed.filter(({ from }) => from === 'writer').map(({ points }) => points),
  }
}

/** The words that give a message most of its points, the strongest first. Signs are left out: they are shown by name. */
export const strongestWords = (text: string, most: number): string[] => {
  const weighed = readWording(foldText(text), findSigns(text))
    .filter((wording) => !wording.startsWith(':') && !wording.includes('#'))
    .map((wording) => ({ wording, points: pointsOf.writer.byWording.get(wording) ?? 0 }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
  return weighed.slice(0, most).map(({ wording }) => wording)
}
