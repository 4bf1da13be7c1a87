import { describeConversation } from './describe-conversation.ts'
import { type EvidentSign, isEvident } from './evident-signs.ts'
import { findSigns } from './find-signs.ts'
import type { ReadLine } from './read-line.ts'
import { pointsByFinding } from './sign-points.ts'

/** With at least this many points, what a member wrote is shown to a moderator; see docs/figures.md. */
export const suspiciousPoints = 5.5

export interface ConversationScore {
  /** Never below zero. */
  points: number
  /** What was found in the lines of the writer, with their positions. */
  signs: readonly { sign: EvidentSign; lines: readonly number[] }[]
}

/** Scores what one member wrote to another; `lines` are all messages of the two, the oldest first. */
export const scoreConversation = (lines: readonly { from: ReadLine['from']; text: string }[]): ConversationScore => {
  const read = lines.map(({ from, text }) => ({ from, signs: new Set(findSigns(text)) }))
  const points = Math.max(
    0,
    [...describeConversation(read)].reduce((sum, name) => sum + (pointsByFinding[name] ?? 0), 0),
  )
  const found = new Map<EvidentSign, number[]>()
  for (const [index, { from, signs }] of read.entries())
    if (from === 'writer') for (const sign of [...signs].filter(isEvident)) found.set(sign, [...(found.get(sign) ?? []), index])
  return { points, signs: [...found].map(([sign, at]) => ({ sign, lines: at })) }
}
