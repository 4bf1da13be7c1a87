import { type TextLine, strongestWords, weighWording } from '../wording/weigh-wording.ts'
import { listConversationFindings } from './list-conversation-findings.ts'
import { type EvidenceSign, isEvidenceSign } from './evident-signs.ts'
import { findSigns } from './find-signs.ts'
import { pointsByFinding } from './sign-points.ts'

/** With at least this many points, what a member wrote is shown to a moderator; see docs/figures.md. */
export const suspiciousPoints = 6
/** A message whose words alone have this many points is shown to a moderator, with its strongest words. */
const evidentWordingPoints = 2
const shownWords = 3

export interface ConversationScore {
  /** The points of the conversation; never below zero. */
  points: number
  /** What was found in the lines of the writer, with their positions. */
  signs: readonly { sign: EvidenceSign; lines: readonly number[] }[]
  /** The messages of the writer whose words are those of frauds, with these words. */
  wording: readonly { line: number; words: readonly string[] }[]
}

/** The points of the signs of a conversation alone; below zero for honest talk. */
export const sumSignPoints = (lines: readonly TextLine[]): number =>
  [...listConversationFindings(lines.map(({ from, signs }) => ({ from, signs: new Set(signs) })))].reduce(
    (sum, name) => sum + (pointsByFinding[name] ?? 0),
    0,
  )

/** Scores what one member wrote to another; `lines` are all messages of the two, the oldest first. */
export const scoreConversation = (lines: readonly Pick<TextLine, 'from' | 'text'>[]): ConversationScore => {
  const read = lines.map(({ from, text }) => ({ from, text, signs: findSigns(text) }))
  const { points, own } = weighWording(read, sumSignPoints(read))
  const found = new Map<EvidenceSign, number[]>()
  for (const [index, { from, signs }] of read.entries())
    if (from === 'writer') for (const sign of signs.filter(isEvidenceSign)) found.set(sign, [...(found.get(sign) ?? []), index])
  const ownLines = read.flatMap(({ from, text }, line) => (from === 'writer' ? [{ line, text }] : []))
  return {
    points: Math.max(0, points),
    signs: [...found].map(([sign, positions]) => ({ sign, lines: positions })),
    wording: ownLines
      .filter((_, index) => (own[index] ?? 0) >= evidentWordingPoints)
      .map(({ line, text }) => ({ line, words: strongestWords(text, shownWords) })),
  }
}
