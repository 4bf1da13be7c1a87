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
/** What the wording of a conversation comes to. Each number is greater the more it is like a fraud; more ordinary talk lowers none of them. */
export interface WordingFindings {
  /** The most that three messages of the writer in a row come to, and five. */
  three: number
  five: number
  /** The four highest messages of the writer, wherever they are. */
  highest: number
  /** The most that four answers of the other in a row come to. */
  answers: number
  /** The points of the signs. */
  signs: number
}

/** Limits of one message, so that none decides alone, and of the points of the signs. */
const limits = { line: [-2, 4], highest: [-3, 4], signs: [-3, 10] } as const
const within = (value: number, [least, most]: readonly [number, number]): number => Math.max(least, Math.min(most, value))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
/** What a side without a message comes to: as much as its most ordinary message. Else nobody who gets no answer would be found. */
const none = limits.line[0]
/** Messages that are not there count as the least, so that more ordinary talk lowers nothing. */
const noLines: readonly number[] = Array.from({ length: 4 }, () => limits.highest[0])

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

const mostInARow = (points: readonly number[], length: number): number =>
  Math.max(none, ...points.map((_, index) => sum(points.slice(index, index + length).map((one) => within(one, limits.line)))))

/** Adds up what the messages of the two sides come to; `signPoints` are the points of `describeConversation`. */
export const findWording = (own: readonly number[], answers: readonly number[], signPoints: number): WordingFindings => ({
  three: mostInARow(own, 3),
  five: mostInARow(own, 5),
  highest: sum(
    [...own, ...noLines]
      .map((one) => within(one, limits.highest))
      .toSorted((a, b) => b - a)
      .slice(0, noLines.length),
  ),
  answers: mostInARow(answers, 4),
  signs: within(signPoints, limits.signs),
})

/** Weighs the words of a conversation together with the points of its signs. */
export const weighWording = (lines: readonly TextLine[], signPoints: number): { points: number; own: readonly number[] } => {
  const weighed = (side: 'writer' | 'other') =>
    lines.filter(({ from }) => from === side).map(({ text, signs }) => weighLine(text, signs, pointsOf[side]))
  const own = weighed('writer')
  const found = findWording(own, weighed('other'), signPoints)
  const { start, ...rest } = conversationPoints
  const factors: Readonly<Record<keyof WordingFindings, number>> = rest
  const names = Object.keys(factors) as (keyof WordingFindings)[]
  return { points: names.reduce<number>((total, name) => total + factors[name] * found[name], start), own }
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
